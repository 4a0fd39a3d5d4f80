import Foundation
import SQLiteFiles

/// A file of SQLite's with the records of objects.
final class RecordFile: Sendable {
  struct Record {
    let number: Int64
    let entity: String
    let version: Int
    let data: Data
  }

  private let file: SQLiteFile

  init(_ url: URL, isReadOnly: Bool = false) throws {
    file = try telling(NSPersistentStoreOpenError, url) {
      let file = try SQLiteFile(url, isReadOnly: isReadOnly)
      guard !isReadOnly else { return file }
      try file.run(
        "CREATE TABLE IF NOT EXISTS record (number INTEGER PRIMARY KEY, entity TEXT NOT NULL,"
          + " version INTEGER NOT NULL, data BLOB NOT NULL)"
      )
      try file.run(
        "CREATE TABLE IF NOT EXISTS metadata (id INTEGER PRIMARY KEY, list BLOB NOT NULL)"
      )
      return file
    }
  }

  // MARK: Reading

  func read(_ body: (Int64, String, Int, Data) -> Void) throws {
    try telling(NSPersistentStoreOpenError, file.url) {
      guard try !file.columns("record").isEmpty else { return }
      try file.each("SELECT number, entity, version, data FROM record") { row in
        body(row.integer(0), row.text(1), Int(row.integer(2)), row.data(3))
      }
    }
  }

  func metadata() throws -> [String: Any]? {
    try telling(NSPersistentStoreOpenError, file.url) {
      guard try !file.columns("metadata").isEmpty else { return nil }
      var found: [String: Any]?
      try file.each("SELECT list FROM metadata WHERE id = 1") { row in
        let list = try? PropertyListSerialization.propertyList(from: row.data(0), format: nil)
        found = list as? [String: Any]
      }
      return found
    }
  }

  // MARK: Writing

  /// Writes records and deletes others: all of it, or nothing.
  func write(_ records: [Record], deleted: [Int64], metadata: [String: Any]) throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: metadata,
      format: .binary,
      options: 0
    )
    try telling(NSPersistentStoreSaveError, file.url) {
      try file.transaction {
        try file.run("INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?)", for: records) {
          $0.set(1, .integer($1.number))
          $0.set(2, .text($1.entity))
          $0.set(3, .integer(Int64($1.version)))
          $0.set(4, .data($1.data))
        }
        try file.run("DELETE FROM record WHERE number = ?", for: deleted) {
          $0.set(1, .integer($1))
        }
        try file.run("INSERT OR REPLACE INTO metadata VALUES (1, ?)", for: [list]) {
          $0.set(1, .data($1))
        }
      }
    }
  }
}

/// Tells what SQLite says as an error of Core Data's.
private func telling<Result>(
  _ code: Int,
  _ url: URL,
  _ body: () throws -> Result
) throws -> Result {
  do { return try body() } catch let problem as SQLiteFile.Problem {
    throw coreDataError(
      code,
      "The store could not be used: \(problem.words)",
      [NSFilePathErrorKey: url.path]
    )
  }
}
