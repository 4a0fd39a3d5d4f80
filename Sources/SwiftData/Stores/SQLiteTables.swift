import Foundation
import SQLiteFiles

/// A file of SQLite's with a table for each class of models.
final class SQLiteTables: Sendable {
  private let file: SQLiteFile

  init(_ url: URL, isReadOnly: Bool) throws {
    file = try SQLiteFile(url, isReadOnly: isReadOnly)
    guard !isReadOnly else { return }
    try run("CREATE TABLE IF NOT EXISTS _metadata (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
  }

  func run(_ text: String) throws { try file.run(text) }

  func transaction(_ body: () throws -> Void) throws { try file.transaction(body) }

  // MARK: Reading

  /// The columns of a table; none where there is no such table.
  func columns(_ table: String) throws -> [String] { try file.columns(table) }

  func metadata() throws -> [String: String] {
    guard try !columns("_metadata").isEmpty else { return [:] }
    var found: [String: String] = [:]
    try file.each("SELECT name, value FROM _metadata") { found[$0.text(0)] = $0.text(1) }
    return found
  }

  /// Calls a block with each row of a table: its number, and its values.
  func read(
    _ table: String,
    _ columns: [String],
    _ body: (Int64, [StoredValue]) throws -> Void
  ) throws {
    let names = (["_number"] + columns).map(SQLiteFile.name).joined(separator: ", ")
    try file.each("SELECT \(names) FROM \(SQLiteFile.name(table)) ORDER BY _number") { row in
      try body(row.integer(0), columns.indices.map { StoredValue(row.value($0 + 1)) })
    }
  }

  func isEmpty(_ table: String) throws -> Bool {
    var isEmpty = true
    try file.each("SELECT 1 FROM \(SQLiteFile.name(table)) LIMIT 1") { _ in isEmpty = false }
    return isEmpty
  }

  // MARK: Writing

  func write(_ metadata: [String: String]) throws {
    try file.run("INSERT OR REPLACE INTO _metadata VALUES (?, ?)", for: metadata) {
      $0.set(1, .text($1.key))
      $0.set(2, .text($1.value))
    }
  }

  /// Writes rows of a table.
  func write(_ table: String, _ columns: [String], _ rows: [(Int64, [StoredValue])]) throws {
    let names = (["_number"] + columns).map(SQLiteFile.name).joined(separator: ", ")
    let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    let text = "INSERT OR REPLACE INTO \(SQLiteFile.name(table)) (\(names)) VALUES (\(places))"
    try file.run(text, for: rows) { values, row in
      values.set(1, .integer(row.0))
      for (place, value) in row.1.enumerated() { values.set(place + 2, value.kept) }
    }
  }

  func delete(_ table: String, _ numbers: [Int64]) throws {
    try file.run("DELETE FROM \(SQLiteFile.name(table)) WHERE _number = ?", for: numbers) {
      $0.set(1, .integer($1))
    }
  }

  /// Sets a value in each row of a table.
  func fill(_ table: String, _ column: String, _ value: StoredValue) throws {
    let text = "UPDATE \(SQLiteFile.name(table)) SET \(SQLiteFile.name(column)) = ?"
    try file.run(text, for: [value]) { $0.set(1, $1.kept) }
  }
}

extension StoredValue {
  fileprivate init(_ value: SQLiteValue) {
    self =
      switch value {
      case .null: .null
      case .integer(let value): .integer(value)
      case .real(let value): .real(value)
      case .text(let value): .text(value)
      case .data(let value): .data(value)
      }
  }

  /// As SQLite keeps it: models as their numbers.
  fileprivate var kept: SQLiteValue {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let value): .text(value)
    case .data(let value): .data(value)
    case .one(let identity): identity.kept.map { .integer($0.number) } ?? .null
    case .many(let identities):
      .text(identities.compactMap { $0.kept.map { String($0.number) } }.joined(separator: ","))
    }
  }
}
