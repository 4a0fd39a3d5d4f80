import UIKit
import ViewGraph
import ViewLayout

/// A form that is filled with a style.
nonisolated public struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The form.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  init(shape: Content, style: Style, fill: FillStyle) {
    self.shape = shape
    self.style = style
    fillStyle = fill
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ShapeNode(
      view,
      in: place,
      element: ShapeElement<Content>(ShapeDrawing(), view.shape.shaped(place.environment))
    )
  }
}

@MainActor
extension ShapeView {
  /// The form with a line around it as well.
  public func stroke<Line: ShapeStyle>(
    _ content: Line,
    style: StrokeStyle
  ) -> some View {
    overlay(shape.stroke(content, style: style))
  }

  /// The form with a line around it as well, of a width in points.
  public func stroke<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }

  /// The form, filled once more.
  public func fill<Other: ShapeStyle>(_ content: Other) -> some View {
    overlay(shape.fill(content))
  }
}

/// A rectangle that is filled with a style.
nonisolated public struct StyleView<Style: ShapeStyle>: View {
  var style: Style

  /// The rectangle.
  @MainActor
  public var body: some View { Rectangle().fill(style) }
}

private final class ShapeNode<Content: Shape, Style: ShapeStyle>: ElementNode<
  ShapeView<Content, Style>, ShapeElement<Content>
>
{
  override init(
    _ view: ShapeView<Content, Style>,
    in place: NodePlace,
    element: ShapeElement<Content>
  ) {
    super.init(view, in: place, element: element)
    element.host = host
    element.paint = view.style.paint(in: environment)
    element.isEvenOdd = view.fillStyle.isEOFilled
  }

  override func viewDidChange(_ change: NodeChange<ShapeView<Content, Style>>) {
    element.paint = view.style.paint(in: environment)
    element.isEvenOdd = view.fillStyle.isEOFilled
    element.update(
      view.shape.shaped(environment),
      isChanged: !Sameness.areSame(change.old.shape, view.shape)
    )
    element.sizeDidChange()
  }
}

/// An element that is a form.
final class ShapeElement<Content: Shape>: ViewElement<ShapeDrawing> {
  private var shape: Content
  var paint = StylePaint(.color(.clear))
  var isEvenOdd = false
  weak var host: ViewHost?
  private var animated: AnimatedValue<Content>?
  private var animatedMesh: AnimatedMesh?
  /// Shows the form with what it was placed with last.
  private var show: (Content) -> Void = { _ in }

  init(_ view: ShapeDrawing, _ shape: Content) {
    self.shape = shape
    super.init(view)
  }

  func update(_ new: Content, isChanged: Bool) {
    shape = new
    isStale = true
    if isChanged { hasNewShape = true }
  }

  private var hasNewShape = false
  /// Whether the form or how it is filled may be another one than is shown.
  private var isStale = true
  private var shownSize = CGSize.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let size = placing.rounding.rounded(rect).size
    let view = view
    let (paint, mesh) = (paint, mesh(placing.animation))
    let isEvenOdd = isEvenOdd
    show = { view.show($0, size, mesh?.shown ?? paint, isEvenOdd) }
    if hasNewShape { animated?.change(to: shape, placing.animation) }
    if animated == nil, let host {
      animated = AnimatedValue.make(shape, in: host) { [weak self] in self?.showStep() }
    }
    if animated?.isRunning == true || mesh?.isRunning == true {
      showStep()
    } else if placing.animation != nil, view.superview != nil, isStale || size != shownSize {
      let (show, shape) = (show, shape)
      placing.change { show(shape) }
    } else {
      show(shape)
    }
    hasNewShape = false
    isStale = false
    shownSize = size
    super.place(rect, proposal, placing)
  }

  /// What animates the form's mesh gradient, on its way to what it is now; nil where there is none.
  private func mesh(_ animation: Animation?) -> AnimatedMesh? {
    guard case .mesh(let new) = paint.kind, let host else {
      animatedMesh = nil
      return nil
    }
    if animatedMesh?.canChange(to: new) != true {
      animatedMesh = AnimatedMesh(new, in: host) { [weak self] in self?.showStep() }
    }
    animatedMesh?.change(to: new, animation)
    return animatedMesh
  }

  private func showStep() { show(animated?.shown(shape) ?? shape) }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

/// Draws a form with a style.
final class ShapeDrawing: UIView {
  private var shapeLayer: CAShapeLayer?
  private var gradientLayer: CAGradientLayer?
  private var meshLayer: CALayer?
  /// What the layer of a mesh gradient was drawn for.
  private var shownMesh: (paint: MeshPaint, size: CGSize, screen: CGFloat)?
  private var blur: UIVisualEffectView?
  private var shadows = ShapeShadows()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  private var colored: UIColor?

  func show<Content: Shape>(
    _ shape: Content,
    _ size: CGSize,
    _ paint: StylePaint,
    _ isEvenOdd: Bool
  ) {
    let corners = shape.cornerForm(in: size)
    let path = { shape.path(in: CGRect(origin: .zero, size: size)).cgPath }
    defer { shadows.show(paint.shadows, of: path, in: layer, size, traitCollection) }
    switch paint.kind {
    case .color(let color):
      removeGradient()
      removeBlur()
      // What is drawn by the layer itself is below the shadows in it.
      if let corners, paint.shadows.isEmpty {
        removeShape()
        layer.mask = nil
        round(corners)
        backgroundColor = color
      } else {
        backgroundColor = nil
        layer.cornerRadius = 0
        let layer = shapeLayer ?? makeShape()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.path = path()
        layer.fillRule = isEvenOdd ? .evenOdd : .nonZero
        layer.fillColor = color.resolvedColor(with: traitCollection).cgColor
        colored = color
      }
    case .gradient(let gradient):
      removeShape()
      removeBlur()
      backgroundColor = nil
      let layer = gradientLayer ?? makeGradient()
      layer.frame = CGRect(origin: .zero, size: size)
      gradient.apply(to: layer, traits: traitCollection, size: size)
      clip(layer, corners, path, size)
    case .mesh(let mesh):
      removeShape()
      removeGradient()
      removeBlur()
      backgroundColor = nil
      show(mesh, size)
      clip(meshLayer ?? layer, corners, path, size)
      return
    case .material(let style):
      removeShape()
      removeGradient()
      backgroundColor = nil
      let view = blur ?? makeBlur()
      view.effect = UIBlurEffect(style: style)
      view.frame = CGRect(origin: .zero, size: size)
      view.clipsToBounds = true
      clip(view.layer, corners, path, size)
    case .image(let image):
      removeShape()
      removeGradient()
      removeBlur()
      backgroundColor = UIColor(patternImage: image)
      clip(layer, corners, path, size)
    }
    removeMesh()
  }

  private func show(_ mesh: MeshPaint, _ size: CGSize) {
    let shown = meshLayer ?? CALayer()
    if meshLayer == nil {
      meshLayer = shown
      layer.addSublayer(shown)
    }
    let screen = max(traitCollection.displayScale, 1)
    shown.frame = CGRect(origin: .zero, size: size)
    guard shownMesh?.paint != mesh || shownMesh?.size != size || shownMesh?.screen != screen else {
      return
    }
    shownMesh = (mesh, size, screen)
    let scale = MeshPicture.scale(of: mesh, size, screen: screen)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.contents = MeshPicture.image(of: mesh, size, scale: scale)
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let colored {
      shapeLayer?.fillColor = colored.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func round(_ corners: CornerForm) {
    layer.cornerRadius = corners.radius
    layer.cornerCurve = corners.isContinuous ? .continuous : .circular
  }

  private func clip(
    _ layer: CALayer,
    _ corners: CornerForm?,
    _ path: () -> CGPath,
    _ size: CGSize
  ) {
    if let corners {
      layer.mask = nil
      layer.cornerRadius = corners.radius
      layer.cornerCurve = corners.isContinuous ? .continuous : .circular
      layer.masksToBounds = corners.radius > 0
      return
    }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.frame = CGRect(origin: .zero, size: size)
    mask.path = path()
    layer.mask = mask
  }

  private func makeShape() -> CAShapeLayer {
    let made = CAShapeLayer()
    shapeLayer = made
    layer.addSublayer(made)
    return made
  }

  private func makeGradient() -> CAGradientLayer {
    let made = CAGradientLayer()
    gradientLayer = made
    layer.addSublayer(made)
    return made
  }

  private func makeBlur() -> UIVisualEffectView {
    let made = UIVisualEffectView(effect: nil)
    blur = made
    addSubview(made)
    return made
  }

  private func removeShape() {
    shapeLayer?.removeFromSuperlayer()
    shapeLayer = nil
    colored = nil
  }

  private func removeGradient() {
    gradientLayer?.removeFromSuperlayer()
    gradientLayer = nil
  }

  private func removeMesh() {
    meshLayer?.removeFromSuperlayer()
    meshLayer = nil
    shownMesh = nil
  }

  private func removeBlur() {
    blur?.removeFromSuperview()
    blur = nil
  }
}

extension GradientPaint {
  @MainActor
  func apply(to layer: CAGradientLayer, traits: UITraitCollection, size: CGSize) {
    layer.colors = stops.map { $0.color.resolvedColor(with: traits).cgColor }
    // What a layer draws begins at the point: where it is to begin further out, its stops are moved.
    let start = min(max(startFraction, 0), 1)
    layer.locations = stops.map { NSNumber(value: Double(start + (1 - start) * $0.location)) }
    switch form {
    case .linear(let start, let end):
      layer.type = .axial
      layer.startPoint = CGPoint(x: start.x, y: start.y)
      layer.endPoint = CGPoint(x: end.x, y: end.y)
    case .radial(let center, _, let radius):
      layer.type = .radial
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(
        x: center.x + radius / max(size.width, 1),
        y: center.y + radius / max(size.height, 1)
      )
    case .elliptical(let center, _, let part):
      layer.type = .radial
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(x: center.x + part, y: center.y + part)
    case .angular(let center, let start, _):
      layer.type = .conic
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(
        x: center.x + cos(start.radians),
        y: center.y + sin(start.radians)
      )
    }
  }

  /// Where a gradient from a point outwards begins, of where it ends.
  private var startFraction: CGFloat {
    switch form {
    case .radial(_, let start, let end), .elliptical(_, let start, let end):
      end > 0 ? start / end : 0
    case .linear, .angular: 0
    }
  }
}
