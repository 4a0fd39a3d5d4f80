import CoreGraphics
import Foundation

/// Reads the outline of a `path` element (Scalable Vector Graphics 1.1, "Path Data").
struct PathData {
  private let bytes: [UInt8]
  private var index = 0
  private var path = CGMutablePath()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, about which a smooth curve is mirrored, where the last piece was a curve.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  /// The outline; nil where the data are damaged.
  static func path(_ text: String) -> CGPath? {
    var data = PathData(bytes: Array(text.utf8))
    return data.read() ? data.path : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Bool {
    var command: UInt8 = 0
    skipSpace()
    while index < bytes.count {
      if Self.isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
      } else if command == UInt8(ascii: "M") || command == UInt8(ascii: "m") {
        // More places after a move are lines.
        command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      guard take(command) else { return false }
      skipSpace()
    }
    return true
  }

  private mutating func take(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let kind = command | 0x20
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch kind {
    case UInt8(ascii: "m"):
      guard let end = place(isRelative) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case UInt8(ascii: "z"):
      path.closeSubpath()
      point = start
    case UInt8(ascii: "l"):
      guard let end = place(isRelative) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: isRelative ? point.x + x : x, y: point.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: point.x, y: isRelative ? point.y + y : y))
    case UInt8(ascii: "c"): return curve(place(isRelative), isRelative)
    case UInt8(ascii: "s"): return curve(mirrored(cubic), isRelative)
    case UInt8(ascii: "q"): return quadraticCurve(place(isRelative), isRelative)
    case UInt8(ascii: "t"): return quadraticCurve(mirrored(quadratic), isRelative)
    case UInt8(ascii: "a"): return arc(isRelative)
    default: return false
    }
    return true
  }

  // MARK: Pieces

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  /// A control point on the other side of where its curve ended.
  private func mirrored(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
  }

  private mutating func curve(_ first: CGPoint?, _ isRelative: Bool) -> Bool {
    guard let first, let second = place(isRelative), let end = place(isRelative) else {
      return false
    }
    path.addCurve(to: end, control1: first, control2: second)
    point = end
    cubicControl = second
    return true
  }

  private mutating func quadraticCurve(_ middle: CGPoint?, _ isRelative: Bool) -> Bool {
    guard let middle, let end = place(isRelative) else { return false }
    path.addQuadCurve(to: end, control: middle)
    point = end
    quadraticControl = middle
    return true
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
      let isForward = flag(), let end = place(isRelative)
    else { return false }
    let arc = EllipticalArc(
      from: point,
      to: end,
      radii: CGSize(width: abs(rx), height: abs(ry)),
      angle: angle * .pi / 180,
      isLarge: isLarge,
      isForward: isForward
    )
    if let arc {
      for piece in arc.curves {
        path.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
      }
    } else {
      path.addLine(to: end)
    }
    point = end
    return true
  }

  // MARK: Numbers

  private mutating func place(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
  }

  /// A single figure, which need not be set off from what follows.
  private mutating func flag() -> Bool? {
    skipSpace()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSpace()
    let first = index
    var digits = 0
    skipSign()
    digits += skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      skipSign()
      guard skipDigits() > 0 else { return nil }
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self))
      .flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private mutating func skipSign() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
  }

  private mutating func skipDigits() -> Int {
    let first = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index - first
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
