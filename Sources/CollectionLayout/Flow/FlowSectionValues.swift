import Foundation

/// What a flow is asked to lay out in one section.
package struct FlowSectionValues: Sendable {
  /// How large the items are.
  package enum Sizes: Sendable {
    /// All alike. Costs nothing, however many items there are.
    case same(CGSize)
    /// One for each item.
    case each([CGSize])
    /// A guess for all, and what is known of those that were measured.
    case estimated(CGSize, measured: [Int: CGSize])
  }

  /// The room around the items of a section, in points.
  package struct Insets: Sendable, Hashable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(
      top: CGFloat = 0,
      left: CGFloat = 0,
      bottom: CGFloat = 0,
      right: CGFloat = 0
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  package var itemCount: Int
  package var sizes: Sizes
  package var lineSpacing: CGFloat = 10
  package var interitemSpacing: CGFloat = 10
  package var insets = Insets()
  /// Only the length along the axis counts; zero is no header.
  package var header = CGSize.zero
  /// Only the length along the axis counts; zero is no footer.
  package var footer = CGSize.zero

  package init(itemCount: Int, sizes: Sizes) {
    self.itemCount = itemCount
    self.sizes = sizes
  }
}
