import Foundation
import TestSupport
import Testing

/// `tsumiki serve` as people start it, spoken to over its socket.
final class ServedProgram {
  /// Where the page is.
  let address: String
  let socket: String
  private let process = Process()
  private(set) var connection: ServedSocket

  /// The number of the server's process.
  var id: pid_t { process.processIdentifier }

  /// Starts the server; `wrapper` is a program with its arguments that starts it in turn.
  init(
    _ arguments: [String],
    environment changes: [String: String] = [:],
    wrapper: [String] = []
  ) throws {
    socket = Command.scratch.appendingPathComponent("\(UUID().uuidString.prefix(8)).sock").path
    let words =
      wrapper + [Command.program.path, "serve"] + arguments + ["--socket", socket]
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = Command.scratch
    // What a crash says is part of the answers.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["SWIFT_BACKTRACE", "SSH_CONNECTION"].contains($0.key) }
      .merging(changes) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while said.split(separator: "\n").count < 2 || said.last != "\n" {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      said += String(decoding: data, as: UTF8.self)
    }
    address = try #require(
      said.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
    )
    connection = try ServedSocket(socket)
  }

  deinit { end() }

  func end() { process.end() }

  /// The result of a request, or its error as `error`.
  func ask(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    try connection.ask(method, parameters)
  }

  func text(_ method: String, _ parameters: String = "{}") throws -> String {
    try ask(method, parameters)["text"].string ?? ""
  }

  /// What a request is refused with.
  func complaint(_ method: String, _ parameters: String = "{}") throws -> String {
    try ask(method, parameters)["error"]["message"].string ?? ""
  }

  /// The memory that the server has in use, in bytes.
  var residentMemory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}

/// A connection to a socket: lines of JSON there and back.
final class ServedSocket {
  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var number = 0

  init(_ path: String) throws {
    descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0, "\(path): \(String(cString: strerror(errno)))")
    // A server that says nothing for so long is stuck.
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  deinit { close(descriptor) }

  func send(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends as much as is taken at once; returns how many bytes were.
  func offer(_ line: String) -> Int {
    let bytes = Array((line + "\n").utf8)
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    return bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
  }

  /// The next line.
  func read() throws -> JSONValue {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest.removeSubrange(...end)
        return try JSONDecoder().decode(JSONValue.self, from: line)
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      try #require(count > 0, "the server says nothing more")
      rest += bytes[..<count]
    }
  }

  static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  /// The result of a request, or its error as `error`; what comes by itself is passed over.
  func ask(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    number += 1
    send(Self.request(number, method, parameters))
    while true {
      let answer = try read()
      guard answer["id"].number == Double(number) else { continue }
      return answer["result"].isNull ? answer : answer["result"]
    }
  }
}
