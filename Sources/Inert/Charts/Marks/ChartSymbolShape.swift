import SwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// How many points of the square around it stand for one point of length.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that come with charts.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let form: Form
  var lineWidth: CGFloat?

  /// The square around it.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let whole = outline(in: rect)
    return lineWidth.map { whole.strokedPath(StrokeStyle(lineWidth: $0)) } ?? whole
  }

  /// The line around the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(form: form, lineWidth: lineWidth)
  }

  private func outline(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect, scale: 1.2)
    case .diamond: polygon(4, in: rect, scale: 1.2)
    case .pentagon: polygon(5, in: rect, scale: 1.1)
    case .plus: spokes([0, 90], in: rect)
    case .cross: spokes([45, 135], in: rect)
    case .asterisk: spokes([30, 90, 150], in: rect)
    }
  }

  private func polygon(_ count: Int, in rect: CGRect, scale: CGFloat) -> Path {
    Path { path in
      for corner in 0..<count {
        let angle = Double(corner) / Double(count) * 2 * .pi - .pi / 2
        let point = CGPoint(
          x: rect.midX + cos(angle) * rect.width / 2 * scale,
          y: rect.midY + sin(angle) * rect.height / 2 * scale
        )
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private func spokes(_ degrees: [Double], in rect: CGRect) -> Path {
    let lines = Path { path in
      for angle in degrees.map({ $0 * .pi / 180 }) {
        let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
        path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
        path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 4, lineCap: .round))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  /// Five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  /// A plus.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  /// A star of lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}

/// A shape whose type is not known.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Wraps a shape.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  /// The square around it.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape that a value is marked with when shapes are told apart.
  static func at(_ index: Int) -> AnyChartSymbolShape {
    let forms = BasicChartSymbolShape.Form.allCases
    return AnyChartSymbolShape(BasicChartSymbolShape(form: forms[index % forms.count]))
  }
}
