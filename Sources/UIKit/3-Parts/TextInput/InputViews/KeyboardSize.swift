import CoreGraphics

/// How high a keyboard is, in points, as those of phones and tablets are.
struct KeyboardSize: Equatable {
  /// The keys.
  var keys: CGFloat
  /// The row above them that suggests words, or that has shortcuts.
  var suggestions: CGFloat
  /// What is below them, where the home indicator is.
  var foot: CGFloat

  var height: CGFloat { keys + suggestions + foot }

  /// - Parameters:
  ///   - window: the size of the window.
  ///   - isPad: whether it is a tablet's.
  ///   - bottom: what the home indicator takes.
  ///   - suggests: whether words are suggested.
  init(window: CGSize, isPad: Bool, bottom: CGFloat, suggests: Bool) {
    let isWide = window.width > window.height
    if isPad {
      (keys, suggestions, foot) = (isWide ? 353 : 265, 55, bottom)
    } else if isWide {
      (keys, suggestions, foot) = (162, suggests ? 38 : 0, bottom > 0 ? 9 : 0)
    } else {
      let isLarge = window.width >= 414
      // With a home indicator the keys that choose the keyboard stand below the others.
      (keys, suggestions, foot) = (isLarge ? 226 : 216, suggests ? 45 : 0, bottom > 0 ? 75 : 0)
    }
  }
}
