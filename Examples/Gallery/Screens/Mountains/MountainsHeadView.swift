import UIKit

/// The title of the screen, a button that shuffles, and a field that names what is looked for.
final class MountainsHeadView: UIView {
  /// Called when the button was touched.
  var shuffles: () -> Void = {}

  private let title = UILabel()
  private let shuffle = UIControl()
  private let arrows = UIImageView()
  private let field = UIView()
  private let lens = UIImageView()
  private let words = UILabel()

  private static var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
  }
  private static var fieldFont: UIFont { .preferredFont(forTextStyle: .body) }
  private static var fieldHeight: CGFloat { max(36, fieldFont.lineHeight.rounded(.up) + 14) }

  static var height: CGFloat { titleFont.lineHeight.rounded(.up) + fieldHeight + 22 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Mountains"
    title.textColor = .label
    arrows.image = UIImage(systemName: "shuffle")
    arrows.contentMode = .center
    arrows.tintColor = .systemBlue
    shuffle.addSubview(arrows)
    shuffle.addAction(UIAction { [weak self] _ in self?.shuffles() }, for: .touchUpInside)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    lens.image = UIImage(systemName: "magnifyingglass")
    lens.tintColor = .secondaryLabel
    lens.contentMode = .center
    words.textColor = .secondaryLabel
    for view in [title, shuffle, field] { addSubview(view) }
    field.addSubview(lens)
    field.addSubview(words)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what is looked for, or an invitation.
  func show(_ search: String) {
    words.text = search.isEmpty ? "Search" : search
    words.textColor = search.isEmpty ? .secondaryLabel : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.font = Self.titleFont
    words.font = Self.fieldFont
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, line) = (bounds.width, title.font.lineHeight.rounded(.up))
    title.frame = CGRect(x: 16, y: 4, width: width - 32 - 44, height: line)
    shuffle.frame = CGRect(x: width - 10 - 44, y: title.frame.midY - 22, width: 44, height: 44)
    field.frame = CGRect(x: 16, y: line + 10, width: width - 32, height: Self.fieldHeight)
    lens.frame = CGRect(x: 6, y: 0, width: 24, height: field.bounds.height)
    words.frame = CGRect(x: 34, y: 0, width: field.bounds.width - 42, height: field.bounds.height)
    if isMirrored {
      title.frame.origin.x = 16 + 44
      shuffle.frame.origin.x = 10
      lens.frame.origin.x = field.bounds.width - 30
      words.frame.origin.x = 8
    }
    arrows.frame = shuffle.bounds
  }
}
