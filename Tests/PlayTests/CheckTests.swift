import Foundation
import Testing

/// `check` looks at files and touches nothing.
@Suite struct CheckTests {
  @Test func goodWarnedAndBadFilesAreToldApart() throws {
    let home = try PlayersHome()
    try home.write(BoardSavingTests.saved, to: "good.data")
    try home.write(#"{ "gird": 1, "grid": ["XO.", ".X.", "..."] }"#, to: "warned.data")
    try home.write("{ \"grid\": [\"XO.\",\n  \"XXZ\", \"...\"] }", to: "bad.data")
    func check(_ names: String...) throws -> Program.Run {
      try Program.run(["check"] + names.map { "\($0).data" }, directory: "\(home.path)/Documents")
    }
    let good = try check("good")
    #expect(good.text == "1 file checked: no errors, no warnings.\n")
    #expect(good.exit == .status(0))
    let warned = try check("warned")
    #expect(warned.text.hasPrefix("warned.data:1:3: warning: ") && warned.exit == .status(0))
    #expect(warned.text.contains("[member]") && warned.text.contains("grid"))
    let bad = try check("bad")
    #expect(bad.text.hasPrefix("bad.data:2:6: error: ") && bad.exit == .status(1))
    #expect(bad.lines[1...2] == ["  \"XXZ\", \"...\"] }", "     ^"])
    let all = try check("good", "bad", "warned", "good")
    #expect(all.lines.dropLast() == bad.lines.dropLast() + warned.lines.dropLast())
    #expect(all.lines.last == "4 files checked: 1 error, 1 warning.")
    #expect(all.exit == .status(1))
    #expect(all.errorText.isEmpty)
  }

  @Test func whatIsNoFileIsSaidWithoutWaiting() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      cd "$FOLDER"
      mkdir folder; mkfifo fifo; truncate -s 500M huge; : >empty; ln -s empty link; ln -s loop loop
      "$GAME" check folder fifo huge empty missing /dev/zero link loop; echo $?
      """)
    let codes = ["file", "file", "size", "syntax", "file", "file"]
    let errors = run.lines.filter { $0.contains(" error: ") }
    for (line, code) in zip(errors, codes) { #expect(line.hasSuffix("[\(code)]")) }
    #expect(errors.count >= 7)
    for (line, name) in zip(errors, ["folder", "fifo", "huge", "empty", "missing", "/dev/zero"]) {
      #expect(line.hasPrefix("\(name):"))
    }
    #expect(run.lines.suffix(2) == ["8 files checked: 8 errors, no warnings.", "1"])
  }

  @Test func standardInputIsCheckedAndNotReadWithoutEnd() throws {
    let run = try Program.run(["check", "-"], input: #"{ "grid": ["XO." ".X."] }"#)
    #expect(run.lines.first == "-:1:17: error: expected a comma here [syntax]")
    #expect(run.exit == .status(1))
    let endless = try Program.run(command: "sh", ["-c", "\(try Program.path) check - </dev/zero"])
    #expect(endless.lines.first?.hasSuffix("[size]") == true)
  }

  @Test func editorsGetNothingElseWhenAFileIsMended() throws {
    let home = try PlayersHome()
    let name = "né\u{1B}\n.data"
    try home.write(#"{ "gird": 1, "grid": ["X.."] }"#, to: name)
    let run = try Program.run(
      ["check", "--fix", "--format", "json", name], environment: ["LC_ALL": "C"],
      directory: "\(home.path)/Documents")
    #expect(run.output.allSatisfy { $0 < 0x80 } && run.lines.count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(object["file"] as? String == name)
    #expect(run.errorText.contains("written anew") && run.exit == .status(0))
  }

  @Test func editorsGetAnObjectADiagnosticAndNothingElse() throws {
    let text = #"{ "gird": 1, "grid": ["XO.", ".XZ", "..."], "first": "X", "first": "O" }"#
    let run = try Program.run(["check", "--format", "json", "-"], input: text)
    let objects = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["code"] as? String } == ["member", "value", "duplicate"])
    #expect(objects.map { $0["severity"] as? String } == ["warning", "error", "error"])
    #expect(objects.allSatisfy { $0["file"] as? String == "-" && $0["line"] as? Int == 1 })
    #expect(objects.map { $0["column"] as? Int } == [3, 33, 59])
    #expect(objects.map { $0["endColumn"] as? Int } == [9, 34, 66])
    let note = try #require(objects.last?["note"] as? [String: Any])
    #expect(note["column"] as? Int == 45 && note["message"] is String)
    #expect(run.errorText.isEmpty && run.exit == .status(1))
  }

  @Test func aSaveIsWrittenAnewAndTheOldOneIsKept() throws {
    let home = try PlayersHome()
    let short = #"{ grid: ["XO.", ".X.", "..."], } // mine"#
    try home.write(short, to: "a.data")
    try home.write("{", to: "bad.data")
    let path = "\(home.path)/Documents"
    func fix(_ names: String...) throws -> Program.Run {
      try Program.run(["check", "--fix"] + names, directory: path)
    }
    let run = try fix("a.data", "./bad.data")
    #expect(run.lines.first == "a.data: written anew; the old one is kept as a.data.orig")
    #expect(run.exit == .status(1))
    #expect(home.read("a.data.orig") == short && home.read("bad.data") == "{")
    #expect(home.read("a.data")?.hasPrefix("{\n  \"first\" : \"X\",") == true)

    let again = try fix("./a.data")
    #expect(again.lines == ["1 file checked: no errors, no warnings."])
    try home.write(short, to: "a.data")
    let second = try fix("\(path)/a.data")
    #expect(second.lines.first?.hasSuffix("kept as \(path)/a.data.orig-2") == true)
    #expect(home.documents == ["a.data", "a.data.orig", "a.data.orig-2", "bad.data"])
  }

  @Test func whatCannotBeWrittenAnewIsAsItWas() throws {
    let home = try PlayersHome()
    let run = try home.shell(
      """
      cd "$FOLDER"
      echo '{ grid: ["..."] }' >a; ln -s a link; cp a read-only; chmod 444 read-only
      "$GAME" check --fix link read-only; echo $?
      cat a read-only; ls
      """)
    #expect(
      run.lines == [
        "2 files checked: no errors, no warnings.", "1", "{ grid: [\"...\"] }",
        "{ grid: [\"...\"] }", "a", "home", "link", "read-only",
      ])
    #expect(run.errorText.contains("link: is a symbolic link"))
    #expect(run.errorText.contains("read-only: is read-only"))
  }

  @Test func checkingNeedsNoHome() throws {
    let run = try Program.run(["check", "/nonexistent"], environment: ["HOME": ""])
    #expect(run.lines.first == "/nonexistent: error: there is no such file [file]")
  }
}
