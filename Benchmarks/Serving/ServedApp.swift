import Foundation

/// An app that a server keeps open, asked over pipes as agents do.
final class ServedApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()
  private var number = 0
  /// How much was said, in bytes.
  private(set) var heard = 0
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

  /// Asks and waits for the answer; nil where it is an error.
  @discardableResult
  func ask(_ method: String, _ parameters: String = "{}") -> [String: Any]? {
    number += 1
    let line = #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
    while true {
      guard let answer = read() else { return nil }
      if answer["id"] as? Int == number { return answer["result"] as? [String: Any] }
    }
  }

  private func read() -> [String: Any]? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[(end + 1)...])
        heard += line.count + 1
        return (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
      }
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
