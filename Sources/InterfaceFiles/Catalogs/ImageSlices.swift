import Foundation

/// How a catalog cuts a picture: borders that keep their size, and a middle between them.
package struct ImageSlices: Hashable, Sendable {
  /// The parts along one axis, in pixels.
  package struct Span: Hashable, Sendable {
    /// The border at the start.
    package var low: Int
    /// What stretches; nil where that is all between the borders.
    package var middle: Int?
    /// The border at the end.
    package var high: Int

    /// More pixels than any picture has along a side.
    private static let most: CGFloat = 16_777_216

    /// A span of numbers as a catalog has them; what is none, below zero or beyond any picture is taken
    /// for zero.
    package init(_ low: CGFloat?, _ middle: CGFloat?, _ high: CGFloat?) {
      func whole(_ number: CGFloat?) -> Int? {
        number.flatMap { $0 >= 0 && $0 <= Self.most ? Int($0.rounded()) : nil }
      }
      self.low = whole(low) ?? 0
      self.middle = whole(middle).flatMap { $0 > 0 ? $0 : nil }
      self.high = whole(high) ?? 0
    }

    /// The pixels that are shown, of so many: all of them, or two stretches.
    package func shown(of count: Int) -> [Range<Int>] {
      guard let middle, low + middle + high < count else { return [0..<count] }
      return [0..<low + middle, count - high..<count]
    }
  }

  /// Nil where the picture stretches as a whole in the direction.
  package var columns: Span?
  package var rows: Span?

  package init(columns: Span?, rows: Span?) { (self.columns, self.rows) = (columns, rows) }

  /// Whether pixels are left out between the middle and the far border.
  package var cuts: Bool { columns?.middle != nil || rows?.middle != nil }
}
