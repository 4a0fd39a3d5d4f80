import CoreGraphics

/// An entry of an edit menu that shows as a bar: its title, or its picture if it has none.
@MainActor
final class EditBarButton: UIControl {
  private static let padding: CGFloat = 14
  private let label = UILabel()
  private let picture = UIImageView()

  /// Whether it does harm, which shows in red.
  var isDestructive = false { didSet { showState() } }

  init(title: String, image: UIImage?) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 15)
    picture.image = title.isEmpty ? image : nil
    picture.contentMode = .center
    for view in [label, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let content = title.isEmpty ? (image?.size.width ?? 0) : label.sizeThatFits(.zero).width
    bounds.size = CGSize(width: content.rounded(.up) + 2 * Self.padding, height: EditBar.height)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isHighlighted ? MenuMetrics.highlight : nil
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    picture.frame = bounds
  }
}
