import Foundation
import TestSupport
import Testing

/// Screens that are looked at and used by requests; Docs/Serve.md describes them.
@Suite struct ServingTests {
  /// The answers of a screen of the gallery, in the order of the requests.
  private func answers(_ screen: String, _ requests: [String]) throws -> [JSONValue] {
    let command = try Command(
      arguments: ["mcp", "--screen", screen],
      input: requests.joined(separator: "\n")
    )
    #expect(command.status == 0, "\(command.errors)")
    return try command.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
  }

  /// The answers in the order of their ids; those without one come first.
  private func sorted(_ answers: [JSONValue]) -> [JSONValue] {
    answers.enumerated().sorted {
      ($0.element["id"].number ?? -1, $0.offset) < ($1.element["id"].number ?? -1, $1.offset)
    }.map(\.element)
  }

  private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(parameters)}"
  }

  private func text(_ answer: JSONValue) -> String { answer["result"]["text"].string ?? "" }

  private func complaint(_ answer: JSONValue) -> String { answer["error"]["message"].string ?? "" }

  @Test func `an agent's program shakes hands, lists the tools and calls one`() throws {
    let answers = try answers(
      "settings",
      [
        request(1, "initialize", #"{"protocolVersion":"2025-03-26","capabilities":{}}"#),
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        request(2, "tools/list"),
        request(3, "tools/call", #"{"name":"tree","arguments":{}}"#),
        request(4, "tools/call", #"{"name":"see"}"#),
        request(5, "tools/call", #"{"name":"tap","arguments":{"label":"Bluetoot"}}"#),
      ]
    )
    #expect(answers.count == 5, "what is only told has no answer")
    #expect(answers[0]["result"]["protocolVersion"].string == "2025-03-26")
    let tools = answers[1]["result"]["tools"].list ?? []
    #expect(tools.count == 14)
    for tool in tools {
      #expect(tool["inputSchema"]["type"].string == "object")
      #expect(tool["description"].string?.isEmpty == false)
    }
    let tree = answers[2]["result"]["content"].list?.first?["text"].string ?? ""
    #expect(tree.contains("toggle \"Airplane Mode\"") && tree.utf8.count <= 2_100)
    let picture = answers[3]["result"]["content"].list?.last
    #expect(picture?["mimeType"].string == "image/png")
    let bytes = picture?["data"].string.flatMap { Data(base64Encoded: $0) }
    #expect(bytes?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(
      answers[4]["result"]["content"].list?.first?["text"].string?.contains("Sounds") == true
    )
  }

  @Test func `a switch is turned, and what changed is told by view and property`() throws {
    let answers = try answers(
      "settings",
      [
        request(1, "changes"),
        request(2, "tap", #"{"role":"toggle","label":"Airplane Mode"}"#),
        request(3, "find", #"{"role":"toggle","label":"Airplane Mode"}"#),
        request(4, "changes"),
        request(5, "changes"),
      ]
    )
    #expect(text(answers[0]).hasPrefix("This is the first look"))
    #expect(text(answers[1]).hasPrefix("Tapped toggle \"Airplane Mode\""))
    #expect(answers[2]["result"]["elements"].list?.first?["value"].string == "1")
    #expect(text(answers[3]) != "Nothing changed.")
    #expect(text(answers[4]) == "Nothing changed.")
  }

  @Test func `text goes where a field is edited`() throws {
    let field = #"{"role":"field","index":1}"#
    let answers = try answers(
      "text-editing",
      [
        request(1, "type", #"{"words":"plum"}"#), request(2, "tap", field),
        request(3, "type", #"{"words":"plum"}"#), request(4, "find", field),
        request(5, "key", #"{"name":"delete"}"#), request(6, "find", field),
      ]
    )
    #expect(complaint(answers[0]).contains("Tap a field first"))
    #expect(answers[3]["result"]["elements"].list?.first?["value"].string == "plum")
    #expect(answers[5]["result"]["elements"].list?.first?["value"].string == "plu")
  }

  @Test func `a list is scrolled by a way and to what is further down`() throws {
    let answers = try answers(
      "mountains",
      [
        request(1, "scroll", #"{"by":[0,300]}"#), request(2, "scroll", #"{"by":[0,-300]}"#),
        request(3, "scroll", #"{"text":"no such mountain"}"#),
        request(4, "tree", #"{"views":true}"#), request(5, "set", #"{"style":"dark"}"#),
      ]
    )
    let down = answers[0]["result"]["moved"].list?.last?.number ?? 0
    #expect(down > 200 && down <= 300, "\(text(answers[0]))")
    #expect(answers[1]["result"]["moved"].list?.last?.number ?? 0 < -200)
    #expect(complaint(answers[2]).hasPrefix("No element has text \"no such mountain\""))
    #expect(text(answers[3]).contains("UICollectionView "))
    #expect(text(answers[4]) == "style dark")
  }

  @Test func `the same requests have the same answers`() throws {
    let requests = [
      request(1, "see"), request(2, "scroll", #"{"by":[0,200]}"#), request(3, "see"),
      request(4, "set", #"{"textSize":"extraLarge","rightToLeft":true}"#), request(5, "see"),
    ]
    let first = try answers("masonry", requests)
    let pictures = first.compactMap { $0["result"]["png"].string }
    #expect(pictures.count == 3 && Set(pictures).count == 3)
    let second = try answers("masonry", requests)
    #expect(second.compactMap { $0["result"]["png"].string } == pictures)
  }

  @Test func `what is no request is answered, and the next one too`() throws {
    let answers = try answers(
      "simple-list",
      [
        "nonsense", "[]", "17", #"{"id":1,"method":"see"}"#, #"{"jsonrpc":"2.0","id":2}"#,
        #"{"jsonrpc":"2.0","id":[3],"method":"ping"}"#, request(4, "sea"),
        request(5, "tap", #"{"lable":"x"}"#), request(6, "tap", #"{"label":7}"#), request(7, "tap"),
        request(8, "tap", #"{"at":[9999,1]}"#), request(9, "wait", #"{"seconds":1e30}"#),
        request(10, "see", "[1]"), String(repeating: "[", count: 100_000),
        "{\"a\":\"" + String(repeating: "x", count: 2_000_000) + "\"}",
        "[\(request(11, "ping")),\(request(12, "ping"))]", request(13, "ping"),
      ]
    )
    let codes = answers.compactMap { $0["error"]["code"].number }
    #expect(
      codes == [
        -32700, -32600, -32600, -32600, -32600, -32600, -32601, -32602, -32602, -32602, -32602,
        -32602, -32602, -32700, -32700,
      ]
    )
    #expect(complaint(answers[6]).contains("Did you mean \"see\"?"))
    #expect(complaint(answers[7]).contains("Did you mean \"label\"?"))
    #expect(answers[15].list?.count == 2)
    #expect(answers[16]["id"].number == 13)
  }

  @Test func `ten thousand requests at once are answered in order`() throws {
    let requests = (0..<10_000).map {
      request(
        $0,
        $0.isMultiple(of: 100) ? "find" : "ping",
        $0.isMultiple(of: 100) ? #"{"role":"window"}"# : "{}"
      )
    }
    let answers = try answers("simple-list", requests)
    #expect(answers.map { $0["id"].number } == (0..<10_000).map { Double($0) })
    #expect(answers.allSatisfy { $0["error"]["code"].number == nil })
  }

  @Test func `what an app prints does not come between the answers`() throws {
    let command = try Command(
      arguments: ["mcp", Command.app("Talkative")],
      input: request(1, "find", #"{"text":"Said"}"#)
    )
    #expect(command.output.split(separator: "\n").count == 1)
    #expect(command.output.contains("Said what there was to say"))
    #expect(command.errors.contains("This is for the log"))
  }
}
