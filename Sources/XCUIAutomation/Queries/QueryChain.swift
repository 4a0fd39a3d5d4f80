import Foundation
internal import FoundationAdditions
internal import ScreenProtocol

/// How elements are looked for, step by step; nothing is looked up until it is asked for.
@MainActor
struct QueryChain {
  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Those of a type, of any name or of one.
    case matching(XCUIElement.ElementType, String?)
    case fitting(NSPredicate)
    /// Those with something in them of a type, of any name or of one.
    case containing(XCUIElement.ElementType, String?)
    case containingFitting(NSPredicate)
  }

  /// Where the search begins: with the app, or with an element that is searched for first.
  indirect enum Start {
    case app
    case element(QueryChain, Pick)
  }

  /// Which of those found is meant.
  enum Pick: Equatable {
    /// The only one.
    case only
    case first
    /// The one of a number; those below zero count from the end.
    case number(Int)
  }

  var start = Start.app
  var steps: [Step] = []

  func adding(_ step: Step) -> QueryChain {
    var longer = self
    longer.steps.append(step)
    return longer
  }

  // MARK: Searching

  /// What a search needs beside the tree.
  struct Surroundings {
    var touches: @MainActor (Int) -> Bool = { _ in false }
  }

  /// The numbers of the elements that are found, in the order of the tree.
  func found(in tree: ElementTree, _ surroundings: Surroundings = Surroundings()) -> [Int] {
    results(in: tree, surroundings).last ?? []
  }

  /// What is left after the start and after each step.
  func results(in tree: ElementTree, _ surroundings: Surroundings) -> [[Int]] {
    var now: [Int]
    switch start {
    case .app: now = [0]
    case .element(let chain, let pick):
      let found = chain.found(in: tree, surroundings)
      now = pick.choose(found).map { [$0] } ?? []
      // What is asked of one of several that fit is asked of each: the last step says how many there are.
      if pick == .only, found.count > 1 { now = found }
    }
    var all = [now]
    for step in steps {
      now = Self.apply(step, to: now, in: tree, surroundings)
      all.append(now)
    }
    return all
  }

  private static func apply(
    _ step: Step,
    to found: [Int],
    in tree: ElementTree,
    _ surroundings: Surroundings
  ) -> [Int] {
    func fits(_ number: Int, _ type: XCUIElement.ElementType, _ name: String?) -> Bool {
      guard type == .any || tree.nodes[number].type == type else { return false }
      return name.map { tree.nodes[number].element.isCalled($0) } ?? true
    }
    func holds(_ predicate: NSPredicate, _ number: Int) -> Bool {
      predicate.evaluate(with: ElementRecord(tree, number, touches: surroundings.touches))
    }
    switch step {
    case .descendants(let type):
      return merged(found.map { tree.descendants(of: $0) }).filter { fits($0, type, nil) }
    case .children(let type):
      return found.flatMap(tree.children).sorted().filter { fits($0, type, nil) }
    case .matching(let type, let name): return found.filter { fits($0, type, name) }
    case .fitting(let predicate): return found.filter { holds(predicate, $0) }
    case .containing(let type, let name):
      return found.filter { tree.descendants(of: $0).contains { fits($0, type, name) } }
    case .containingFitting(let predicate):
      return found.filter { tree.descendants(of: $0).contains { holds(predicate, $0) } }
    }
  }

  /// Numbers that are in any of several ranges, each once.
  private static func merged(_ ranges: [Range<Int>]) -> [Int] {
    var all: [Int] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      all += range.filter { $0 > all.last ?? -1 }
    }
    return all
  }

  // MARK: Words

  /// The chain as a message shows it.
  var words: String {
    let first: [String] =
      switch start {
      case .app: []
      case .element(let chain, let pick): [chain.words + pick.words].filter { !$0.isEmpty }
      }
    return (first + steps.map(\.words)).joined(separator: " → ")
  }

  /// The name that the last step asks for, and the type.
  var wanted: (name: String?, type: XCUIElement.ElementType?) {
    var (name, type): (String?, XCUIElement.ElementType?)
    for step in steps {
      switch step {
      case .descendants(let asked), .children(let asked): (name, type) = (nil, asked)
      case .matching(let asked, let called):
        if asked != .any { type = asked }
        name = called ?? name
      default: break
      }
    }
    return (name, type == .any ? nil : type)
  }
}

extension QueryChain.Step {
  private static func words(_ predicate: NSPredicate) -> String {
    predicate.formatText.map { " '\($0)'" } ?? ""
  }

  var words: String {
    func named(_ type: XCUIElement.ElementType, _ name: String?) -> String {
      let called = name.map { "\"\($0)\"" }
      return type == .any
        ? called ?? "anything"
        : ([type.title] + [called].compactMap { $0 })
          .joined(separator: " ")
    }
    switch self {
    case .descendants(let type): return "Descendants matching type \(type.title)"
    case .children(let type): return "Children matching type \(type.title)"
    case .matching(let type, let name):
      return type == .any && name != nil
        ? "Elements matching identifier \(named(.any, name))"
        : "Elements matching \(named(type, name))"
    case .fitting(let predicate):
      return "Elements matching predicate\(Self.words(predicate))"
    case .containing(let type, let name): return "Elements containing \(named(type, name))"
    case .containingFitting(let predicate):
      return "Elements containing elements matching predicate\(Self.words(predicate))"
    }
  }
}

extension QueryChain.Pick {
  /// The element that is meant; nil where it is not there.
  func choose(_ found: [Int]) -> Int? {
    switch self {
    case .only, .first: return found.first
    case .number(let number):
      let index = number < 0 ? found.count + number : number
      return found.indices.contains(index) ? found[index] : nil
    }
  }

  var words: String {
    switch self {
    case .only: ""
    case .first: " → First Match"
    case .number(let number): " → Element at index \(number)"
    }
  }
}

extension ScreenElement {
  /// Whether a name is one of those that an element is looked for by.
  func isCalled(_ name: String) -> Bool {
    if identifier == name || label == name || title == name { return true }
    let isText = ["textField", "secureTextField", "searchField", "textView"].contains(kind)
    return isText && (placeholder == name || value == name)
  }

  /// The name that a message shows.
  var name: String? {
    [identifier, label, title, placeholder ?? "", value ?? ""].first { !$0.isEmpty }
  }
}
