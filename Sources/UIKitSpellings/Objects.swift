// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

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
