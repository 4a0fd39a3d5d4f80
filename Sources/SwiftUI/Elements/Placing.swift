import UIKit
import ViewLayout

/// What elements are placed with: the surface, and how changes are shown.
@MainActor
struct Placing {
  let surface: Surface
  /// How changes of this pass are shown.
  var transaction: Transaction
  /// Where that is told for what is placed, if it is told on the surface.
  var scope: TransactionScope?
  /// Where the surface is, with what bars cover.
  var region: SafeRegion
  /// What of the surface a scroll view around it shows; nil where none does.
  var visibleRect: CGRect?
  /// What of the surface that scroll view shows free of bars, where what is pinned stays.
  var pinningRect: CGRect?
  /// Whether the content of a scroll view moved, and nothing else changed: what comes to be seen by that does
  /// not come.
  var isScrolling = false
  /// How inserted and removed views change, where they are animated.
  var transition: AnyTransition?
  /// Where what can be scrolled to is, for the scroll view around it.
  var targets: ScrollTargets?
  /// Whether the parts of the next layout are what scrolling comes to rest at.
  var marksRests = false
  /// Where the surface is in the content of that scroll view.
  var targetOffset = CGPoint.zero
  /// The controller that controllers of elements become children of; nil leaves it to the host.
  var controller: UIViewController?
  let rounding: PixelRounding

  init(
    surface: Surface,
    transaction: Transaction,
    region: SafeRegion,
    rounding: PixelRounding
  ) {
    self.surface = surface
    self.transaction = transaction
    self.region = region
    self.rounding = rounding
  }

  init(surface: Surface, animation: Animation?, region: SafeRegion, rounding: PixelRounding) {
    self.init(
      surface: surface,
      transaction: Transaction(animation: animation),
      region: region,
      rounding: rounding
    )
  }

  /// How changes are animated; nil shows them at once.
  var animation: Animation? { transaction.shownAnimation }

  /// Whether views come and go as their transitions say.
  var playsTransitions: Bool { !isScrolling && !transaction.disablesAnimations }

  /// How views that were placed somewhere come and go.
  func movement(_ scope: TransactionScope?) -> Movement {
    let transaction = scope?.current ?? transaction
    return Movement(
      animation: transaction.shownAnimation,
      playsTransitions: !isScrolling && !transaction.disablesAnimations
    )
  }

  /// Places inside of another surface, whose origin is at a point of this one.
  func inside(_ surface: Surface, at origin: CGPoint) -> Placing {
    surface.isReversed = self.surface.isReversed
    var inner = Placing(
      surface: surface,
      transaction: transaction,
      region: region.moved(by: origin),
      rounding: rounding
    )
    inner.visibleRect = visibleRect?.offsetBy(dx: -origin.x, dy: -origin.y)
    inner.pinningRect = pinningRect?.offsetBy(dx: -origin.x, dy: -origin.y)
    inner.isScrolling = isScrolling
    inner.targets = targets
    inner.marksRests = marksRests
    inner.targetOffset = CGPoint(x: targetOffset.x + origin.x, y: targetOffset.y + origin.y)
    inner.controller = controller
    return inner
  }
}

/// How views come and go.
struct Movement {
  var animation: Animation?
  /// Whether they do so as their transitions say.
  var playsTransitions: Bool
}

/// A place in the tree where it is said how changes are shown, which views that are gone were placed in.
@MainActor
final class TransactionScope {
  private weak var host: ViewHost?
  private var pass = -1
  private var transaction = Transaction()

  /// How changes are shown in the pass under way; nil where that was not said yet.
  var current: Transaction? { host?.pass == pass ? transaction : nil }

  /// Says how changes of this pass are shown.
  func set(_ transaction: Transaction, in host: ViewHost) {
    self.host = host
    pass = host.pass
    self.transaction = transaction
  }
}

/// The part of a surface that is free of bars, within all of it.
struct SafeRegion {
  var bounds: CGRect
  var safe: CGRect
  /// The part that is free of bars and of the keyboard.
  var aboveKeyboard: CGRect

  func moved(by origin: CGPoint) -> SafeRegion {
    SafeRegion(
      bounds: bounds.offsetBy(dx: -origin.x, dy: -origin.y),
      safe: safe.offsetBy(dx: -origin.x, dy: -origin.y),
      aboveKeyboard: aboveKeyboard.offsetBy(dx: -origin.x, dy: -origin.y)
    )
  }

  /// A rectangle that touches the safe part's edges, extended to the bounds.
  func extended(_ rect: CGRect, edges: Edge.Set) -> CGRect {
    let tolerance: CGFloat = 0.51
    var left = rect.minX
    var right = rect.maxX
    var top = rect.minY
    var bottom = rect.maxY
    if edges.contains(.leading), left <= safe.minX + tolerance { left = min(left, bounds.minX) }
    if edges.contains(.trailing), right >= safe.maxX - tolerance { right = max(right, bounds.maxX) }
    if edges.contains(.top), top <= safe.minY + tolerance { top = min(top, bounds.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - tolerance {
      bottom = max(bottom, bounds.maxY)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far the bounds extend beyond a rectangle that touches the safe part's edges.
  func insets(of rect: CGRect) -> EdgeInsets {
    let whole = extended(rect, edges: .all)
    return EdgeInsets(
      top: rect.minY - whole.minY,
      leading: rect.minX - whole.minX,
      bottom: whole.maxY - rect.maxY,
      trailing: whole.maxX - rect.maxX
    )
  }
}
