import CoreGraphics
import QuartzCore

/// Shows a background configuration; it is as large as the view it lies in.
@MainActor
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView()
  private var material: UIVisualEffectView?
  private var picture: UIImageView?
  private var custom: UIView?
  private var line: UIView?
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show() } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    addSubview(fill)
    show()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  private func show() {
    showMaterial()
    showPicture()
    showCustomView()
    showLine()
    applyColors()
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.cornerCurve = .continuous
    isUserInteractionEnabled = configuration.customView != nil
    setNeedsLayout()
  }

  private func showMaterial() {
    guard let effect = configuration.visualEffect else {
      material?.removeFromSuperview()
      material = nil
      return
    }
    let view = material ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    view.clipsToBounds = true
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.cornerCurve = .continuous
    if view.superview == nil { insertSubview(view, belowSubview: fill) }
    material = view
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.cornerCurve = .continuous
    if view.superview == nil { insertSubview(view, aboveSubview: fill) }
    picture = view
  }

  private func showCustomView() {
    if custom !== configuration.customView {
      if custom?.superview === self { custom?.removeFromSuperview() }
      custom = configuration.customView
      if let custom { insertSubview(custom, aboveSubview: picture ?? fill) }
    }
    guard let custom, configuration.cornerRadius > 0 else { return }
    custom.layer.cornerRadius = configuration.cornerRadius
    custom.layer.cornerCurve = .continuous
    custom.clipsToBounds = true
  }

  private func showLine() {
    guard configuration.strokeWidth > 0 else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView()
    view.isUserInteractionEnabled = false
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.cornerCurve = .continuous
    view.layer.cornerRadius =
      configuration.cornerRadius > 0
      ? max(0, configuration.cornerRadius + configuration.strokeOutset) : 0
    if view.superview == nil { addSubview(view) }
    line = view
  }

  private func applyColors() {
    let tint: UIColor = tintColor
    let color = configuration.resolvedBackgroundColor(for: tint)
    fill.backgroundColor = color
    line?.layer.borderColor = configuration.resolvedStrokeColor(for: tint).fixed(
      under: traitCollection
    )
    let shadow = configuration.shadowProperties
    let layer = fill.layer
    layer.shadowOpacity = Float(shadow.opacity)
    guard shadow.opacity > 0 else { return }
    layer.shadowColor = shadow.color.fixed(under: traitCollection)
    layer.shadowOffset = shadow.offset
    layer.shadowRadius = shadow.radius
    layer.shadowPath = shadow.path?.cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    applyColors()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let rect = bounds.inset(by: insets)
    fill.frame = rect
    material?.frame = rect
    picture?.frame = rect
    custom?.frame = rect
    line?.frame = rect.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let around = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += around.top }
      if edges.contains(.leading) { insets.leading += around.leading }
      if edges.contains(.bottom) { insets.bottom += around.bottom }
      if edges.contains(.trailing) { insets.trailing += around.trailing }
    }
    return UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
  }
}
