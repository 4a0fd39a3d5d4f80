// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

import UIKit

// What was a plain number or text in Swift 3, and functions of headers that everyone had in sight.

extension UILayoutPriority: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}

extension UILayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
}

public let MAXFLOAT = Float.greatestFiniteMagnitude

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
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
