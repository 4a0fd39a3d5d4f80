import CoreGraphics
import Foundation

/// Brings the columns of a split view controller on the screen and off it.
@MainActor
final class SplitPresenter: ColumnPresenting {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  private static let pace = TransitionPace.spring(0.4, .allowUserInteraction)
  private static let dimming: CGFloat = 0.2

  var style = UISplitViewController.Style.unspecified
  weak var owner: UISplitViewController?
  /// What the app set for each column.
  var given: [Column: UIViewController] = [:]
  /// What is shown for each column: with columns, a navigation controller around what was set.
  var holders: [Column: UIViewController] = [:]
  private var current = Mode.automatic
  /// The mode that somebody chose by button, finger or call, until the screen turns.
  private var chosen: Mode?
  private var wasLandscape: Bool?
  var isCollapsed = false
  /// Whether controllers are on their way from one column to another, when nothing is placed.
  var isRearranging = false
  /// Whether it was ever decided how much room there is.
  var isSettled = false
  lazy var collapsing = SplitCollapsing(self)
  private lazy var swipe = SplitSwipe(self)
  private let shade = UIView()
  private var lines: [UIView] = []
  /// Columns whose views are in place.
  private var placed: Set<Column> = []
  /// The change of mode that is going on.
  private var move: TransitionRun?
  private(set) lazy var button = UIBarButtonItem(barButtonSystemItem: .done, handler: nil)
  private lazy var onlyButton = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [weak self] _ in self?.toggleOnly() }
  )

  func prepare(_ owner: UISplitViewController) {
    self.owner = owner
    button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() }
    )
    // What UI tests of iOS find it by.
    button.accessibilityIdentifier = "ToggleSidebar"
  }

  func makeView() -> UIView {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.presenter = self
    shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    shade.alpha = 0
    shade.isHidden = true
    view.addSubview(shade)
    for _ in 0..<2 {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.isHidden = true
      view.addSubview(line)
      lines.append(line)
    }
    swipe.attach(to: view, shade: shade)
    return view
  }

  // MARK: What holds

  /// The size that was announced and is not there yet.
  var comingSize: CGSize?

  /// The room there is, or will be with the next layout.
  private var size: CGSize { comingSize ?? view?.bounds.size ?? UIScreen.main.bounds.size }

  /// Which columns are seen.
  var mode: Mode { current == .automatic ? modes.resting : current }

  var view: SplitView? { owner?.viewIfLoaded as? SplitView }

  var modes: SplitModes {
    SplitModes(
      style: style,
      preferredMode: owner?.preferredDisplayMode ?? .automatic,
      preferredBehavior: owner?.preferredSplitBehavior ?? .automatic,
      size: size
    )
  }

  var behavior: UISplitViewController.SplitBehavior { modes.behavior }

  var widths: (primary: CGFloat, supplementary: CGFloat) {
    owner?.columnWidths(in: size.width) ?? (0, 0)
  }

  private var isMirrored: Bool {
    guard let owner, let view else { return false }
    return view.isRightToLeft != (owner.primaryEdge == .trailing)
  }

  func geometry(_ mode: Mode, in size: CGSize? = nil) -> SplitGeometry {
    let scale = max(owner?.traitCollection.displayScale ?? 1, 1)
    let size = size ?? self.size
    return SplitGeometry(
      size,
      mode,
      style,
      widths: owner?.columnWidths(in: size.width) ?? (0, 0),
      isMirrored: isMirrored,
      hairline: 1 / scale
    )
  }

  func size(of controller: UIViewController?, in size: CGSize) -> CGSize {
    guard !isCollapsed, let controller,
      let column = holders.first(where: { $0.value === controller })?.key,
      let frame = geometry(mode, in: size).frames[column]
    else { return size }
    return frame.size
  }

  // MARK: Layout

  /// A wish of the app's changed that does not concern the mode.
  func changed() { view?.setNeedsLayout() }

  /// A wish of the app's changed that concerns the mode.
  func preferenceChanged() {
    chosen = nil
    guard let view, isSettled, !isCollapsed else { return }
    change(to: modes.resting, animated: false)
    view.setNeedsLayout()
  }

  func layOut() {
    guard let owner, view != nil, !isRearranging else { return }
    let isLandscape = size.width > size.height
    if let wasLandscape, wasLandscape != isLandscape { chosen = nil }
    wasLandscape = isLandscape
    let hasRoom = owner.traitCollection.horizontalSizeClass != .compact
    if !isSettled || hasRoom == isCollapsed {
      settleMove()
      isRearranging = true
      let isFirst = !isSettled
      isSettled = true
      isCollapsed = !hasRoom
      if hasRoom { collapsing.expand(isFirst: isFirst) } else { collapsing.collapse() }
      isRearranging = false
    }
    guard move == nil else { return }
    if !isCollapsed {
      let wanted = chosen.map(modes.fitting) ?? modes.resting
      if wanted != current { announce(current, wanted) }
      current = wanted
    }
    place()
  }

  /// Sets the mode that holds where there is room again.
  func expandTo(_ new: Mode) {
    chosen = new == modes.resting ? nil : new
    current = modes.fitting(new)
  }

  /// Puts what is seen in its place.
  private func place() {
    guard let view else { return }
    let shown = shownColumns
    let isSeen = view.window != nil
    for column in placed.subtracting(shown) { take(column, away: isSeen) }
    for column in shown.subtracting(placed) { bring(column, isSeen: isSeen) }
    apply(geometry(mode))
    updateButtons()
  }

  private var shownColumns: Set<Column> {
    if isCollapsed { return collapsing.base.map { [$0] } ?? [] }
    return geometry(mode).visible.filter { holders[$0] != nil }
  }

  private func bring(_ column: Column, isSeen: Bool) {
    guard let holder = holders[column], view != nil else { return }
    placed.insert(column)
    if isSeen { holder.beginAppearanceTransition(true, animated: false) }
    insert(column)
    if isSeen { holder.endAppearanceTransition() }
  }

  /// Puts a column's view in: the last column lowest, then the shade, then the others.
  private func insert(_ column: Column) {
    guard let view, let inner = holders[column]?.view else { return }
    inner.autoresizingMask = []
    UIView.performWithoutAnimation {
      if let frame = geometry(mode).frames[column] { inner.frame = frame }
      switch column {
      case .secondary: view.insertSubview(inner, at: 0)
      default: view.insertSubview(inner, aboveSubview: shade)
      }
    }
  }

  private func take(_ column: Column, away isSeen: Bool) {
    placed.remove(column)
    guard let holder = holders[column] else { return }
    if isSeen { holder.beginAppearanceTransition(false, animated: false) }
    holder.viewIfLoaded?.removeFromSuperview()
    if isSeen { holder.endAppearanceTransition() }
  }

  /// A controller leaves its column.
  func remove(_ column: Column) {
    if placed.contains(column) { take(column, away: view?.window != nil) }
    guard let holder = holders[column] else { return }
    holders[column] = nil
    guard holder.parent === owner else { return }
    holder.willMove(toParent: nil)
    owner?.setOverrideTraitCollection(nil, forChild: holder)
    holder.removeFromParent()
  }

  /// Moves everything that is in place to where a geometry has it.
  private func apply(_ geometry: SplitGeometry) {
    guard let view else { return }
    if isCollapsed {
      shade.isHidden = true
      for line in lines { line.isHidden = true }
      for column in placed {
        let whole = CGRect(origin: .zero, size: size)
        guard let inner = holders[column]?.view, inner.frame != whole else { continue }
        inner.frame = whole
      }
      return
    }
    for column in placed {
      guard let inner = holders[column]?.view, let frame = geometry.frames[column] else {
        continue
      }
      if inner.frame != frame { inner.frame = frame }
    }
    shade.isHidden = geometry.shade == 0
    shade.frame = geometry.frames[.secondary] ?? view.bounds
    shade.alpha = geometry.shade
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= geometry.lines.count
      if index < geometry.lines.count { line.frame = geometry.lines[index] }
    }
    if !view.subviews.suffix(lines.count).elementsEqual(lines, by: ===) {
      for line in lines { view.bringSubviewToFront(line) }
    }
  }

  // MARK: Changing

  private func announce(_ old: Mode, _ new: Mode) {
    guard let owner else { return }
    guard old != .automatic else { return }
    let (before, after) = (geometry(old).visible, geometry(new).visible)
    owner.delegate?.splitViewController(owner, willChangeTo: new)
    for column in Self.order where after.contains(column) && !before.contains(column) {
      owner.delegate?.splitViewController(owner, willShow: column)
    }
    for column in Self.order where before.contains(column) && !after.contains(column) {
      owner.delegate?.splitViewController(owner, willHide: column)
    }
  }

  static let order: [Column] = [.primary, .supplementary, .secondary]

  /// Somebody chose which columns are seen.
  func choose(_ wanted: Mode, animated: Bool = true) {
    layOut()
    guard !isCollapsed else { return }
    let new = modes.fitting(wanted)
    chosen = new
    change(to: new, animated: animated)
  }

  private func change(to new: Mode, animated: Bool) {
    settleMove()
    guard let view, new != mode else { return place() }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      announce(current, new)
      current = new
      place()
      return
    }
    let change = begin(new)
    change.run.move(toEnd: true, Self.pace, change.show)
  }

  /// A change of mode that is going on.
  @MainActor
  struct Change {
    let run: TransitionRun
    /// The columns that come or go.
    let columns: Set<Column>
    /// Shows how far it is, 0...1.
    let show: (CGFloat) -> Void
  }

  /// Sets a change of mode up; `show` then decides how far it is.
  func begin(_ new: Mode) -> Change {
    let old = mode
    let (from, to) = (geometry(old), geometry(new))
    announce(old, new)
    let coming = to.visible.subtracting(placed).filter { holders[$0] != nil }
    let going = placed.subtracting(to.visible)
    let staying = placed.subtracting(going)
    let run = TransitionRun(
      going: going.compactMap { holders[$0] },
      coming: coming.compactMap { holders[$0] },
      isAnimated: true
    )
    move = run
    run.tellBegin(bring: { [self] controller in
      guard let column = column(of: controller) else { return }
      placed.insert(column)
      insert(column)
    })
    for column in staying {
      guard let size = to.frames[column]?.size, size != from.frames[column]?.size else { continue }
      holders[column]?.viewWillTransition(to: size, with: run.coordinator)
    }
    run.ended = { [weak self, unowned run] completed in
      self?.end(run, completed ? new : old, completed: completed)
    }
    current = new
    shade.isHidden = from.shade == 0 && to.shade == 0
    UIView.performWithoutAnimation {
      shade.alpha = from.shade
      shade.frame = from.frames[.secondary] ?? .zero
      updateButtons()
      for line in lines { line.isHidden = true }
    }
    return Change(run: run, columns: coming.union(going)) { [weak self] share in
      self?.show(from, to, share)
    }
  }

  private func column(of holder: UIViewController) -> Column? {
    holders.first { $0.value === holder }?.key
  }

  private func show(_ from: SplitGeometry, _ to: SplitGeometry, _ share: CGFloat) {
    for column in placed {
      guard let inner = holders[column]?.view,
        let frame = from.frame(of: column, share: share, to: to)
      else { continue }
      inner.frame = frame
      inner.layoutIfNeeded()
    }
    shade.frame = from.frame(of: .secondary, share: share, to: to) ?? .zero
    shade.alpha = from.shade + (to.shade - from.shade) * share
  }

  /// Ends a change of mode, at its end or where it began.
  private func end(_ run: TransitionRun, _ mode: Mode, completed: Bool) {
    move = nil
    current = mode
    if completed { chosen = mode }
    run.tellEnd(
      completed,
      takeAway: { [self] controller in
        if let column = column(of: controller) { placed.remove(column) }
        controller.viewIfLoaded?.removeFromSuperview()
      }
    )
    UIView.performWithoutAnimation { place() }
  }

  /// Brings a change that is going on to its end at once.
  func settleMove() { move?.settle() }

  // MARK: Buttons

  private func toggle() {
    guard let owner else { return }
    let target = owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
    choose(target == .automatic ? modes.next(after: mode) : target)
  }

  private func toggleOnly() { choose(mode == .secondaryOnly ? modes.one : .secondaryOnly) }

  /// Puts the buttons into the bar of the first column that is seen, and of the last one.
  private func updateButtons() {
    guard let owner else { return }
    button.isHidden = isCollapsed
    let brings = modes.next(after: mode).extraColumns > mode.extraColumns
    let words = brings ? "Show Sidebar" : "Hide Sidebar"
    if button.accessibilityLabel != words { button.accessibilityLabel = words }
    let shows: Bool
    switch owner.displayModeButtonVisibility {
    case .always: shows = true
    case .never: shows = false
    case .automatic: shows = owner.presentsWithGesture
    }
    let visible = geometry(mode).visible
    let first = Self.order.first { visible.contains($0) && holders[$0] != nil }
    for column in Self.order {
      guard let navigation = holders[column] as? UINavigationController, style != .unspecified
      else { continue }
      let bar = navigation.navigationBar
      let has = shows && !isCollapsed && column == first
      // All columns are there: one button is enough, and it stands in the one between.
      bar.leadingButton = has ? button : nil
      let hasOnly =
        owner.showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed
        && column == .secondary
      bar.trailingButton = hasOnly ? onlyButton : nil
    }
  }
}
