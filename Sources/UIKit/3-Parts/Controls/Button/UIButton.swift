import CoreGraphics
import Foundation

/// A control with a title, a picture, or both.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Brings a button's configuration up to date.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  var kind = ButtonType.custom
  var contents: [UIControl.State: ButtonContent] = [:]
  lazy var labelStore = makeLabel()
  var hasLabel = false
  lazy var pictureStore = makePicture()
  var hasPicture = false
  var backgroundStore: UIImageView?
  var configured: ConfiguredButtonView?
  private let menuOpener = ControlMenu()
  var needsUpdate = false

  /// Makes a custom button with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareButton()
  }

  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
    prepareButton()
    coder.nib?.finish(self, as: UIButton.self)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button of a kind that runs an action, which gives title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    take(buttonType)
    adopt(primaryAction)
    sizeToFit()
  }

  /// Makes a custom button that runs an action, which gives title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration that runs an action, which gives title and picture.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(.system)
    self.configuration = configuration
    configurationDidChange(from: nil)
    adopt(primaryAction)
    sizeToFit()
  }

  /// What kind of button it is.
  open var buttonType: ButtonType { kind }

  /// What the button is for.
  ///
  /// Defaults to normal.
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Contents by state

  private func change(_ state: UIControl.State, _ change: (inout ButtonContent) -> Void) {
    var content = contents[state] ?? ButtonContent()
    change(&content)
    contents[state] = content
    contentDidChange()
  }

  /// What was set for a state, else for the normal one.
  private func content<Value>(
    _ path: KeyPath<ButtonContent, Value?>,
    for state: UIControl.State
  ) -> Value? { contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path] }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal { configuration?.title = title }
    change(state) { $0.title = title }
  }

  /// The title in a state.
  open func title(for state: UIControl.State) -> String? {
    contents[state]?.title ?? contents[.normal]?.title
  }

  /// Sets the title with its attributes in a state; it goes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// The title with its attributes in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
    note(AppearanceCall(.titleColor, Int(state.rawValue))) { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
  }

  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let own = content(\.titleColor, for: state),
      !(state.contains(.disabled) && kind != .custom && contents[state]?.titleColor == nil)
    {
      return own
    }
    if kind == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.shadowColor = color }
    note(AppearanceCall(.titleShadowColor, Int(state.rawValue))) { (button: UIButton) in
      button.setTitleShadowColor(color, for: state)
    }
  }

  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    content(\.shadowColor, for: state)
  }

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    if state == .normal { configuration?.image = image }
    change(state) { $0.image = image }
  }

  /// The picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { content(\.image, for: state) }

  /// Sets what lies behind title and picture in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.background = image }
    note(AppearanceCall(.backgroundImage, Int(state.rawValue))) { (button: UIButton) in
      button.setBackgroundImage(image, for: state)
    }
  }

  /// What lies behind title and picture in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content(\.background, for: state)
  }

  /// Sets how symbols show in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) { change(state) { $0.symbol = configuration } }

  /// How symbols show in a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { content(\.symbol, for: state) }

  /// The title that shows now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The title with its attributes that shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture that shows now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// What lies behind title and picture now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// How symbols show now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Views

  /// The view of the title; its font and how it breaks may be set.
  open var titleLabel: UILabel? { configured?.title ?? labelStore }

  /// The view of the picture.
  open var imageView: UIImageView? { configured?.picture ?? pictureStore }

  /// The view of the second line, which configurations have.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  var dimsHighlightedImage = true
  var dimsDisabledImage = true

  /// Whether a picture gets darker under a finger, where there is none for that.
  ///
  /// Defaults to true.
  open var adjustsImageWhenHighlighted: Bool {
    get { dimsHighlightedImage }
    set { dimsHighlightedImage = newValue }
  }

  /// Whether a picture gets fainter when the button cannot be used, where there is none for that.
  ///
  /// Defaults to true.
  open var adjustsImageWhenDisabled: Bool {
    get { dimsDisabledImage }
    set {
      dimsDisabledImage = newValue
      dim()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard configured == nil else { return setNeedsUpdateConfiguration() }
    // A finger shows at once; that it is gone, by and by.
    guard kind != .custom, !isHighlighted, window != nil, hasLabel || hasPicture else {
      return showContent()
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.showContent()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    showContent()
  }

  // MARK: Insets

  /// How far title and picture stay away from the edges.
  ///
  /// Defaults to nothing, which leaves the title the system's 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentDidChange()
      note(.contentEdgeInsets, \UIButton.contentEdgeInsets)
    }
  }

  /// How far the title is moved after everything has its place, in points.
  ///
  /// Defaults to nothing.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// How far the picture is moved after everything has its place, in points.
  ///
  /// Defaults to nothing.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Layout

  /// Where the background is in some bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture may be in some bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let room = bounds.inset(by: contentEdgeInsets)
    return kind == .close ? room.insetBy(dx: -Self.closeSide / 2, dy: -Self.closeSide / 2) : room
  }

  /// Where the title is in the room for title and picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Where the picture is in the room for title and picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured {
      updateConfigurationIfNeeded()
      return configured.sizeThatFits(size)
    }
    if kind == .close { return CGSize(width: Self.closeSide, height: Self.closeSide) }
    let insets = contentEdgeInsets
    let image = image(for: state) == nil ? .zero : pictureStore.sizeThatFits(.zero)
    var content = image
    if hasTitle {
      let room = size.width > 0 ? size.width - image.width - insets.left - insets.right : 0
      let text = labelStore.sizeThatFits(
        CGSize(width: labelStore.numberOfLines == 1 ? 0 : max(0, room), height: 0)
      )
      content.width += text.width.rounded(.up)
      // The system leaves 6 points above and below a title (fact la.button).
      let air: CGFloat = insets == .zero ? 12 : 0
      content.height = max(image.height, (text.height * titleParagraphs).rounded(.up) + air)
    } else if image == .zero, backgroundImage(for: state) == nil {
      let font: CGFloat = kind == .custom ? 18 : 15
      content = CGSize(width: 30, height: (font * 1.193).rounded(.up) + 12)
    }
    if let background = backgroundImage(for: state)?.size {
      content.width = max(content.width, background.width)
      content.height = max(content.height, background.height)
    }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configured {
      updateConfigurationIfNeeded()
      configured.frame = bounds
      configured.layoutIfNeeded()
      return
    }
    backgroundStore?.frame = backgroundRect(forBounds: bounds)
    let rect = contentRect(forBounds: bounds)
    if hasPicture { pictureStore.frame = imageRect(forContentRect: rect) }
    if hasLabel { labelStore.frame = titleRect(forContentRect: rect) }
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard configured == nil, hasLabel else { return super.baselineOffsets }
    let inner = labelStore.baselineOffsets
    let air = contentEdgeInsets == .zero ? 6 : 0
    return (inner.first + contentEdgeInsets.top + CGFloat(air), inner.last + CGFloat(air))
  }

  // MARK: Configurations

  /// What the button looks like as a whole, in place of what is set by state; nil is none.
  ///
  /// Defaults to nil.
  open var configuration: Configuration? {
    didSet { configurationDidChange(from: oldValue) }
  }

  /// Whether the looks of the configuration follow the state by themselves.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesConfiguration = true

  /// Brings the configuration up to date when the state changes.
  ///
  /// Defaults to nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for the configuration to be brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard configured != nil else { return }
    needsUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Brings the configuration up to date; overrides change `configuration`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menus

  /// The menu the button opens.
  ///
  /// Defaults to nil.
  open var menu: UIMenu? {
    didSet {
      if changesSelectionAsPrimaryAction { showSelection() }
      prepareMenu()
      setNeedsUpdateConfiguration()
    }
  }

  /// In which order the menu's entries show.
  ///
  /// Defaults to `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the button goes on and off, or shows which entry of its menu is chosen.
  ///
  /// Defaults to false.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction { showSelection() } }
  }

  override func menuToOpen() -> (UIMenu, UIContextMenuConfiguration.ElementOrder)? {
    guard let menu else { return super.menuToOpen() }
    guard changesSelectionAsPrimaryAction else { return (menu, preferredMenuElementOrder) }
    // One of the entries is chosen, and the title tells which.
    let shown = UIMenu(
      title: menu.title,
      image: menu.image,
      identifier: menu.identifier,
      options: menu.options.union(.singleSelection),
      children: menu.children
    )
    return (shown, preferredMenuElementOrder)
  }

  override func menuDidClose() {
    if changesSelectionAsPrimaryAction { showSelection() }
  }

  override func touchUpTriggers(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override func activationTriggers() { touchUpTriggers(nil) }

  override var labelByNature: String? {
    let title = currentTitle ?? currentAttributedTitle?.string ?? configuration?.spokenTitle
    if let title, !title.isEmpty { return title }
    return SymbolWords.words(for: configuration?.image ?? currentImage) ?? kind.words
  }

  /// Whether a finger or the pointer holds the button down.
  open var isHeld: Bool { isTracking }

  /// Whether a pointer is over the button.
  ///
  /// Defaults to false.
  open private(set) var isHovered = false

  /// The pointer came over the button or left it.
  func pointerDidMove(isOver: Bool) {
    guard isHovered != isOver else { return }
    isHovered = isOver
    setNeedsUpdateConfiguration()
  }

  /// Makes the style of a pointer over a button of the one it would have.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  private var pointers: ButtonPointer?

  /// Whether the button answers to a pointer over it.
  ///
  /// Defaults to false.
  open var isPointerInteractionEnabled: Bool {
    get { pointers?.interaction.view != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      let pointer = pointers ?? ButtonPointer(self)
      pointers = pointer
      if newValue {
        addInteraction(pointer.interaction)
      } else {
        removeInteraction(pointer.interaction)
      }
    }
  }

  /// Says how a pointer over the button looks; setting it has the button answer to pointers.
  ///
  /// Defaults to nil, a highlight behind the button.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
      pointers?.interaction.invalidate()
    }
  }
}
