import CoreGraphics
import Foundation
import InterfaceFiles

/// Makes constraints from their elements.
@MainActor
enum NibConstraints {
  /// Makes a constraint of a view; false where something it speaks of is not made yet.
  static func make(
    _ element: InterfaceElement,
    in view: UIView,
    _ owner: InterfaceElement,
    _ making: NibMaking
  ) -> Bool {
    let attributes = element.attributes
    // These are there for the design tool alone.
    if element.flag("placeholder") == true { return true }
    var first: AnyObject? = view
    if let id = attributes["firstItem"] {
      first = making.object(id)
      if first == nil { return false }
    }
    var second: AnyObject?
    if let id = attributes["secondItem"] {
      second = making.object(id)
      if second == nil { return false }
    }
    guard let first, let firstAttribute = attribute(attributes["firstAttribute"]) else {
      reportAttribute(element, making)
      return true
    }
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if second != nil {
      guard let named = attribute(attributes["secondAttribute"]) else {
        reportAttribute(element, making)
        return true
      }
      secondAttribute = named
    }
    let values = NibValues(element, making)
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation(attributes["relation"]),
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier(attributes["multiplier"]) ?? 1,
      constant: values.number("constant") ?? standardSpace(element, first, second, view)
    )
    if let priority = values.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = attributes["identifier"]
    making.adopt(constraint, element)
    if !NibVariations.isLeftOut(element, "constraints", of: owner, making) {
      view.addConstraint(constraint)
    }
    NibVariations.note(constraint, element, in: view, owner, making)
    return true
  }

  /// The system's standard distance, where a constraint asks for it and the file does not say which.
  private static func standardSpace(
    _ element: InterfaceElement,
    _ first: AnyObject,
    _ second: AnyObject?,
    _ view: UIView
  ) -> CGFloat {
    guard element.flag("symbolic") == true, let second else { return 0 }
    // Further from the edges of the view around than between neighbours.
    let reachesEdge = [first, second].contains { item in
      item === view || (item as? UILayoutGuide)?.owningView === view
    }
    return reachesEdge ? 20 : 8
  }

  /// A factor, written as a number or as a ratio such as `16:9`.
  static func multiplier(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { part in
      Double(part.trimmingCharacters(in: .whitespaces))
    }
    switch parts.count {
    case 1: return parts[0].map { CGFloat($0) }
    case 2:
      guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else {
        return nil
      }
      return CGFloat(numerator / denominator)
    default: return nil
    }
  }

  private static func relation(_ text: String?) -> NSLayoutConstraint.Relation {
    switch text {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    name.flatMap { attributes[$0] }
  }

  private static func reportAttribute(_ element: InterfaceElement, _ making: NibMaking) {
    making.report(
      .nibConstraint,
      element,
      saw: [element.attributes["firstAttribute"], element.attributes["secondAttribute"]]
        .map { $0 ?? "nothing" }.joined(separator: ", ")
    )
  }

  static func reportUnknownItem(_ element: InterfaceElement, _ making: NibMaking) {
    let missing = ["firstItem", "secondItem"].compactMap { element.attributes[$0] }
      .filter { making.object($0) == nil }
    making.report(
      .nibConstraintItem,
      element,
      saw: missing.map { "no object with the id \($0)" }.joined(separator: ", ")
    )
  }
}
