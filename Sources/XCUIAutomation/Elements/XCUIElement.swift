import CoreGraphics
import Foundation
import UIKit

/// An element on an app's screen, which is looked for whenever something is asked of it or done with it.
@MainActor @preconcurrency
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
  XCUIElementAttributes
{
  /// The app it is on the screen of.
  let bundleIdentifier: String
  let chain: QueryChain
  let pick: QueryChain.Pick

  init(_ bundleIdentifier: String, _ chain: QueryChain, _ pick: QueryChain.Pick) {
    (self.bundleIdentifier, self.chain, self.pick) = (bundleIdentifier, chain, pick)
    super.init()
    ElementKeys.enter()
  }

  /// Where a search for what is in it begins.
  private var inside: QueryChain {
    pick == .only ? chain : QueryChain(start: .element(chain, pick))
  }

  private func query(_ step: QueryChain.Step) -> XCUIElementQuery {
    XCUIElementQuery(bundleIdentifier, inside.adding(step))
  }

  /// The elements of a type in it, at any depth.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    query(.descendants(type))
  }

  /// The elements of a type right in it.
  open func children(matching type: ElementType) -> XCUIElementQuery { query(.children(type)) }

  /// The first of the elements that it may be.
  open var firstMatch: XCUIElement { XCUIElement(bundleIdentifier, chain, .first) }

  // MARK: Being there

  /// Whether there is such an element now.
  open var exists: Bool {
    attempt(or: false) { () throws(ElementFailure) in
      guard let session = try present() else { return false }
      return try isThere(in: session)
    }
  }

  /// Whether a finger that touches it now reaches it.
  open var isHittable: Bool {
    attempt(or: false) { () throws(ElementFailure) in
      guard let session = try present(), try isThere(in: session) else { return false }
      let (_, number) = try locate(in: session)
      let point = try session.answering { session throws(AppProcess.Failure) in
        try session.aim(number)
      }
      return point != nil
    }
  }

  // MARK: What it says

  private func read<Value>(_ missing: Value, _ body: (ElementRecord) -> Value) -> Value {
    attempt(or: missing) { () throws(ElementFailure) in body(try record()) }
  }

  /// The accessibility identifier, else empty; no such element is a failure.
  open var identifier: String { read("") { $0.identifier } }

  /// Where it is on the screen, in points; no such element is a failure.
  open var frame: CGRect { read(.zero) { $0.frame } }

  /// How it stands: a text, or nil; no such element is a failure.
  ///
  /// Switches are `1` or `0`, sliders have percents, fields their text or else what shows without one.
  open var value: Any? { read(nil) { $0.value } }

  /// The title; nothing on iOS has one.
  open var title: String { read("") { $0.title } }

  /// The accessibility label, else empty; no such element is a failure.
  open var label: String { read("") { $0.label } }

  /// What it is; no such element is a failure.
  open var elementType: ElementType { read(.any) { $0.elementType } }

  /// Whether it can be used; no such element is a failure.
  open var isEnabled: Bool { read(false) { $0.isEnabled } }

  /// What shows while there is no text; no such element is a failure.
  open var placeholderValue: String? { read(nil) { $0.placeholderValue } }

  /// Whether it is selected; no such element is a failure.
  open var isSelected: Bool { read(false) { $0.isSelected } }

  /// Whether the focus of keys is on it; no such element is a failure.
  open var hasFocus: Bool { read(false) { $0.hasFocus } }

  /// How much room there is across.
  open var horizontalSizeClass: SizeClass { read(.unspecified) { $0.horizontalSizeClass } }

  /// How much room there is upwards.
  open var verticalSizeClass: SizeClass { read(.unspecified) { $0.verticalSizeClass } }

  /// Whether text is typed into it, for predicates.
  var hasKeyboardFocus: Bool { read(false) { $0.hasKeyboardFocus } }

  /// What it says of itself now, with what is in it; throws where there is none or several.
  open func snapshot() throws -> any XCUIElementSnapshot {
    do throws(ElementFailure) { return try record() } catch { throw error }
  }

  // MARK: Words

  /// How it is looked for.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      words.isEmpty ? "Target Application '\(bundleIdentifier)'" : words
    }
  }

  var words: String { chain.words + pick.words }

  /// The element with all that is in it, the way to it, and how it is looked for.
  open nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    guard let session = try? present(), let (tree, number) = try? locate(in: session) else {
      return "No matches found for \(description)"
    }
    var path: [Int] = []
    var next: Int? = number
    while let current = next {
      path.append(current)
      next = tree.nodes[current].parent
    }
    let way = path.reversed().enumerated().map { depth, number in
      String(repeating: "  ", count: depth) + " →" + tree.line(number)
    }
    return """
      Attributes: \(tree.line(number))
      Element subtree:
      \(tree.text(from: number))
      Path to element:
      \(way.joined(separator: "\n"))
      Query chain:
      \(Self.chainText(session, self))
      """
  }

  private static func chainText(_ session: AppSession, _ element: XCUIElement) -> String {
    XCUIElementQuery.chainText(session, element.bundleIdentifier, element.chain)
  }
}
