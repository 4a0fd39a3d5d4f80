import CoreGraphics
import Diagnostics
import Foundation

/// A bar with the title of a screen, its buttons, and the way back.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  private let background = BarBackgroundView()
  private var itemStack: [UINavigationItem] = []
  private(set) var content: NavigationBarContent?
  /// The navigation controller that owns the bar, if one does.
  weak var owner: (any NavigationBarOwner)?
  /// Buttons that a container around the bar's adds at both ends.
  var leadingButton: UIBarButtonItem? {
    didSet { if leadingButton !== oldValue { outerButtonsDidChange() } }
  }
  var trailingButton: UIBarButtonItem? {
    didSet { if trailingButton !== oldValue { outerButtonsDidChange() } }
  }

  private func outerButtonsDidChange() { content?.reload(backItem: backItem) }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Makes a bar with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let items = coder.decodeObject(forKey: "UIItems") as? [UINavigationItem] {
      itemStack = items
    }
    prepareBar()
  }

  private func prepareBar() {
    addSubview(background)
    watch(standardAppearance)
    if !itemStack.isEmpty { showTop() }
  }

  /// The object that is notified of what the bar shows.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Where the bar stands.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    return delegate?.position(for: self) ?? .top
  }

  // MARK: Items

  /// What the bar shows: the last item, and the way back to the one before it.
  open var items: [UINavigationItem]? {
    get { itemStack.isEmpty ? nil : itemStack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { itemStack.last }

  /// The item the way back leads to.
  open var backItem: UINavigationItem? { itemStack.dropLast().last }

  /// Sets what the bar shows.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard owner == nil else { return reportOwned("setItems") }
    itemStack = items ?? []
    showTop()
  }

  /// Shows an item, with a way back to the present one.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard owner == nil else { return reportOwned("pushItem") }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    itemStack.append(item)
    change(animated: animated, isPush: true)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item before.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard owner == nil else {
      reportOwned("popItem")
      return nil
    }
    guard let item = itemStack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    itemStack.removeLast()
    change(animated: animated, isPush: false)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func change(animated: Bool, isPush: Bool) {
    let change = beginChange(isPush: isPush)
    guard animated, window != nil else {
      change.animations()
      return change.end(true)
    }
    UIView.animate(
      withDuration: BarMetrics.duration,
      animations: change.animations,
      completion: { _ in change.end(true) }
    )
  }

  private func reportOwned(_ call: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .navBarOwned,
        what: "\(call) was called on the bar of a navigation controller.",
        place: "UINavigationBar.\(call)",
        applePhrase: "Cannot call \(call):animated: directly on a UINavigationBar managed by a"
          + " controller."
      )
    )
  }

  /// Takes over the items of a controller's stack without showing them yet.
  func takeItems(_ items: [UINavigationItem]) { itemStack = items }

  // MARK: Showing

  /// Shows the top item without a transition.
  func showTop() {
    content?.removeFromSuperview()
    content?.item.bar = nil
    content = nil
    if let item = topItem { content = makeContent(item) }
    for item in itemStack { item.bar = self }
    updateBackground()
    setNeedsLayout()
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    let made = NavigationBarContent(item, in: self)
    item.bar = self
    addSubview(made)
    made.reload(backItem: backItem)
    made.heights = owner?.heights(of: item) ?? standaloneHeights
    return made
  }

  /// A change from one item to another: what is animated, and what comes after.
  struct Change {
    let animations: () -> Void
    /// Ends the change, with whether it came to its end.
    let end: (Bool) -> Void
  }

  /// Begins to show the top item in place of the one that is shown.
  func beginChange(isPush: Bool) -> Change {
    let old = content
    guard let item = topItem else {
      content = nil
      return Change(animations: { old?.alpha = 0 }, end: { _ in old?.removeFromSuperview() })
    }
    for item in itemStack { item.bar = self }
    let new = makeContent(item)
    content = new
    UIView.performWithoutAnimation {
      new.frame = bounds
      new.layoutIfNeeded()
      new.moveAway(to: isPush ? 1 : -1)
    }
    isChanging = true
    return Change(
      animations: { [self] in
        old?.moveAway(to: isPush ? -1 : 1)
        new.frame = bounds
        new.comeBack()
        updateBackground()
      },
      end: { [self] finished in
        isChanging = false
        let (kept, gone) = finished ? (new, old) : (old ?? new, old == nil ? nil : new)
        gone?.removeFromSuperview()
        content = kept
        kept.item.bar = self
        UIView.performWithoutAnimation {
          kept.heights = owner?.heights(of: kept.item) ?? standaloneHeights
          kept.comeBack()
          updateBackground()
          setNeedsLayout()
        }
      }
    )
  }

  private(set) var isChanging = false

  private var standaloneHeights: NavigationBarHeights {
    NavigationBarHeights(row: max(bounds.height, BarMetrics.compactHeight))
  }

  /// An item that is shown changed.
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard let content, content.item === item else { return }
    owner?.itemDidChange(item)
    content.heights = owner?.heights(of: item) ?? standaloneHeights
    content.reload(backItem: backItem)
    updateBackground()
    guard animated, window != nil else { return }
    UIView.transition(
      with: content,
      duration: 0.2,
      options: .transitionCrossDissolve,
      animations: nil
    )
  }

  /// What leads back from the screen that is shown changed.
  func backItemDidChange(_ item: UINavigationItem) {
    guard let content, backItem === item else { return }
    content.reload(backItem: backItem)
  }

  /// Lets the bar grow or shrink to what it shows now.
  func animateHeight() {
    guard let owner, window != nil else { return }
    UIView.animate(withDuration: 0.3) { owner.layOut() }
  }

  func backWasTapped() {
    if let owner { return owner.goBack() }
    popItem(animated: true)
  }

  func makeBackMenu() -> UIMenu? { owner?.makeBackMenu() }

  // MARK: Looks

  /// Whether titles are large where the items let them.
  ///
  /// Defaults to false.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles != oldValue { looksDidChange() }
      note(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
    }
  }

  /// How the bar looks with content under it.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      watch(standardAppearance)
      note(.standardAppearance, \UINavigationBar.standardAppearance)
    }
  }

  /// How the low bar of a phone on its side looks; nil takes the standard one.
  ///
  /// Defaults to nil.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      watch(compactAppearance)
      note(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }

  /// How the bar looks with no content under it; nil takes the standard one without a background.
  ///
  /// Defaults to nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      watch(scrollEdgeAppearance)
      note(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }

  /// How the low bar looks with no content under it; nil takes the other.
  ///
  /// Defaults to nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      watch(compactScrollEdgeAppearance)
      note(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance)
    }
  }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.observe(self) { [weak self] in self?.looksDidChange() }
    looksDidChange()
  }

  private func looksDidChange() {
    guard let content else { return }
    owner?.itemDidChange(content.item)
    content.heights = owner?.heights(of: content.item) ?? standaloneHeights
    content.take(appearance(of: content.item))
    updateBackground()
    setNeedsLayout()
  }

  /// How the bar looks for an item, by how far content is under it.
  func appearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    isAtEdge ? edgeAppearance(of: item) : restingAppearance(of: item)
  }

  private var isCompact: Bool { bounds.height > 0 && bounds.height < BarMetrics.height }

  private func restingAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    let standard = item.standardAppearance ?? standardAppearance
    return isCompact ? item.compactAppearance ?? compactAppearance ?? standard : standard
  }

  private func edgeAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    let compact = item.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isCompact, let compact { return compact }
    if let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let standard = UINavigationBarAppearance(barAppearance: restingAppearance(of: item))
    standard.configureWithTransparentBackground()
    standard.backgroundColor = nil
    return standard
  }

  /// How much of the background with content under it shows, 0...1.
  var coverage: CGFloat = 1 {
    didSet { if coverage != oldValue { updateBackground() } }
  }

  private var isAtEdge: Bool { owner != nil && coverage == 0 }

  private var shownEdge: Bool?

  private func updateBackground() {
    guard let item = content?.item else {
      background.show(standardAppearance)
      return
    }
    let isAtEdge = isAtEdge
    background.show(appearance(of: item))
    let fades = !isAtEdge && edgeIsClear(item)
    background.alpha = owner != nil && fades ? coverage : 1
    if shownEdge != isAtEdge {
      shownEdge = isAtEdge
      content?.take(appearance(of: item))
    }
  }

  private func edgeIsClear(_ item: UINavigationItem) -> Bool {
    let edge = edgeAppearance(of: item)
    return edge.backgroundEffect == nil && edge.backgroundColor == nil
      && edge.backgroundImage == nil
  }

  // MARK: Older looks

  /// Whether the bar is light or dark by itself.
  ///
  /// Defaults to the interface's style.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      note(.barStyle, \UINavigationBar.barStyle)
    }
  }

  /// Whether content goes under the bar.
  ///
  /// Defaults to true.
  open var isTranslucent = true {
    didSet {
      note(.isTranslucent, \UINavigationBar.isTranslucent)
      guard isTranslucent != oldValue else { return }
      if let content { owner?.itemDidChange(content.item) }
    }
  }

  /// The colour of the bar; nil is the system's.
  ///
  /// Defaults to nil.
  open var barTintColor: UIColor? {
    didSet {
      standardAppearance.backgroundColor = barTintColor
      note(.barTintColor, \UINavigationBar.barTintColor)
    }
  }

  /// The attributes of the title.
  ///
  /// Defaults to nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      standardAppearance.titleTextAttributes = titleTextAttributes ?? [:]
      note(.titleTextAttributes, \UINavigationBar.titleTextAttributes)
    }
  }

  /// The attributes of the large title.
  ///
  /// Defaults to nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      standardAppearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
      note(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes)
    }
  }

  /// The image at the lower edge; nil is the system's line.
  ///
  /// An empty image is none. It works with a background image only.
  open var shadowImage: UIImage? {
    didSet {
      showOldBackground()
      note(.shadowImage, \UINavigationBar.shadowImage)
    }
  }

  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    showOldBackground()
    note(AppearanceCall(.backgroundImage, barMetrics.rawValue)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barMetrics)
    }
  }

  /// Sets the image behind the bar; the position does not matter.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The image behind the bar; the position does not matter.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  private func showOldBackground() {
    guard let image = backgroundImages[.default] else {
      standardAppearance.configureWithDefaultBackground()
      standardAppearance.backgroundColor = barTintColor
      return
    }
    standardAppearance.backgroundEffect = nil
    standardAppearance.backgroundImage = image
    if let shadowImage {
      let isEmpty = shadowImage.size.width * shadowImage.size.height == 0
      standardAppearance.shadowColor = nil
      standardAppearance.shadowImage = isEmpty ? nil : shadowImage
    } else {
      standardAppearance.shadowColor = BarMetrics.hairline
    }
  }

  /// Sets how far down titles are moved.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    standardAppearance.titlePositionAdjustment = UIOffset(
      horizontal: 0,
      vertical: titleOffsets[.default] ?? 0
    )
    note(AppearanceCall(.titlePosition, barMetrics.rawValue)) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far down titles are moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// The picture that leads back; nil is the system's.
  ///
  /// Defaults to nil.
  open var backIndicatorImage: UIImage? {
    didSet {
      looksDidChange()
      note(.backIndicatorImage, \UINavigationBar.backIndicatorImage)
    }
  }

  /// What cuts titles off at the picture that leads back.
  ///
  /// Defaults to nil.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      note(.backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage)
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background goes on to the edge of the screen.
    let reach = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(
      x: 0,
      y: -reach,
      width: bounds.width,
      height: bounds.height + reach
    )
    guard !isChanging else { return }
    content?.heights = content.flatMap { owner?.heights(of: $0.item) } ?? standaloneHeights
    content?.frame = bounds
    content?.layoutIfNeeded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksDidChange()
  }

  // MARK: Accessibility

  override var roleByNature: AccessibilityRole? { .bar }
}

/// Who owns a navigation bar: a navigation controller.
@MainActor
protocol NavigationBarOwner: AnyObject {
  func heights(of item: UINavigationItem) -> NavigationBarHeights
  func itemDidChange(_ item: UINavigationItem)
  func layOut()
  func goBack()
  func makeBackMenu() -> UIMenu?
}
