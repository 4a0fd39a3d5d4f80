import CoreGraphics
import Diagnostics

/// Finds constraints that make no sense.
@MainActor
struct ConstraintCheck {
  typealias Attribute = NSLayoutConstraint.Attribute

  let item: Any
  let attribute: Attribute
  let other: Any?
  let otherAttribute: Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let isDistance: Bool

  /// Reports what is wrong; returns whether nothing is.
  func report() -> Bool {
    guard let fault else { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .constraintInvalid,
        what: fault.what,
        place: "\(type(of: item)).\(attribute.name)",
        saw: other.map { "\(type(of: $0)).\(otherAttribute.name)" } ?? "constant \(constant)",
        remedy: fault.remedy + " The constraint has no effect.",
        applePhrase: fault.apple
      )
    )
    return false
  }

  private struct Fault {
    let what: String
    let remedy: String
    let apple: String
  }

  private var fault: Fault? {
    if !constant.isFinite || !multiplier.isFinite {
      return Fault(
        what: "A constraint's constant or multiplier is no finite number.",
        remedy: "Look for a division by zero where it is computed.",
        apple: "Constant is not finite! That's illegal."
      )
    }
    if !(item is any LayoutItem) || (other != nil && !(other is any LayoutItem)) {
      return Fault(
        what: "A constraint was made for something that is neither a view nor a layout guide.",
        remedy: "Use a UIView or a UILayoutGuide.",
        apple: "Constraint items must each be a view or layout guide."
      )
    }
    if attribute == .notAnAttribute {
      return Fault(
        what: "A constraint's first part is no attribute.",
        remedy: "Name an attribute of the first item.",
        apple: "NSLayoutConstraint: Invalid attribute for first item"
      )
    }
    return isDistance ? nil : pairingFault
  }

  private var pairingFault: Fault? {
    let kind = attribute.kind
    guard other != nil, otherAttribute != .notAnAttribute, multiplier != 0 else {
      if kind == .size || multiplier == 0 && other != nil { return nil }
      return Fault(
        what: "A constraint sets a place equal to a number.",
        remedy: "Relate the attribute to one of another item.",
        apple: "A constraint cannot be made that sets a location equal to a constant. Location"
          + " attributes must be specified in pairs."
      )
    }
    if kind != otherAttribute.kind {
      return Fault(
        what: "A constraint relates attributes of different kinds.",
        remedy: "Relate places across, places down, or sizes with each other.",
        apple: "Invalid pairing of layout attributes"
      )
    }
    let (one, two) = (attribute.side, otherAttribute.side)
    if one.isRelative && two.isAbsolute || one.isAbsolute && two.isRelative {
      return Fault(
        what: "A constraint relates a leading or trailing edge with a left or right one.",
        remedy: "Use leading and trailing for both, or left and right for both.",
        apple: "A constraint cannot be made between a leading/trailing attribute and a right/left"
          + " attribute. Use leading/trailing for both or neither."
      )
    }
    return nil
  }

  /// Reports a constant that is no number; returns whether it is one.
  static func isFinite(_ constant: CGFloat, of constraint: NSLayoutConstraint) -> Bool {
    if constant.isFinite { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .constraintInvalid,
        what: "A constraint's constant was set to something that is no finite number.",
        place: constraint.description,
        saw: "\(constant)",
        remedy: "Look for a division by zero where it is computed; the old constant stays.",
        applePhrase: "Constant is not finite! That's illegal."
      )
    )
    return false
  }

  /// Reports a priority out of bounds; returns whether it is within.
  static func isPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) -> Bool {
    if priority.rawValue > 0 && priority.rawValue <= 1000 { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .constraintInvalid,
        what: "A constraint's priority is out of bounds.",
        place: constraint.description,
        saw: "\(priority.rawValue)",
        remedy: "Use a priority above 0 and up to 1000; the old one stays.",
        applePhrase: "It's illegal to set priority to something not in (0, 1000]"
      )
    )
    return false
  }
}
