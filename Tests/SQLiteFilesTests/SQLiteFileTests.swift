import Foundation
import SQLiteFiles
import Testing

@Suite struct SQLiteFileTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).sqlite")

  /// The words of what goes wrong; nil where nothing does.
  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? SQLiteFile.Problem)?.words ?? "another error: \(error)" }
  }

  @Test func `values come back as they were written`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try SQLiteFile(url, isReadOnly: false)
    try file.run("CREATE TABLE \(SQLiteFile.name("a \"b\"")) (n, v)")
    let values: [SQLiteValue] = [
      .null, .integer(.min), .real(0.1), .text("é\u{0}x"), .text(""), .data(Data([0, 255])),
      .data(Data()),
    ]
    try file.run("INSERT INTO \"a \"\"b\"\"\" VALUES (?, ?)", for: values.enumerated()) {
      $0.set(1, .integer(Int64($1.offset)))
      $0.set(2, $1.element)
    }
    var read: [String] = []
    try SQLiteFile(url, isReadOnly: true).each("SELECT v FROM \"a \"\"b\"\"\" ORDER BY n") {
      read.append("\($0.value(0))")
    }
    #expect(read == values.map { "\($0)" })
    #expect(try file.columns("a \"b\"") == ["n", "v"])
    #expect(try file.columns("c").isEmpty)
  }

  @Test func `what is not done as a whole is not done`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try SQLiteFile(url, isReadOnly: false)
    try file.run("CREATE TABLE a (n INTEGER PRIMARY KEY)")
    let words = problem {
      try file.transaction {
        try file.run("INSERT INTO a VALUES (?)", for: [1, 2, 1] as [Int64]) {
          $0.set(1, .integer($1))
        }
      }
    }
    #expect(words?.contains("UNIQUE") == true)
    var count: Int64 = -1
    try file.each("SELECT COUNT(*) FROM a") { count = $0.integer(0) }
    #expect(count == 0)
  }

  @Test func `what cannot be used says why`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(
      problem { _ = try SQLiteFile(url, isReadOnly: true) }?.contains("unable to open") == true
    )
    try Data("no file of SQLite's, and longer than the first words of one are".utf8).write(to: url)
    #expect(problem { _ = try SQLiteFile(url, isReadOnly: false) } == "file is not a database")
    try FileManager.default.removeItem(at: url)
    let file = try SQLiteFile(url, isReadOnly: false)
    try file.run("CREATE TABLE Z_METADATA (Z_VERSION INTEGER)")
    let words = problem { _ = try SQLiteFile(url, isReadOnly: true) }
    #expect(words?.hasPrefix("it was written on an Apple system") == true)
  }
}
