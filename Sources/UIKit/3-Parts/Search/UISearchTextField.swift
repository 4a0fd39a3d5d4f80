import CoreGraphics
import Foundation

/// The field of a search bar: round, grey, with a magnifying glass.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  /// The button with the bookmark, or the one that shows results.
  let endButton = UIButton(type: .custom)
  private var endIcon: UISearchBar.Icon?
  private var images = SearchBarImages()

  /// Makes a field with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Makes a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    glass.image = Self.standardGlass
    glass.tintColor = .secondaryLabel
    endButton.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    placeholder = "Search"
  }

  open override var placeholder: String? {
    didSet { placeholderLabel.textColor = .secondaryLabel }
  }

  // MARK: Pictures

  private static let standardGlass = UIImage(
    systemName: "magnifyingglass",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)
  )

  func showImages(_ images: SearchBarImages, _ buttons: SearchEndButtons, isEnabled: Bool) {
    self.images = images
    let state: UIControl.State = isEnabled ? .normal : .disabled
    glass.image = images.icon(.search, state) ?? Self.standardGlass
    (background, disabledBackground) = (images.fields[.normal], images.fields[.disabled])
    layer.cornerRadius = images.fields.isEmpty ? 10 : 0
    for (state, own) in [.normal, .highlighted].map({ ($0, images.icon(.clear, $0)) }) {
      if let own { clearButton.setImage(own, for: state) }
    }
    endIcon = buttons.icon
    if let icon = endIcon {
      for state in [.normal, .highlighted, .selected] as [UIControl.State] {
        endButton.setImage(images.icon(icon, state) ?? Self.symbol(of: icon), for: state)
      }
      endButton.isSelected = icon == .resultsList && buttons.isResultsSelected
      endButton.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    }
    showEndButton()
    setNeedsLayout()
  }

  private static func symbol(of icon: UISearchBar.Icon) -> UIImage? {
    UIImage(
      systemName: icon == .bookmark ? "book" : "list.bullet",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)
    )
  }

  /// The button at the end shows while there is nothing to clear.
  func showEndButton() {
    guard endIcon != nil || rightView === endButton else { return }
    if endIcon != nil, rightView !== endButton { rightView = endButton }
    if endIcon == nil { rightView = nil }
    rightViewMode = (text ?? "").isEmpty ? .always : .never
  }

  // MARK: Places

  private func moved(_ rect: CGRect, _ offset: UIOffset?) -> CGRect {
    rect.offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
  }

  /// The glass's ink starts 8 from the edge, the text 31 (picture metrics).
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = leftView else { return .zero }
    let size = view.sizeThatFits(.zero)
    let rect = CGRect(
      x: bounds.minX + 8,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    let place = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    return moved(place, images.iconOffsets[.search])
  }

  /// As far from its edge as the glass.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = rightView else { return .zero }
    let size = view.sizeThatFits(.zero)
    let rect = CGRect(
      x: bounds.maxX - 8 - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    let place = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    return moved(place, endIcon.flatMap { images.iconOffsets[$0] })
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), images.iconOffsets[.clear])
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let start: CGFloat = leftViewMode == .never ? 8 : 31
    let rect = CGRect(
      x: bounds.minX + start,
      y: bounds.minY,
      width: max(0, bounds.width - start - 29),
      height: bounds.height
    )
    let place = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    return moved(place, images.textOffset)
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .searchField }
}
