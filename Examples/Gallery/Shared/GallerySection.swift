import UIKit

/// A card with a header above it.
final class GallerySection: UIView {
  private let header = UILabel()
  private let content: UIView

  init(_ title: String, _ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    header.text = title.uppercased()
    header.font = UIFont.preferredFont(forTextStyle: .footnote)
    header.textColor = .secondaryLabel
    content.backgroundColor = .secondarySystemGroupedBackground
    content.layer.cornerRadius = 10
    content.layer.cornerCurve = .continuous
    content.clipsToBounds = true
    addSubview(header)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 25 + content.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 18)
    content.frame = CGRect(x: 0, y: 25, width: bounds.width, height: bounds.height - 25)
  }
}

extension UIView {
  /// Places a subview by its distance from the side where lines of text start.
  func place(_ view: UIView, leading: CGFloat, y: CGFloat, _ size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - leading - size.width : leading,
      y: y,
      width: size.width,
      height: size.height
    )
  }
}
