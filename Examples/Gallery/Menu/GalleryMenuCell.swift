import UIKit

/// A row with the name of a screen, rounded at the ends of its group.
final class GalleryMenuCell: UICollectionViewCell {
  static let reuseIdentifier = "screen"

  static var font: UIFont { .preferredFont(forTextStyle: .body) }

  private let title = UILabel()
  private let chevron = UIImageView()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    )
    chevron.tintColor = .tertiaryLabel
    separator.backgroundColor = .separator
    for view in [title, chevron, separator] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ screen: GalleryScreen, isFirst: Bool, isLast: Bool) {
    title.font = Self.font
    title.text = screen.title
    separator.isHidden = isLast
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    contentView.layer.maskedCorners = corners
    contentView.layer.cornerRadius = corners.isEmpty ? 0 : 10
  }

  override var isHighlighted: Bool { didSet { showState() } }

  override var isSelected: Bool { didSet { showState() } }

  private func showState() {
    contentView.backgroundColor =
      isHighlighted || isSelected ? .systemGray4 : .secondarySystemGroupedBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = contentView.bounds
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let arrow = chevron.sizeThatFits(bounds.size)
    func place(_ rect: CGRect) -> CGRect {
      isMirrored
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    title.frame = place(
      CGRect(x: 16, y: 0, width: bounds.width - 48 - arrow.width, height: bounds.height)
    )
    chevron.frame = place(
      CGRect(
        x: bounds.width - 16 - arrow.width,
        y: (bounds.height - arrow.height) / 2,
        width: arrow.width,
        height: arrow.height
      )
    )
    separator.frame = place(
      CGRect(x: 16, y: bounds.height - hairline, width: bounds.width - 16, height: hairline)
    )
  }
}

/// The large title above the list.
final class GalleryMenuHeader: UICollectionReusableView {
  static let reuseIdentifier = "title"
  private let title = UILabel()

  static var height: CGFloat { font.lineHeight.rounded(.up) + 64 }

  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold)
    )
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Tsumiki"
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.font = Self.font
    let height = Self.font.lineHeight.rounded(.up)
    title.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
