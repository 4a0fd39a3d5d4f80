import CoreGraphics
import Foundation

/// The sheet a controller's view lies on: its corners, its shadow, its handle.
@MainActor
final class SheetView: UIView {
  static let standardRadius: CGFloat = 10

  private let clip = UIView()
  private let grabber = UIView()
  private weak var held: UIView?
  var radius = SheetView.standardRadius { didSet { clip.layer.cornerRadius = radius } }
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  /// Whether the sheet stands at the lower edge and is round above only.
  var isEdgeAttached = true { didSet { updateCorners() } }

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.layer.cornerRadius = radius
    clip.backgroundColor = nil
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    grabber.backgroundColor = UIColor.tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    updateCorners()
  }

  required init?(coder: NSCoder) { nil }

  private func updateCorners() {
    clip.layer.maskedCorners =
      isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  /// Takes a controller's view.
  func hold(_ view: UIView) {
    guard view !== held || view.superview !== clip else { return }
    held = view
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    held?.frame = clip.bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
