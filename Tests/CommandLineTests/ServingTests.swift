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
    let answers = try command.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
    // What needs no app is answered before it is there.
    return answers.enumerated().sorted {
      ($0.element["id"].number ?? 99_999, $0.offset) < (
        $1.element["id"].number ?? 99_999, $1.offset
      )
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
    #expect(tools.count == 32)
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
    let refused: [(line: String, code: Double)] = [
      ("nonsense", -32700), ("[]", -32600), ("17", -32600), (#"{"jsonrpc":"2.0"}"#, -32600),
      (#"{"id":[3],"jsonrpc":"2.0","method":"ping"}"#, -32600),
      (String(repeating: "[", count: 100_000), -32700),
      ("{\"a\":\"" + String(repeating: "x", count: 2_000_000) + "\"}", -32700),
    ]
    let unnamed = try answers("simple-list", refused.map(\.line) + [request(1, "ping")])
    #expect(unnamed.dropFirst().map { $0["error"]["code"].number } == refused.map(\.code))

    let named = try answers(
      "simple-list",
      [
        #"{"id":1,"method":"see"}"#, #"{"jsonrpc":"2.0","id":2}"#, request(3, "sea"),
        request(4, "tap", #"{"lable":"x"}"#), request(5, "tap", #"{"label":7}"#), request(6, "tap"),
        request(7, "tap", #"{"at":[9999,1]}"#), request(8, "tap", #"{"at":[9]}"#),
        request(9, "wait", #"{"seconds":1e30}"#), request(10, "see", "[1]"),
        request(11, "find", #"{"role":"item","index":0.5}"#),
        request(12, "swipe", #"{"direction":"in"}"#),
        request(13, "pinch", #"{"factor":-1}"#), request(14, "see", #"{"scale":0}"#),
        request(15, "set", #"{"textSize":"huge"}"#), request(16, "set", #"{"size":[0,1]}"#),
        request(17, "inspect", #"{"view":123456}"#), request(18, "explain"),
        request(19, "input", #"{"events":[{"kind":"bend"}]}"#),
        request(20, "key", #"{"name":"any"}"#),
        request(21, "test"), request(22, "back"), request(23, "ping"),
      ]
    )
    #expect(
      named.map { $0["error"]["code"].number } == [
        -32600, -32600, -32601, -32602, -32602, -32602, -32602, -32602, -32602, -32602, -32602,
        -32602,
        -32602, -32602, -32602, -32602, -32001, -32602, -32602, -32602, -32002, -32002, nil,
      ]
    )
    #expect(complaint(named[2]).contains("Did you mean \"see\"?"))
    #expect(complaint(named[3]).contains("Did you mean \"label\"?"))
  }

  @Test func `lists of requests have lists of answers`() throws {
    let batch = "[\(request(11, "ping")),\(request(12, "find", #"{"role":"window"}"#)),7]"
    let answers = try answers("simple-list", [batch, "[\(#"{"jsonrpc":"2.0","method":"ping"}"#)]"])
    #expect(answers.count == 1, "what is only told has no answer")
    #expect(answers[0].list?.map { $0["id"].number } == [11, 12, nil])
  }

  @Test func `fingers swipe, pinch, press and pull, and time passes until something is there`()
    throws
  {
    let answers = try answers(
      "mountains",
      [
        request(1, "see"), request(2, "swipe", #"{"direction":"up"}"#), request(3, "see"),
        request(4, "drag", #"{"at":[200,300],"by":[0,120],"seconds":0.2,"rest":0.1}"#),
        request(5, "press", #"{"at":[200,300],"seconds":0.5}"#),
        request(6, "pinch", #"{"factor":0.5,"turn":30}"#),
        request(7, "wait", #"{"role":"item","index":0}"#),
        request(8, "wait", #"{"seconds":0.25}"#),
        request(9, "wait", #"{"text":"no such","seconds":0.3}"#),
        request(10, "see", #"{"role":"item","index":2,"scale":1}"#), request(11, "accessibility"),
        request(12, "explain", #"{"role":"item","index":2}"#),
        request(13, "find", #"{"role":"item","index":999}"#),
      ]
    )
    #expect(answers[0]["result"]["png"].string != answers[2]["result"]["png"].string)
    #expect(text(answers[1]) == "Swiped up over the screen.")
    #expect(text(answers[3]) == "Dragged (200, 300) by (0, 120).")
    #expect(text(answers[4]) == "Pressed (200, 300) for 0.5 s.")
    #expect(text(answers[5]) == "Pinched the screen by 0.5.")
    #expect(text(answers[6]).hasPrefix("After 0 s: item"))
    let time = { (answer: JSONValue) in answer["result"]["time"].number ?? 0 }
    #expect(abs(time(answers[7]) - (answers[7]["result"]["began"].number ?? 0) - 0.25) < 1e-6)
    #expect(complaint(answers[8]).hasPrefix("No element has text \"no such\""))
    let item = answers[9]["result"]["png"].string.flatMap { Data(base64Encoded: $0) }
    #expect((item?.count ?? 0) > 100)
    #expect(answers[10]["result"]["tree"]["children"].list?.isEmpty == false)
    #expect(text(answers[11]).contains("Item 0, 2 in its layout:"))
    #expect(
      complaint(answers[12]).contains("There is no element 999 with role \"item\": there are")
    )
  }

  @Test func `what is asked before a new start is done again after it`() throws {
    let answers = try answers(
      "simple-list",
      [
        request(1, "wait"), request(2, "swipe", #"{"direction":"up"}"#),
        request(3, "set", #"{"language":"de"}"#), request(4, "record"),
      ]
    )
    #expect(answers.map { $0["id"].number } == [1, 2, 3, 4])
    let steps = answers[3]["result"]["steps"].list ?? []
    #expect(steps.contains { $0["method"].string == "swipe" }, "\(answers[3])")
  }

  @Test func `who waits behind another is answered too where the screen is closed`() throws {
    let answers = try answers(
      "simple-list",
      [
        request(1, "wait"), request(2, "wait", #"{"seconds":300}"#), request(3, "record"),
        request(4, "set", #"{"language":"de"}"#), request(5, "find", #"{"role":"window"}"#),
        request(6, "close"),
      ]
    )
    #expect(answers.map { $0["id"].number } == [1, 2, 3, 4, 5, 6])
    #expect(text(answers[5]).hasSuffix("is closed."))
  }

  @Test func `a wait for what does not come ends, wherever the clock stands`() throws {
    let waits = [0.5, 0.07, 1.0 / 3, 0.1, 0.25, 0.9].flatMap { first in
      [1, 0.3, 0.7].flatMap { second in
        [#"{"seconds":\#(first)}"#, #"{"text":"no such","seconds":\#(second)}"#]
      }
    }
    let answers = try answers(
      "simple-list",
      waits.enumerated().map { request($0.offset, "wait", $0.element) }
    )
    #expect(answers.count == 36)
    for (index, answer) in answers.enumerated() where !index.isMultiple(of: 2) {
      #expect(complaint(answer).hasPrefix("No element has text \"no such\""))
    }
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
