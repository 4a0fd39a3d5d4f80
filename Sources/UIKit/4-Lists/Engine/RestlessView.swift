import CoreGraphics

/// A view that was asked for its size again and again in one pass and never settled.
@MainActor
package struct RestlessView {
  package let view: UICollectionReusableView
  /// What it was asked with last.
  let attributes: UICollectionViewLayoutAttributes
  /// The size it had and the one that it would like to have, in order, in points.
  package let answers: [(asked: CGSize, answered: CGSize)]

  /// After how many answers they begin anew; nil where they do not.
  package var period: Int? { Self.period(of: answers.map(\.answered)) }

  nonisolated static func period(of sizes: [CGSize]) -> Int? {
    (1..<max(1, sizes.count / 2)).first { period in
      sizes.indices.dropFirst(period).allSatisfy { sizes[$0] == sizes[$0 - period] }
    }
  }
}
