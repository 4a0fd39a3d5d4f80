import CoreGraphics
import Foundation

/// A disc with a colour, which opens a screen to choose another.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  private let ring = UIView()
  private let disc = UIView()
  private static let side: CGFloat = 28

  /// The screen's title.
  ///
  /// Defaults to nil.
  open var title: String?

  /// Whether colours may let through what lies behind.
  ///
  /// Defaults to true.
  open var supportsAlpha = true

  /// The colour; a colour that is chosen sends `valueChanged`.
  ///
  /// Defaults to nil.
  open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor } }

  /// Makes a well.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a well from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [ring, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let rainbow = CAGradientLayer()
    rainbow.type = .conic
    rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
    rainbow.endPoint = CGPoint(x: 0.5, y: 0)
    rainbow.colors = (0...12).map { step in
      UIColor(hue: CGFloat(step) / 12, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    rainbow.masksToBounds = true
    ring.layer.addSublayer(rainbow)
    disc.layer.borderWidth = 2
    disc.layer.borderColor = UIColor.white.cgColor
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Color Well"
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
    ring.layer.sublayers?.first?.frame = ring.bounds
    ring.layer.sublayers?.first?.cornerRadius = side / 2
    disc.frame = ring.frame.insetBy(dx: 3, dy: 3)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }

  private func open() {
    guard let owner = nearestController else { return }
    let screen = UIColorPickerViewController()
    if let title { screen.title = title }
    screen.supportsAlpha = supportsAlpha
    if let selectedColor { screen.selectedColor = selectedColor }
    screen.delegate = self
    screen.popoverPresentationController?.sourceView = self
    owner.present(screen, animated: true)
  }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Takes the colour that was chosen.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
