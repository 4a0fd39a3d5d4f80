// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a colour literal, from parts of sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
