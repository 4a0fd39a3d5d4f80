import CoreGraphics
import Foundation
internal import ScreenProtocol

/// How quickly a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The points that a finger moves in a second.
  public var rawValue: CGFloat

  /// Makes a speed in points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Makes a speed in points a second.
  public init(_ velocity: CGFloat) { rawValue = velocity }

  /// Makes a speed in points a second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// Makes a speed in points a second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// As quick as gestures mostly are.
  public static let `default` = Self(1_000)
  /// Slower.
  public static let slow = Self(400)
  /// Quicker.
  public static let fast = Self(2_500)
}

/// What fingers do, as gesture scripts have it.
enum Movements {
  /// How long a finger that dragged something rests before it is lifted, in seconds.
  static let usualHold = 0.1
  /// From one tap to the next, in seconds.
  private static let between = 0.15
  /// How far of what it goes over a flick is.
  private static let share = 0.3

  static func taps(at point: CGPoint, count: Int, fingers: Int) -> [InputEntry] {
    (0..<max(1, min(count, 20))).map { number in
      let entry = InputEntry("tap", at: point).after(Double(number) * between)
      return fingers > 1 ? entry.with("fingers", Double(fingers)) : entry
    }
  }

  static func drag(
    from start: CGPoint,
    to end: CGPoint,
    _ velocity: XCUIGestureVelocity,
    rest: Double,
    hold: Double
  ) -> InputEntry {
    let length = hypot(end.x - start.x, end.y - start.y)
    let speed = max(1, velocity.rawValue)
    return InputEntry("drag", at: start).with("to", end)
      .with("duration", max(0.05, Double(length / speed))).with("rest", max(0, rest))
      .with("hold", max(0, hold))
  }

  static func swipe(
    over frame: CGRect,
    _ x: CGFloat,
    _ y: CGFloat,
    _ velocity: XCUIGestureVelocity
  ) -> InputEntry {
    let (dx, dy) = (frame.width * share * x, frame.height * share * y)
    // Rows are low: a finger that flicks over one goes some way all the same.
    let least: CGFloat = 60
    let way = CGPoint(
      x: x * max(abs(dx), x == 0 ? 0 : least),
      y: y * max(abs(dy), y == 0 ? 0 : least)
    )
    let start = CGPoint(x: frame.midX - way.x / 2, y: frame.midY - way.y / 2)
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    let length = hypot(way.x, way.y)
    return InputEntry("drag", at: start).with("to", end)
      .with("duration", min(2, max(0.05, Double(length / max(1, velocity.rawValue)))))
  }

  static func pinch(in frame: CGRect, _ scale: CGFloat, _ velocity: CGFloat) -> InputEntry {
    let most = max(20, min(frame.width, frame.height) * 0.8)
    let factor = min(max(scale, 0.05), 20)
    let (from, to) = factor > 1 ? (most / factor, most) : (most, most * factor)
    let speed = max(0.1, abs(velocity))
    return InputEntry("pinch", at: CGPoint(x: frame.midX, y: frame.midY))
      .with("spread", [.number(Double(from)), .number(Double(to))])
      .with("duration", min(5, max(0.1, Double(abs(factor - 1) / speed))))
  }

  static func rotation(in frame: CGRect, _ angle: CGFloat, _ velocity: CGFloat) -> InputEntry {
    let most = max(20, Double(min(frame.width, frame.height)) * 0.6)
    let speed = max(0.1, abs(velocity))
    return InputEntry("pinch", at: CGPoint(x: frame.midX, y: frame.midY))
      .with("spread", [.number(most), .number(most)])
      .with("turn", Double(angle) * 180 / .pi)
      .with("duration", min(5, max(0.1, Double(abs(angle) / speed))))
  }
}

extension ScreenElement {
  /// The part of the element that is on the screen.
  func visibleRect(in tree: ElementTree) -> CGRect {
    let seen = rect.intersection(tree.nodes[0].element.rect)
    return seen.isNull ? rect : seen
  }
}
