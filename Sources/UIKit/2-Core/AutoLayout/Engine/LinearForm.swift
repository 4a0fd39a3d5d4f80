import ConstraintSolver
import CoreGraphics

/// A sum of variables and a number.
struct LinearForm {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0

  /// Adds a variable; nil stands for one that is always 0.
  mutating func add(_ variable: Variable?, _ factor: Double = 1) {
    guard let variable else { return }
    terms.append(Term(variable, factor))
  }

  mutating func add(_ value: CGFloat) { constant += Double(value) }

  /// The same with all signs changed.
  var mirrored: LinearForm {
    var form = LinearForm()
    form.add(self, times: -1)
    return form
  }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

extension LayoutEngine {
  /// What a part of an item is in terms of the engine's variables.
  func form(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    isInside other: (any LayoutItem)?,
    isFlipped: Bool
  ) -> LinearForm? {
    let item = target(item, attribute, other)
    guard let place = enter(item) else { return nil }
    var form = LinearForm()
    switch attribute.resolved(isFlipped: isFlipped) {
    case .left: form.add(place.x)
    case .right:
      form.add(place.x)
      form.add(place.width)
    case .centerX:
      form.add(place.x)
      form.add(place.width, 0.5)
    case .width: form.add(place.width)
    case .top: form.add(place.y)
    case .bottom:
      form.add(place.y)
      form.add(place.height)
    case .centerY:
      form.add(place.y)
      form.add(place.height, 0.5)
    case .height: form.add(place.height)
    case .firstBaseline:
      form.add(place.y)
      if let view = item as? UIView { form.add(view.baselineOffsets.first) }
    case .lastBaseline:
      form.add(place.y)
      form.add(place.height)
      if let view = item as? UIView { form.add(-view.baselineOffsets.last) }
    default: addMargin(attribute.resolved(isFlipped: isFlipped), item, place, to: &form)
    }
    return form
  }

  private func addMargin(
    _ attribute: NSLayoutConstraint.Attribute,
    _ item: any LayoutItem,
    _ place: NodeAttachment,
    to form: inout LinearForm
  ) {
    var margins = UIEdgeInsets.zero
    if let view = item as? UIView {
      let shadow = view.alignmentRectInsets
      margins = view.layoutMargins
      margins.left -= shadow.left
      margins.right -= shadow.right
      margins.top -= shadow.top
      margins.bottom -= shadow.bottom
    }
    switch attribute {
    case .leftMargin:
      form.add(place.x)
      form.add(margins.left)
    case .rightMargin:
      form.add(place.x)
      form.add(place.width)
      form.add(-margins.right)
    case .centerXWithinMargins:
      form.add(place.x)
      form.add(place.width, 0.5)
      form.add((margins.left - margins.right) / 2)
    case .topMargin:
      form.add(place.y)
      form.add(margins.top)
    case .bottomMargin:
      form.add(place.y)
      form.add(place.height)
      form.add(-margins.bottom)
    case .centerYWithinMargins:
      form.add(place.y)
      form.add(place.height, 0.5)
      form.add((margins.top - margins.bottom) / 2)
    default: break
    }
  }

  /// The edges of a scroll view mean its content to what is inside.
  private func target(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: (any LayoutItem)?
  ) -> any LayoutItem {
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
      let text =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, text.isDescendant(of: view) { return text }
    }
    guard attribute.kind != .size, let scrollView = item as? UIScrollView,
      let inner = other?.layoutOwner, inner !== scrollView || other is UILayoutGuide,
      inner.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute without leading and trailing.
  func resolved(isFlipped: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isFlipped ? .right : .left
    case .trailing: isFlipped ? .left : .right
    case .leadingMargin: isFlipped ? .rightMargin : .leftMargin
    case .trailingMargin: isFlipped ? .leftMargin : .rightMargin
    default: self
    }
  }
}
