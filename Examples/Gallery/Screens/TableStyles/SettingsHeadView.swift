import UIKit

/// The large title above the settings.
final class SettingsHeadView: UIView {
  static let height: CGFloat = 96

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Settings"
    label.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let side: CGFloat = bounds.width >= 390 ? 20 : 16
    label.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.width - side - size.width : side,
      y: bounds.height - size.height - 8,
      width: size.width,
      height: size.height
    )
  }
}
