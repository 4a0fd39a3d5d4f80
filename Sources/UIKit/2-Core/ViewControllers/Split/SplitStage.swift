import CoreGraphics
import Foundation

/// Brings the columns of a split view controller on the screen and off it.
@MainActor
final class SplitStage {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  private static let duration = 0.4
  private static let dimming: CGFloat = 0.2

  let style: UISplitViewController.Style
  unowned(unsafe) var owner: UISplitViewController?
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
  private var finishMove: (() -> Void)?
  private var isMoving = false
  /// Tells one change of mode from the next.
  private var moveNumber = 0
  private(set) lazy var button = UIBarButtonItem(barButtonSystemItem: .done, handler: nil)
  private lazy var onlyButton = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [weak self] _ in self?.toggleOnly() }
  )

  init(_ style: UISplitViewController.Style) { self.style = style }

  func prepare(_ owner: UISplitViewController) {
    self.owner = owner
    button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() }
    )
  }

  func fill(_ view: SplitView) {
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
    guard !isMoving else { return }
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
    let number = moveNumber
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      change.show(1)
      change.coordinator.runAnimations()
    } completion: { [weak self] _ in
      if self?.moveNumber == number { self?.settleMove() }
    }
    finishMove = { [weak self] in self?.end(change, completed: true) }
  }

  /// A change of mode that is going on.
  @MainActor
  struct Change {
    let old: Mode
    let new: Mode
    let coming: Set<Column>
    let going: Set<Column>
    let coordinator: ResizeCoordinator
    let show: (CGFloat) -> Void
  }

  /// Sets a change of mode up; `show` then decides how far it is.
  func begin(_ new: Mode) -> Change {
    let old = mode
    let (from, to) = (geometry(old), geometry(new))
    announce(old, new)
    isMoving = true
    moveNumber += 1
    let coming = to.visible.subtracting(placed).filter { holders[$0] != nil }
    let going = placed.subtracting(to.visible)
    for column in going { holders[column]?.beginAppearanceTransition(false, animated: true) }
    for column in coming {
      placed.insert(column)
      holders[column]?.beginAppearanceTransition(true, animated: true)
      insert(column)
    }
    let coordinator = ResizeCoordinator()
    for column in placed.subtracting(coming).subtracting(going) {
      guard let size = to.frames[column]?.size, size != from.frames[column]?.size else { continue }
      holders[column]?.viewWillTransition(to: size, with: coordinator)
    }
    current = new
    shade.isHidden = from.shade == 0 && to.shade == 0
    UIView.performWithoutAnimation {
      shade.alpha = from.shade
      shade.frame = from.frames[.secondary] ?? .zero
      updateButtons()
      for line in lines { line.isHidden = true }
    }
    return Change(
      old: old,
      new: new,
      coming: coming,
      going: going,
      coordinator: coordinator
    ) { [weak self] share in self?.show(from, to, share) }
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
  func end(_ change: Change, completed: Bool) {
    isMoving = false
    finishMove = nil
    if !completed { current = change.old }
    chosen = completed ? change.new : chosen
    let (stay, go) = completed ? (change.coming, change.going) : (change.going, change.coming)
    for column in go {
      if !completed { holders[column]?.beginAppearanceTransition(false, animated: true) }
      placed.remove(column)
      holders[column]?.viewIfLoaded?.removeFromSuperview()
      holders[column]?.endAppearanceTransition()
    }
    for column in stay {
      if !completed { holders[column]?.beginAppearanceTransition(true, animated: true) }
      holders[column]?.endAppearanceTransition()
    }
    UIView.performWithoutAnimation { place() }
    change.coordinator.runCompletions()
  }

  /// Keeps a change going until a finger decides.
  func hold(_ finish: @escaping () -> Void) { finishMove = finish }

  /// Brings a change that is going on to its end at once.
  func settleMove() {
    let finish = finishMove
    finishMove = nil
    finish?()
  }

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
