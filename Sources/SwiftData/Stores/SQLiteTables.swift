import CSQLite
import Foundation

/// A file of SQLite's with a table for each class of models.
final class SQLiteTables: @unchecked Sendable {
  /// What went wrong, in SQLite's words.
  struct Problem: Error {
    let words: String
  }

  let url: URL
  private var base: OpaquePointer?

  init(_ url: URL, isReadOnly: Bool) throws {
    self.url = url
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(url.path, &base, flags | SQLITE_OPEN_FULLMUTEX, nil) == SQLITE_OK else {
      let problem = problem
      sqlite3_close(base)
      base = nil
      throw problem
    }
    sqlite3_busy_timeout(base, 2000)
    if try !columns("Z_METADATA").isEmpty {
      throw Problem(words: "it was written on an Apple system, whose tables are not read here")
    }
    guard !isReadOnly else { return }
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    try run("CREATE TABLE IF NOT EXISTS _metadata (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
  }

  deinit { sqlite3_close(base) }

  private var problem: Problem {
    Problem(words: base.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
  }

  /// A name as SQL writes it.
  static func name(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  // MARK: Reading

  /// The columns of a table; none where there is no such table.
  func columns(_ table: String) throws -> [String] {
    var names: [String] = []
    try each("PRAGMA table_info(\(Self.name(table)))") { names.append(Self.text($0, 1)) }
    return names
  }

  func metadata() throws -> [String: String] {
    guard try !columns("_metadata").isEmpty else { return [:] }
    var found: [String: String] = [:]
    try each("SELECT name, value FROM _metadata") { found[Self.text($0, 0)] = Self.text($0, 1) }
    return found
  }

  /// Calls a block with each row of a table: its number, and its values.
  func read(
    _ table: String,
    _ columns: [String],
    _ body: (Int64, [StoredValue]) throws -> Void
  ) throws {
    let names = (["_number"] + columns).map(Self.name).joined(separator: ", ")
    let count = Int32(columns.count)
    try each("SELECT \(names) FROM \(Self.name(table)) ORDER BY _number") { row in
      var values: [StoredValue] = []
      values.reserveCapacity(columns.count)
      for column in 1..<max(count + 1, 1) { values.append(Self.value(row, column)) }
      try body(sqlite3_column_int64(row, 0), values)
    }
  }

  private func each(_ text: String, _ body: (OpaquePointer) throws -> Void) throws {
    try prepared(text) { statement in
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: try body(statement)
        case SQLITE_DONE: return
        default: throw problem
        }
      }
    }
  }

  private static func text(_ row: OpaquePointer, _ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(row, column) else { return "" }
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private static func value(_ row: OpaquePointer, _ column: Int32) -> StoredValue {
    switch sqlite3_column_type(row, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(row, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(row, column))
    case SQLITE_TEXT: return .text(text(row, column))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(row, column))
      return .data(
        sqlite3_column_blob(row, column).map { Data(bytes: $0, count: count) } ?? Data()
      )
    default: return .null
    }
  }

  // MARK: Writing

  /// Does several things: all of them, or none.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  func write(_ metadata: [String: String]) throws {
    try prepared("INSERT OR REPLACE INTO _metadata VALUES (?, ?)") { statement in
      for (name, value) in metadata {
        bind(.text(name), statement, 1)
        bind(.text(value), statement, 2)
        try step(statement)
      }
    }
  }

  /// Writes rows of a table.
  func write(_ table: String, _ columns: [String], _ rows: [(Int64, [StoredValue])]) throws {
    let names = (["_number"] + columns).map(Self.name).joined(separator: ", ")
    let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    let text = "INSERT OR REPLACE INTO \(Self.name(table)) (\(names)) VALUES (\(places))"
    try prepared(text) { statement in
      for (number, values) in rows {
        sqlite3_bind_int64(statement, 1, number)
        for (place, value) in values.enumerated() { bind(value, statement, Int32(place + 2)) }
        try step(statement)
      }
    }
  }

  func delete(_ table: String, _ numbers: [Int64]) throws {
    try prepared("DELETE FROM \(Self.name(table)) WHERE _number = ?") { statement in
      for number in numbers {
        sqlite3_bind_int64(statement, 1, number)
        try step(statement)
      }
    }
  }

  /// Sets a value in each row of a table.
  func fill(_ table: String, _ column: String, _ value: StoredValue) throws {
    try prepared("UPDATE \(Self.name(table)) SET \(Self.name(column)) = ?") { statement in
      bind(value, statement, 1)
      try step(statement)
    }
  }

  func isEmpty(_ table: String) throws -> Bool {
    var isEmpty = true
    try each("SELECT 1 FROM \(Self.name(table)) LIMIT 1") { _ in isEmpty = false }
    return isEmpty
  }

  func run(_ text: String) throws {
    guard sqlite3_exec(base, text, nil, nil, nil) == SQLITE_OK else { throw problem }
  }

  /// Tells SQLite to keep a copy of what it is given.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func bind(_ value: StoredValue, _ statement: OpaquePointer, _ place: Int32) {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let value): sqlite3_bind_int64(statement, place, value)
    case .real(let value): sqlite3_bind_double(statement, place, value)
    case .text(let value): bind(value, statement, place)
    case .data(let data):
      data.withUnsafeBytes { bytes in
        let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        _ = sqlite3_bind_blob(statement, place, start, Int32(bytes.count), Self.copied)
      }
    case .one(let identity):
      guard let number = identity.kept?.number else {
        sqlite3_bind_null(statement, place)
        return
      }
      sqlite3_bind_int64(statement, place, number)
    case .many(let identities):
      let numbers = identities.compactMap { $0.kept.map { String($0.number) } }
      bind(numbers.joined(separator: ","), statement, place)
    }
  }

  private func bind(_ text: String, _ statement: OpaquePointer, _ place: Int32) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = sqlite3_bind_text(statement, place, bytes.baseAddress, Int32(bytes.count), Self.copied)
      }
    }
  }

  private func prepared(_ text: String, _ body: (OpaquePointer) throws -> Void) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(base, text, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw problem
    }
    defer { sqlite3_finalize(statement) }
    try body(statement)
  }

  private func step(_ statement: OpaquePointer) throws {
    guard sqlite3_step(statement) == SQLITE_DONE else { throw problem }
    sqlite3_reset(statement)
  }
}
