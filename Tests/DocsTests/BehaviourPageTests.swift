import Foundation
import Testing

/// The page of behaviours names the suites that hold them.
@Suite struct `The suites that Docs/Behaviours.md names` {
  @Test func `are there`() throws {
    let suites = Set(
      try Project.files(in: "Tests", suffix: ".swift").map {
        String($0.path.split(separator: "/").last?.dropLast(6) ?? "")
      }
    )
    let page = try Project.page("Behaviours")
    let named = Set(page.matches(of: /`(\w+(?:Tests|Facts))`/).map { String($0.1) })
    #expect(named.count > 30)
    #expect(named.subtracting(suites).sorted() == [])
  }

  @Test func `are what every row says, or why it stays`() throws {
    let rows = try Project.page("Behaviours").split(separator: "\n")
      .filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") && !$0.hasPrefix("| behaviour") }
    #expect(rows.count > 40)
    for row in rows {
      let last = row.split(separator: "|").last ?? ""
      #expect(
        last.contains("Tests`") || last.contains("*kept*") || last.contains("probe"),
        "\(row)"
      )
    }
  }
}
