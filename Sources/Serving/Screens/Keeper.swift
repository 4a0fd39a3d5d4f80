import Diagnostics
import Foundation
import ScreenProtocol

/// Keeps screens open and hands requests to them.
@MainActor
package final class Keeper {
  package typealias Completion = @MainActor (Result<ServedValue, ServedError>) -> Void

  /// The most screens that are open at once.
  private static let mostScreens = 16

  private let tools: Tools
  private let patience: Double
  /// What the command line named.
  private let standard: ScreenRequest?
  private var screens: [OpenScreen] = []
  private var viewers: [ObjectIdentifier: Viewing] = [:]

  /// - Parameters:
  ///   - standard: what `open` opens where nothing else is said.
  ///   - tools: the programs that build and show apps.
  ///   - patience: how long an app may take to answer, in seconds.
  package init(_ standard: ScreenRequest?, tools: Tools, patience: Double) {
    (self.standard, self.tools, self.patience) = (standard, tools, patience)
  }

  /// Opens what the command line named.
  package func openStandard() {
    if let standard { add(standard) }
  }

  /// Ends all apps; the completion is called when they are gone.
  package func close(then completion: @escaping () -> Void) {
    var left = screens.count
    guard left > 0 else { return completion() }
    for screen in screens {
      screen.close {
        left -= 1
        if left == 0 { completion() }
      }
    }
    screens = []
  }

  // MARK: Requests

  /// Does what is asked; the completion is called once.
  package func perform(
    _ method: String,
    _ parameters: ServedValue,
    for viewer: (any ScreenViewer)? = nil,
    then completion: @escaping Completion
  ) {
    do throws(ServedError) {
      guard let method = ServedMethod(rawValue: method) else {
        let names = ServedMethod.allCases.map(\.rawValue)
        throw .unknownMethod(method, DidYouMean.question(method, in: names))
      }
      let checked = try ServedParameters(method, parameters)
      guard method != .open, method != .screens else {
        return method == .open ? try open(checked, completion) : completion(.success(list))
      }
      let screen = try screen(named: checked.text("screen"))
      var own = parameters
      if case .object(var fields) = parameters {
        fields["screen"] = nil
        own = .object(fields)
      }
      switch method {
      case .set where checked.text("language") != nil || checked.text("locale") != nil:
        try setLanguage(checked, own, screen, completion)
      case .watch: watch(screen, checked.flag("on") ?? true, viewer, completion)
      case .seen: try seen(screen, checked, viewer, completion)
      default:
        if method.place == .screen {
          screen.ask(method, own) { completion($0.map { Self.told($0, of: screen) }) }
        } else {
          try keep(method, checked, screen, completion)
        }
      }
    } catch {
      completion(.failure(error))
    }
  }

  /// An answer with what it leaves out.
  private static func told(_ answer: ServedValue, of screen: OpenScreen) -> ServedValue {
    guard case .object(var fields) = answer else { return answer }
    if let trouble = screen.trouble { fields["stale"] = .string(trouble) }
    let left = screen.leftOut
    if left.findings > 0 {
      fields["findings"] = .number(Double(left.findings))
      fields["without"] = left.value
      if let words = left.words { fields["leftOutWords"] = .string(words) }
    }
    return .object(fields)
  }

  private func screen(named name: String?) throws(ServedError) -> OpenScreen {
    guard let name else {
      if let last = screens.last { return last }
      guard let standard else {
        throw .impossible("No screen is open. open opens one, by path or gallery.")
      }
      return add(standard)
    }
    guard let screen = screens.first(where: { $0.request.name == name }) else {
      let names = screens.map(\.request.name)
      throw .parameters(
        "No screen \"\(name)\" is open. \(DidYouMean.question(name, in: names))"
          + (names.isEmpty ? "" : "Open are \(names.joined(separator: ", ")).")
      )
    }
    return screen
  }

  /// Starts the app again in another language, as iOS does, and then sets what else there is.
  private func setLanguage(
    _ parameters: ServedParameters,
    _ own: ServedValue,
    _ screen: OpenScreen,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    let arguments = try OpeningOptions(parameters: parameters).language()
    let told = ["language", "locale"].compactMap { name in
      parameters.text(name).map { "\(name) \($0)" }
    }.joined(separator: ", ")
    screen.setLanguage(arguments) { _ in
      guard screen.processID != nil else {
        return completion(.failure(.ended(screen.trouble ?? "The app has ended.")))
      }
      var rest = own
      if case .object(var fields) = own {
        for name in ["language", "locale"] { fields[name] = nil }
        rest = .object(fields)
      }
      guard rest != [:] else {
        let text = "\(told): the app was started again and brought back."
        return completion(.success(Self.told(ServedAnswer(text).value, of: screen)))
      }
      screen.ask(.set, rest) { completion($0.map { Self.told($0, of: screen) }) }
    }
  }

  private func keep(
    _ method: ServedMethod,
    _ parameters: ServedParameters,
    _ screen: OpenScreen,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    switch method {
    case .close:
      remove(screen)
      completion(.success(ServedAnswer("\(screen.request.name) is closed.").value))
    case .build:
      screen.whenReady {
        screen.rebuild()
        screen.whenReady { completion(Self.state(of: screen)) }
      }
    case .log: completion(.success(Self.log(of: screen, from: try parameters.whole("from") ?? 0)))
    case .diagnostics:
      screen.whenReady { completion(.success(Self.findings(of: screen))) }
    case .record:
      screen.whenReady {
        let steps = screen.steps.map(\.value)
        completion(.success(ServedAnswer("\(steps.count) steps.", ["steps": .array(steps)]).value))
      }
    case .replay: try replay(screen, parameters, completion)
    case .test, .doctor: try run(method, parameters, screen, completion)
    default: throw .impossible("\(method.rawValue) is for a screen.")
    }
  }

  // MARK: Opening and closing

  private func open(
    _ parameters: ServedParameters,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    let request = try OpeningOptions(parameters: parameters).request(standard)
    if let open = screens.first(where: { $0.request.name == request.name }) {
      // Asked for again as it is, it is the one that is wanted from now on.
      if open.request == request {
        screens.removeAll { $0 === open }
        screens.append(open)
        return open.whenReady { completion(Self.state(of: open)) }
      }
      remove(open)
    }
    guard screens.count < Self.mostScreens else {
      throw .impossible("\(screens.count) screens are open. Close one first.")
    }
    let screen = add(request)
    screen.whenReady { [weak self] in
      let state = Self.state(of: screen)
      // A screen without files will not come by itself.
      if case .failure = state, request.source.folder == nil { self?.remove(screen) }
      completion(state)
    }
  }

  @discardableResult
  private func add(_ request: ScreenRequest) -> OpenScreen {
    let screen = OpenScreen(request, tools: tools, patience: patience)
    screens.append(screen)
    screen.noticeHandler = { [weak self, weak screen] method, _, line in
      guard let self, let screen, ["frame", "pasteboard"].contains(method) else { return }
      viewers[ObjectIdentifier(screen)]?.send(line)
    }
    screen.changeHandler = { [weak self, weak screen] in
      guard let self, let screen else { return }
      viewers[ObjectIdentifier(screen)]?.processChanged()
    }
    screen.open()
    return screen
  }

  private func remove(_ screen: OpenScreen) {
    viewers[ObjectIdentifier(screen)] = nil
    screens.removeAll { $0 === screen }
    screen.close()
  }

  private static func state(of screen: OpenScreen) -> Result<ServedValue, ServedError> {
    let name = screen.request.name
    if screen.processID == nil {
      return .failure(.build(screen.trouble ?? "\(name) cannot be shown."))
    }
    var words = "\(name) is open."
    if let trouble = screen.trouble {
      words += " What is shown is not what is in the files: \(trouble)"
    }
    if let left = screen.leftOut.words { words += " \(left)" }
    return .success(
      ServedAnswer(
        words,
        [
          "name": .string(name), "findings": .number(Double(screen.leftOut.findings)),
          "without": screen.leftOut.value,
        ]
      ).value
    )
  }

  private var list: ServedValue {
    let lines = screens.map { screen in
      let state = screen.isBusy ? "starting" : screen.processID == nil ? "ended" : "open"
      return "\(screen.request.name): \(state)"
    }
    return ServedAnswer(
      lines.isEmpty ? "No screen is open." : lines.joined(separator: "\n"),
      ["screens": .array(screens.map { .string($0.request.name) })]
    ).value
  }

  // MARK: What was said and done

  private static func log(of screen: OpenScreen, from number: Int) -> ServedValue {
    let (lines, next) = screen.log.from(number)
    return ServedAnswer(
      lines.joined(separator: "\n"),
      ["next": .number(Double(next))]
    ).value
  }

  private static func findings(of screen: OpenScreen) -> ServedValue {
    let findings = screen.findings
    var parts = screen.trouble.map { [$0] } ?? []
    parts += findings
    return ServedAnswer(
      parts.isEmpty ? "Nothing was found." : parts.joined(separator: "\n"),
      ["findings": .array(findings.map { .string($0) })]
    ).value
  }

  private func replay(
    _ screen: OpenScreen,
    _ parameters: ServedParameters,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    var steps = screen.steps
    if let given = parameters.list("steps") {
      steps = []
      for value in given { steps.append(try Step(value)) }
    }
    screen.replay(steps) { replay in
      guard let failure = replay.failure else {
        return completion(.success(ServedAnswer("Did \(replay.done) steps again.").value))
      }
      completion(
        .failure(.impossible("Did \(replay.done) of \(steps.count) steps again. \(failure)"))
      )
    }
  }

  /// Runs the builder for tests or for what is missing.
  private func run(
    _ method: ServedMethod,
    _ parameters: ServedParameters,
    _ screen: OpenScreen,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    guard case .app(let path, let project) = screen.request.source else {
      throw .impossible("\(screen.request.name) is a screen of the gallery and has no project.")
    }
    var words = [tools.builder, "--\(method.rawValue)", path] + project
    if let filter = parameters.text("filter") { words += ["--filter", filter] }
    CommandRun(words) { result in
      let said = result.output + result.errors
      completion(
        .success(
          ServedAnswer(
            said.suffix(400).joined(separator: "\n"),
            [
              "passed": .bool(result.isSuccess),
              "leftOut": .number(Double(max(0, said.count - 400))),
            ]
          ).value
        )
      )
    }
  }

  // MARK: Viewers

  private func watch(
    _ screen: OpenScreen,
    _ isOn: Bool,
    _ viewer: (any ScreenViewer)?,
    _ completion: @escaping Completion
  ) {
    guard let viewer else {
      return completion(.failure(.impossible("Frames are sent over sockets only.")))
    }
    let key = ObjectIdentifier(screen)
    if isOn {
      let viewing = viewers[key] ?? Viewing(screen)
      viewers[key] = viewing
      viewing.add(viewer)
    } else {
      leave(screen, viewer)
    }
    completion(.success(ServedAnswer(isOn ? "Frames are sent." : "No more frames are sent.").value))
  }

  private func seen(
    _ screen: OpenScreen,
    _ parameters: ServedParameters,
    _ viewer: (any ScreenViewer)?,
    _ completion: @escaping Completion
  ) throws(ServedError) {
    let frame = try parameters.whole("frame") ?? 0
    if let viewer { viewers[ObjectIdentifier(screen)]?.see(frame, by: viewer) }
    completion(.success(ServedAnswer("").value))
  }

  private func leave(_ screen: OpenScreen, _ viewer: any ScreenViewer) {
    let key = ObjectIdentifier(screen)
    viewers[key]?.remove(viewer)
    if viewers[key]?.isEmpty == true { viewers[key] = nil }
  }

  /// Sends nothing more to somebody who is gone.
  package func forget(_ viewer: any ScreenViewer) {
    for screen in screens { leave(screen, viewer) }
  }
}
