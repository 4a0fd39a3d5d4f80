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

  /// The accessibility identifier, the property that holds it, or where in the tree of views it is:
  /// never where in memory, which is another place in each run.
  static func name(_ item: any LayoutItem) -> String {
    if let view = item as? UIView {
      let place = ownName(view) ?? place(view)
      return place.map { "\(type(of: view)):\($0)" } ?? "\(type(of: view))"
    }
    guard let guide = item as? UILayoutGuide else { return "\(type(of: item))" }
    guard let view = guide.owningView else {
      return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    }
    let number = view.layoutGuides.firstIndex { $0 === guide }
    let name = guide.identifier.isEmpty ? "layoutGuides[\(number ?? 0)]" : guide.identifier
    return "\(self.name(view)).\(name)"
  }

  /// What the app calls a view.
  private static func ownName(_ view: UIView) -> String? {
    view.accessibilityIdentifier.map { "'\($0)'" }
      ?? PropertyName(of: view).map { "\($0.owner).\($0.name)" }
  }

  /// The way to a view by its numbers among the subviews, from a view that the app knows, or from the
  /// top; nil for the top itself.
  private static func place(_ view: UIView) -> String? {
    var (current, way) = (view, "")
    while let parent = current.superview {
      let number = parent.subviewList.firstIndex { $0 === current } ?? 0
      way = "[\(number)]" + way
      if let name = ownName(parent) ?? knownName(parent) { return name + way }
      current = parent
    }
    return way.isEmpty ? nil : "\(type(of: current))\(way)"
  }

  /// The name of a controller's view, or of a class of the app's own.
  private static func knownName(_ view: UIView) -> String? {
    if let controller = view.controller { return "\(type(of: controller)).view" }
    let isOwn = !String(reflecting: type(of: view)).hasPrefix("UIKit.")
    return isOwn ? "\(type(of: view))" : nil
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
