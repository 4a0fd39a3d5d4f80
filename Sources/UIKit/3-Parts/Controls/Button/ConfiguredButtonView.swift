import CoreGraphics
import Foundation

/// The contents of a button with a configuration.
@MainActor
final class ConfiguredButtonView: UIView {
  let title = UILabel()
  let subtitle = UILabel()
  let picture = UIImageView()
  private let arrows = UIImageView()
  private var wheel: UIActivityIndicatorView?
  private let ground = ConfiguredBackgroundView(.clear())
  private var configuration = UIButton.Configuration.plain()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [ground, picture, title, subtitle, arrows] as [UIView] { addSubview(view) }
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
    picture.contentMode = .scaleAspectFit
    arrows.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    )
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ configuration: UIButton.Configuration,
    tint: UIColor,
    state: UIControl.State,
    menuIndicator: Bool
  ) {
    self.configuration = configuration
    let color = configuration.foreground(tint)
    show(
      configuration.attributedTitle,
      in: title,
      font: configuration.titleFont,
      color: color,
      mode: configuration.titleLineBreakMode,
      configuration.titleTextAttributesTransformer
    )
    show(
      configuration.attributedSubtitle,
      in: subtitle,
      font: configuration.subtitleFont,
      color: color,
      mode: configuration.subtitleLineBreakMode,
      configuration.subtitleTextAttributesTransformer
    )
    picture.image = configuration.image
    picture.isHidden = configuration.image == nil || configuration.showsActivityIndicator
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    let showsArrows =
      configuration.indicator == .popup || configuration.indicator == .automatic && menuIndicator
    arrows.isHidden = !showsArrows
    arrows.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    showWheel(color)
    var background = configuration.background
    if background.backgroundColor == nil || background.backgroundColor == .clear {
      background.backgroundColor = configuration.fill(tint) ?? .clear
    }
    ground.configuration = background
    setNeedsLayout()
  }

  private func show(
    _ text: AttributedString?,
    in label: UILabel,
    font: UIFont,
    color: UIColor,
    mode: NSLineBreakMode,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.isHidden = text == nil
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    guard let text else {
      label.text = nil
      return
    }
    let shown = text.styled(font: font, color: color, transformer)
    label.attributedText = shown
    label.textAlignment = alignment
  }

  private func showWheel(_ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if view.superview == nil { addSubview(view) }
    view.startAnimating()
    wheel = view
  }

  private var alignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: .natural
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    case .automatic:
      switch configuration.imagePlacement {
      case .top, .bottom: .center
      case .trailing: isRightToLeft ? .left : .right
      default: picture.isHidden && wheel == nil ? .center : .natural
      }
    }
  }

  // MARK: Layout

  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var arrows = CGSize.zero
    var text = CGSize.zero
  }

  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  private func sizes(_ room: CGFloat) -> Sizes {
    var sizes = Sizes()
    if let wheel {
      sizes.image = wheel.sizeThatFits(.zero)
    } else if !picture.isHidden {
      sizes.image = picture.sizeThatFits(.zero)
    }
    if sizes.image.width > 0 {
      sizes.image.width = max(sizes.image.width, configuration.imageReservation)
    }
    if !arrows.isHidden { sizes.arrows = arrows.sizeThatFits(.zero) }
    var width = room
    if !isStacked, sizes.image.width > 0 { width -= sizes.image.width + configuration.imagePadding }
    if sizes.arrows.width > 0 { width -= sizes.arrows.width + 6 }
    let fit = CGSize(width: room > 0 ? max(1, width) : 0, height: 0)
    if !title.isHidden { sizes.title = title.sizeThatFits(fit) }
    if !subtitle.isHidden { sizes.subtitle = subtitle.sizeThatFits(fit) }
    if room > 0 {
      sizes.title.width = min(sizes.title.width, max(0, width))
      sizes.subtitle.width = min(sizes.subtitle.width, max(0, width))
    }
    let padding = title.isHidden || subtitle.isHidden ? 0 : configuration.titlePadding
    sizes.text = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + padding + sizes.subtitle.height
    )
    return sizes
  }

  private func extent(_ sizes: Sizes) -> CGSize {
    let hasText = sizes.text.height > 0
    let gap = sizes.image.width > 0 && hasText ? configuration.imagePadding : 0
    let arrows = sizes.arrows.width > 0 ? sizes.arrows.width + 6 : 0
    return isStacked
      ? CGSize(
        width: max(sizes.image.width, sizes.text.width) + arrows,
        height: sizes.image.height + gap + sizes.text.height
      )
      : CGSize(
        width: sizes.image.width + gap + sizes.text.width + arrows,
        height: max(sizes.image.height, sizes.text.height, sizes.arrows.height)
      )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = configuration.contentInsets
    let room = size.width > 0 ? size.width - insets.leading - insets.trailing : 0
    let extent = extent(sizes(room))
    return CGSize(
      width: extent.width + insets.leading + insets.trailing,
      height: extent.height + insets.top + insets.bottom
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    ground.configuration.cornerRadius = configuration.radius(height: bounds.height)
    let insets = configuration.contentInsets
    let room = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    let sizes = sizes(room.width)
    let extent = extent(sizes)
    let control = superview as? UIControl
    let start: CGFloat =
      switch control?.contentHorizontalAlignment ?? .center {
      case .leading, .left, .fill: room.minX
      case .trailing, .right: room.maxX - extent.width
      case .center: room.minX + (room.width - extent.width) / 2
      }
    let gap = sizes.image.width > 0 && sizes.text.height > 0 ? configuration.imagePadding : 0
    let scale = max(traitCollection.displayScale, 1)
    func place(_ view: UIView?, _ frame: CGRect) {
      guard let view else { return }
      var frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      view.frame = frame
    }
    let middle = room.midY
    var image = CGRect(origin: .zero, size: sizes.image)
    var text = CGRect(origin: .zero, size: sizes.text)
    switch configuration.imagePlacement {
    case .top, .bottom:
      let top = middle - extent.height / 2
      let isAbove = configuration.imagePlacement == .top
      image.origin = CGPoint(
        x: start + (extent.width - image.width) / 2,
        y: isAbove ? top : top + text.height + gap
      )
      text.origin = CGPoint(
        x: start + (extent.width - text.width) / 2,
        y: isAbove ? top + image.height + gap : top
      )
    case .trailing:
      text.origin = CGPoint(x: start, y: middle - text.height / 2)
      image.origin = CGPoint(x: start + text.width + gap, y: middle - image.height / 2)
    default:
      image.origin = CGPoint(x: start, y: middle - image.height / 2)
      text.origin = CGPoint(x: start + image.width + gap, y: middle - text.height / 2)
    }
    place(wheel ?? picture, image)
    place(title, CGRect(x: text.minX, y: text.minY, width: text.width, height: sizes.title.height))
    place(
      subtitle,
      CGRect(
        x: text.minX,
        y: text.maxY - sizes.subtitle.height,
        width: text.width,
        height: sizes.subtitle.height
      )
    )
    place(
      arrows,
      CGRect(
        x: start + extent.width - sizes.arrows.width,
        y: middle - sizes.arrows.height / 2,
        width: sizes.arrows.width,
        height: sizes.arrows.height
      )
    )
  }
}
