import CoreGraphics

/// How the text of a label is made to fit.
struct LabelFitting {
  /// A length that no text reaches.
  static let unlimited = CGFloat(1 << 21)

  var minimumScale = CGFloat(0)
  var preferredWidth = CGFloat(0)
  /// The width that layout found, while it asks for the height there; 0 otherwise.
  var knownWidth = CGFloat(0)
  var shrinks = false
  var tightens = false
  var followsTextSize = false
  var baseline = UIBaselineAdjustment.alignBaselines

  /// The largest share of the font's size, in steps of a 64th, at which text fits.
  func scale(where fits: (CGFloat) -> Bool) -> CGFloat {
    var low = max(1, Int(pixels: (min(1, minimumScale) * 64).rounded(.up)))
    var high = 64
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / 64) { low = middle } else { high = middle }
    }
    return CGFloat(low) / 64
  }

  /// A length in whole pixels that is not shorter.
  static func ceil(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    // What is a whole number of pixels but for the last bits stays it.
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
