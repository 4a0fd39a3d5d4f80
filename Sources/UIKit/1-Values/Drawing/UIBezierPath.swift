import CoreGraphics
import Foundation

/// An outline with the way it is filled and stroked.
///
/// Lengths are points; y points down in the contexts of views, so angles grow clockwise.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()
  private var dash = (phase: CGFloat(0), lengths: [CGFloat]())

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Makes the path of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with rounded corners, in the continuous curve of iOS.
  ///
  /// The radius is cut down to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addPath(
      CGPath(roundedRect: rect, radius: cornerRadius, curve: .continuous)
    )
  }

  /// Makes the path of a rectangle with some rounded corners.
  ///
  /// The radius is the width of `cornerRadii`, as on iOS.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    outline.addPath(
      CGPath(
        roundedRect: rect,
        radius: cornerRadii.width,
        corners: RectCorners(rawValue: corners.rawValue).intersection(.all),
        curve: .continuous
      )
    )
  }

  /// Makes the path of an arc; angles are in radians from the x axis.
  ///
  /// Clockwise is meant where y points down.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Makes a path of Core Graphics' own.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    outline.addPath(CGPath)
  }

  /// The outline as Core Graphics' own; setting it leaves the line style as it is.
  open var cgPath: CGPath {
    get { outline.copy() ?? CGMutablePath() }
    set { outline = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Making

  /// Starts a new part of the outline.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line from where the outline stands.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic curve from where the outline stands.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from where the outline stands.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a straight line to its start where the outline stands elsewhere.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means the direction where y points up.
    outline.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the part of the outline that was started last.
  open func close() { outline.closeSubpath() }

  /// Removes everything.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Adds the outline of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// The outline gone through from its end.
  open func reversing() -> UIBezierPath {
    let reversed = styled()
    reversed.outline = PathReversal(outline).reversed
    return reversed
  }

  /// Moves, turns and scales the outline.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(outline, transform: transform)
    outline = moved
  }

  // MARK: Asking

  /// Whether nothing was added yet.
  open var isEmpty: Bool { outline.isEmpty }

  /// The box around the outline, without that of the points that only pull curves.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// Where the outline stands.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point lies in what is filled.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// The width of lines.
  ///
  /// Defaults to 1.
  open var lineWidth: CGFloat = 1

  /// How open ends of lines look.
  ///
  /// Defaults to `butt`.
  open var lineCapStyle = CGLineCap.butt

  /// How corners of lines look.
  ///
  /// Defaults to `miter`.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far a mitred corner may reach, in line widths.
  ///
  /// Defaults to 10.
  open var miterLimit: CGFloat = 10

  /// How far a drawn curve may be from the true one, in pixels.
  ///
  /// Defaults to 0.6. Curves are always drawn closer than that here.
  open var flatness: CGFloat = 0.6

  /// Whether what is surrounded twice is outside.
  ///
  /// Defaults to false.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of a line's dashes and gaps, in turn; none makes the line solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dash = (phase, lengths ?? [])
  }

  /// Tells the lengths of a line's dashes and gaps, how many there are, and where they start.
  ///
  /// `pattern` must have room for as many lengths as `count` tells in a call without it.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
  }

  // MARK: Drawing

  /// Fills the outline with the fill colour of the current context.
  open func fill() {
    draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws a line along the outline in the stroke colour of the current context.
  open func stroke() { draw { $0.strokePath() } }

  /// Fills the outline, blended with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws a line along the outline, blended with what is there.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Lets drawing in the current context change nothing outside of the outline.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(outline)
    body(context)
    context.beginPath()
    context.restoreGState()
  }

  // MARK: Copying

  /// A copy with the same outline and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = styled()
    copy.outline.addPath(outline)
    return copy
  }

  /// An empty path in the same style.
  private func styled() -> UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dash = dash
    return path
  }
}
