import Foundation

/// How a layer turns from one state into another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One picture dissolves into the other; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side at which a transition begins.
///
/// As on iOS, the top is where y is greatest: `fromTop` comes up from the lower edge of the screen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Makes a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Where y is greatest.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Where y is least.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer, with everything in it, from how it was shown last to how it is now.
///
/// Its key on the layer is always `kCATransition`.
open class CATransition: CAAnimation {
  /// Turning over, as only views do.
  package enum Turn: Sendable {
    case left
    case right
    case top
    case bottom
  }

  /// How the layer turns into its new state.
  ///
  /// Defaults to `fade`.
  open var type = CATransitionType.fade

  /// The side at which it begins.
  ///
  /// Defaults to nil, which is the left.
  open var subtype: CATransitionSubtype?

  /// The share of the way at which it starts.
  ///
  /// Defaults to 0.
  open var startProgress: Float = 0

  /// The share of the way at which it ends.
  ///
  /// Defaults to 1.
  open var endProgress: Float = 1

  /// Turns the layer over in place of the type.
  package var turn: Turn?

  /// The layer as it was shown last.
  var before: RenderNode?
  /// Tells the picture of both from other pictures.
  let pictureID = LayerID.next()

  package override func makeEmpty() -> CAAnimation { CATransition() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    turn = other.turn
  }

  package override func apply(
    _ moment: MediaTiming.Moment,
    _ progress: Double,
    to values: inout LayerValues
  ) {
    let (start, end) = (Double(startProgress), Double(endProgress))
    values.transition = LayerTransition(
      id: pictureID,
      before: before,
      motion: turn.map { .turn($0) } ?? .slide(type, subtype ?? .fromLeft),
      progress: start + (end - start) * progress
    )
  }
}
