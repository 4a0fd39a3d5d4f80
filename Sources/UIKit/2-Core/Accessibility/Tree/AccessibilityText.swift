import CoreGraphics
import Foundation

/// What is read of a view that is told of as one thing.
@MainActor
enum AccessibilityText {
  /// The texts in a view in the order they are read, with commas; nil where there are none.
  static func merged(of view: UIView) -> String? {
    var texts: [String] = []
    for child in ReadingOrder.sorted(view.subviewList, in: view) { collect(child, into: &texts) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, into texts: inout [String]) {
    guard ReadingOrder.isSeen(view), !view.accessibilityElementsHidden else { return }
    // A control in a row is told of by itself.
    if view is UIControl || view is any EditableText { return }
    let isLabelled = view.isAccessibilityElement || view.accessibilityStore?.said.label != nil
    if isLabelled, let label = view.accessibilityLabel, !label.isEmpty {
      texts.append(label)
      return
    }
    for child in ReadingOrder.sorted(view.subviewList, in: view) { collect(child, into: &texts) }
  }

  /// The controls in a view.
  static func controls(in view: UIView) -> [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard ReadingOrder.isSeen(view), !view.accessibilityElementsHidden else { return }
      if view is UIControl || view is any EditableText {
        if view.isAccessibilityElement || view.elementsByNature != nil { found.append(view) }
        return
      }
      for child in ReadingOrder.sorted(view.subviewList, in: view) { visit(child) }
    }
    for child in ReadingOrder.sorted(view.subviewList, in: view) { visit(child) }
    return found
  }

  /// The switch or the like that a row is about; nil where it has none or several.
  static func onlyControl(in view: UIView) -> UIControl? {
    let controls = controls(in: view)
    guard controls.count == 1 else { return nil }
    return controls.first as? any UIControl & RowControl
  }

  /// Whether the one switch of a row is on; nil for a row of another kind.
  static func controlIsOn(in view: UIView) -> Bool? {
    let controls = controls(in: view)
    guard controls.count == 1, controls.first?.roleByNature == .toggle else { return nil }
    return controls.first?.accessibilityValue == "1"
  }

  /// How the controls of a row stand.
  static func controlValue(in view: UIView) -> String? {
    let controls = controls(in: view)
    return controls.count == 1 ? controls.first?.accessibilityValue : nil
  }
}

/// The order in which things on the screen are read.
@MainActor
package enum ReadingOrder {
  static func isSeen(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

  /// Views from top to bottom, and in a line as the language reads.
  static func sorted(_ views: some Sequence<UIView>, in parent: UIView) -> [UIView] {
    let views = views.map { (view: $0, rect: $0.frame) }
    guard views.count > 1 else { return views.map(\.view) }
    let isRightToLeft = parent.isRightToLeft
    let byTop = views.enumerated().sorted {
      ($0.element.rect.minY, $0.element.rect.height, $0.offset)
        < ($1.element.rect.minY, $1.element.rect.height, $1.offset)
    }.map(\.element)
    var result: [UIView] = []
    var index = 0
    while index < byTop.count {
      let first = byTop[index].rect
      var line = [byTop[index]]
      index += 1
      while index < byTop.count, isInLine(byTop[index].rect, with: first) {
        line.append(byTop[index])
        index += 1
      }
      let sorted = line.enumerated().sorted {
        let (a, b) = ($0.element.rect, $1.element.rect)
        if abs(a.minX - b.minX) < 0.5 { return $0.offset < $1.offset }
        return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX
      }
      result += sorted.map(\.element.view)
    }
    return result
  }

  /// Whether something stands in the line that begins with what is above or as high: its middle is beside that, and it
  /// is not lost beside it.
  private static func isInLine(_ rect: CGRect, with first: CGRect) -> Bool {
    first.minY <= rect.midY && rect.midY <= first.maxY && rect.height * 3 >= first.height
  }

  /// Whether one view of a window is read after another one.
  package static func isRead(_ one: UIView, after other: UIView) -> Bool {
    let (own, before) = (one.convert(one.bounds, to: nil), other.convert(other.bounds, to: nil))
    let isBelow = (before.minY, before.height) <= (own.minY, own.height)
    guard isBelow ? isInLine(own, with: before) : isInLine(before, with: own) else {
      return isBelow
    }
    return one.isRightToLeft ? own.maxX < before.maxX : own.minX > before.minX
  }
}

/// A control that a row can be about, so that using the row uses the control.
@MainActor
protocol RowControl: UIControl {}
