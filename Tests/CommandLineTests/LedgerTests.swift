import Foundation
import TestSupport
import Testing

/// What lists were told of their data, and what jumped.
@Suite struct LedgerTests {
  /// A list as the ledger has it: a name for each item that was there at first, nothing for what came.
  private struct Rebuilt {
    private(set) var sections: [[String?]]

    init(_ names: [[String]]) { sections = names }

    private func places(_ value: JSONValue) -> [[Int]] {
      (value.list ?? []).map { $0.numbers.map { Int($0) } }
    }

    mutating func take(_ update: JSONValue) throws {
      guard ["update", "move"].contains(update["kind"].string ?? "") else {
        // Everything was asked for again: how many there are is all that is known.
        sections = update["after"].numbers.map { Array(repeating: nil, count: Int($0)) }
        return
      }
      #expect(sections.map(\.count) == update["before"].numbers.map { Int($0) })
      let moves = (update["moveItems"].list ?? []).map { places($0) }
      var carried: [[Int]: String?] = [:]
      for move in moves { carried[move[1]] = sections[move[0][0]][move[0][1]] }
      let gone = (places(update["deleteItems"]) + moves.map { $0[0] }).sorted {
        $0.lexicographicallyPrecedes($1)
      }
      for place in gone.reversed() { sections[place[0]].remove(at: place[1]) }
      for section in update["deleteSections"].numbers.reversed() {
        sections.remove(at: Int(section))
      }
      for section in update["insertSections"].numbers {
        sections.insert([], at: Int(section))
        let count = Int(update["after"].numbers[Int(section)])
        sections[Int(section)] = Array(repeating: nil, count: count)
      }
      let come = (places(update["insertItems"]) + moves.map { $0[1] }).sorted {
        $0.lexicographicallyPrecedes($1)
      }
      for place in come {
        sections[place[0]].insert(carried[place] ?? nil, at: place[1])
      }
      #expect(sections.map(\.count) == update["after"].numbers.map { Int($0) })
    }
  }

  /// The texts on the screen, in order.
  private func numbers(_ server: ServedProgram) throws -> [String] {
    let elements = try server.ask("find", #"{"text":"Number"}"#)["elements"].list ?? []
    return elements.sorted { $0["frame"].numbers[1] < $1["frame"].numbers[1] }
      .compactMap { $0["label"].string }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func tap(_ label: String, _ server: ServedProgram) throws {
    _ = try server.ask("tap", #"{"label":"\#(label)"}"#)
  }

  @Test(arguments: [[], ["-Table", "YES"]])
  func `the ledger leads from the first state of a list to the last`(_ arguments: [String]) throws {
    let server = try ServedProgram(
      [Command.app("Ledger")] + arguments,
      environment: ["TSUMIKI_DIAGNOSTICS": "recover"]
    )
    defer { server.end() }
    let first = try server.ask("ledger")["updates"].list ?? []
    #expect(first.map { $0["kind"].string } == ["data"])
    #expect(first.first?["after"].numbers == [6, 4])
    let shown = try numbers(server)
    try #require(shown.count == 10)
    var list = Rebuilt([Array(shown[..<6]), Array(shown[6...])])

    for _ in 0..<5 { try tap("Change", server) }
    try tap("More", server)
    for _ in 0..<3 { try tap("Change", server) }
    try tap("Fewer", server)
    let from = Int(first.last?["number"].number ?? 0) + 1
    let updates = try server.ask("ledger", #"{"from":\#(from)}"#)["updates"].list ?? []
    #expect(updates.count == 10)
    for update in updates { try list.take(update) }
    let rebuilt = list.sections.flatMap { $0 }
    let now = try numbers(server)
    #expect(rebuilt.count == now.count)
    #expect(rebuilt.contains { $0 != nil }, "some of the first are still there")
    for (known, name) in zip(rebuilt, now) where known != nil { #expect(known == name) }

    try tap("Reload", server)
    try tap("Wrong", server)
    let last = try server.ask("ledger")
    let kinds = (last["updates"].list ?? []).suffix(2).map { $0["kind"].string }
    #expect(kinds == ["reload", "refused"])
    let text = last["text"].string ?? ""
    #expect(text.contains("deleteItems") && text.contains("refused: deleteItems (0, 0)"), "\(text)")
    #expect(text.utf8.count < 2_400)
    for update in (last["updates"].list ?? []).suffix(2) { try list.take(update) }
    let shownLast = try numbers(server)
    #expect(list.sections.flatMap { $0 }.count == shownLast.count)
  }

  @Test func `what jumps is told with how far, and what a finger moves is not`() throws {
    let server = try ServedProgram([Command.app("Ledger"), "--size", "390x300"])
    defer { server.end() }
    let jump = try server.ask("tap", #"{"label":"Jump"}"#)
    #expect(jump["jump"]["points"].number == 24)
    #expect(jump["text"].string?.contains("jumped after") == true)
    for request in [
      ("scroll", #"{"by":[0,120]}"#), ("swipe", #"{"direction":"up","at":[200,250]}"#),
      ("swipe", #"{"direction":"down","at":[200,250]}"#), ("tap", #"{"label":"Change"}"#),
      ("tap", #"{"label":"More"}"#), ("tap", #"{"label":"Reload"}"#),
      ("set", #"{"textSize":"extraLarge"}"#), ("set", #"{"size":[320,320]}"#),
    ] {
      let answer = try server.ask(request.0, request.1)
      #expect(answer["error"].isNull, "\(answer)")
      #expect(answer["jump"].isNull, "\(request): \(answer["text"])")
    }
  }

  @Test(arguments: [
    "mountains", "emoji-explorer", "masonry", "settings", "news-feed", "contacts",
    "self-sizing-tags",
    "conference-videos", "outline", "list-cells",
  ])
  func `no list of the gallery jumps while it is scrolled`(_ screen: String) throws {
    let server = try ServedProgram(["--screen", screen])
    defer { server.end() }
    for direction in ["up", "up", "down", "up", "down", "down"] {
      let answer = try server.ask("swipe", #"{"direction":"\#(direction)"}"#)
      #expect(answer["jump"].isNull, "\(direction): \(answer["text"].string ?? "")")
    }
  }
}
