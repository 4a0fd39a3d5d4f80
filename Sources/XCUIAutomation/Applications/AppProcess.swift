import Diagnostics
import Foundation
internal import ScreenProtocol
import UIKit

/// An app in a process of its own, asked one thing after the other.
@MainActor
final class AppProcess {
  /// Why an app has no answer.
  enum Failure: Error {
    /// It says why.
    case refused(String)
    /// It is not there any more.
    case ended(String)
  }

  /// The longest answer, in bytes: a picture of the largest screen.
  private static let longestLine = 1 << 28
  /// How much of what it printed is told when it ends, in bytes.
  private static let lastWords = 6_000
  /// What crashes begin with.
  private static let crashes = ["Fatal error", "Program crashed"]
  /// How long an answer may take, in real seconds; `TSUMIKI_PATIENCE` says otherwise.
  private static let patience =
    ProcessInfo.processInfo.environment["TSUMIKI_PATIENCE"].flatMap(Double.init) ?? 60

  let id: pid_t
  private let input: Int32
  private let output: Int32
  /// What it prints, in a file that nobody else sees.
  private let printed: Int32
  private var buffer = LineBuffer(longest: AppProcess.longestLine)
  private var number = 0
  private var shown = 0
  /// How it ended; nil while it runs.
  private(set) var ending: String?

  /// Starts a program; throws the reason where that cannot be.
  init(_ program: String, _ arguments: [String], environment: [String: String]) throws(Failure) {
    // Who is asked may be gone; the answer tells.
    signal(SIGPIPE, SIG_IGN)
    let toApp = try Self.pipe()
    let fromApp = try Self.pipe()
    var name = Array("/tmp/tsumiki-app-XXXXXX".utf8CString)
    printed = mkstemp(&name)
    _ = fcntl(printed, F_SETFD, FD_CLOEXEC)
    unlink(name)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toApp.read, 0)
    posix_spawn_file_actions_adddup2(&actions, fromApp.write, 1)
    posix_spawn_file_actions_adddup2(&actions, printed, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, program, &actions, &attributes, &words, &variables)
    Foundation.close(toApp.read)
    Foundation.close(fromApp.write)
    (id, input, output) = (child, toApp.write, fromApp.read)
    guard failure == 0 else {
      for descriptor in [toApp.write, fromApp.read, printed] { Foundation.close(descriptor) }
      throw .ended("\(program) cannot be started: \(String(cString: strerror(failure))).")
    }
  }

  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw .ended("No pipe can be made: \(String(cString: strerror(errno))).")
    }
    // Other children must not keep them open.
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: Asking

  /// The answer to a request, as the line it came in.
  func ask(_ method: String, _ parameters: ServedValue = [:]) throws(Failure) -> Data {
    if let ending { throw .ended(ending) }
    number += 1
    let request = ServedRequest(id: .number(Double(number)), method, parameters)
    guard write(request.value.line + "\n") else { throw .ended(end(nil)) }
    let start = RealTime.now
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard RealTime.waitForInput(output, for: Self.patience - (RealTime.now - start)) else {
        if RealTime.now - start < Self.patience { continue }
        throw .ended(giveUp())
      }
      let count = read(output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended(end(nil)) }
      if let line = buffer.take(bytes[..<count]).last {
        pass()
        return Data(line.utf8)
      }
    }
  }

  private func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Passes on what the app printed since it was last asked.
  private func pass() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = pread(printed, &bytes, bytes.count, off_t(shown))
      guard count > 0 else { return }
      shown += count
      FileHandle.standardError.write(Data(bytes[..<count]))
    }
  }

  // MARK: Ending

  /// Ends the app, which has a moment to tell its delegate.
  func close() {
    guard ending == nil else { return }
    Foundation.close(input)
    let start = RealTime.now
    // The pipe ends with the app.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while RealTime.now - start < 2 {
      guard RealTime.waitForInput(output, for: 2 - (RealTime.now - start)) else { continue }
      let count = read(output, &bytes, bytes.count)
      if count == 0 || count < 0 && errno != EINTR { break }
    }
    if RealTime.now - start >= 2 { kill(id, SIGKILL) }
    ending = "The app was terminated by the test."
    _ = wait()
    pass()
    Foundation.close(output)
    Foundation.close(printed)
  }

  /// Whether the app is there: one that has crashed may not have been asked since.
  func look() -> Bool {
    if ending != nil { return false }
    var status: Int32 = 0
    if waitpid(id, &status, WNOHANG) == id { _ = end(status) }
    return ending == nil
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Lets the runtime print where the app is, and ends it.
  private func giveUp() -> String {
    kill(id, SIGQUIT)
    let start = RealTime.now
    var byte: UInt8 = 0
    while RealTime.now - start < 20 {
      guard RealTime.waitForInput(output, for: 20 - (RealTime.now - start)) else { continue }
      if read(output, &byte, 1) == 0 { break }
    }
    kill(id, SIGKILL)
    let status = wait()
    return end(status, after: "The app did not answer for \(Int(Self.patience)) s and was ended.")
  }

  /// How the app ended, with what it printed last.
  @discardableResult
  private func end(_ status: Int32?, after words: String? = nil) -> String {
    if let ending { return ending }
    let status = status ?? wait()
    var told = words ?? Self.words(status)
    pass()
    let last = lastPrinted
    if !last.isEmpty { told += " The last it printed:\n" + last }
    ending = told
    for descriptor in [input, output, printed] { Foundation.close(descriptor) }
    return told
  }

  private static func words(_ status: Int32) -> String {
    status & 0x7F == 0
      ? "The app ended with status \((status >> 8) & 0xFF)."
      : "The app crashed: signal \(status & 0x7F)."
  }

  /// What it printed from the crash on, else the end.
  private var lastPrinted: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    let count = pread(printed, &bytes, bytes.count, off_t(max(0, shown - bytes.count)))
    guard count > 0 else { return "" }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    let crash = lines.firstIndex { line in Self.crashes.contains(where: line.contains) }
    // A finding that stopped the app stands right before that.
    let start = crash.map { crash in
      lines[max(0, crash - 8)..<crash].lastIndex { $0.hasPrefix("TSK-") } ?? crash
    }
    let chosen = start.map { lines[$0...].prefix(60) } ?? lines.suffix(20)
    return String(chosen.joined(separator: "\n").prefix(Self.lastWords))
  }
}
