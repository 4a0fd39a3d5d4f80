import UIKit

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initial, sizes, alignment }

  let kind: Kind

  /// Where the content is at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initial) }
  /// What stays where it is when the content or the scroll view gets another size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizes) }
  /// Where content is that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initial: UnitPoint?
  var sizes: UnitPoint?
  var alignment: UnitPoint?
}

enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The anchors of the next scroll view.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

/// Keeps content where its anchors say.
@MainActor
struct ScrollAnchoring {
  private struct Sizes: Equatable {
    var content: CGSize
    var room: CGSize
    var insets: UIEdgeInsets

    /// How far the content is moved where its anchor is at that of the room.
    func offset(_ anchor: UnitPoint) -> CGPoint {
      let free = CGSize(
        width: max(content.width - room.width + insets.left + insets.right, 0),
        height: max(content.height - room.height + insets.top + insets.bottom, 0)
      )
      return CGPoint(
        x: free.width * anchor.x - insets.left,
        y: free.height * anchor.y - insets.top
      )
    }
  }

  /// Whether the content was moved by a finger or told to be elsewhere.
  var isMoved = false
  private var last: Sizes?

  /// Where the content of a scroll view that was just placed is to be; nil where it is.
  mutating func offset(of view: UIScrollView, _ room: CGSize, _ anchors: ScrollAnchors) -> CGPoint?
  {
    let sizes = Sizes(
      content: view.contentSize,
      room: view.bounds.size,
      insets: view.adjustedContentInset
    )
    guard sizes != last, room.width > 0, room.height > 0 else { return nil }
    defer { last = sizes }
    guard let anchor = isMoved ? anchors.sizes : anchors.initial else { return nil }
    if isMoved, let last {
      let before = last.offset(anchor)
      let isThere =
        abs(before.x - view.contentOffset.x) < 1 && abs(before.y - view.contentOffset.y) < 1
      if !isThere { return nil }
    }
    let offset = sizes.offset(anchor)
    return offset == view.contentOffset ? nil : offset
  }
}

extension View {
  /// Sets where the content of scroll views is at first, what of it stays when sizes change, and where it is when it
  /// is smaller than them.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initial: anchor, sizes: anchor, alignment: anchor)
    )
  }

  /// Sets an anchor of scroll views.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      switch role.kind {
      case .initial: anchors.initial = anchor
      case .sizes: anchors.sizes = anchor
      case .alignment: anchors.alignment = anchor
      }
    }
  }
}
