import UIKit
import ViewGraph
import ViewLayout

/// Keeps a tree of views on a UIKit view up to date: what changed is computed, measured and placed once a
/// frame.
@MainActor
public final class ViewHost {
  let schedule = Schedule()
  /// How the changes of the current pass are shown.
  private(set) var transaction = Transaction()
  private var pendingTransaction = Transaction()
  /// The view that is laid out when something changed.
  weak var hostView: UIView?
  /// The controller that shows the view, for what is presented from it.
  weak var controller: UIViewController?
  /// Called when the content may have another size.
  var contentSizeDidChange: () -> Void = {}
  private var needsPlacing = true
  private var actions: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var appearances: [() -> Void] = []
  /// What follows views that left the tree, in the order in which it is done.
  var disappearances: [() -> Void] = []
  /// Where views with an identity were last, in the window.
  var matchedFrames: [MatchedModifier.Key: CGRect] = [:]
  private(set) var hasAppeared = false
  /// How many views tell those above them something, for each key.
  var tellers: [ObjectIdentifier: Int] = [:]
  /// What is asked after every pass: preferences and what is presented.
  var observers: [ObjectIdentifier: () -> Void] = [:]

  init() {
    schedule.needsPass = { [unowned self] in
      merge(Transaction.current)
      hostView?.setNeedsLayout()
    }
  }

  private func merge(_ transaction: Transaction) {
    if let animation = transaction.animation { pendingTransaction.animation = animation }
    if transaction.disablesAnimations { pendingTransaction.disablesAnimations = true }
  }

  /// Elements measure differently, or are to be placed anew.
  func setNeedsPlacing() {
    needsPlacing = true
    merge(Transaction.current)
    hostView?.setNeedsLayout()
  }

  /// Does something after the pass that is under way, or with the next one.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    hostView?.setNeedsLayout()
  }

  /// Does something that follows a change, after the pass: what comes last in the tree is told first.
  func afterChange(_ action: @escaping () -> Void) {
    changes.append(action)
    hostView?.setNeedsLayout()
  }

  /// Does something once what is shown is visible: what comes last in the tree is told first.
  func onAppear(_ action: @escaping () -> Void) {
    appearances.append(action)
    if hasAppeared { hostView?.setNeedsLayout() }
  }

  /// What is shown became visible.
  func appear() {
    hasAppeared = true
    let waiting = appearances
    appearances = []
    for action in waiting.reversed() { action() }
  }

  /// What is shown left the screen.
  func disappear() { hasAppeared = false }

  /// Computes what changed, and does what waits for it.
  func settle() {
    transaction = pendingTransaction
    pendingTransaction = Transaction()
    schedule.run()
  }

  /// Does what waits for the end of a pass; what that changes is for the next round.
  func finishPass() {
    for observer in observers.values { observer() }
    if hasAppeared { appear() }
    let gone = disappearances
    disappearances = []
    for action in gone { action() }
    let changed = changes
    changes = []
    for action in changed.reversed() { action() }
    let waiting = actions
    actions = []
    for action in waiting { action() }
    transaction = Transaction()
  }

  var hasChanges: Bool { !schedule.isEmpty || !actions.isEmpty || !changes.isEmpty }
}
