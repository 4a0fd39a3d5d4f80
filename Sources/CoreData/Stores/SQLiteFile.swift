import CSQLite
import Foundation

/// A file of SQLite's with the records of objects.
final class SQLiteFile: @unchecked Sendable {
  struct Record {
    let number: Int64
    let entity: String
    let version: Int
    let data: Data
  }

  private let url: URL
  private var base: OpaquePointer?

  init(_ url: URL, isReadOnly: Bool = false) throws {
    self.url = url
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(url.path, &base, flags | SQLITE_OPEN_FULLMUTEX, nil) == SQLITE_OK else {
      let words = base.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close(base)
      base = nil
      throw problem(NSPersistentStoreOpenError, words)
    }
    sqlite3_busy_timeout(base, 2000)
    if try has("Z_METADATA") {
      throw problem(
        NSPersistentStoreOpenError,
        "The file was written on an Apple system, whose tables are not read here."
      )
    }
    guard !isReadOnly else { return }
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    try run(
      "CREATE TABLE IF NOT EXISTS record (number INTEGER PRIMARY KEY, entity TEXT NOT NULL,"
        + " version INTEGER NOT NULL, data BLOB NOT NULL)"
    )
    try run("CREATE TABLE IF NOT EXISTS metadata (id INTEGER PRIMARY KEY, list BLOB NOT NULL)")
  }

  deinit { sqlite3_close(base) }

  // MARK: Reading

  func read(_ body: (Int64, String, Int, Data) -> Void) throws {
    guard try has("record") else { return }
    try each("SELECT number, entity, version, data FROM record") { row in
      body(
        sqlite3_column_int64(row, 0),
        sqlite3_column_text(row, 1).map { String(cString: $0) } ?? "",
        Int(sqlite3_column_int64(row, 2)),
        Self.bytes(row, 3)
      )
    }
  }

  func metadata() throws -> [String: Any]? {
    guard try has("metadata") else { return nil }
    var found: [String: Any]?
    try each("SELECT list FROM metadata WHERE id = 1") { row in
      let list = try? PropertyListSerialization.propertyList(from: Self.bytes(row, 0), format: nil)
      found = list as? [String: Any]
    }
    return found
  }

  private func has(_ table: String) throws -> Bool {
    var isThere = false
    try each("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(table)'") { _ in
      isThere = true
    }
    return isThere
  }

  private func each(_ text: String, _ body: (OpaquePointer) -> Void) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(base, text, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw problem(NSPersistentStoreOpenError)
    }
    defer { sqlite3_finalize(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: body(statement)
      case SQLITE_DONE: return
      default: throw problem(NSPersistentStoreOpenError)
      }
    }
  }

  private static func bytes(_ row: OpaquePointer, _ column: Int32) -> Data {
    let count = Int(sqlite3_column_bytes(row, column))
    return sqlite3_column_blob(row, column).map { Data(bytes: $0, count: count) } ?? Data()
  }

  // MARK: Writing

  /// Writes records and deletes others: all of it, or nothing.
  func write(_ records: [Record], deleted: [Int64], metadata: [String: Any]) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try prepared("INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?)") { statement in
        for record in records {
          sqlite3_bind_int64(statement, 1, record.number)
          sqlite3_bind_text(statement, 2, record.entity, -1, Self.copied)
          sqlite3_bind_int64(statement, 3, Int64(record.version))
          bind(record.data, statement, 4)
          try step(statement)
        }
      }
      try prepared("DELETE FROM record WHERE number = ?") { statement in
        for number in deleted {
          sqlite3_bind_int64(statement, 1, number)
          try step(statement)
        }
      }
      let list = try PropertyListSerialization.data(
        fromPropertyList: metadata,
        format: .binary,
        options: 0
      )
      try prepared("INSERT OR REPLACE INTO metadata VALUES (1, ?)") { statement in
        bind(list, statement, 1)
        try step(statement)
      }
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Tells SQLite to keep a copy of what it is given.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func bind(_ data: Data, _ statement: OpaquePointer, _ place: Int32) {
    data.withUnsafeBytes { bytes in
      _ = sqlite3_bind_blob(
        statement,
        place,
        bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1),
        Int32(bytes.count),
        Self.copied
      )
    }
  }

  private func prepared(_ text: String, _ body: (OpaquePointer) throws -> Void) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(base, text, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw problem(NSPersistentStoreSaveError)
    }
    defer { sqlite3_finalize(statement) }
    try body(statement)
  }

  private func step(_ statement: OpaquePointer) throws {
    guard sqlite3_step(statement) == SQLITE_DONE else {
      throw problem(NSPersistentStoreSaveError)
    }
    sqlite3_reset(statement)
  }

  private func run(_ text: String) throws {
    guard sqlite3_exec(base, text, nil, nil, nil) == SQLITE_OK else {
      throw problem(NSPersistentStoreSaveError)
    }
  }

  private func problem(_ code: Int, _ words: String? = nil) -> NSError {
    let words = words ?? base.map { String(cString: sqlite3_errmsg($0)) } ?? ""
    return coreDataError(
      code,
      "The store could not be used: \(words)",
      [NSFilePathErrorKey: url.path]
    )
  }
}
