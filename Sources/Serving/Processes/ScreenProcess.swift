import Diagnostics
import Foundation
import ScreenProtocol

/// An app that runs in a process of its own and answers requests.
@MainActor
final class ScreenProcess {
  typealias Completion = @MainActor (Result<ServedValue, ServedError>) -> Void

  /// The longest line that an app may say, in bytes: a picture of the largest screen.
  private static let longestLine = 1 << 28
  /// How many requests an app is given before it has answered the first.
  private static let window = 32
  /// How many lines of what it printed are told when it ends.
  private static let mostLines = 60
  /// What crashes begin with.
  private static let crashes = ["Fatal error", "Program crashed", "TSK-"]
  /// How long it may take to tell where an app hangs, in seconds.
  private static let lastWords = 20.0

  /// Called with what the app says without being asked: the method, its parameters and the line.
  var noticeHandler: (String, ServedValue, String) -> Void = { _, _, _ in }
  /// Called with each line that it prints.
  var logHandler: (String) -> Void = { _ in }
  /// Called when the process is gone, with the reason.
  var endHandler: (String) -> Void = { _ in }

  private struct Request {
    let method: String
    let parameters: ServedValue
    let completion: Completion
  }

  private let patience: Double
  private var child: Child?
  private var lines: LineChannel?
  private var errors: LineChannel?
  private var waiting: [Request] = []
  private var asked: [Int: Request] = [:]
  private var nextNumber = 0
  private var watch: EventLoop.Source?
  private var isHanging = false
  private var lastPrinted: [String] = []
  private var isCrashing = false
  private(set) var isRunning = true

  /// Starts the app; `patience` is how long an answer may take, in seconds.
  init(_ words: [String], environment: [String: String], patience: Double) throws {
    self.patience = patience
    let child = try Child(words, environment: environment) { [weak self] in self?.end($0) }
    self.child = child
    let lines = LineChannel(
      input: child.output,
      output: child.input,
      longest: Self.longestLine
    )
    let errors = LineChannel(input: child.errors, longest: Log.longest)
    (self.lines, self.errors) = (lines, errors)
    lines.lineHandler = { [weak self] in self?.take($0) }
    errors.lineHandler = { [weak self] in self?.print($0) }
    lines.isReading = true
    errors.isReading = true
  }

  /// Asks for something; the completion is called once, also where the app ends.
  func ask(_ method: String, _ parameters: ServedValue = [:], then completion: @escaping Completion)
  {
    guard isRunning else { return completion(.failure(.ended("The app has ended."))) }
    waiting.append(Request(method: method, parameters: parameters, completion: completion))
    send()
  }

  /// Ends the app.
  func close() {
    // It ends when nobody can ask any more, and has a moment to tell its delegate.
    lines?.close()
    EventLoop.after(2) { [self] in child?.kill(SIGKILL) }
  }

  /// The process's number, while there is one.
  var id: pid_t? { isRunning ? child?.id : nil }

  private func send() {
    while asked.count < Self.window, !waiting.isEmpty {
      let request = waiting.removeFirst()
      let number = nextNumber
      nextNumber += 1
      if asked.isEmpty { startWatch() }
      asked[number] = request
      let text = ServedRequest(id: .number(Double(number)), request.method, request.parameters)
      lines?.send(text.value.line)
    }
  }

  private func take(_ line: String) {
    guard let value = ServedValue.read(line, deepest: 2_000) else { return }
    if let method = value["method"]?.text {
      return noticeHandler(method, value["params"] ?? [:], line)
    }
    guard let number = value["id"]?.double.flatMap({ Int(exactly: $0) }),
      let request = asked.removeValue(forKey: number)
    else { return }
    watch?.cancel()
    if !asked.isEmpty { startWatch() }
    // What it printed on the way was printed before the answer.
    errors?.catchUp()
    if let result = value["result"] {
      request.completion(.success(result))
    } else {
      let error = value["error"]
      request.completion(
        .failure(
          ServedError(
            code: error?["code"]?.double.flatMap { Int(exactly: $0) } ?? -32603,
            message: error?["message"]?.text ?? "The app gave no reason."
          )
        )
      )
    }
    send()
  }

  private func print(_ line: String) {
    logHandler(line)
    // A crash tells first why it was one, and then much.
    if Self.crashes.contains(where: line.contains), !isCrashing {
      (isCrashing, lastPrinted) = (true, [])
    }
    if isCrashing, lastPrinted.count >= Self.mostLines { return }
    lastPrinted = lastPrinted.suffix(Self.mostLines - 1) + [line]
  }

  // MARK: Endings

  /// Sees to it that the next answer comes in time.
  private func startWatch() {
    watch?.cancel()
    watch = EventLoop.after(patience) { [weak self] in self?.giveUp() }
  }

  /// Lets the runtime print where the app is, and ends it.
  private func giveUp() {
    isHanging = true
    child?.kill(SIGQUIT)
    let child = child
    EventLoop.after(Self.lastWords) { child?.kill(SIGKILL) }
  }

  private func end(_ ending: Child.Ending) {
    // What it printed last may still be on the way.
    EventLoop.after(0.05) { [weak self] in self?.tell(ending) }
  }

  private func tell(_ ending: Child.Ending) {
    guard isRunning else { return }
    isRunning = false
    watch?.cancel()
    lines?.close()
    errors?.close()
    let reason = reason(ending)
    for request in (asked.sorted { $0.key < $1.key }.map(\.value) + waiting) {
      request.completion(.failure(.ended(reason)))
    }
    (asked, waiting) = ([:], [])
    endHandler(reason)
  }

  private func reason(_ ending: Child.Ending) -> String {
    var words: String
    if isHanging {
      words = "The app did not answer for \(Int(patience.rounded(.up))) s and was ended."
    } else {
      switch ending {
      case .exit(let status): words = "The app ended with status \(status)."
      case .signal(let signal): words = "The app was stopped by signal \(signal)."
      }
    }
    if !lastPrinted.isEmpty {
      words += " The last it printed:\n" + lastPrinted.joined(separator: "\n")
    }
    return words
  }
}
