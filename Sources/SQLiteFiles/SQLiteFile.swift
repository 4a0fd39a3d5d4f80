internal import CSQLite
import Foundation

/// A file of SQLite's that an app keeps things in.
package final class SQLiteFile: @unchecked Sendable {
  /// What went wrong, in SQLite's words.
  package struct Problem: Error {
    package let words: String

    package init(words: String) { self.words = words }
  }

  package let url: URL
  private var base: OpaquePointer?

  /// Opens a file, or makes it where it may be written.
  ///
  /// Throws what SQLite tells, and where the file was written on an Apple system.
  package init(_ url: URL, isReadOnly: Bool) throws {
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
  }

  deinit { sqlite3_close(base) }

  private var problem: Problem {
    Problem(words: base.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
  }

  /// A name as SQL writes it.
  package static func name(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// The columns of a table; none where there is no such table.
  package func columns(_ table: String) throws -> [String] {
    var names: [String] = []
    try each("PRAGMA table_info(\(Self.name(table)))") { names.append($0.text(1)) }
    return names
  }

  /// Runs what has no values and no rows.
  package func run(_ text: String) throws {
    guard sqlite3_exec(base, text, nil, nil, nil) == SQLITE_OK else { throw problem }
  }

  /// Calls a block with each row that a request has.
  package func each(_ text: String, _ body: (SQLiteRow) throws -> Void) throws {
    try prepared(text) { statement in
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: try body(SQLiteRow(statement: statement))
        case SQLITE_DONE: return
        default: throw problem
        }
      }
    }
  }

  /// Runs the same for each element, with the values that a block gives it.
  package func run<Elements: Sequence>(
    _ text: String,
    for elements: Elements,
    _ give: (SQLiteValues, Elements.Element) throws -> Void
  ) throws {
    try prepared(text) { statement in
      for element in elements {
        try give(SQLiteValues(statement: statement), element)
        guard sqlite3_step(statement) == SQLITE_DONE else { throw problem }
        sqlite3_reset(statement)
      }
    }
  }

  /// Does several things: all of them, or none.
  package func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
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
}
