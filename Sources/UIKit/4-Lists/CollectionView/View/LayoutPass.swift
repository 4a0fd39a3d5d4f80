import CoreGraphics
import Foundation

/// A collection view that is brought into agreement with its layout.
@MainActor
protocol PassedCollection: PassedList {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var adjustedContentInset: UIEdgeInsets { get }
  /// The views in sight, in the order of the data.
  var elementsInSight: [(key: ElementKey, view: any MovedElement)] { get }

  func prepareLayout()
  /// Makes, places and takes back views as the layout has it now.
  func showWhatIsInSight()
  /// All is in agreement.
  func elementsDidSettle()
  /// Brings up to date what of a view depends on the places of others.
  func updateDressing()
}

/// Brings layout and views into agreement, as often as views that size themselves make it needed.
@MainActor
final class LayoutPass<List: PassedCollection>: ListPass {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: List
  private let keeper: LayoutKeeper
  private let sizing: SelfSizing
  var state = PassState()

  /// Whether content that is wider than the view was shown where lines of text begin.
  private var hasStarted = false
  /// How often the layout had been prepared before the pass.
  private var preparations = 0
  /// The layout that was told of an animated change of the bounds and not yet of its effect.
  private var animated: UICollectionViewLayout?
  /// What was in sight before that change.
  private var shownBefore: [ElementKey] = []

  init(list: List, keeper: LayoutKeeper, sizing: SelfSizing) {
    self.list = list
    self.keeper = keeper
    self.sizing = sizing
  }

  /// The bounds got another size inside an animation.
  func prepareForAnimation(from old: CGRect) {
    guard animated == nil else { return }
    animated = keeper.layout
    shownBefore = list.elementsInSight.map(\.key)
    animated?.prepare(forAnimatedBoundsChange: old)
  }

  // MARK: A pass

  func bringIntoAgreement() {
    sizing.begin()
    preparations = keeper.preparations
    // More rounds than any layout needs that comes to rest.
    goRound(atMost: 64) {
      list.prepareLayout()
      startWhereTextDoes()
      list.restorePlace()
      keeper.layout.boundsWillShow(keeper.mirrored(list.bounds))
      list.showWhatIsInSight()
      return keeper.isReady
    }
  }

  func settle() { list.elementsDidSettle() }

  func finish() {
    if keeper.preparations != preparations { keeper.refreshContentSize() }
    finishAnimatedChange()
    list.updateDressing()
  }

  /// Lets the layout say where what was in sight goes, and where what is in sight comes from.
  private func finishAnimatedChange() {
    guard let layout = animated else { return }
    animated = nil
    for key in shownBefore { _ = layout.finalAttributes(of: key) }
    shownBefore = []
    for (key, element) in list.elementsInSight {
      guard let start = layout.initialAttributes(of: key), let end = element.appliedAttributes
      else { continue }
      UIView.performWithoutAnimation { element.place(by: start) }
      element.place(by: end)
    }
    layout.finalizeAnimatedBoundsChange()
  }

  /// Content that scrolls across begins at the right where text is read from there; an offset that
  /// somebody set before stays.
  private func startWhereTextDoes() {
    guard !hasStarted, keeper.isMirrored, !list.bounds.isEmpty else { return }
    let insets = list.adjustedContentInset
    let end = list.contentSize.width + insets.right - list.bounds.width
    guard end > -insets.left else { return }
    hasStarted = true
    guard list.contentOffset.x == 0 || list.contentOffset.x == -insets.left else { return }
    list.contentOffset.x = end
  }
}
