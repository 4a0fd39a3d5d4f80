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
    let known = targets.views(of: places)
    let offset = current.targetRange.flatMap(view.textOffset)
    let own = places.indices.filter { index in
      known[index].map { $0 === view || view.isDescendant(of: $0) } ?? false
    }
    if let first = own.first, let last = own.last, offset == nil {
      // Parts of a text that is told as a whole are one place; before those of a field is the field itself.
      let isWhole = view.inputText == nil || places[first].range == nil
      return step < 0 ? first - 1 : isWhole ? last + 1 : first
    }
    if let index = own.first(where: { places[$0].range.flatMap(view.offset) == offset }) {
      return index + step
    }
    // One is beside all places: the next ones are those that are read after where one is.
    let next =
      places.indices.first { index in
        guard let one = known[index] else { return false }
        if one === view, let offset, let start = places[index].range.flatMap(one.offset) {
          return start > offset
        }
        return ReadingOrder.isRead(one, after: view)
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

  /// The views of places; nil for each that is not on the screen.
  func views(of places: [RotorPlace]) -> [UIView?] {
    let identities = Set(places.compactMap(\.identity))
    var elements: [AnyHashable: LayoutElement] = [:]
    if !identities.isEmpty { node.collect(identities, &elements) }
    return places.map { view($0, elements) }
  }

  private func view(_ place: RotorPlace, _ elements: [AnyHashable: LayoutElement]) -> UIView? {
    let found: UIView?
    switch place.target {
    case .own: found = speaker
    case .entry(let key): found = node.host.rotorEntries[key]?()
    case .identity(let id): found = elements[id]?.shownView
    }
    guard let found, found.window != nil else { return nil }
    return found.spokenPart
  }

  /// The view of a place, which is scrolled to where it is not on the screen.
  func reach(_ place: RotorPlace) -> UIView? {
    if let view = views(of: [place])[0] { return view }
    if case .identity(let id) = place.target {
      for element in content.scrollable {
        if element.scroll(to: id, anchor: nil, animation: nil) { break }
      }
    }
    node.host.hostView?.setNeedsLayout()
    node.host.hostView?.window?.layoutIfNeeded()
    return views(of: [place])[0]
  }
}

/// A node of a view with an identity.
@MainActor
protocol IdentifiedNode: GraphNode {
  var identity: AnyHashable { get }
}

extension GraphNode {
  /// Finds the first elements of the views with identities, from this node down, as far as they were made.
  fileprivate func collect(
    _ wanted: Set<AnyHashable>,
    _ found: inout [AnyHashable: LayoutElement]
  ) {
    guard found.count < wanted.count else { return }
    if let own = self as? any IdentifiedNode, wanted.contains(own.identity),
      found[own.identity] == nil
    {
      found[own.identity] = elements.first
    }
    if let source = self as? any RowSource {
      for index in source.madeRows {
        let id = source.rowIdentity(index)
        if wanted.contains(id), found[id] == nil {
          found[id] = source.rowNode(index).elements.first
        }
      }
    }
    forEachChild { $0.collect(wanted, &found) }
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

  /// A part of the text as UIKit has it; nil where the view has none that could be told in parts.
  fileprivate func textRange(_ range: Range<String.Index>) -> UITextRange? {
    guard let input = self as? any UITextInput, let text = inputText else { return nil }
    let start = min(range.lowerBound, text.endIndex).utf16Offset(in: text)
    let end = min(range.upperBound, text.endIndex).utf16Offset(in: text)
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: first, to: last)
  }

  /// How many characters are before a part of the text; nil where the view has none that could be told in parts.
  fileprivate func offset(of range: Range<String.Index>) -> Int? {
    inputText.map { min(range.lowerBound, $0.endIndex).utf16Offset(in: $0) }
  }

  /// How many characters are before a part of the text.
  fileprivate func textOffset(_ range: UITextRange) -> Int? {
    (self as? any UITextInput).map { $0.offset(from: $0.beginningOfDocument, to: range.start) }
  }

  fileprivate var inputText: String? {
    (self as? UITextView)?.text ?? (self as? UITextField)?.text
  }
}
