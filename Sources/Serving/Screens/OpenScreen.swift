import Diagnostics
import Foundation
import ScreenProtocol

/// A screen that is kept: built again when its files change, started again, and brought back to where it
/// was.
@MainActor
final class OpenScreen {
  typealias Completion = ScreenProcess.Completion

  /// How long files must have been at rest before they are built, in seconds.
  private static let debounce = 0.05

  let request: ScreenRequest
  /// Called with what the app says without being asked.
  var noticeHandler: (String, ServedValue, String) -> Void = { _, _, _ in }
  /// Called when another process shows the screen from now on, or none.
  var changeHandler: () -> Void = {}

  private let tools: Tools
  private let patience: Double
  private var process: ScreenProcess?
  private var watch: FolderWatch?
  private var running: CommandRun?
  private var built: BuiltApp?
  private var pending: [() -> Void] = []
  /// How many requests the app has not answered yet.
  private var unanswered = 0
  /// What waits until it has answered all.
  private var afterAnswers: [() -> Void] = []
  private var isStarting = false
  private var isChanged = false
  private(set) var steps: [Step] = []
  private(set) var log = Log() { didSet { countedLeftOut = nil } }
  /// What the last build said.
  private(set) var buildLines: [String] = [] { didSet { countedLeftOut = nil } }
  /// What is said of the language, before what the app is given else.
  private var language: [String] = []
  /// Why what is shown is not what is in the files; nil where it is.
  private(set) var trouble: String?
  private var isClosed = false

  init(_ request: ScreenRequest, tools: Tools, patience: Double) {
    (self.request, self.tools, self.patience) = (request, tools, patience)
  }

  /// Whether it is being built or started.
  var isBusy: Bool { isStarting }

  /// The number of the app's process.
  var processID: pid_t? { process?.id }

  /// Builds and starts it; what is asked for in the meantime waits.
  func open() {
    if let folder = request.source.folder {
      watch = FolderWatch(folder) { [weak self] in self?.filesChanged() }
    }
    rebuild()
  }

  /// Ends the app and stops watching its files; the completion is called when it is gone.
  func close(then completion: @escaping () -> Void = {}) {
    isClosed = true
    running?.cancel()
    watch?.close()
    watch = nil
    if let process, process.isRunning {
      process.noticeHandler = { _, _, _ in }
      process.endHandler = { _ in completion() }
      process.close()
    } else {
      completion()
    }
    process = nil
    // Nobody else would answer those who asked for what comes after.
    callWaiting()
    flush()
  }

  /// Asks the app, once it shows what is in the files now.
  func ask(_ method: ServedMethod, _ parameters: ServedValue, then completion: @escaping Completion)
  {
    watch?.look()
    guard !isHeld else {
      pending.append { [weak self] in
        guard let self else { return completion(.failure(.ended("The screen was closed."))) }
        ask(method, parameters, then: completion)
      }
      return
    }
    guard let process, process.isRunning else {
      return completion(
        .failure(isClosed ? .ended("The screen was closed.") : failure)
      )
    }
    unanswered += 1
    process.ask(method.rawValue, parameters) { [weak self] outcome in
      if let self, case .success(let answer) = outcome,
        let step = Step(method, parameters, answer: answer)
      {
        steps.append(step)
      }
      completion(outcome)
      self?.answered()
    }
  }

  private func answered() {
    unanswered -= 1
    guard unanswered == 0 else { return }
    callWaiting()
    if !isHeld { flush() }
  }

  private func callWaiting() {
    let waiting = afterAnswers
    afterAnswers = []
    for body in waiting { body() }
  }

  /// Whether what is asked has to wait, behind what was asked before.
  private var isHeld: Bool { !isClosed && (isStarting || !afterAnswers.isEmpty) }

  /// Calls a block when the app has answered all that it was asked, so that no step is done that nobody does
  /// again.
  private func whenAnswered(_ body: @escaping () -> Void) {
    if unanswered == 0 || isClosed { body() } else { afterAnswers.append(body) }
  }

  private var failure: ServedError {
    let why = trouble ?? "The app has ended."
    return built == nil && request.source.folder != nil ? .build(why) : .ended(why)
  }

  /// Calls a block when nothing is built or started any more and all that was asked before is answered.
  func whenReady(_ body: @escaping () -> Void) {
    watch?.look()
    guard isHeld else { return whenAnswered(body) }
    pending.append { [weak self] in
      if let self { whenReady(body) } else { body() }
    }
  }

  private func flush() {
    isStarting = false
    let waiting = pending
    pending = []
    for body in waiting { body() }
  }

  // MARK: Building

  private func filesChanged() {
    guard !isClosed else { return }
    isChanged = true
    guard !isStarting else { return }
    isStarting = true
    EventLoop.after(Self.debounce) { [weak self] in self?.rebuild() }
  }

  /// Builds what is in the files and starts it where that is new or nothing runs.
  func rebuild() {
    guard !isClosed else { return }
    isStarting = true
    isChanged = false
    let (path, project): (String, [String])
    switch request.source {
    case .gallery(let id):
      return start([tools.screens, "answer"] + (id.isEmpty ? [] : ["--screen", id]))
    case .app(let named, let words): (path, project) = (named, words)
    }
    running = CommandRun([tools.builder, "--build", path] + project) { [weak self] in
      self?.takeBuild($0)
    }
  }

  private func takeBuild(_ result: CommandRun.Result) {
    running = nil
    guard !isClosed else { return }
    buildLines = result.errors
    if isChanged { return rebuild() }
    guard result.isSuccess, let path = result.output.last else {
      let words = result.errors.isEmpty ? ["The build ended with \(result.ending)."] : result.errors
      trouble = words.joined(separator: "\n")
      return flush()
    }
    let app = BuiltApp(executable: path)
    if app == built, process?.isRunning == true {
      trouble = nil
      return flush()
    }
    built = app
    start([tools.screens, "answer", "--program", path])
  }

  // MARK: Starting

  /// Starts the app again and does the steps; without some those that were done.
  func replay(_ steps: [Step]? = nil, then completion: @escaping (Replay) -> Void) {
    whenReady { [weak self] in
      guard let self, let words else {
        return completion(Replay(done: 0, failure: "It is not built."))
      }
      isStarting = true
      start(words, steps, then: completion)
    }
  }

  /// Starts the app again in another language and brings it back to where it was.
  func setLanguage(_ arguments: [String], then completion: @escaping (Replay) -> Void) {
    whenReady { [weak self] in
      guard let self, arguments != language else {
        return completion(Replay(done: 0, failure: nil))
      }
      language = arguments
      replay(then: completion)
    }
  }

  /// How far steps could be done again.
  struct Replay {
    let done: Int
    let failure: String?
  }

  private var words: [String]?

  private func start(
    _ words: [String],
    _ steps: [Step]? = nil,
    then completion: @escaping (Replay) -> Void = { _ in }
  ) {
    whenAnswered { [weak self] in
      guard let self, !isClosed else {
        return completion(Replay(done: 0, failure: "The screen was closed."))
      }
      launch(words, steps ?? self.steps, then: completion)
    }
  }

  private func launch(
    _ words: [String],
    _ steps: [Step],
    then completion: @escaping (Replay) -> Void
  ) {
    self.words = words
    let arguments = language + request.arguments
    var environment = CrashReports.enabled(in: ProcessInfo.processInfo.environment)
    environment["TSUMIKI_RUN"] = nil
    let next: ScreenProcess
    do {
      next = try ScreenProcess(
        words + request.device + (arguments.isEmpty ? [] : ["--"] + arguments),
        environment: environment,
        patience: patience
      )
    } catch {
      trouble = "\(words[0]) cannot be started: \(error.localizedDescription)"
      flush()
      return completion(Replay(done: 0, failure: trouble))
    }
    next.logHandler = { [weak self] line in
      self?.log.add(line)
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    bring(next, to: steps[...], at: 0, done: 0) { [weak self] replay in
      self?.take(next, steps, replay)
      completion(replay)
    }
  }

  private func bring(
    _ process: ScreenProcess,
    to steps: ArraySlice<Step>,
    at time: Double,
    done: Int,
    then completion: @escaping (Replay) -> Void
  ) {
    if done == 0, !request.shown.isEmpty, time == 0 {
      let shown = ServedValue.object(request.shown.mapValues { .string($0) })
      return process.ask("show", shown) { [weak self] outcome in
        switch outcome {
        case .success(let answer):
          self?.bring(
            process,
            to: steps,
            at: answer["time"]?.double ?? 0.001,
            done: 0,
            then: completion
          )
        case .failure(let error): completion(Replay(done: 0, failure: error.message))
        }
      }
    }
    guard let step = steps.first else {
      // The first answer comes when the first frame was shown.
      return process.ask("find", ["role": "application"]) { outcome in
        if case .failure(let error) = outcome, !process.isRunning {
          completion(Replay(done: done, failure: error.message))
        } else {
          completion(Replay(done: done, failure: nil))
        }
      }
    }
    let body = { [weak self] in
      process.ask(step.method.rawValue, step.parameters) { outcome in
        switch outcome {
        case .success(let answer):
          self?.bring(
            process,
            to: steps.dropFirst(),
            at: answer["time"]?.double ?? step.ended,
            done: done + 1,
            then: completion
          )
        case .failure(let error):
          // What is called otherwise in another language is where it was.
          if error.code == -32001, let self, !self.language.isEmpty, let placed = step.placed {
            return self.bring(
              process,
              to: ArraySlice([placed]) + steps.dropFirst(),
              at: step.began,
              done: done,
              then: completion
            )
          }
          completion(Replay(done: done, failure: "\(step.method.rawValue): \(error.message)"))
        }
      }
    }
    // Where time went on between two steps, it does so again.
    let pause = step.began - time
    guard time > 0, pause > 1e-6 else { return body() }
    process.ask("wait", ["seconds": .number(min(pause, ServedParameters.longest))]) { _ in body() }
  }

  private func take(_ next: ScreenProcess, _ steps: [Step], _ replay: Replay) {
    guard !isClosed else { return next.close() }
    guard next.isRunning else {
      // The last good app stays.
      trouble = replay.failure ?? "The app has ended."
      flush()
      return
    }
    process?.endHandler = { _ in }
    process?.noticeHandler = { _, _, _ in }
    process?.close()
    process = next
    self.steps = Array(steps.prefix(replay.done))
    trouble = replay.failure.map {
      "Of \(steps.count) things that were done \(replay.done) could be done again. \($0)"
    }
    next.noticeHandler = { [weak self] in self?.noticeHandler($0, $1, $2) }
    next.endHandler = { [weak self] reason in
      self?.trouble = reason
      self?.changeHandler()
    }
    changeHandler()
    if isChanged { rebuild() } else { flush() }
  }

  private var countedLeftOut: LeftOut?

  /// What of the app is not there or does nothing here.
  var leftOut: LeftOut {
    if let countedLeftOut { return countedLeftOut }
    let counted = LeftOut(findings)
    countedLeftOut = counted
    return counted
  }

  /// The findings of the build and of the app.
  var findings: [String] {
    var all = Log()
    for line in buildLines { all.add(line) }
    return all.findings + log.findings
  }
}
