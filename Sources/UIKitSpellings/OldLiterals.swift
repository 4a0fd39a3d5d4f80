// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// What was a plain number or text in Swift 3, and functions of headers that everyone had in sight.

extension UILayoutPriority: ExpressibleByIntegerLiteral {
  /// Makes a priority of a whole number, from 1 to 1000.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}

extension UILayoutPriority: ExpressibleByFloatLiteral {
  /// Makes a priority of a number, from 1 to 1000.
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
}

extension UIColor {
  /// Makes a colour of parts from 0 to 1, as colour literals of Swift 3 did.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// `NSAttributedString.Key.font`, as Swift 3 and 4 called it.
public let NSFontAttributeName = NSAttributedString.Key.font

/// `NSAttributedString.Key.foregroundColor`, as Swift 3 and 4 called it.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// `NSAttributedString.Key.backgroundColor`, as Swift 3 and 4 called it.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// `NSAttributedString.Key.paragraphStyle`, as Swift 3 and 4 called it.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// `NSAttributedString.Key.kern`, as Swift 3 and 4 called it.
public let NSKernAttributeName = NSAttributedString.Key.kern

/// `NSAttributedString.Key.underlineStyle`, as Swift 3 and 4 called it.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// The largest rectangle of a shape that stands in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
