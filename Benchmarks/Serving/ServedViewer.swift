import Foundation

/// A page that looks at a screen, without the browser: it takes frames and says that they are seen.
final class ServedViewer {
  private let process = Process()
  private var descriptor: Int32 = -1
  private var rest: [UInt8] = []
  private(set) var frames = 0
  /// How much came, in bytes.
  private(set) var bytes = 0

  /// Starts a server with a socket of its own; nil where it cannot be.
  init?(_ program: URL, _ arguments: [String]) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(ProcessInfo.processInfo.processIdentifier).sock").path
    process.executableURL = program
    process.arguments = ["serve", "--socket", path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    var said = Data()
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < 2 {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      said += data
    }
    guard connect(to: path) else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    process.terminate()
    process.waitUntilExit()
  }

  private func connect(to path: String) -> Bool {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  func tell(_ method: String, _ parameters: String = "{}") {
    let line = #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"# + "\n"
    let bytes = Array(line.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Takes what comes for so many seconds.
  func take(seconds: Double) {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
    while true {
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < end else { return }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Int32((end - now) / 1_000_000 + 1)) > 0 else { continue }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return }
      bytes += count
      rest += piece[..<count]
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<newline])
        rest.removeSubrange(...newline)
        guard let value = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any],
          let frame = (value["params"] as? [String: Any])?["frame"] as? Int
        else { continue }
        frames += 1
        tell("seen", #"{"frame":\#(frame)}"#)
      }
    }
  }

  func reset() { (frames, bytes) = (0, 0) }

  /// The processor time of the server and what it keeps, in hundredths of a second.
  var ticks: Int {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.reduce(0) { sum, id in
      let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
      let words = text.split(separator: ")").last?.split(separator: " ") ?? []
      guard words.count > 12 else { return sum }
      let isOurs = id == process.processIdentifier || words[1] == "\(process.processIdentifier)"
      return isOurs ? sum + (Int(words[11]) ?? 0) + (Int(words[12]) ?? 0) : sum
    }
  }
}
