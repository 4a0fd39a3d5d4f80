import UIKit
import ViewLayout

/// Something that takes part in layout: it has a size for each proposal, and is placed.
@MainActor
class LayoutElement {
  /// Whoever places the element.
  weak var container: LayoutElement?
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  init() {}

  // MARK: Sizes

  /// The size of the element for a proposal, in points.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    if sizes.count == 8 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The element measures differently from now on.
  func sizeDidChange() {
    sizes.removeAll(keepingCapacity: true)
    container?.sizeDidChange()
  }

  /// Forgets sizes without telling anyone.
  final func forgetSizes() { sizes.removeAll(keepingCapacity: true) }

  // MARK: Places

  /// Places the element, which was proposed a size, in a rectangle of a surface.
  func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {}

  /// Where a guide is that the element sets itself, in its own coordinates.
  func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The element's size for a proposal, and its guides.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: size(proposal), proposal: proposal)
  }

  // MARK: What the container asks for

  /// Elements of higher priority get their length first.
  var priority: Double { 0 }

  /// The distances it prefers to its neighbours.
  var spacing: ElementSpacing { .standard }

  /// Whether it has no length but what is left over in one direction.
  var isSpacer: Bool { false }

  /// A value that is attached to the element.
  func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  /// The element that this one is around, if it is around one.
  var wrapped: LayoutElement? { nil }

  /// The views that hits can go to, within the element.
  func isHit(_ point: CGPoint) -> Bool { false }
}

/// The distances that an element prefers to its neighbours, in points.
struct ElementSpacing: Equatable {
  var top: CGFloat = 8
  var leading: CGFloat = 8
  var bottom: CGFloat = 8
  var trailing: CGFloat = 8
  /// Whether the top is that of a text: below another text it has no distance.
  var hasTextAtTop = false
  /// Whether the bottom is that of a text.
  var hasTextAtBottom = false

  static let standard = ElementSpacing()
  static let zero = ElementSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// That of a text in a font of a size in points: the distances above and below follow the letters
  /// (facts stack.spacing.text of the SwiftUI facts).
  static func text(size: CGFloat) -> ElementSpacing {
    ElementSpacing(
      top: 0.3263 * size + 0.5,
      bottom: 0.5885 * size + 0.5,
      hasTextAtTop: true,
      hasTextAtBottom: true
    )
  }

  /// The distance between two neighbours in a direction.
  @MainActor
  static func distance(
    _ first: LayoutElement,
    _ second: LayoutElement,
    along axis: LayoutAxis
  ) -> CGFloat {
    if first.isSpacer || second.isSpacer { return 0 }
    let one = first.spacing
    let other = second.spacing
    if axis == .horizontal { return max(one.trailing, other.leading) }
    switch (one.hasTextAtBottom, other.hasTextAtTop) {
    case (true, true): return 0
    case (true, false): return one.bottom
    case (false, true): return other.top
    case (false, false): return max(one.bottom, other.top)
    }
  }
}

/// A key of a value that is attached to elements, for whoever places them.
protocol ElementTrait {
  associatedtype Value
  static var defaultValue: Value { get }
}
