import CoreGraphics
import Foundation

/// The field of a search bar: round, grey, with a magnifying glass.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private let glass = UIImageView()

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
    glass.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)
    )
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    placeholder = "Search"
  }

  open override var placeholder: String? {
    didSet { tintPlaceholder() }
  }

  private func tintPlaceholder() {
    guard let placeholder else { return }
    super.attributedPlaceholder = NSAttributedString(
      string: placeholder,
      attributes: [.foregroundColor: UIColor.secondaryLabel]
    )
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
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let start: CGFloat = leftViewMode == .never ? 8 : 31
    let rect = CGRect(
      x: bounds.minX + start,
      y: bounds.minY,
      width: max(0, bounds.width - start - 29),
      height: bounds.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  // MARK: Accessibility

  override var kindByNature: UIAccessibilityTraits { .searchField }
}
