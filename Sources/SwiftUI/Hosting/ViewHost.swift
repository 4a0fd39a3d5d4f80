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
  /// How the changes are shown that the next pass is for; nil where there are none.
  private var waitingTransaction: Transaction?
  /// Whether changes are being computed and placed.
  private var isInPass = false
  /// Counts how often something was said to look different.
  private var changeCount = 0

  /// What is another one where something that is shown may look different.
  var appearance: [Int] { [changeCount, schedule.computedCount - drawingCount] }

  /// Counts the computations that were drawings: they follow what changes.
  private var drawingCount = 0

  /// A view is drawn with what it reads.
  func noteDrawing() { drawingCount += 1 }

  /// Counts the passes.
  private(set) var pass = 0
  /// Computes and places what waits, without doing what waits for the end of a pass.
  var placeEarly: () -> Void = {}
  /// The view that is laid out when something changed.
  weak var hostView: UIView?
  /// The controller that shows the view, for what is presented from it.
  weak var controller: UIViewController?
  /// Called when the content may have another size.
  var contentSizeDidChange: () -> Void = {}
  /// Updates the root of the tree.
  private var rootUpdate: (() -> Void)?
  private var actions: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var appearances: [() -> Void] = []
  private var returns: [() -> Void] = []
  /// What follows views that left the tree, in the order in which it is done.
  var disappearances: [() -> Void] = []
  /// Where views with an identity were last.
  private(set) var matched: [MatchedModifier.Key: MatchedFrame] = [:]
  /// Whether one of those views has left the tree.
  var hasGoneMatches = false
  /// Where views were that others were placed by in this round.
  private var matchings: [MatchedModifier.Key: CGRect?] = [:]
  /// Whether a view is elsewhere now than where another one was placed by it.
  private var hasOldMatching = false
  private(set) var hasAppeared = false
  /// Whether anything was placed yet.
  private(set) var hasPlaced = false
  /// What leads views out that left the tree and are still shown.
  var leaving: [TransitionDriver] = []
  /// The keys that do what controls do.
  var shortcuts = ShortcutList()
  /// The views that are places of rotors.
  var rotorEntries: [RotorEntryKey: () -> UIView?] = [:]
  /// How many views tell those above them something, for each key.
  var tellers: [ObjectIdentifier: Int] = [:]
  /// What is asked after every pass: preferences and what is presented.
  var observers: [ObjectIdentifier: () -> Void] = [:]

  init() {
    schedule.needsPass = { [unowned self] in
      wait(Transaction.current)
      hostView?.setNeedsLayout()
    }
    schedule.willChange = { [unowned self] in separate(Transaction.current) }
  }

  /// Shows what waits, where that is a change of another kind than the one to come.
  private func separate(_ transaction: Transaction) {
    guard let waiting = waitingTransaction, !isInPass, !waiting.showsAlike(transaction) else {
      return
    }
    placeEarly()
  }

  private func wait(_ transaction: Transaction) {
    if isInPass { return }
    if waitingTransaction == nil { waitingTransaction = transaction }
    if transaction.animation != nil { waitingTransaction = transaction }
  }

  /// Elements measure differently, or are to be placed anew.
  ///
  /// - Parameter isChange: whether something looks different, rather than being elsewhere.
  func setNeedsPlacing(isChange: Bool = true) {
    if isChange { changeCount += 1 }
    if !isInPass { separate(Transaction.current) }
    wait(Transaction.current)
    hostView?.setNeedsLayout()
  }

  /// Has the root of the tree updated with the next pass.
  func updateRoot(_ update: @escaping () -> Void) {
    setNeedsPlacing()
    rootUpdate = update
  }

  private func compute() {
    let update = rootUpdate
    rootUpdate = nil
    update?()
    schedule.run()
  }

  /// A view is placed by where another one is.
  func noteMatching(_ key: MatchedModifier.Key, _ frame: CGRect?) { matchings[key] = .some(frame) }

  /// A view that others may be placed by is placed.
  func setMatched(_ key: MatchedModifier.Key, _ frame: MatchedFrame) {
    matched[key] = frame
    if let used = matchings[key], used != frame.frame { hasOldMatching = true }
  }

  /// Whether to place once more, as a view is elsewhere than where another one was placed by it.
  func takeOldMatching() -> Bool {
    defer {
      matchings = [:]
      hasOldMatching = false
    }
    return hasOldMatching
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

  /// Whether what is shown may be seen.
  var isInWindow: Bool { hostView?.window != nil }

  /// Does something once what is shown is in a window again.
  func onReturn(_ action: @escaping () -> Void) { returns.append(action) }

  /// What is shown became visible.
  func appear() {
    hasAppeared = true
    if isInWindow, !returns.isEmpty {
      let waiting = returns
      returns = []
      for action in waiting { action() }
    }
    let waiting = appearances
    appearances = []
    for action in waiting.reversed() { action() }
  }

  /// What is shown left the screen.
  func disappear() { hasAppeared = false }

  /// Computes what changed, to measure it; the next pass shows it.
  func settleToMeasure() {
    guard !isInPass else { return compute() }
    let waiting = waitingTransaction
    settle()
    waitingTransaction = waiting
    isInPass = false
    transaction = Transaction()
  }

  /// Computes what changed.
  func settle() {
    transaction = waitingTransaction ?? Transaction()
    waitingTransaction = nil
    isInPass = true
    pass += 1
    compute()
  }

  /// Does what waits for the end of a pass; what that changes is for the next round.
  func finishPass() {
    endPlacing()
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
  }

  /// What was computed is placed.
  func endPlacing() {
    if hasGoneMatches {
      hasGoneMatches = false
      matched = matched.filter { !$0.value.isGone }
    }
    hasPlaced = true
    isInPass = false
    transaction = Transaction()
  }

  var hasChanges: Bool {
    rootUpdate != nil || !schedule.isEmpty || !actions.isEmpty || !changes.isEmpty
  }
}
