import UIKit
import ViewGraph
import ViewLayout

/// Finds the place of a rotor after one, or before it.
@MainActor
struct RotorSearch {
  let places: [RotorPlace]
  let targets: RotorTargets

  func find(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let step = predicate.searchDirection == .next ? 1 : -1
    var index = start(predicate.currentItem, step)
    while places.indices.contains(index) {
      let place = places[index]
      place.prepare()
      if let view = targets.reach(place) {
        return UIAccessibilityCustomRotorItemResult(
          targetElement: view,
          targetRange: place.range.flatMap { view.textRange($0) }
        )
      }
      index += step
    }
    return nil
  }

  /// The first place that is looked at.
  private func start(_ current: UIAccessibilityCustomRotorItemResult, _ step: Int) -> Int {
    guard let view = current.targetElement as? UIView else {
      return step > 0 ? 0 : places.count - 1
    }
    let known = places.map(targets.view)
    let offset = current.targetRange.flatMap(view.textOffset)
    let own = places.indices.first { index in
      guard let one = known[index], one === view || view.isDescendant(of: one) else { return false }
      return places[index].range.map { view.offset(of: $0) } == offset || offset == nil
    }
    if let own { return own + step }
    // One is beside all places: the next ones are those that are read after where one is.
    let place = view.readingPlace
    let next =
      places.indices.first { index in
        known[index].map { one in
          if one === view, let offset, let range = places[index].range {
            return one.offset(of: range) > offset
          }
          return one.readingPlace.isAfter(place)
        } ?? false
      } ?? places.count
    return step > 0 ? (next == places.count && known.contains { $0 == nil } ? 0 : next) : next - 1
  }
}

/// Where the places of a rotor are.
@MainActor
struct RotorTargets {
  let node: GraphNode
  let content: LayoutElement
  let speaker: UIView

  /// The view of a place; nil where it is not on the screen.
  func view(_ place: RotorPlace) -> UIView? {
    let found: UIView?
    switch place.target {
    case .own: found = speaker
    case .entry(let key): found = node.host.rotorEntries[key]?()
    case .identity(let id): found = node.firstElement(of: id)?.shownView
    }
    guard let found, found.window != nil else { return nil }
    return found.spokenPart
  }

  /// The view of a place, which is scrolled to where it is not on the screen.
  func reach(_ place: RotorPlace) -> UIView? {
    if let view = view(place) { return view }
    if case .identity(let id) = place.target {
      for element in content.scrollable {
        if element.scroll(to: id, anchor: nil, animation: nil) { break }
      }
    }
    node.host.hostView?.setNeedsLayout()
    node.host.hostView?.window?.layoutIfNeeded()
    return view(place)
  }
}

/// A node of a view with an identity.
@MainActor
protocol IdentifiedNode: GraphNode {
  var identity: AnyHashable { get }
}

extension GraphNode {
  /// The first element of the view with an identity, from this node down, as far as it was made.
  fileprivate func firstElement(of id: AnyHashable) -> LayoutElement? {
    if let own = self as? any IdentifiedNode, own.identity == id { return elements.first }
    if let source = self as? any RowSource {
      for index in source.madeRows where source.rowIdentity(index) == id {
        return source.rowNode(index).elements.first
      }
    }
    var found: LayoutElement?
    forEachChild { if found == nil { found = $0.firstElement(of: id) } }
    return found
  }
}

extension LayoutElement {
  /// What can be scrolled to views by their identity, from this element down.
  fileprivate var scrollable: [any ScrollableByIdentity] {
    if let own = self as? any ScrollableByIdentity { return [own] }
    if let container = self as? ContainerElement { return container.children.flatMap(\.scrollable) }
    return wrapped?.scrollable ?? []
  }

  /// A view that the element shows.
  fileprivate var shownView: UIView? {
    if let view = onlyView { return view }
    guard let container = self as? ContainerElement else { return wrapped?.shownView }
    return container.children.lazy.compactMap(\.shownView).first
  }
}

extension UIView {
  /// What is read out of the view: itself, the cell of a list around it, or something in it.
  fileprivate var spokenPart: UIView {
    if isAccessibilityElement { return self }
    var outer = superview
    while let view = outer, !(view is UIScrollView) {
      if view.isAccessibilityElement { return view }
      outer = view.superview
    }
    func inner(_ view: UIView) -> UIView? {
      view.isAccessibilityElement ? view : view.subviews.lazy.compactMap(inner).first
    }
    return subviews.lazy.compactMap(inner).first ?? self
  }

  /// Where it is read, from top to bottom and in a line as the language does.
  fileprivate var readingPlace: ReadingPlace {
    let frame = convert(bounds, to: nil)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingPlace(y: frame.minY, x: isReversed ? -frame.maxX : frame.minX)
  }

  /// A part of the text as UIKit has it; nil where the view has none that could be told in parts.
  fileprivate func textRange(_ range: Range<String.Index>) -> UITextRange? {
    guard let input = self as? any UITextInput, let text = inputText else { return nil }
    let count = text.utf16.count
    let start = min(range.lowerBound.utf16Offset(in: text), count)
    let end = min(range.upperBound.utf16Offset(in: text), count)
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: first, to: last)
  }

  /// How many characters are before a part of the text.
  fileprivate func offset(of range: Range<String.Index>) -> Int {
    range.lowerBound.utf16Offset(in: inputText ?? "")
  }

  /// How many characters are before a part of the text.
  fileprivate func textOffset(_ range: UITextRange) -> Int? {
    (self as? any UITextInput).map { $0.offset(from: $0.beginningOfDocument, to: range.start) }
  }

  private var inputText: String? {
    (self as? UITextView)?.text ?? (self as? UITextField)?.text
  }
}

/// Where something is read.
private struct ReadingPlace {
  let y: CGFloat
  let x: CGFloat

  func isAfter(_ other: ReadingPlace) -> Bool { y == other.y ? x > other.x : y > other.y }
}
