import CoreGraphics
import Foundation
import TextShaping

extension GlyphMatrix {
  /// What attributes of a text do with the shapes of its glyphs; nil where they leave them alone.
  init?(in attributes: [NSAttributedString.Key: Any]) {
    guard attributes[.obliqueness] != nil || attributes[.expansion] != nil else { return nil }
    let slant = Double(boxed: attributes[.obliqueness]) ?? 0
    let stretch = exp(Double(boxed: attributes[.expansion]) ?? 0)
    self.init(CGAffineTransform(a: stretch, b: 0, c: slant, d: 1, tx: 0, ty: 0))
    if isIdentity { return nil }
  }
}

extension UIFont {
  /// The font with the shapes of its glyphs changed.
  func showing(_ matrix: GlyphMatrix) -> UIFont {
    var description = font.description
    description.matrix = description.matrix.concatenating(matrix)
    return UIFont(description, scaling: scaling)
  }
}

extension DirectionMark {
  /// The mark of a number as attributes hold it: an `NSWritingDirection` with an
  /// `NSWritingDirectionFormatType`.
  init?(numbered number: Int) {
    switch number {
    case NSWritingDirection.leftToRight.rawValue: self = .leftToRightEmbedding
    case NSWritingDirection.rightToLeft.rawValue: self = .rightToLeftEmbedding
    case NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.override.rawValue:
      self = .leftToRightOverride
    case NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue:
      self = .rightToLeftOverride
    default: return nil
    }
  }
}
