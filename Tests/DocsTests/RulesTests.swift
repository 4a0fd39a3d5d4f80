import Foundation
import TestSupport
import Testing

/// Every rule and fact that sources cite has its wording in the project.
@Suite struct `Rules that code cites` {
  /// The files that cite each id.
  private static let citations = Result<[String: [String]], any Error> {
    let citations = try Citations()
    return try Project.swiftFiles().reduce(into: [:]) { places, file in
      for id in citations.ids(in: try file.text) { places[id, default: []].append(file.path) }
    }
  }

  @Test func `are written in Docs/Rules.md or measured in Tests/Fixtures`() throws {
    let cited = try Self.citations.get()
    #expect(cited.count > 100)
    let known = Set(try Self.ruleIDs()).union(try Self.facts())
    for (id, places) in cited where !known.contains(id) {
      // Several facts may be cited by what their ids have in common.
      let isFamily = known.contains { $0.hasPrefix("\(id).") }
      #expect(isFamily, "\(id), cited in \(places.sorted().joined(separator: ", "))")
    }
  }

  @Test func `are those that vectors name`() throws {
    let rules = Set(try Self.ruleIDs())
    for (name, root) in try Self.fixtures() {
      for vector in root["vectors"].list ?? [] {
        for rule in vector["rules"].list?.compactMap(\.string) ?? [] {
          #expect(rules.contains(rule), "\(rule), of \(vector["id"].string ?? "") in \(name)")
        }
      }
    }
  }

  @Test func `are written once, and none that nothing cites`() throws {
    let vectors = try Self.fixtures().flatMap { $1["vectors"].list ?? [] }
    let named = vectors.flatMap { $0["rules"].list?.compactMap(\.string) ?? [] }
    let ids = try Self.ruleIDs()
    #expect(ids.count == Set(ids).count)
    let unused = Set(ids).subtracting(try Self.citations.get().keys).subtracting(named)
    #expect(unused.isEmpty, "\(unused.sorted())")
  }

  @Test(arguments: [
    ("/// As long as it is (rules C4, C8 and C13).", ["C4", "C8", "C13"]),
    ("// All of them (rules C30 to\n  /// C32): 7.", ["C30", "C31", "C32"]),
    ("/// Fast (facts sp.decel, st.edge_impact).", ["sp.decel", "st.edge_impact"]),
    ("// Facts sp.refresh.geometry.", ["sp.refresh.geometry"]),
    ("let id = \"an.spring.law\"", ["an.spring.law"]),
    ("/// The white of D65, the rules of languages, the file la.swift.", []),
  ])
  func `are found in comments and strings`(text: String, ids: [String]) throws {
    #expect(try Citations().ids(in: text) == Set(ids))
  }

  /// The ids that lines of Docs/Rules.md start with.
  private static func ruleIDs() throws -> [String] {
    try Project.page("Rules").matches(of: /(?m)^- \*\*([A-Za-z0-9.]+)\*\*/)
      .map { String($0.1) }
  }

  /// The ids of all that was measured.
  private static func facts() throws -> Set<String> {
    func ids(in value: JSONValue) -> [String] {
      let inside = value.list ?? value.object.map { Array($0.values) } ?? []
      return [value["id"].string].compactMap { $0 } + inside.flatMap(ids)
    }
    return Set(try fixtures().flatMap { ids(in: $0.root) })
  }

  private static func fixtures() throws -> [(name: String, root: JSONValue)] {
    let names = try Project.files(in: "Tests/Fixtures", suffix: ".json").map {
      $0.path.dropFirst("Tests/Fixtures/".count).dropLast(".json".count)
    }
    return try names.filter { !$0.hasPrefix("Apps/") && !$0.hasPrefix("Projects/") }
      .map { (String($0), try Fixture(String($0)).root) }
  }
}
