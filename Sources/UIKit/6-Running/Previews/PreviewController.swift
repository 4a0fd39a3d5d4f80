/// Shows a preview: over all of the device, or in its middle in a size of its own.
final class PreviewController: UIViewController {
  private let preview: Preview
  private let content: UIViewController

  init(_ preview: Preview) {
    self.preview = preview
    content = preview.make()
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The device that the preview is made for, of the one there is.
  func device(from device: Device) -> Device {
    var device = device
    if let isLandscape = preview.look.isLandscape, isLandscape != (device.width > device.height) {
      (device.width, device.height) = (device.height, device.width)
      // As on an iPhone: what the top takes is taken at both sides, and the bottom takes a third less.
      let insets = device.safeArea
      device.safeArea =
        isLandscape
        ? [0, insets[0], (insets[2] * 21 / 34).rounded(), insets[0]]
        : [insets[1], 0, (insets[2] * 34 / 21).rounded(), 0]
    }
    if let size = ownSize(in: CGSize(width: device.width, height: device.height)) {
      (device.width, device.height) = (size.width, size.height)
      device.safeArea = [0, 0, 0, 0]
    }
    return device
  }

  /// The size that the preview says, whole points; nil where it fills the device.
  private func ownSize(in size: CGSize) -> CGSize? {
    switch preview.look.layout {
    case .device: return nil
    case .fixed(let width, let height):
      return CGSize(width: max(width, 1), height: max(height, 1))
    case .sizeThatFits:
      let own = preview.measure(content, size)
      return CGSize(
        width: min(max(own.width.rounded(.up), 1), size.width),
        height: max(own.height.rounded(.up), 1)
      )
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let size = ownSize(in: bounds.size) ?? bounds.size
    content.view.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override var childForStatusBarStyle: UIViewController? { content }
}
