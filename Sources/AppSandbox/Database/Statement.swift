import CSQLite

/// A compiled statement of a database.
public struct Statement: ~Copyable {
  private let statement: OpaquePointer
  private let connection: OpaquePointer
  private let path: String

  /// SQLite's `SQLITE_TRANSIENT`, which it never calls: the sign to copy the bytes before it returns.
  private static var copying: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  init(_ sql: String, _ connection: OpaquePointer, path: String) throws(DatabaseError) {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      throw DatabaseError(connection, path: path)
    }
    guard let statement else { throw .statementIsWrong(path: path, "there is no statement") }
    (self.statement, self.connection, self.path) = (statement, connection, path)
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it with these values for its `?`, from the left, and gives every row.
  @discardableResult
  public func rows(_ values: [DatabaseValue] = []) throws(DatabaseError) -> [DatabaseRow] {
    try bind(values)
    // Without it, the statement would keep its locks on the database.
    defer { sqlite3_reset(statement) }
    var columns: [String]?
    var rows: [DatabaseRow] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        // Only now the names are those of these rows: the tables may have changed since it was compiled.
        let names = columns ?? self.columns
        columns = names
        rows.append(DatabaseRow(columns: names, values: rowValues(names.count)))
      case SQLITE_DONE: return rows
      default: throw DatabaseError(connection, path: path)
      }
    }
  }

  private func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    let wanted = Int(sqlite3_bind_parameter_count(statement))
    if values.count != wanted {
      throw .valuesDoNotFit(path: path, wanted: wanted, given: values.count)
    }
    for (index, value) in zip(Int32(1)..., values) {
      guard bind(value, index) == SQLITE_OK else { throw DatabaseError(connection, path: path) }
    }
  }

  private func bind(_ value: DatabaseValue, _ index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      // By its length, for a text may have a NUL in it.
      let statement = statement
      return text.withCString {
        sqlite3_bind_text64(
          statement, index, $0, UInt64(text.utf8.count), Self.copying, UInt8(SQLITE_UTF8))
      }
    case .blob(let bytes):
      if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
      let statement = statement
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), Self.copying)
      }
    }
  }

  private func rowValues(_ count: Int) -> [DatabaseValue] {
    var values: [DatabaseValue] = []
    for index in 0..<Int32(count) { values.append(value(index)) }
    return values
  }

  private func value(_ index: Int32) -> DatabaseValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, index)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      // The text must be asked for first: that may move the bytes.
      let start = sqlite3_column_text(statement, index)
      let bytes = UnsafeBufferPointer(start: start, count: count(index))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, index)
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: count(index))))
    default: return .null
    }
  }

  private func count(_ index: Int32) -> Int {
    Int(sqlite3_column_bytes(statement, index))
  }

  private var columns: [String] {
    let statement = statement
    return (0..<sqlite3_column_count(statement)).map { index in
      sqlite3_column_name(statement, index).map { String(cString: $0) } ?? ""
    }
  }
}
