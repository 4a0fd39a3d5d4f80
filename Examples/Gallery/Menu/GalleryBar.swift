import UIKit

/// The bar above a screen that was chosen: its title and the way back.
final class GalleryBar: UIView {
  static let height: CGFloat = 44

  private let back = UIControl()
  private let arrow = UIImageView()
  private let backTitle = UILabel()
  private let titleLabel = UILabel()
  private let separator = UIView()

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  init(goBack: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    arrow.image = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
    )
    backTitle.text = "Gallery"
    backTitle.textColor = .tintColor
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    separator.backgroundColor = .separator
    back.addSubview(arrow)
    back.addSubview(backTitle)
    back.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
    back.accessibilityLabel = "Gallery"
    for view in [titleLabel, back, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = bounds.height - Self.height
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let image = arrow.sizeThatFits(bounds.size)
    let text = backTitle.sizeThatFits(bounds.size)
    let width = 8 + image.width + 6 + text.width + 8
    func place(_ rect: CGRect, in width: CGFloat) -> CGRect {
      isMirrored
        ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    back.frame = place(
      CGRect(x: 0, y: top, width: width, height: Self.height),
      in: bounds.width
    )
    arrow.frame = place(
      CGRect(
        x: 8,
        y: (Self.height - image.height) / 2,
        width: image.width,
        height: image.height
      ),
      in: width
    )
    backTitle.frame = place(
      CGRect(x: 14 + image.width, y: 0, width: text.width, height: Self.height),
      in: width
    )
    titleLabel.frame = CGRect(
      x: width,
      y: top,
      width: max(0, bounds.width - width * 2),
      height: Self.height
    )
    separator.frame = CGRect(
      x: 0,
      y: bounds.height - hairline,
      width: bounds.width,
      height: hairline
    )
  }
}
