import UIKit

/// Content that moved on the screen in a frame farther than a finger or physics explain.
public struct Jump: Sendable, Equatable, CustomStringConvertible {
  /// The number of the frame within the run, from one.
  public let frame: Int
  /// What moved: the class of a cell or view, with its text.
  public let what: String
  /// How far it moved, in points.
  public let moved: CGVector
  /// How far finger and physics would have moved it.
  public let explained: CGVector

  /// The frame, what moved and how far.
  public var description: String {
    func words(_ vector: CGVector) -> String {
      func number(_ value: CGFloat) -> String {
        LayoutScript.number((Double(value) * 10).rounded() / 10 + 0)
      }
      return "(\(number(vector.dx)), \(number(vector.dy)))"
    }
    return "frame \(frame): \(what) moved by \(words(moved)), \(words(explained)) is explained"
  }
}

extension TestedScreen {
  /// Runs input and updates, and finds what moved on the screen that neither finger nor physics explains.
  ///
  /// Content moves with the finger while one drags it, ever more slowly after it is let go, and smoothly
  /// while something animates it. Whatever else moves content that stays on the screen is a jump: an offset
  /// that is set, heights above that turn out otherwise than estimated, updates without animation.
  ///
  /// - Parameters:
  ///   - tolerance: What is let pass, in points a frame.
  ///   - body: Input and updates; frames that it shows are looked at.
  /// - Returns: The jumps, in order; for each frame and scroll view the largest.
  public func jumps(
    tolerance: CGFloat = 1,
    _ body: (TestedScreen) throws -> Void
  ) rethrows -> [Jump] {
    let meter = JumpMeter(self, tolerance: tolerance)
    frameHandler = { meter.look() }
    defer { frameHandler = nil }
    try body(self)
    // What was changed last shows in the next frame.
    step()
    return meter.jumps
  }
}

/// Looks after each frame where the content of all scroll views is.
@MainActor
private final class JumpMeter {
  /// How much of its speed content keeps from frame to frame, and what more is let pass of it.
  private static let friction: CGFloat = 0.967
  private static let slack: CGFloat = 0.12
  private static let ease: CGFloat = 4

  private struct Place {
    var position: CGPoint
    var what: String
    var isAnimated: Bool
  }

  private struct Look {
    var places: [AnyHashable: Place] = [:]
    var motion = CGVector.zero
    /// How it moved in the frame before.
    var earlier = CGVector.zero
    var isFree = false
  }

  private let screen: TestedScreen
  private let tolerance: CGFloat
  private var frame = 0
  private var finger: CGPoint?
  private var looks: [ObjectIdentifier: Look] = [:]
  private(set) var jumps: [Jump] = []

  init(_ screen: TestedScreen, tolerance: CGFloat) {
    self.screen = screen
    self.tolerance = tolerance
    finger = screen.finger
    for list in lists(in: screen.window) { looks[ObjectIdentifier(list)] = look(at: list) }
  }

  private func lists(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { child in
      ((child as? UIScrollView).map { [$0] } ?? []) + lists(in: child)
    }
  }

  func look() {
    frame += 1
    let formerFinger = finger
    finger = screen.finger
    for list in lists(in: screen.window) where !list.isHidden {
      var new = look(at: list)
      if let old = looks[ObjectIdentifier(list)] {
        let push = zip(finger, formerFinger)
        new.motion = compare(old, new, list, push)
        new.earlier = old.motion
      }
      looks[ObjectIdentifier(list)] = new
    }
  }

  private func zip(_ new: CGPoint?, _ old: CGPoint?) -> CGVector? {
    guard let new, let old else { return nil }
    return CGVector(dx: new.x - old.x, dy: new.y - old.y)
  }

  private func look(at list: UIScrollView) -> Look {
    var look = Look()
    var twice: Set<AnyHashable> = []
    for view in list.subviews where !view.isHidden && isContent(view, of: list) {
      let shown = view.layer.presentation() ?? view.layer
      let bounds = list.layer.presentation()?.bounds ?? list.bounds
      let position = CGPoint(
        x: shown.position.x - bounds.minX,
        y: shown.position.y - bounds.minY
      )
      let half = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
      guard position.y + half.height > 0, position.y - half.height < list.bounds.height,
        position.x + half.width > 0, position.x - half.width < list.bounds.width
      else { continue }
      let text = Self.text(of: view)
      let key: AnyHashable =
        text.isEmpty ? AnyHashable(ObjectIdentifier(view)) : "\(type(of: view)) \(text)"
      if look.places[key] != nil { twice.insert(key) }
      let isAnimated = view.layer.animationKeys()?.isEmpty == false
      look.places[key] = Place(
        position: position,
        what: "\(type(of: view))" + (text.isEmpty ? "" : " \"\(text)\""),
        isAnimated: isAnimated
      )
    }
    // What is there twice cannot be told apart.
    for key in twice { look.places[key] = nil }
    look.isFree = list.layer.animationKeys()?.isEmpty == false || list.isScrollAnimating
    return look
  }

  private func isContent(_ view: UIView, of list: UIScrollView) -> Bool {
    if list is UICollectionView || list is UITableView {
      return view is UICollectionViewCell || view is UITableViewCell
    }
    return !"\(type(of: view))".contains("ndicator")
  }

  private static func text(of view: UIView) -> String {
    if let label = view as? UILabel { return label.text ?? "" }
    return view.subviews.map(text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How the content moved; notes the largest jump of it.
  private func compare(
    _ old: Look,
    _ new: Look,
    _ list: UIScrollView,
    _ push: CGVector?
  ) -> CGVector {
    var worst: (excess: CGFloat, jump: Jump)?
    var motion: [CGVector] = []
    for (key, place) in new.places {
      guard let former = old.places[key], !place.isAnimated, !former.isAnimated else { continue }
      let moved = CGVector(
        dx: place.position.x - former.position.x,
        dy: place.position.y - former.position.y
      )
      motion.append(moved)
      guard !new.isFree, !old.isFree else { continue }
      let (x, y) = (
        explained(moved.dx, [old.motion.dx, old.earlier.dx], push?.dx, list, isUpright: false),
        explained(moved.dy, [old.motion.dy, old.earlier.dy], push?.dy, list, isUpright: true)
      )
      let excess = max(abs(moved.dx - x), abs(moved.dy - y))
      if excess > tolerance, excess > worst?.excess ?? 0 {
        let jump = Jump(
          frame: frame,
          what: place.what,
          moved: moved,
          explained: CGVector(dx: x, dy: y)
        )
        worst = (excess, jump)
      }
    }
    if let worst { jumps.append(worst.jump) }
    let middle = motion.sorted { ($0.dy, $0.dx) < ($1.dy, $1.dx) }
    return middle.isEmpty ? .zero : middle[middle.count / 2]
  }

  /// The part of a movement along an axis that finger and physics explain.
  private func explained(
    _ moved: CGFloat,
    _ motions: [CGFloat],
    _ push: CGFloat?,
    _ list: UIScrollView,
    isUpright: Bool
  ) -> CGFloat {
    func near(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(moved, min(low, high)), max(low, high))
    }
    if list.isTracking {
      // Beyond the edge content follows the finger less and less; at first it waits.
      return near(0, push ?? 0)
    }
    guard list.isDecelerating else { return 0 }
    // In the frame in which a finger is lifted nothing moves.
    let before = motions.max { abs($0) < abs($1) } ?? 0
    let inset = list.adjustedContentInset
    let (offset, low, high) =
      isUpright
      ? (
        list.contentOffset.y, -inset.top,
        list.contentSize.height + inset.bottom - list.bounds.height
      )
      : (
        list.contentOffset.x, -inset.left,
        list.contentSize.width + inset.right - list.bounds.width
      )
    let isAtEdge = offset <= low + 1 || offset >= high - 1
    let reach = abs(before) * Self.slack + Self.ease
    // A spring turns content round.
    if isAtEdge { return near(-abs(before) - 3 * reach, abs(before) + 3 * reach) }
    let wanted = before * Self.friction
    return near(min(0, wanted) - reach, max(0, wanted) + reach)
  }
}
