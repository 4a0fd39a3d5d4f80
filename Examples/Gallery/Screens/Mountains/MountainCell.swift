import UIKit

/// A card with a mountain's picture, its name and height, and a star where it was chosen.
final class MountainCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let detail = UILabel()
  private let star = UIImageView()

  private static var nameFont: UIFont { .preferredFont(forTextStyle: .headline) }
  private static var detailFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// Names and notes have a line each, or two where letters are very large.
  private static var lines: CGFloat {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
  }

  private static var nameHeight: CGFloat { nameFont.lineHeight.rounded(.up) * lines }

  private static var detailHeight: CGFloat { detailFont.lineHeight.rounded(.up) * lines }

  /// How high the lines below a picture are.
  static var textHeight: CGFloat { nameHeight + detailHeight + 20 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.textColor = .label
    detail.textColor = .secondaryLabel
    star.image = UIImage(systemName: "star.fill")
    star.tintColor = .systemYellow
    star.contentMode = .scaleAspectFit
    for view in [picture, name, detail, star] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mountain: Mountain, _ image: UIImage, isFavourite: Bool) {
    picture.image = image
    name.font = Self.nameFont
    detail.font = Self.detailFont
    name.numberOfLines = Int(Self.lines)
    detail.numberOfLines = Int(Self.lines)
    name.text = mountain.name
    detail.text =
      "\(mountain.metres / 1_000 > 0 ? "\(mountain.metres / 1_000)," : "")"
      + "\(mountain.metres >= 1_000 ? Self.padded(mountain.metres % 1_000) : "\(mountain.metres)") m"
      + " · \(mountain.region.rawValue)"
    star.isHidden = !isFavourite
    setNeedsLayout()
  }

  private static func padded(_ number: Int) -> String {
    String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let text = Self.textHeight
    picture.frame = CGRect(x: 0, y: 0, width: width, height: height - text)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = Self.nameHeight
    name.frame = CGRect(x: 12, y: height - text + 9, width: width - 24 - 20, height: line)
    star.frame = CGRect(x: width - 12 - 16, y: name.frame.midY - 8, width: 16, height: 16)
    if isMirrored {
      name.frame.origin.x = 12 + 20
      star.frame.origin.x = 12
    }
    detail.frame = CGRect(
      x: 12,
      y: name.frame.maxY,
      width: width - 24,
      height: Self.detailHeight
    )
  }
}

/// What the mountains below it have in common.
final class MountainHeader: UICollectionReusableView {
  private let label = UILabel()

  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
  }

  static var height: CGFloat { font.lineHeight.rounded(.up) + 20 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    label.font = Self.font
    label.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 16, bottom: 6, right: 16))
  }
}
