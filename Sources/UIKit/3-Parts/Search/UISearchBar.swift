import CoreGraphics
import Foundation

/// A field to search with, a button to leave the search, and scopes to search in.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// What is around the field.
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default` = 0
    /// A bar.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The one that clears the text.
    case clear = 1
    /// The bookmark.
    case bookmark = 2
    /// The one that shows results.
    case resultsList = 3
  }

  private let field = UISearchTextField()
  private let ground = UIView()
  private let picture = UIImageView()
  private let scopePicture = UIImageView()
  var images = SearchBarImages()
  var endButtons = SearchEndButtons()
  let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let promptLabel = UILabel()
  private let relay = SearchFieldRelay()
  /// Whether the bar stands in a navigation bar.
  var isInNavigationBar = false { didSet { showGround() } }
  /// Called before the delegate, for a search controller.
  weak var holder: (any SearchBarHolder)?

  /// Makes a bar with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearchBar()
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearchBar()
    placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String ?? placeholder
    coder.nib?.finish(self, as: UISearchBar.self)
  }

  private func prepareSearchBar() {
    relay.bar = self
    field.delegate = relay
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() },
      for: .editingChanged
    )
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addAction(UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(
          self,
          selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex
        )
        holder?.searchTextDidChange()
      },
      for: .valueChanged
    )
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .secondaryLabel
    promptLabel.isHidden = true
    for view in [ground, picture, promptLabel, field, cancel, scopePicture, scopes] as [UIView] {
      addSubview(view)
    }
    field.endButton.addAction(
      UIAction { [weak self] _ in self?.useEndButton() },
      for: .touchUpInside
    )
    showGround()
  }

  /// The object that decides on the editing, and is notified of it.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Where the bar stands.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// The text.
  ///
  /// Setting it tells nobody but the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      textDidChange()
    }
  }

  /// What shows while there is no text.
  ///
  /// Defaults to "Search".
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  ///
  /// Defaults to nil.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      promptLabel.isHidden = newValue == nil
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  fileprivate func textDidChange() {
    field.showEndButton()
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    holder?.searchTextDidChange()
  }

  private func useEndButton() {
    switch endButtons.icon {
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    default: break
    }
  }

  /// What the button says that ends searching.
  var cancelTitle: String? {
    get { cancel.title(for: .normal) }
    set {
      cancel.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  private func cancelSearch() {
    delegate?.searchBarCancelButtonClicked(self)
    holder?.searchWasCancelled()
  }

  // MARK: Looks

  /// What is around the field.
  ///
  /// Defaults to `default`.
  open var searchBarStyle = Style.default {
    didSet {
      showGround()
      note(.searchBarStyle, \UISearchBar.searchBarStyle)
    }
  }

  /// Whether the bar is light or dark by itself.
  ///
  /// Defaults to the interface's style.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      note(.barStyle, \UISearchBar.barStyle)
    }
  }

  /// The colour of the bar; nil is the system's.
  ///
  /// Defaults to nil.
  open var barTintColor: UIColor? {
    didSet {
      showGround()
      note(.barTintColor, \UISearchBar.barTintColor)
    }
  }

  /// Whether content goes under the bar.
  ///
  /// Defaults to true.
  open var isTranslucent = true {
    didSet { note(.isTranslucent, \UISearchBar.isTranslucent) }
  }

  /// The image behind the field, in place of the bar.
  ///
  /// Defaults to nil.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  var scopeControl: UISegmentedControl { scopes }

  func showGround() {
    picture.image = shownGround
    scopePicture.image = images.scopeGround
    let isBare = isInNavigationBar || searchBarStyle == .minimal || picture.image != nil
    ground.isHidden = isBare
    ground.backgroundColor =
      barTintColor
      ?? UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.79, alpha: 1)
      }
    field.backgroundColor =
      !images.fields.isEmpty
      ? .clear
      : isBare
        ? .tertiarySystemFill
        : UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 1, alpha: 0.7)
        }
    setNeedsLayout()
  }

  // MARK: Buttons

  /// Whether the button shows that leaves the search.
  ///
  /// Defaults to false.
  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button that leaves the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancel.isHidden else { return }
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The titles of the scopes.
  ///
  /// Defaults to nil.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = 0
      setNeedsLayout()
    }
  }

  /// The number of the chosen scope.
  ///
  /// Defaults to 0.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the scopes show.
  ///
  /// Defaults to false.
  open var showsScopeBar: Bool {
    get { !scopes.isHidden }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show == scopes.isHidden else { return }
    scopes.isHidden = !show
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Whether the bar can be used.
  ///
  /// Defaults to true.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  // MARK: Traits

  /// How words are capitalised.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether quotes are made round.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// Whether two hyphens make a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// Whether spaces come and go with words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// What shows above the keyboard while the field is edited.
  ///
  /// Defaults to nil.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// What the keyboard is for.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// How the keyboard looks.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key works only where there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether dots show in place of the text.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// What the text is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: First responder

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  // MARK: Layout

  private var scopeHeight: CGFloat { scopes.isHidden ? 0 : 48 }

  /// What the line above the field takes; chosen.
  private var promptHeight: CGFloat { promptLabel.isHidden ? 0 : 24 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: promptHeight + 20 + fieldHeight + scopeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: promptHeight + 20 + fieldHeight + scopeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (ground.frame, picture.frame) = (bounds, bounds)
    // In a navigation bar 1 above, 15 below and the bar's margin beside; alone 10 and 8
    // (picture metrics).
    let side = isInNavigationBar ? BarMetrics.margin(forWidth: bounds.width) : 8
    let top: CGFloat = promptHeight + (isInNavigationBar ? 1 : 10)
    promptLabel.frame = CGRect(
      x: side,
      y: 6,
      width: bounds.width - 2 * side,
      height: promptHeight - 6
    )
    var width = bounds.width - 2 * side
    let button = cancel.sizeThatFits(.zero).width
    if !cancel.isHidden { width -= button + 12 }
    func place(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds.width) : rect }
    let moved = images.fieldOffset
    field.frame = place(
      CGRect(x: side, y: top, width: max(0, width), height: fieldHeight)
        .offsetBy(dx: moved.horizontal, dy: moved.vertical)
    )
    cancel.frame = place(
      CGRect(x: bounds.width - side - button, y: top, width: button, height: fieldHeight)
    )
    scopes.frame = CGRect(
      x: side,
      y: top + fieldHeight + 10,
      width: max(0, bounds.width - 2 * side),
      height: 32
    )
    scopePicture.isHidden = scopes.isHidden
    scopePicture.frame = CGRect(
      x: 0,
      y: scopes.frame.minY - 8,
      width: bounds.width,
      height: scopeHeight
    )
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === ground || hit === picture ? self : hit
  }
}

/// Who shows a search bar: a search controller.
@MainActor
protocol SearchBarHolder: AnyObject {
  func searchDidBegin()
  func searchTextDidChange()
  func searchWasCancelled()
}

/// Passes on what happens to the field of a search bar.
@MainActor
final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.holder?.searchDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.holder != nil { textField.resignFirstResponder() }
    return true
  }
}
