import Foundation
import UIKit

/// A search for elements, which is done whenever something is asked of it.
@MainActor @preconcurrency
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let bundleIdentifier: String
  let chain: QueryChain

  init(_ bundleIdentifier: String, _ chain: QueryChain) {
    (self.bundleIdentifier, self.chain) = (bundleIdentifier, chain)
    super.init()
    ElementKeys.enter()
  }

  private func adding(_ step: QueryChain.Step) -> XCUIElementQuery {
    XCUIElementQuery(bundleIdentifier, chain.adding(step))
  }

  private func element(_ pick: QueryChain.Pick) -> XCUIElement {
    XCUIElement(bundleIdentifier, chain, pick)
  }

  // MARK: Elements

  /// The only element that matches; several are a failure where something is asked of it.
  open var element: XCUIElement { element(.only) }

  /// The first element that matches.
  open var firstMatch: XCUIElement { element(.first) }

  /// How many elements match now.
  open var count: Int { numbers.count }

  private var numbers: [Int] {
    element.attempt(or: []) { () throws(ElementFailure) in
      guard let session = try element.present() else { return [] }
      let tree = try session.answering { session throws(AppProcess.Failure) in
        try session.tree()
      }
      return chain.found(in: tree, session.surroundings)
    }
  }

  /// The element of a number in the order of the screen, from 0; below zero from the end.
  open func element(boundBy index: Int) -> XCUIElement { element(.number(index)) }

  /// The element of a number in the order of the screen, from 0.
  @available(*, deprecated, message: "Use element(boundBy:)")
  open func element(at index: UInt) -> XCUIElement { element(boundBy: Int(index)) }

  /// The only one of those that match for which a predicate holds.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The only one of those that match of a type, and of a name where one is given.
  open func element(
    matching elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only one of those that match whose identifier, label or other name is the key.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The elements that match now, each found again by its number.
  open var allElementsBoundByIndex: [XCUIElement] {
    numbers.indices.map { element(boundBy: $0) }
  }

  /// The elements that match now.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: Searching on

  /// The elements of a type in those that match, at any depth.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.descendants(type))
  }

  /// The elements of a type right in those that match.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.children(type))
  }

  /// Those that match for which a predicate holds.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.fitting(predicate)) }

  /// Those that match of a type, and of a name where one is given.
  open func matching(
    _ elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElementQuery {
    adding(.matching(elementType, identifier))
  }

  /// Those that match whose identifier, label or other name is the one given.
  open func matching(identifier: String) -> XCUIElementQuery {
    adding(.matching(.any, identifier))
  }

  /// Those that match with something in them for which a predicate holds.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    adding(.containingFitting(predicate))
  }

  /// Those that match with something in them of a type, and of a name where one is given.
  open func containing(
    _ elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElementQuery {
    adding(.containing(elementType, identifier))
  }

  // MARK: Words

  /// How they are looked for.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { chain.words }
  }

  /// What each step of the search finds now.
  open nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    guard let session = try? element.present() else {
      return "Application \(bundleIdentifier) is not running."
    }
    return "Query chain:\n" + Self.chainText(session, bundleIdentifier, chain)
  }

  static func chainText(
    _ session: AppSession,
    _ bundleIdentifier: String,
    _ chain: QueryChain
  ) -> String {
    guard let tree = try? session.tree() else { return "" }
    var lines = [" →Find: Target Application '\(bundleIdentifier)'"]
    let results = chain.results(in: tree, session.surroundings)
    for (depth, numbers) in results.enumerated() {
      let indent = String(repeating: "  ", count: depth)
      if depth > 0 { lines.append(indent + "↪︎Find: \(chain.steps[depth - 1].words)") }
      lines.append(indent + "  Output: {")
      lines += numbers.prefix(40).map { indent + "    " + tree.line($0) }
      if numbers.count > 40 { lines.append(indent + "    and \(numbers.count - 40) more") }
      lines.append(indent + "  }")
    }
    return lines.joined(separator: "\n")
  }
}
