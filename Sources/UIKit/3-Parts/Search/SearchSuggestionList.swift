import CoreGraphics
import Foundation

/// Suggestions in rows, over what is searched.
@MainActor
final class SearchSuggestionList: UIScrollView {
  private let rows = UIStackView()
  private let choose: (any UISearchSuggestion) -> Void

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .always
    keyboardDismissMode = .onDrag
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      rows.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for suggestion in suggestions {
      let row = SearchSuggestionRow(suggestion)
      row.addAction(
        UIAction { [weak self] _ in self?.choose(suggestion) },
        for: .touchUpInside
      )
      rows.addArrangedSubview(row)
    }
    setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
  }
}

/// A suggestion: its picture and its text.
@MainActor
final class SearchSuggestionRow: UIControl {
  private let edge = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    let picture = UIImageView(
      image: suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    )
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .secondaryLabel
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { label.attributedText = text }
    edge.backgroundColor = .separator
    for view in [picture, label, edge] as [UIView] {
      view.isUserInteractionEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 24),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      edge.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      edge.trailingAnchor.constraint(equalTo: trailingAnchor),
      edge.bottomAnchor.constraint(equalTo: bottomAnchor),
      edge.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }
}
