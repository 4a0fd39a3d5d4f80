import UIKit

/// A caption over something to look at, on a rounded card.
final class CardView: UIView {
  init(title: String, content: UIView) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    let caption = UILabel()
    caption.text = title
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    caption.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [caption, content])
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12,
      leading: 16,
      bottom: 14,
      trailing: 16
    )
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
