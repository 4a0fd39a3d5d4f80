import CoreGraphics
import Foundation

/// A button of a bar as it is seen.
@MainActor
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let title = UILabel()
  private let picture = UIImageView()
  private let ground = UIImageView()
  private var appearance: UIBarButtonItemAppearance?
  private let menu = ControlMenu()
  private var hold: HoldGestureRecognizer?
  private var largeContent: LargeContentHold?
  /// Whether the bar is a low one.
  var isCompact = false { didSet { if isCompact != oldValue { show() } } }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [ground, title, picture] as [UIView] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    item.shownView = self
    accessibilityTraits = .button
    isAccessibilityElement = true
    largeContent = LargeContentHold(self, item) { [weak self] in self?.use(nil) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  func take(_ appearance: UIBarButtonItemAppearance?) {
    self.appearance = appearance
    show()
  }

  // MARK: Showing

  func show() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    // A button takes the colour of its bar unless it has one of its own.
    if colors.tint !== item.tintColor { tintColor = item.tintColor }
    let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
    picture.image = image?.inControls
    picture.isHidden = image == nil
    picture.preferredSymbolConfiguration =
      item.systemItem == .close
      ? .closing
      : UIImage.SymbolConfiguration(
        pointSize: 17,
        weight: item.style == .done ? .semibold : .regular,
        scale: .large
      )
    title.isHidden = image != nil
    applyState()
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    largeContent?.update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func applyState() {
    var attributes = appearance?.attributes(for: state) ?? [:]
    attributes.merge(item.mergedAttributes(for: state)) { $1 }
    if attributes[.font] == nil {
      attributes[.font] = item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont
    }
    if attributes[.foregroundColor] == nil {
      attributes[.foregroundColor] = isEnabled ? tintColor ?? .tintColor : UIColor.tertiaryLabel
    }
    title.show(item.title ?? "", attributes)
    picture.tintColor = isEnabled ? nil : UIColor.tertiaryLabel
    let special = appearance?.part(for: state).backgroundImage
    ground.image =
      item.looks.image(state.rawValue, item.style.rawValue, isCompact: isCompact)
      ?? special ?? appearance?.normal.backgroundImage
    // Another picture shows the press by itself.
    alpha = isHighlighted && ground.image == nil ? 0.2 : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard !isHighlighted, window != nil else { return applyState() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.applyState()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyState()
  }

  // MARK: Layout

  private var imageSize: CGSize {
    let size = picture.sizeThatFits(.zero)
    let insets = isCompact ? item.landscapeImagePhoneInsets : item.imageInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: BarMetrics.height) }
    if !picture.isHidden { return CGSize(width: imageSize.width, height: BarMetrics.height) }
    var width = title.sizeThatFits(.zero).width
    for other in item.possibleTitles ?? [] {
      let label = UILabel()
      label.font = item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont
      label.text = other
      width = max(width, label.sizeThatFits(.zero).width)
    }
    if let image = ground.image { width = max(width + 2 * Self.groundMargin, image.size.width) }
    return CGSize(width: width, height: BarMetrics.height)
  }

  /// How far what lies behind a title reaches beyond it; chosen.
  private static let groundMargin: CGFloat = 8

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = title.sizeThatFits(.zero)
    let offset = item.looks.titleOffset(isCompact: isCompact)
    if let image = ground.image {
      let lower = appearance?.part(for: state).backgroundImagePositionAdjustment ?? .zero
      let height = min(image.size.height, bounds.height)
      ground.frame = CGRect(
        x: lower.horizontal,
        y: ((bounds.height - height) / 2).rounded() + lower.vertical
          + item.looks.offset(isCompact: isCompact),
        width: bounds.width,
        height: height
      )
    }
    let moved = appearance?.part(for: state).titlePositionAdjustment ?? .zero
    let width = min(text.width, bounds.width)
    title.frame = CGRect(
      x: (bounds.width - width) / 2 + offset.horizontal + moved.horizontal,
      y: ((bounds.height - text.height) / 2).rounded() + offset.vertical + moved.vertical,
      width: width,
      height: text.height
    )
    let size = imageSize
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Fingers may miss the button a little.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(-8, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
      .contains(point)
  }

  // MARK: Actions

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isEnabled, item.opensMenuAtOnce { openMenu() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { menu.track(touch.location(in: window)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { menu.release(touch.location(in: window)) }
  }

  override func touchUpTriggers(_ event: UIEvent?) { use(event) }

  override func activationTriggers() { use(nil) }

  override var labelByNature: String? { SymbolWords.words(for: item.image) }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    use(nil)
  }

  private func use(_ event: UIEvent?) {
    if item.opensMenuAtOnce {
      if event == nil { openMenu() }
      return
    }
    if item.changesSelectionAsPrimaryAction, item.menu == nil { item.isSelected.toggle() }
    item.perform(from: self, with: event)
  }

  private func openMenu() {
    guard let shown = item.menu else { return }
    menu.open(shown, from: self, order: item.preferredMenuElementOrder)
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    largeContent?.update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    largeContent?.update()
    guard window != nil, hold == nil, item.menu != nil, !item.opensMenuAtOnce else { return }
    let hold = HoldGestureRecognizer()
    hold.answers = { [weak self] in
      guard let self, isEnabled, item.menu != nil else { return false }
      openMenu()
      return true
    }
    hold.addHandler { [weak self] gesture in
      guard let self, let hold = gesture as? HoldGestureRecognizer else { return }
      if gesture.state == .changed { menu.track(hold.place) }
      if gesture.state == .ended { menu.release(hold.place) }
    }
    self.hold = hold
    addGestureRecognizer(hold)
  }
}
