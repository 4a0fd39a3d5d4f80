import Foundation

/// A length of a compositional layout before it is known of what it is a part.
package struct CompositionalDimension: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A part of the width of what is around.
    case fractionalWidth
    /// A part of the height of what is around.
    case fractionalHeight
    case absolute
    /// A guess, until a view says how long it is.
    case estimated
    /// A guess, until the longest of the siblings says how long all are.
    case uniform
  }

  package var kind: Kind
  package var value: CGFloat

  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether views are asked how long it is.
  package var isGuess: Bool { kind == .estimated || kind == .uniform }

  /// How long it is in something as large as `base`; parts go down to whole pixels (rule C2).
  func length(in base: CGSize, _ grid: PixelGrid) -> CGFloat {
    switch kind {
    case .fractionalWidth: grid.floored(base.width * value)
    case .fractionalHeight: grid.floored(base.height * value)
    case .absolute, .estimated, .uniform: value
    }
  }
}

/// A width and a height of a compositional layout.
package struct CompositionalSize: Sendable, Hashable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// How large it is in something as large as `base`.
  package func resolved(in base: CGSize, _ grid: PixelGrid) -> CGSize {
    CGSize(width: width.length(in: base, grid), height: height.length(in: base, grid))
  }

  /// The same with what a view said where it was asked.
  func resolved(in base: CGSize, _ grid: PixelGrid, measured: CGSize?) -> CGSize {
    var size = resolved(in: base, grid)
    guard let measured else { return size }
    if width.isGuess { size.width = measured.width }
    if height.isGuess { size.height = measured.height }
    return size
  }

  func along(_ axes: LayoutAxes) -> CompositionalDimension { axes == .vertical ? height : width }

  func across(_ axes: LayoutAxes) -> CompositionalDimension { axes == .vertical ? width : height }

  /// Whether views are asked how large it is.
  package var isGuess: Bool { width.isGuess || height.isGuess }

  package var guesses: CompositionalGuesses {
    CompositionalGuesses(width: width.isGuess, height: height.isGuess)
  }
}

/// The axes on which a view is asked how long it is.
package struct CompositionalGuesses: Sendable, Hashable {
  package var width: Bool
  package var height: Bool

  package static let none = CompositionalGuesses(width: false, height: false)
}

/// What lies between things, or at least lies there.
package struct CompositionalSpacing: Sendable, Hashable {
  package var length: CGFloat
  /// Whether it takes its share of what is left over.
  package var isFlexible: Bool

  package init(_ length: CGFloat, isFlexible: Bool = false) {
    self.length = length
    self.isFlexible = isFlexible
  }

  package static let none = CompositionalSpacing(0)
}

/// What lies around an item, outside of its slot.
package struct CompositionalEdges: Sendable, Hashable {
  package var leading = CompositionalSpacing.none
  package var top = CompositionalSpacing.none
  package var trailing = CompositionalSpacing.none
  package var bottom = CompositionalSpacing.none

  package init() {}

  package init(
    leading: CompositionalSpacing,
    top: CompositionalSpacing,
    trailing: CompositionalSpacing,
    bottom: CompositionalSpacing
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func before(_ axes: LayoutAxes) -> CompositionalSpacing { axes == .vertical ? top : leading }

  func after(_ axes: LayoutAxes) -> CompositionalSpacing { axes == .vertical ? bottom : trailing }
}

/// What an item keeps free inside of its slot.
package struct CompositionalInsets: Sendable, Hashable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = CompositionalInsets()

  func before(_ axes: LayoutAxes) -> CGFloat { axes == .vertical ? top : leading }

  func after(_ axes: LayoutAxes) -> CGFloat { axes == .vertical ? bottom : trailing }

  /// Without those on axes whose length is guessed, where they have no say (rule C11).
  func besidesGuesses(of size: CompositionalSize) -> CompositionalInsets {
    guard size.isGuess else { return self }
    var insets = self
    if size.width.isGuess { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isGuess { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// What is left of a rectangle; insets beyond its length turn it over (rule C9b).
  func inside(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading,
      y: rect.minY + top,
      width: abs(rect.width - leading - trailing),
      height: abs(rect.height - top - bottom)
    )
  }
}
