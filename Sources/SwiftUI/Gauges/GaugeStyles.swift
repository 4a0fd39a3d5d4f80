import UIKit

/// The style of the system: a bar that is filled as far as the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that is filled as far as the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeBar(value: configuration.value, isMarked: true).frame(height: 6)
      configuration.maximumValueLabel
    }
    .font(.caption.weight(.medium))
  }
}

/// A small bar that is filled as far as the value, below its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, a bar and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isMarked: false).frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.caption)
  }
}

/// A small open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A ring around the value, with the bounds in its gap.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A small ring that is filled as far as the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A ring around the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularCapacityGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style of the system.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled as far as the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that is filled as far as the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with the label above and the value below.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isMarked: false).frame(height: 4)
        configuration.maximumValueLabel
      }
      .font(.callout)
      configuration.currentValueLabel.font(.callout)
    }
  }
}

/// The bar of a gauge: filled as far as the value, or whole with a mark at the value.
private struct GaugeBar: View {
  let value: Double
  let isMarked: Bool
  @Environment(\.tintStyle) private var tint

  var body: some View {
    ZStack {
      if isMarked {
        Capsule().fill(style).mask {
          GaugeMark(value: value, isOnRing: false).fill(style: FillStyle(eoFill: true))
        }
      } else {
        Capsule().fill(Color(.systemFill))
        Capsule().fill(style).mask { GaugeFilling(value: value) }
      }
    }
    .layoutDirectionBehavior(.mirrors)
  }

  private var style: AnyShapeStyle {
    guard let gradient = tint?.base as? Gradient else { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    )
  }
}

/// The part of a bar that is filled, from the left.
private struct GaugeFilling: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard value > 0 else { return Path() }
    return Capsule().path(
      in: CGRect(
        x: rect.minX,
        y: rect.minY,
        width: max(rect.width * value, rect.height),
        height: rect.height
      )
    )
  }
}

/// All but a gap around the mark of a gauge, by the rule of even and odd: the ground is seen through the gap.
private struct GaugeMark: Shape {
  var value: Double
  let isOnRing: Bool

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  /// How far the gap reaches around the mark, in points.
  private static let gap: CGFloat = 3

  func path(in rect: CGRect) -> Path {
    let radius = (isOnRing ? Ring.width : rect.height) / 2
    var center = CGPoint(x: rect.minX + radius + (rect.width - 2 * radius) * value, y: rect.midY)
    if isOnRing {
      let angle = 2 * CGFloat.pi * Ring.open * value
      let distance = (Ring.diameter - Ring.width) / 2
      center = CGPoint(
        x: rect.midX + distance * cos(angle),
        y: rect.midY + distance * sin(angle)
      )
    }
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var path = Path(rect.insetBy(dx: -2 * Self.gap, dy: -2 * Self.gap))
    path.addEllipse(in: circle(radius + Self.gap))
    path.addEllipse(in: circle(radius))
    return path
  }
}

/// The sizes of rings, in points.
private enum Ring {
  static let diameter: CGFloat = 58
  static let width: CGFloat = 6
  /// The part of the ring that an open one draws.
  static let open = 0.75
}

extension EnvironmentValues {
  /// What rings are drawn with that go over a part of a circle, from their beginning to their end.
  fileprivate func ringStyle(over part: Double) -> AnyShapeStyle {
    guard let gradient = tintStyle?.base as? Gradient else {
      return AnyShapeStyle(TintShapeStyle())
    }
    // The round ends of the line reach beyond the part.
    let cap = Angle(radians: Ring.width / (Ring.diameter - Ring.width)).degrees
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient,
        center: .center,
        startAngle: Angle(degrees: -cap),
        endAngle: Angle(degrees: 360 * part + cap)
      )
    )
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let line = StrokeStyle(lineWidth: Ring.width, lineCap: .round)
    ZStack {
      // What a style draws ends with the frame, so the line stays inside of it.
      Circle()
        .inset(by: Ring.width / 2)
        .trim(from: 0, to: Ring.open)
        .stroke(environment.ringStyle(over: Ring.open), style: line)
        .mask {
          GaugeMark(value: configuration.value, isOnRing: true)
            .fill(style: FillStyle(eoFill: true))
        }
        .layoutDirectionBehavior(.mirrors)
        .rotationEffect(.degrees(135))
      configuration.currentValueLabel
        .font(.title3.weight(.medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(width: Ring.diameter - Ring.width * 3)
      gap.frame(width: Ring.diameter * 0.62).offset(y: Ring.diameter / 2 - 6)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
  }

  /// The bounds, or the label where none are said.
  @ViewBuilder private var gap: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: 2)
        configuration.maximumValueLabel
      }
      .font(.system(size: 11, weight: .medium))
      .minimumScaleFactor(0.5)
      .lineLimit(1)
    } else {
      configuration.label
        .font(.system(size: 11, weight: .medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
    }
  }
}

private struct CircularCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let line = StrokeStyle(lineWidth: Ring.width, lineCap: .round)
    let style = environment.ringStyle(over: 1)
    ZStack {
      ZStack {
        Circle().inset(by: Ring.width / 2).stroke(style, lineWidth: Ring.width).opacity(0.2)
        if configuration.value > 0 {
          Circle()
            .inset(by: Ring.width / 2)
            .trim(from: 0, to: configuration.value)
            .stroke(style, style: line)
        }
      }
      .layoutDirectionBehavior(.mirrors)
      .rotationEffect(.degrees(-90))
      Group {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
      }
      .font(.title3.weight(.medium))
      .minimumScaleFactor(0.5)
      .lineLimit(1)
      .frame(width: Ring.diameter - Ring.width * 3)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
  }
}
