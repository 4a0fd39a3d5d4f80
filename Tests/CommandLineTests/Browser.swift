import Foundation
import TestSupport
import Testing

/// A browser without a window, driven over two pipes (Chrome DevTools Protocol).
final class Browser {
  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private let profile = Command.file("-browser")
  private var rest: [UInt8] = []
  private var number = 0
  private var session: String?

  /// The program, where it is installed.
  static let program: String? = ["chromium-headless-shell", "chromium"].map { "/usr/bin/\($0)" }
    .first(where: FileManager.default.isExecutableFile)

  init(width: Int = 1_280, height: Int = 960) throws {
    let program = try #require(Self.program, "chromium-headless-shell is installed by ./test")
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // It speaks on descriptors 3 and 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 1>&2", program, "--headless", "--remote-debugging-pipe",
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),\(height)", "about:blank",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    try process.run()
    try openTab()
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: profile)
  }

  private func openTab() throws {
    let tab = try call("Target.createTarget", #"{"url":"about:blank"}"#)["targetId"].string ?? ""
    let attached = try call("Target.attachToTarget", #"{"targetId":"\#(tab)","flatten":true}"#)
    session = attached["sessionId"].string
    _ = try call("Page.enable")
  }

  /// Calls a method of the protocol.
  @discardableResult
  func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    number += 1
    let session = session.map { #","sessionId":"\#($0)""# } ?? ""
    let text = #"{"id":\#(number),"method":"\#(method)","params":\#(parameters)\#(session)}"#
    try toBrowser.fileHandleForWriting.write(contentsOf: Data(text.utf8 + [0]))
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
      let data = fromBrowser.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the browser is gone")
      rest += data
    }
  }

  func open(_ address: String) throws { try call("Page.navigate", #"{"url":"\#(address)"}"#) }

  /// What an expression of JavaScript is, promises awaited.
  @discardableResult
  func value(_ expression: String) throws -> JSONValue {
    let encoded = String(decoding: try JSONEncoder().encode(expression), as: UTF8.self)
    let result = try call(
      "Runtime.evaluate",
      #"{"expression":\#(encoded),"awaitPromise":true,"returnByValue":true}"#
    )
    #expect(result["exceptionDetails"].isNull, "\(result["exceptionDetails"])")
    return result["result"]["value"]
  }

  /// Looks until an expression is true; it is an issue where it never is.
  func wait(
    for expression: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<600 {
      if try value("!!(\(expression))").bool == true { return }
      usleep(50_000)
    }
    Issue.record("never true: \(expression)", sourceLocation: sourceLocation)
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
