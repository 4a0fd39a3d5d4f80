import Diagnostics
import Foundation
internal import ScreenProtocol
internal import TestReports

/// Why something cannot be asked of an element or done with it.
struct ElementFailure: Error, CustomStringConvertible {
  let description: String
  /// Whether there was no such element, which may come.
  var isMissing = false

  init(_ description: String, isMissing: Bool = false) {
    (self.description, self.isMissing) = (description, isMissing)
  }

  init(_ failure: AppProcess.Failure) {
    switch failure {
    case .refused(let words), .ended(let words): self.init(words)
    }
  }
}

extension AppSession {
  /// What the app answers, or why it does not.
  func answering<Answer>(
    _ body: (AppSession) throws(AppProcess.Failure) -> Answer
  ) throws(ElementFailure) -> Answer {
    do throws(AppProcess.Failure) { return try body(self) } catch { throw ElementFailure(error) }
  }
}

extension XCUIElement {
  /// How long an action waits for its element, in seconds of the test's clock.
  static let patience = 3.0

  /// Does something; where that cannot be, it is a failure of the test at the place that called.
  func attempt<Value>(
    or standard: Value,
    _ body: () throws(ElementFailure) -> Value
  ) -> Value {
    do throws(ElementFailure) {
      return try body()
    } catch {
      TestFailures.record(error.description)
      return standard
    }
  }

  /// The app, if it runs; nil for one that these tests know nothing of.
  func present() throws(ElementFailure) -> AppSession? {
    let apps = RunningApps.shared
    guard let session = apps.session(bundleIdentifier) else {
      let isKnown = apps.setting.apps.contains { $0.bundleIdentifier == bundleIdentifier }
      if !isKnown { return nil }
      throw ElementFailure("Application \(bundleIdentifier) is not running. Call launch() first.")
    }
    return session
  }

  func running() throws(ElementFailure) -> AppSession {
    if let session = try present() { return session }
    throw ElementFailure(
      "Application \(bundleIdentifier) is not running, and there is none of that name to launch."
    )
  }

  private func found(
    in session: AppSession
  ) throws(ElementFailure) -> (tree: ElementTree, numbers: [Int]) {
    let tree = try session.answering { session throws(AppProcess.Failure) in try session.tree() }
    return (tree, chain.found(in: tree, session.surroundings))
  }

  func isThere(in session: AppSession) throws(ElementFailure) -> Bool {
    pick.choose(try found(in: session).numbers) != nil
  }

  /// The element that is meant; none and several are failures that say what there is.
  func locate(in session: AppSession) throws(ElementFailure) -> (tree: ElementTree, number: Int) {
    let (tree, numbers) = try found(in: session)
    if pick == .only, numbers.count > 1 {
      throw ElementFailure(SearchWords.several(numbers, in: tree, chain))
    }
    guard let number = pick.choose(numbers) else {
      throw ElementFailure(
        SearchWords.none(chain, pick, in: tree, session.surroundings),
        isMissing: true
      )
    }
    return (tree, number)
  }

  /// The element that is meant, after waiting for it a moment.
  func await(in session: AppSession) throws(ElementFailure) -> (tree: ElementTree, number: Int) {
    let end = TestClock.now + Self.patience
    while true {
      do throws(ElementFailure) {
        return try locate(in: session)
      } catch {
        let left = end - TestClock.now
        guard error.isMissing, left > 1e-6 else { throw error }
        try session.answering { session throws(AppProcess.Failure) in
          try session.pass(atMost: left)
        }
      }
    }
  }

  /// What the element that is meant says of itself, after waiting for it a moment.
  func record() throws(ElementFailure) -> ElementRecord {
    let session = try running()
    let (tree, number) = try self.await(in: session)
    return ElementRecord(tree, number, touches: session.surroundings.touches)
  }
}

extension AppSession {
  var surroundings: QueryChain.Surroundings {
    QueryChain.Surroundings { [weak self] in (try? self?.aim($0)) != nil }
  }
}

/// What is said of a search that does not find the one element.
@MainActor
enum SearchWords {
  /// The most elements that are listed.
  private static let most = 12

  static func several(_ numbers: [Int], in tree: ElementTree, _ chain: QueryChain) -> String {
    let lines = numbers.prefix(most).enumerated().map { "  \($0): \(tree.line($1))" }
    return "Multiple matching elements found for \(chain.words). Say which with element(boundBy:),"
      + " firstMatch or an identifier:\n" + lines.joined(separator: "\n")
      + (numbers.count > most ? "\n  and \(numbers.count - most) more" : "")
  }

  static func none(
    _ chain: QueryChain,
    _ pick: QueryChain.Pick,
    in tree: ElementTree,
    _ surroundings: QueryChain.Surroundings
  ) -> String {
    let results = chain.results(in: tree, surroundings)
    var words = "No matches found for \(chain.words)\(pick.words)."
    if case .number(let number) = pick, let count = results.last?.count, count > 0 {
      return words + " There are \(count), so none is at \(number)."
    }
    // What the last step that found something left is what there is to choose from.
    let last = results.lastIndex { !$0.isEmpty } ?? 0
    let (name, type) = chain.wanted
    var there = results[last]
    if last + 1 < results.count, !hasFilter(chain, last) { there = inside(there, tree) }
    let similar = there.filter { number in type.map { tree.nodes[number].type == $0 } ?? true }
    let all = names(similar.isEmpty ? there : similar, tree)
    if let name { words += " " + DidYouMean.question(name, in: all.map(\.name)) }
    guard !all.isEmpty else {
      return words + (name == nil ? " " : "") + "Nothing there has a name."
    }
    let some = all.prefix(most).map { "\($0.type) \"\($0.name)\"" }.joined(separator: ", ")
    let rest = all.count > most ? " and \(all.count - most) more" : ""
    return words.trimmingCharacters(in: .whitespaces) + " There is \(some)\(rest)."
  }

  /// Whether the step that found nothing chose among what was found, and did not look further in.
  private static func hasFilter(_ chain: QueryChain, _ last: Int) -> Bool {
    guard chain.steps.indices.contains(last) else { return false }
    switch chain.steps[last] {
    case .descendants, .children: return false
    default: return true
    }
  }

  private static func inside(_ numbers: [Int], _ tree: ElementTree) -> [Int] {
    numbers.flatMap { Array(tree.descendants(of: $0)) }
  }

  private static func names(
    _ numbers: [Int],
    _ tree: ElementTree
  ) -> [(type: String, name: String)] {
    var seen: Set<String> = []
    return numbers.compactMap { number in
      let node = tree.nodes[number]
      guard let name = node.element.name, seen.insert("\(node.type) \(name)").inserted else {
        return nil
      }
      return (node.type.title, name)
    }
  }
}
