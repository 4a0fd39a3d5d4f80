import Foundation
import TestSupport
import Testing

/// The container file and the workflow of Examples/Container, as far as they can be tried where no
/// container runs: every file they name is there, and every command of theirs is run.
@Suite struct ContainerTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The instructions of the container file with their words.
  private func instructions() throws -> [(name: String, words: String)] {
    try text("Examples/Container/Containerfile").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
  }

  private func list(_ words: String) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(words.utf8))
  }

  private func words(of name: String) throws -> [String] {
    try instructions().filter { $0.name == name }.map(\.words)
  }

  @Test func `the container file has only instructions that there are, and files that are there`()
    throws
  {
    let known: Set = ["FROM", "COPY", "RUN", "WORKDIR", "EXPOSE", "ENTRYPOINT", "CMD"]
    let all = try instructions()
    #expect(all.first?.name == "FROM")
    #expect(all.allSatisfy { known.contains($0.name) }, "\(all)")
    for copy in try words(of: "COPY") {
      let paths = copy.split(separator: " ").map(String.init)
      #expect(paths.count >= 2 && paths.last?.hasPrefix("/opt/tsumiki") == true)
      for path in paths.dropLast() {
        let file = Self.root.appendingPathComponent(path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
      }
    }
  }

  @Test func `both name one image, with the compiler and the Debian that are needed`() throws {
    let image = try #require(try words(of: "FROM").first)
    #expect(try text("Examples/Container/screens.yml").contains("container: \(image)"))
    let version = try #require(image.split(separator: ":").last)
    let parts = version.split(separator: "-")
    #expect(parts.count == 2 && parts[1] == "bookworm", "Debian's packages have these names there")
    let tools = try #require(
      try text("Package.swift").firstMatch(of: /swift-tools-version: ?([0-9.]+)/)?.output.1
    )
    #expect(parts[0].compare(tools, options: .numeric) != .orderedAscending)
  }

  @Test func `what the container file runs can be run`() throws {
    let packages = Self.root.appendingPathComponent("Tools/packages")
    for run in try words(of: "RUN") {
      let parts = run.split(separator: " ").map(String.init)
      switch parts[0] {
      case "/opt/tsumiki/Tools/packages":
        // All packages that it names are installed where the tests run, so that nothing is left to do.
        let command = try Command(arguments: [], program: packages)
        #expect(command.status == 0, "\(command.errors)")
      case "/opt/tsumiki/run":
        let here = parts.dropFirst().map { $0.replacing("/opt/tsumiki", with: Self.root.path) }
        let command = try Command(arguments: here)
        #expect(command.status == 0 && !command.output.isEmpty, "\(command.errors)")
      default: Issue.record("not tried: \(run)")
      }
    }
  }

  @Test func `what the container starts answers at the port that is open, to others as well`()
    throws
  {
    #expect(try list(try words(of: "ENTRYPOINT").first ?? "[]") == ["/opt/tsumiki/run"])
    var arguments = try list(try words(of: "CMD").first ?? "[]")
    #expect(arguments.first == "serve" && arguments.last == "/app")
    let place = try #require(arguments.firstIndex(of: "--port"))
    #expect(try words(of: "EXPOSE") == [arguments[place + 1]])
    arguments[place + 1] = "0"
    arguments[arguments.count - 1] = Command.app("Talkative")
    let server = try ServedProgram(Array(arguments.dropFirst()))
    defer { server.end() }
    let url = try #require(URL(string: server.address))
    let port = try #require(url.port)
    #expect(try status(url.path + "/", port, host: "build-machine:8080") == "200")
    #expect(try status("/", port, host: "build-machine:8080") == "404")
    // Another page's socket is closed at once; the page's own is open.
    #expect(try isKept("http://build-machine:8080", url.path, port))
    #expect(try !isKept("http://evil.example", url.path, port))
  }

  /// What a server says to some lines until it is silent for two seconds or closes.
  private func ask(_ lines: [String], _ port: Int) throws -> String {
    let channel = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(channel) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(channel, $0, size) }
    }
    try #require(status == 0)
    var silence = timeval(tv_sec: 2, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(channel, SOL_SOCKET, SO_RCVTIMEO, &silence, length)
    let text = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    try #require(write(channel, text, text.count) == text.count)
    var (said, room) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
    while true {
      let count = read(channel, &room, room.count)
      guard count > 0 else { break }
      said += room.prefix(count)
    }
    return String(decoding: said.filter { $0 == 10 || 32..<127 ~= $0 }, as: UTF8.self)
  }

  private func status(_ path: String, _ port: Int, host: String) throws -> String {
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host)", "Connection: close"]
    let said = try ask(lines, port)
    return said.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  /// Whether a socket of a page at an origin stays open: one that does not ends with a frame that says so.
  private func isKept(_ origin: String, _ path: String, _ port: Int) throws -> Bool {
    let lines = [
      "GET \(path)/socket HTTP/1.1", "Host: build-machine:8080", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Origin: \(origin)",
    ]
    let said = try ask(lines, port)
    #expect(said.contains("101"), "\(said)")
    return !said.contains("another page's socket")
  }

  // MARK: The workflow

  /// The commands of the workflow's steps.
  private func commands() throws -> [String] {
    var found: [String] = []
    var block: Int?
    for line in try text("Examples/Container/screens.yml").split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let words = line.trimmingCharacters(in: .whitespaces)
      if let start = block, indent > start {
        found.append(words)
      } else if words == "run: |" {
        block = indent
      } else {
        block = nil
        if words.hasPrefix("run: ") { found.append(String(words.dropFirst(5))) }
      }
    }
    return found
  }

  @Test func `the workflow is YAML, and its commands run on an app and on a project with tests`()
    throws
  {
    let yaml = try text("Examples/Container/screens.yml")
    #expect(!yaml.contains("\t"))
    for name in ["name:", "on:", "jobs:", "runs-on:", "steps:"] { #expect(yaml.contains(name)) }
    let pictures = Command.file("")
    defer { try? FileManager.default.removeItem(at: pictures) }
    let commands = try commands()
    #expect(commands.count == 6)
    for command in commands {
      let isTest = command.contains("--test")
      let app = isTest ? Command.project("Waits") : Command.app("Talkative")
      let words = command.replacing("\"${{ vars.APP }}\"", with: app)
        .replacing("screens/", with: pictures.path + "/")
        .replacing("tsumiki/Examples", with: Self.root.path + "/Examples").split(separator: " ")
        .map(String.init)
      #expect(words.first == "tsumiki/run")
      let run = try Command(arguments: Array(words.dropFirst()))
      // What is missing is listed with status 1 only where something is.
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
    let made = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    #expect(made == ["dark.png", "large.png", "light.json", "light.png"])
  }
}
