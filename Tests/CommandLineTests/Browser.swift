import Foundation
import TestSupport
import Testing

/// A browser without a window, driven over two pipes (Chrome DevTools Protocol).
final class Browser {
  private let group: pid_t
  private let input: Int32
  private let output: Int32
  private let profile = Command.file("-browser")
  private var rest: [UInt8] = []
  private var number = 0
  private var session: String?

  /// The program, where it is installed.
  static let program: String? = ["chromium-headless-shell", "chromium"].map { "/usr/bin/\($0)" }
    .first(where: FileManager.default.isExecutableFile)

  init(width: Int = 1_280, height: Int = 960) throws {
    let program = try #require(Self.program, "chromium-headless-shell is installed by ./test")
    let words = [
      program, "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
      "--no-first-run", "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)",
      "about:blank",
    ]
    var (there, back): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&there) == 0 && pipe(&back) == 0)
    for descriptor in there + back { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // It speaks on descriptors 3 and 4; high ones keep what is to be moved there out of the way.
    let (reading, writing) = (fcntl(there[0], F_DUPFD, 100), fcntl(back[1], F_DUPFD, 100))
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    posix_spawn_file_actions_addclose(&actions, reading)
    posix_spawn_file_actions_addclose(&actions, writing)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // It starts others, which end with it; a test's thread keeps signals from it that it needs.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP)
    )
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, program, &actions, &attributes, &arguments, environ)
    for descriptor in [there[0], back[1], reading, writing] { close(descriptor) }
    (group, input, output) = (child, there[1], back[0])
    try #require(failure == 0, "\(String(cString: strerror(failure)))")
    try openTab()
  }

  deinit {
    kill(-group, SIGKILL)
    waitpid(group, nil, 0)
    for descriptor in [input, output] { close(descriptor) }
    try? FileManager.default.removeItem(at: profile)
  }

  private func openTab() throws {
    let tab = try call("Target.createTarget", #"{"url":"about:blank"}"#)["targetId"].string ?? ""
    let attached = try call("Target.attachToTarget", #"{"targetId":"\#(tab)","flatten":true}"#)
    session = attached["sessionId"].string
    _ = try call("Page.enable")
  }

  /// Calls a method that is for the browser, not for its tab.
  func callBrowser(_ method: String, _ parameters: String) throws {
    let tab = session
    session = nil
    defer { session = tab }
    try call(method, parameters)
  }

  /// Calls a method of the protocol.
  @discardableResult
  func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    number += 1
    let session = session.map { #","sessionId":"\#($0)""# } ?? ""
    let text = #"{"id":\#(number),"method":"\#(method)","params":\#(parameters)\#(session)}"#
    var bytes = Array(text.utf8 + [0])[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      try #require(count > 0, "the browser is gone")
      bytes = bytes.dropFirst(count)
    }
    while true {
      let message = try read()
      guard message["id"].number == Double(number) else { continue }
      #expect(message["error"].isNull, "\(method): \(message["error"])")
      return message["result"]
    }
  }

  private func read() throws -> JSONValue {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let text = Data(rest[..<end])
        rest.removeSubrange(...end)
        return try JSONDecoder().decode(JSONValue.self, from: text)
      }
      // A browser that says nothing for so long is stuck.
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      try #require(poll(&wait, 1, 60_000) > 0, "the browser says nothing")
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(output, &bytes, bytes.count)
      try #require(count > 0, "the browser is gone")
      rest += bytes[..<count]
    }
  }

  /// Opens a page, and returns when it has run its scripts.
  func open(_ address: String) throws {
    try call("Page.navigate", #"{"url":"\#(address)"}"#)
    try wait(for: "location.href != 'about:blank' && document.readyState == 'complete'")
  }

  /// What an expression of JavaScript is, promises awaited.
  @discardableResult
  func value(_ expression: String) throws -> JSONValue {
    let result = try evaluate(expression)
    #expect(result["exceptionDetails"].isNull, "\(result["exceptionDetails"])")
    return result["result"]["value"]
  }

  private func evaluate(_ expression: String) throws -> JSONValue {
    let encoded = String(decoding: try JSONEncoder().encode(expression), as: UTF8.self)
    return try call(
      "Runtime.evaluate",
      #"{"expression":\#(encoded),"awaitPromise":true,"returnByValue":true}"#
    )
  }

  /// Looks until an expression is true; it is an issue where it never is.
  ///
  /// What it throws on the way, as long as parts of a page are missing, is told only then.
  func wait(
    for expression: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var thrown = JSONValue.null
    for _ in 0..<600 {
      let result = try evaluate("(async () => !!(\(expression)))()")
      if result["result"]["value"].bool == true { return }
      thrown = result["exceptionDetails"]
      usleep(50_000)
    }
    let reason = thrown.isNull ? "" : ", \(thrown)"
    Issue.record("never true: \(expression)\(reason)", sourceLocation: sourceLocation)
  }

  enum Mouse: String { case mouseMoved, mousePressed, mouseReleased }

  func mouse(_ kind: Mouse, _ x: Double, _ y: Double, isDown: Bool = true) throws {
    let button = kind == .mouseMoved && !isDown ? "none" : "left"
    try call(
      "Input.dispatchMouseEvent",
      #"{"type":"\#(kind)","x":\#(x),"y":\#(y),"button":"\#(button)","buttons":\#(isDown ? 1 : 0),"clickCount":1}"#
    )
  }

  func type(_ text: String) throws { try call("Input.insertText", #"{"text":"\#(text)"}"#) }

  func key(_ name: String, _ code: Int) throws {
    for kind in ["keyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        #"{"type":"\#(kind)","key":"\#(name)","code":"\#(name)","windowsVirtualKeyCode":\#(code)}"#
      )
    }
  }
}
