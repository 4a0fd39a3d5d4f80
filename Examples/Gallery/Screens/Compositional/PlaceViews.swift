import UIKit

/// A large picture of a place with its name on it.
final class PlaceCard: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    name.font = .systemFont(ofSize: 24, weight: .bold)
    name.textColor = .white
    contentView.addSubview(picture)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage, _ name: String) {
    picture.image = image
    self.name.text = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    name.frame = CGRect(x: 18, y: bounds.height - 48, width: bounds.width - 36, height: 32)
  }
}

/// A place in a list: a small picture, its name, and how far it is.
final class PlaceRow: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let distance = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.layer.cornerCurve = .continuous
    name.font = .preferredFont(forTextStyle: .body)
    distance.font = .preferredFont(forTextStyle: .subheadline)
    distance.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [picture, name, distance, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// 72 points at the usual size of text.
  static var height: CGFloat {
    let name = UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up)
    let below = UIFont.preferredFont(forTextStyle: .subheadline).lineHeight.rounded(.up)
    return max(36, name + 2) + max(36, below + 3)
  }

  func show(_ image: UIImage, _ name: String, isLast: Bool) {
    picture.image = image
    self.name.text = name
    distance.text = "\(name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 90 + 4) km"
    line.isHidden = isLast
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX,
          y: frame.minY,
          width: frame.width,
          height: frame.height
        ) : frame
    }
    let height = name.font.lineHeight.rounded(.up)
    let below = distance.font.lineHeight.rounded(.up)
    let middle = max(36, height + 2)
    place(picture, CGRect(x: 0, y: middle - 29, width: 58, height: 58))
    place(name, CGRect(x: 72, y: middle - height, width: bounds.width - 72, height: height))
    place(distance, CGRect(x: 72, y: middle + 1, width: bounds.width - 72, height: below))
    place(line, CGRect(x: 72, y: bounds.height - 0.5, width: bounds.width - 72, height: 0.5))
  }
}

/// A picture and nothing else.
final class PlacePicture: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage) { picture.image = image }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}

/// The title above a part of the page.
final class PlacesHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -leading),
    ])
  }

  /// Where the pictures of the page start is where its text does.
  private let leading: CGFloat = 16

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) { label.text = title }
}
