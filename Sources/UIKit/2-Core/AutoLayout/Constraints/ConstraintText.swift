import CoreGraphics
import Foundation

/// How constraints read in messages.
@MainActor
enum ConstraintText {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    var text = "<NSLayoutConstraint"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " " + equation(constraint)
    let priority = constraint.priority.rawValue
    if priority < 1000 { text += " @\(number(CGFloat(priority)))" }
    return text + (constraint.isActive ? ">" : " (inactive)>")
  }

  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    let first = part(constraint.first, constraint.firstAttribute, constraint.origins?.first)
    var text = "\(first) \(sign(constraint.relation)) "
    guard constraint.secondAttribute != .notAnAttribute else {
      return text + number(constraint.constant)
    }
    if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
    text += part(constraint.second, constraint.secondAttribute, constraint.origins?.second)
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    return text
  }

  private static func part(
    _ item: (any LayoutItem)?,
    _ attribute: NSLayoutConstraint.Attribute,
    _ origin: LayoutOrigins.Part?
  ) -> String {
    let text = "\(item.map(name) ?? "nil").\(attribute.name)"
    guard let origin else { return text }
    return "(\(text) - \(origin.item.map(name) ?? "nil").\(origin.attribute.name))"
  }

  static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The accessibility identifier, the property that holds it, or where in memory it is.
  static func name(_ item: any LayoutItem) -> String {
    if let view = item as? UIView {
      if let identifier = view.accessibilityIdentifier {
        return "\(type(of: view)):'\(identifier)'"
      }
      if let property = PropertyName(of: view) {
        return "\(type(of: view)):\(property.owner).\(property.name)"
      }
      return "\(type(of: view)):\(address(view))"
    }
    guard let guide = item as? UILayoutGuide else { return "\(type(of: item))" }
    let name = guide.identifier.isEmpty ? "UILayoutGuide:\(address(guide))" : guide.identifier
    return guide.owningView.map { "\(self.name($0)).\(name)" } ?? name
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
