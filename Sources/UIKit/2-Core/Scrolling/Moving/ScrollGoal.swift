import CoreGraphics
import Foundation

/// An element that the content of a list goes to, and keeps to while sizes that were guessed come out.
@MainActor
struct ScrollGoal<Position> {
  var path: IndexPath
  let position: Position
  /// The offset last set; any other was set by someone else.
  private var offset: CGPoint
  private let waitsForLayout: Bool
  /// Whether the content was on its way, so that wherever it stopped is no one else's doing.
  private var hasGlided = false

  /// A list that was never laid out waits for its layout: the goal stays until then.
  init(_ path: IndexPath, _ position: Position, of view: UIScrollView, waitsForLayout: Bool) {
    self.path = path
    self.position = position
    offset = view.contentOffset
    self.waitsForLayout = waitsForLayout
  }

  /// Whether a finger or somebody else moved the content since.
  func isGivenUp(in view: UIScrollView) -> Bool {
    view.scroller.isTracking
      || !(waitsForLayout || view.scroller.isGliding || offset == view.contentOffset || hasGlided)
  }

  /// Moves the content to where the element is by now; returns whether it is there, not on its way.
  mutating func move(_ view: UIScrollView, to new: CGPoint) -> Bool {
    if view.scroller.isGliding {
      view.scroller.retarget(to: new)
      return false
    }
    if new != view.contentOffset { view.contentOffset = new }
    offset = new
    return true
  }

  /// The list itself moved the content.
  mutating func note(_ view: UIScrollView) {
    if !view.scroller.isGliding { offset = view.contentOffset }
  }

  /// All is in agreement; returns whether the goal is reached.
  mutating func settle(_ view: UIScrollView) -> Bool {
    guard view.scroller.isGliding else {
      return !waitsForLayout || view.window != nil || !view.bounds.isEmpty
    }
    hasGlided = true
    return false
  }
}
