import UIKit

/// A card: a picture above a title and a note.
final class MasonryCell: UICollectionViewCell {
  static let reuseIdentifier = "card"
  private static let margin: CGFloat = 12

  private let card = UIView()
  private let picture = UIImageView()
  private let title = UILabel()
  private let note = UILabel()

  private static var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold)
    )
  }

  private static var noteFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The shadow lies outside the card, so the card that clips is a view of its own.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.textColor = .label
    note.textColor = .secondaryLabel
    contentView.addSubview(card)
    for view in [picture, title, note] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// What a card of one line each is higher than its picture, in points, at the text size of the moment.
  static var textHeight: CGFloat {
    10 + titleFont.lineHeight.rounded(.up) + 2 + noteFont.lineHeight.rounded(.up) + 12
  }

  /// The same of one whose lines wrap, which they do where letters are very large.
  static func textHeight(of postcard: Postcard, width: CGFloat) -> CGFloat {
    10 + height(postcard.title, titleFont, width) + 2 + height(postcard.note, noteFont, width) + 12
  }

  private static func height(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - margin * 2, height: .greatestFiniteMagnitude)
    return (text as NSString).boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    ).height.rounded(.up)
  }

  private var lines: Int {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
  }

  func show(_ postcard: Postcard, _ image: UIImage) {
    title.font = Self.titleFont
    note.font = Self.noteFont
    title.numberOfLines = lines
    note.numberOfLines = lines
    title.text = postcard.title
    note.text = postcard.note
    picture.image = image
    pictureAspect = postcard.aspect
    setNeedsLayout()
  }

  private var pictureAspect: CGFloat = 1

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds,
      cornerWidth: 14,
      cornerHeight: 14,
      transform: nil
    )
    let width = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: (width * pictureAspect).rounded())
    let inner = width - Self.margin * 2
    title.frame = CGRect(
      x: Self.margin,
      y: picture.frame.maxY + 10,
      width: inner,
      height: height(of: title, inner)
    )
    note.frame = CGRect(
      x: Self.margin,
      y: title.frame.maxY + 2,
      width: inner,
      height: height(of: note, inner)
    )
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.numberOfLines == 0 else { return label.font.lineHeight.rounded(.up) }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }

  override var isHighlighted: Bool {
    didSet { card.alpha = isHighlighted ? 0.7 : 1 }
  }
}

/// The large title above the wall.
final class MasonryHeader: UICollectionReusableView {
  static let reuseIdentifier = "header"
  private let title = UILabel()
  private let count = UILabel()

  static var height: CGFloat {
    titleFont.lineHeight.rounded(.up) + countFont.lineHeight.rounded(.up) + 22
  }

  private static var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold)
    )
  }

  private static var countFont: UIFont { .preferredFont(forTextStyle: .subheadline) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Postcards"
    count.textColor = .secondaryLabel
    addSubview(title)
    addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    title.font = Self.titleFont
    count.font = Self.countFont
    count.text = "\(number) places"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 16, dy: 0)
    title.frame = CGRect(
      x: inner.minX,
      y: 12,
      width: inner.width,
      height: Self.titleFont.lineHeight.rounded(.up)
    )
    count.frame = CGRect(
      x: inner.minX,
      y: title.frame.maxY + 2,
      width: inner.width,
      height: Self.countFont.lineHeight.rounded(.up)
    )
  }
}
