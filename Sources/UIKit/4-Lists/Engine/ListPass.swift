import CoreGraphics

/// A list that brings what it shows into agreement, and what a pass asks of it.
@MainActor
protocol PassedList: AnyObject {
  var bounds: CGRect { get }

  /// Moves the content to where the element is that it goes to; returns whether there is one.
  func restoreTarget() -> Bool
  /// Moves the content so that what one looks at stays where it is.
  func restoreAnchor()
  func releaseAnchor()
  /// All is in agreement: the content may be where it goes to.
  func settleTarget()
  /// Looks ahead.
  func prefetch()
}

extension PassedList {
  /// Moves the content to where it goes, or else keeps what one looks at where it is.
  func restorePlace() { if !restoreTarget() { restoreAnchor() } }
}

/// How far the passes of a list have come.
struct PassState {
  fileprivate(set) var isRunning = false
  /// Whether all was ever in agreement, in a list of some size.
  fileprivate(set) var hasRun = false
  /// How many rounds the last pass took that looked at everything.
  fileprivate(set) var rounds = 0
}

/// Brings model and views of a list into agreement, in as many rounds as that needs.
@MainActor
protocol ListPass: AnyObject {
  associatedtype List: PassedList

  var list: List { get }
  var state: PassState { get set }

  /// Does the rounds.
  func bringIntoAgreement()
  /// All is in agreement, and the pass is still under way.
  func settle()
  /// The pass is over.
  func finish()
}

extension ListPass {
  var isRunning: Bool { state.isRunning }
  var hasRun: Bool { state.hasRun }
  var rounds: Int { state.rounds }

  /// Does a pass, unless one is under way.
  func run() {
    guard !isRunning else { return }
    state.isRunning = true
    bringIntoAgreement()
    list.releaseAnchor()
    settle()
    state.isRunning = false
    finish()
    if !list.bounds.isEmpty { state.hasRun = true }
    list.settleTarget()
    list.prefetch()
  }

  /// Does rounds until one says that all is in agreement, and no more than `limit`.
  func goRound(atMost limit: Int, _ round: () -> Bool) {
    state.rounds = 0
    repeat { state.rounds += 1 } while !round() && state.rounds < limit
  }
}
