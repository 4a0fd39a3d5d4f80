import Foundation
import TestSupport
import Testing

/// Requests that are nearly right, drawn from a seed: none ends an app or the server.
///
/// `TSUMIKI_FUZZ_RUNS=100000` sends as many, `TSUMIKI_FUZZ_SEED=7` others.
@Suite struct WrongRequestsTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Requests that are right.
  private static let seeds = [
    #"{"jsonrpc":"2.0","id":1,"method":"see","params":{"role":"item","index":2,"scale":0.5}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"tree","params":{"views":true,"all":false}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"find","params":{"text":"e","within":"list"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"explain","params":{"role":"item","index":1}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"inspect","params":{"view":12}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"tap","params":{"at":[200,300]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"press","params":{"at":[20,30],"seconds":0.6}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"drag","params":{"at":[200,500],"by":[0,-100],"seconds":0.2}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"swipe","params":{"direction":"down"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"pinch","params":{"factor":1.5,"turn":45}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"scroll","params":{"by":[0,200]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"type","params":{"words":"plum 👩‍👧"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"key","params":{"name":"tab","modifiers":["shift"]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"wait","params":{"seconds":0.1}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"clock","params":{"mode":"frozen"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"set","params":{"style":"dark","textSize":"large","size":[390,844]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"show","params":{"controller":"UIViewController"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"input","params":{"events":[{"kind":"began","at":[10,20],"id":3},{"kind":"ended","at":[10,90],"id":3,"time":2}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"input","params":{"events":[{"kind":"pinch","at":[100,200],"spread":[50,90],"turn":20},{"kind":"wheel","at":[1,2],"delta":[0,9]}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"on":true}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"seen","params":{"frame":4}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"changes","params":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"ledger","params":{"from":1,"view":2}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"pasteboard","params":{"words":"plum"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"record"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"log","params":{"from":3}}"#,
    #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"back"}]"#,
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tree","arguments":{"all":true}}}"#,
  ]

  private static let pieces = [
    "null", "true", "-1", "0", "1e308", "-1e6", "999999", "0.0001", "[]", "{}", "[[1,2],[3]]",
    "\"\"",
    "\"\\u0000\"", "\"\\ud800\"", "[1,2,3,4,5]", "\"no such\"", ",", ":", "}", "]", "\"index\":-3",
  ]

  /// A request with something else in it than belongs there.
  private func wrong(_ random: inout SplitMix64) -> String {
    var text = random.pick(Self.seeds)
    for _ in 0..<random.int(1...3) {
      switch random.int(0...4) {
      case 0:
        // A value in the place of another.
        let values = text.matches(of: /("[a-z]+"|-?[0-9.]+|\[[^\[\]]*\]|true|false)(?=[,}\]])/)
        guard !values.isEmpty else { continue }
        text.replaceSubrange(random.pick(values).range, with: random.pick(Self.pieces))
      case 1:
        let other = random.pick(Self.seeds)
        text = String(
          text.prefix(random.int(0...text.count)) + other.suffix(random.int(0...other.count))
        )
      case 2:
        var bytes = Array(text.utf8)
        bytes[random.int(0...(bytes.count - 1))] = UInt8(random.int(0...255))
        text = String(decoding: bytes, as: UTF8.self)
      case 3:
        let names = text.matches(of: /"[a-zA-Z]+"(?=:)/)
        guard !names.isEmpty else { continue }
        text.replaceSubrange(
          random.pick(names).range,
          with: random.pick(["\"at\"", "\"by\"", "\"id\""])
        )
      default:
        let place = text.index(text.startIndex, offsetBy: random.int(0...text.count))
        text.insert(contentsOf: random.pick(Self.pieces), at: place)
      }
      if text.isEmpty { text = " " }
    }
    return text.replacing("\n", with: " ")
  }

  @Test(arguments: ["text-editing", "emoji-explorer"])
  func `none ends an app or the server`(_ screen: String) throws {
    let runs = Self.environment["TSUMIKI_FUZZ_RUNS"].flatMap { Int($0) } ?? 400
    var random = SplitMix64(
      seed: Self.environment["TSUMIKI_FUZZ_SEED"].flatMap { Int($0) } ?? 20
    )
    let server = try ServedProgram(["--screen", screen])
    defer { server.end() }
    var sent: [String] = []
    for number in 0..<runs {
      let line = wrong(&random)
      sent.append(line)
      server.connection.send(line)
      guard number % 25 == 24 || number == runs - 1 else { continue }
      // What ends an app is told to all who asked for something on the way.
      server.connection.send(ServedSocket.request(70_007, "find", #"{"role":"window","index":0}"#))
      while true {
        let answer = try server.connection.read()
        let code = answer["error"]["code"].number
        if code == -32003 {
          let saw = answer["error"]["message"].string ?? ""
          Issue.record("\(saw)\nafter\n\(sent.suffix(26).joined(separator: "\n"))")
          return
        }
        if answer["id"].number == 70_007 { break }
      }
    }
    #expect(server.residentMemory < 300 << 20)
  }
}
