import UIKit

/// A day and where it was spent, over a ground that pictures pass beneath.
final class LibraryHeader: UICollectionReusableView {
  private let title = UILabel()
  private let place = UILabel()

  private static var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold)
    )
  }

  private static var placeFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  static var height: CGFloat {
    titleFont.lineHeight.rounded(.up) + placeFont.lineHeight.rounded(.up) + 18
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.92)
    title.textColor = .label
    place.textColor = .secondaryLabel
    addSubview(title)
    addSubview(place)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ place: String) {
    self.title.font = Self.titleFont
    self.place.font = Self.placeFont
    self.title.text = title
    self.place.text = place
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let height = title.font.lineHeight.rounded(.up)
    title.frame = CGRect(x: 16, y: 8, width: width, height: height)
    place.frame = CGRect(
      x: 16,
      y: title.frame.maxY,
      width: width,
      height: place.font.lineHeight.rounded(.up)
    )
  }
}

/// How many pictures there are, below the last of them.
final class LibraryFooter: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ count: Int) {
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.text = "\(count) Photos"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
