import UIKit

/// Lines and curves, in points.
public struct Path: Equatable, Sendable {
  private final class Storage: @unchecked Sendable {
    let path: CGMutablePath

    init(_ path: CGMutablePath) { self.path = path }
  }

  private var storage = Storage(CGMutablePath())

  /// The path of Core Graphics's.
  public var cgPath: CGPath { storage.path }

  /// Makes a path of nothing.
  public init() {}

  /// Makes a path of Core Graphics's.
  public init(_ path: CGPath) { storage = Storage(path.mutableCopy() ?? CGMutablePath()) }

  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Makes a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// Makes a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Makes a path with a closure that draws it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  private mutating func change(_ change: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.path.mutableCopy() ?? CGMutablePath())
    }
    change(storage.path)
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { storage.path.isEmpty }
  /// The rectangle around it.
  public var boundingRect: CGRect { storage.path.boundingBoxOfPath }
  /// Where it ends.
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.path.currentPoint }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.path.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Begins a line at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Goes back to where the line began.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    if style == .continuous, width == height {
      let path = UIBezierPath(roundedRect: rect, cornerRadius: width).cgPath
      change { $0.addPath(path, transform: transform) }
    } else {
      change {
        $0.addRoundedRect(
          in: rect,
          cornerWidth: width,
          cornerHeight: height,
          transform: transform
        )
      }
    }
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform
      )
    }
  }

  /// Adds a part of a circle, by how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: startAngle.radians + delta.radians,
        clockwise: delta.radians < 0,
        transform: transform
      )
    }
  }

  /// Adds a round corner towards a point.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End,
        tangent2End: tangent2End,
        radius: radius,
        transform: transform
      )
    }
  }

  /// Adds a path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// The path, moved and turned.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = Path()
    copy.addPath(self, transform: transform)
    return copy
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let dashed =
      style.dash.isEmpty
      ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      dashed.copy(
        strokingWithWidth: style.lineWidth,
        lineCap: style.lineCap,
        lineJoin: style.lineJoin,
        miterLimit: style.miterLimit
      )
    )
  }

  /// A part of the path, from 0 to 1 of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(PathTrimming.trimmed(cgPath, from: from, to: to))
  }

  /// Whether both have the same lines.
  public static func == (one: Path, other: Path) -> Bool { one.cgPath == other.cgPath }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By parts of circles.
  case circular
  /// By curves that bend little by little.
  case continuous
}

/// How lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide they are, in points.
  public var lineWidth: CGFloat
  /// How they end.
  public var lineCap: CGLineCap
  /// How they meet.
  public var lineJoin: CGLineJoin
  /// How far corners may stand out, of the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of what is between them.
  public var dash: [CGFloat]
  /// How far into the dashes lines begin.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How shapes are filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside an even number of lines is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Parts of paths.
enum PathTrimming {
  static func trimmed(_ path: CGPath, from: CGFloat, to: CGFloat) -> CGPath {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    if from <= 0, to >= 1 { return path }
    let result = CGMutablePath()
    guard from < to else { return result }
    let lines = flattened(path)
    let total = lines.reduce(0) { $0 + $1.length }
    var position: CGFloat = 0
    let start = from * total
    let end = to * total
    for line in lines {
      let next = position + line.length
      defer { position = next }
      guard next > start, position < end, line.length > 0 else { continue }
      let first = max(start - position, 0) / line.length
      let last = min(end - position, line.length) / line.length
      let begin = line.point(first)
      if result.isEmpty || line.begins { result.move(to: begin) }
      result.addLine(to: line.point(last))
    }
    return result
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    let begins: Bool

    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  private static func flattened(_ path: CGPath) -> [Line] {
    var lines: [Line] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var begins = true
    func add(_ point: CGPoint) {
      lines.append(Line(from: current, to: point, begins: begins))
      current = point
      begins = false
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        current = start
        begins = true
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint:
        let (from, control, to) = (current, points[0], points[1])
        for step in 1...16 {
          let part = CGFloat(step) / 16
          let rest = 1 - part
          add(
            CGPoint(
              x: rest * rest * from.x + 2 * rest * part * control.x + part * part * to.x,
              y: rest * rest * from.y + 2 * rest * part * control.y + part * part * to.y
            )
          )
        }
      case .addCurveToPoint:
        let (from, one, two, to) = (current, points[0], points[1], points[2])
        for step in 1...24 {
          let part = CGFloat(step) / 24
          let rest = 1 - part
          let a = rest * rest * rest
          let b = 3 * rest * rest * part
          let c = 3 * rest * part * part
          let d = part * part * part
          add(
            CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * to.x,
              y: a * from.y + b * one.y + c * two.y + d * to.y
            )
          )
        }
      case .closeSubpath:
        add(start)
        begins = true
      @unknown default: break
      }
    }
    return lines
  }
}
