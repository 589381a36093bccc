import AppSandbox
import Foundation

// What only a process of its own may do: NSKeyedUnarchiver ends the process for much that is wrong,
// and a locale is the whole process's.

/// The account that the tests archive, as lines with a member each.
final class Account: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let lines: [String]

  required init?(coder: NSCoder) {
    let date = coder.decodeObject(of: NSDate.self, forKey: "expires") as Date?
    let data = coder.decodeObject(of: NSData.self, forKey: "secret") as Data?
    let set = coder.decodeObject(of: [NSSet.self, NSString.self], forKey: "tags") as? NSSet
    let devices = coder.decodeObject(of: [NSArray.self, Device.self], forKey: "devices")
    let extra = coder.decodeObject(
      of: [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self], forKey: "extra")
    let members = extra as? NSDictionary
    let array = members?["array"] as? NSArray
    lines = [
      "name \(coder.decodeObject(of: NSString.self, forKey: "name") ?? "")",
      "count \(coder.decodeInteger(forKey: "count"))",
      "whole \(coder.decodeDouble(forKey: "whole"))",
      "isOn \(coder.decodeBool(forKey: "isOn"))",
      "expires \(date?.timeIntervalSinceReferenceDate ?? 0)",
      "secret \(data?.base64EncodedString() ?? "")",
      "tags \((set?.allObjects as? [String] ?? []).sorted())",
      "devices \((devices as? [Device] ?? []).map(\.name))",
      "extra \(array?[0] as? Int ?? 0) \(array?[1] as? Double ?? 0) \(members?["key"] ?? "")",
    ]
  }

  func encode(with coder: NSCoder) {}
}

final class Device: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String

  required init?(coder: NSCoder) {
    name = (coder.decodeObject(of: NSString.self, forKey: "name") ?? "") as String
  }

  func encode(with coder: NSCoder) {}
}

func unarchive() throws {
  let data = FileHandle.standardInput.readDataToEndOfFile()
  let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
  unarchiver.requiresSecureCoding = true
  unarchiver.setClass(Account.self, forClassName: "Account")
  unarchiver.setClass(Device.self, forClassName: "Device")
  let account = unarchiver.decodeObject(of: Account.self, forKey: "root")
  print(account?.lines.joined(separator: "\n") ?? "nothing")
}

/// Reads and writes a number where the locale of the environment is in force, as in a program with a
/// screen.
func real(_ number: Double) throws {
  setlocale(LC_ALL, "")
  print("0,5 is", atof("0,5"))
  let xml = String(decoding: try PropertyList.real(number).xml(), as: UTF8.self)
  let line = xml.split(separator: "\n").first { $0.hasPrefix("<real>") } ?? ""
  print(line, "is", try PropertyList.read(Data(xml.utf8)).realValue ?? .nan)
}

switch CommandLine.arguments.dropFirst().first {
case "unarchive": try unarchive()
case "real": try real(Double(CommandLine.arguments.last ?? "") ?? 0)
default: exit(2)
}
