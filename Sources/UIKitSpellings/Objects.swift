// swift-format-ignore-file: NoLeadingUnderscores
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import CoreGraphics
import Foundation
import UIKit

// What Objective-C keeps in dictionaries are objects, and a cast finds in one of them the number or
// rectangle as well as the object. Swift alone tells them apart.

/// A number or geometry as the object that stands for it; all else as it is.
public func _object(_ value: Any?) -> Any? {
  switch value {
  case let rect as CGRect: NSValue(cgRect: rect)
  case let point as CGPoint: NSValue(cgPoint: point)
  case let size as CGSize: NSValue(cgSize: size)
  case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
  case let number as Bool: NSNumber(value: number)
  case let number as Int: NSNumber(value: number)
  case let number as UInt: NSNumber(value: number)
  case let number as Double: NSNumber(value: number)
  case let number as Float: NSNumber(value: number)
  case let number as CGFloat: NSNumber(value: Double(number))
  default: value
  }
}

/// What a number or geometry says of itself, asked of an object of no known class: `(x as AnyObject)`
/// followed by a member, which Objective-C looks up when the code runs.
public struct _ObjectMembers {
  fileprivate let value: Any?

  private var number: NSNumber? { _object(value) as? NSNumber }
  private var geometry: NSValue? { _object(value) as? NSValue }
  private var text: String? { value as? String }

  /// The value of a number, or what a text reads as: `YES`, `true` and digits but 0 are true.
  public var boolValue: Bool! { number?.boolValue ?? text.map { ($0 as NSString).boolValue } }

  /// The value of a number as a whole one, or the number that a text starts with.
  public var intValue: Int! { number?.intValue ?? text.map { ($0 as NSString).integerValue } }

  /// The value of a number as a whole one, or the number that a text starts with.
  public var integerValue: Int! { intValue }

  /// The value of a number as a whole one without a sign.
  public var uintValue: UInt! { number?.uintValue }

  /// The value of a number, or the number that a text starts with.
  public var floatValue: Float! { number?.floatValue ?? text.map { ($0 as NSString).floatValue } }

  /// The value of a number, or the number that a text starts with.
  public var doubleValue: Double! {
    number?.doubleValue ?? text.map { ($0 as NSString).doubleValue }
  }

  /// A number as text.
  public var stringValue: String! { number?.stringValue }

  /// The rectangle in an `NSValue`.
  public var cgRectValue: CGRect! { geometry?.cgRectValue }

  /// The point in an `NSValue`.
  public var cgPointValue: CGPoint! { geometry?.cgPointValue }

  /// The size in an `NSValue`.
  public var cgSizeValue: CGSize! { geometry?.cgSizeValue }

  /// The insets in an `NSValue`.
  public var uiEdgeInsetsValue: UIEdgeInsets! { geometry?.uiEdgeInsetsValue }
}

/// The members that a value has once it is an object.
public func _anyObject(_ value: Any?) -> _ObjectMembers {
  _ObjectMembers(value: value)
}
