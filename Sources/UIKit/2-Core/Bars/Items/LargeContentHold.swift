import CoreGraphics
import Foundation

/// Shows an item of a bar large while a finger rests on it, where people ask for very large text.
///
/// Bars stay as they are at any size of text. Lifting the finger on the item uses it.
@MainActor
final class LargeContentHold {
  private weak var control: UIControl?
  private let item: UIBarItem
  private let use: () -> Void
  private let hold = HoldGestureRecognizer()
  private var shown: LargeContentView?

  init(_ control: UIControl, _ item: UIBarItem, use: @escaping () -> Void) {
    (self.control, self.item, self.use) = (control, item, use)
    hold.answers = { [weak self] in self?.show() ?? false }
    hold.addHandler { [weak self] in self?.follow($0.state) }
    hold.isEnabled = false
    control.addGestureRecognizer(hold)
  }

  /// Follows the size of text and what the item does; fingers on items with menus open those.
  func update() {
    let size = control?.traitCollection.preferredContentSizeCategory
    let hasMenu = (item as? UIBarButtonItem)?.menu != nil
    hold.isEnabled = size?.isAccessibilityCategory == true && !hasMenu
  }

  private func show() -> Bool {
    guard let control, control.isEnabled, let window = control.window else { return false }
    let view = LargeContentView(item, in: window)
    window.addSubview(view)
    shown = view
    return true
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard state == .ended || state == .cancelled || state == .failed else { return }
    shown?.removeFromSuperview()
    shown = nil
    guard state == .ended, let control, let window = control.window,
      control.point(inside: control.convert(hold.place, from: window), with: nil)
    else { return }
    use()
  }
}

/// A picture and a title on a plate in the middle of a window.
@MainActor
final class LargeContentView: UIView {
  /// The plate's side and the picture's, in points; chosen.
  private static let side: CGFloat = 200
  private static let pictureSide: CGFloat = 80

  init(_ item: UIBarItem, in window: UIWindow) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.zPosition = 9_600
    layer.cornerRadius = 20
    layer.backdrop = UIBlurEffect(style: .systemMaterial).backdrop
    backgroundColor = UIBlurEffect(style: .systemMaterial).tint
    let insets = item.largeContentSizeImage == nil ? .zero : item.largeContentSizeImageInsets
    let picture = UIImageView(image: item.largeContentSizeImage ?? item.image)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    picture.frame = CGRect(
      x: (Self.side - Self.pictureSide) / 2,
      y: 30,
      width: Self.pictureSide,
      height: Self.pictureSide
    ).inset(by: insets)
    let title = UILabel(frame: CGRect(x: 12, y: 120, width: Self.side - 24, height: 68))
    title.text = item.title ?? item.accessibilityLabel
    title.font = .systemFont(ofSize: 22, weight: .medium)
    title.textAlignment = .center
    title.numberOfLines = 2
    for view in [picture, title] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
