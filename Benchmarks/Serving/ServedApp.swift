import Foundation

/// An app that a server keeps open, asked over pipes as agents do.
final class ServedApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest: [UInt8] = []
  /// How much of the rest holds no end of a line.
  private var looked = 0
  private var number = 0
  /// The picture that was seen last.
  var lastPicture: String?

  /// Starts the server; nil where it cannot be.
  init?(_ program: URL, _ arguments: [String]) {
    process.executableURL = program
    process.arguments = ["mcp"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// A line that was said; what it means is read once somebody asks, which is no part of a wait.
  struct Answer {
    fileprivate let line: ArraySlice<UInt8>

    private var fields: [String: Any]? {
      (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any]
    }

    var result: [String: Any]? { fields?["result"] as? [String: Any] }
    /// Whether it answers a request; what is said without being asked has no number.
    fileprivate func isAnswer(to number: Int) -> Bool {
      // Fields are in the order of their names, and no name that comes before is used.
      line.starts(with: "{\"id\":\(number),".utf8) || fields?["id"] as? Int == number
    }
  }

  /// Asks and waits for the answer; nil where none comes.
  @discardableResult
  func ask(_ method: String, _ parameters: String = "{}") -> Answer? {
    number += 1
    let line = #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
    while let answer = read() {
      if answer.isAnswer(to: number) { return answer }
    }
    return nil
  }

  private func read() -> Answer? {
    while true {
      if let end = rest[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        (rest, looked) = (Array(rest[(end + 1)...]), 0)
        return Answer(line: line)
      }
      looked = rest.count
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      rest += data
    }
  }

  /// The memory of the server that no other process shares, in KiB.
  var memory: Int {
    let path = "/proc/\(process.processIdentifier)/smaps_rollup"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
