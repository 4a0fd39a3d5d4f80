import Foundation

/// Where a line stands between the edges of its container.
struct LinePlace {
  private enum Edge {
    case left
    case center
    case right
  }

  private let edge: Edge
  private let indent: Double
  /// How far the line stays from the trailing edge, or where it ends when above zero.
  private let tailIndent: Double
  private let isRightToLeft: Bool

  init(_ style: ParagraphStyle, _ line: TextLine, isFirst: Bool) {
    isRightToLeft = line.isRightToLeft
    indent = Self.indent(style, isFirst: isFirst)
    tailIndent = Double(style.tailIndent).orZero
    edge =
      switch style.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .natural, .justified: line.isRightToLeft ? .right : .left
      }
  }

  /// The width a line has between its indents.
  static func lineWidth(_ style: ParagraphStyle, width: Double, isFirst: Bool) -> Double {
    let tail = Double(style.tailIndent).orZero
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(0, end - indent(style, isFirst: isFirst))
  }

  /// How far a line is moved in at its leading edge.
  static func indent(_ style: ParagraphStyle, isFirst: Bool) -> Double {
    max(0, Double(isFirst ? style.firstLineHeadIndent : style.headIndent).orZero)
  }

  /// Gives every line its `x`, and returns the width that all of them take.
  static func arrange(_ lines: inout [TextLine], _ places: [Self], width: CGFloat) -> CGFloat {
    var widest = 0.0
    for (line, place) in zip(lines, places) { widest = max(widest, place.extent(of: line)) }
    let used = min(widest, Double(width))
    let container = width.isFinite ? Double(width) : widest
    for index in lines.indices { lines[index].x = places[index].x(lines[index], in: container) }
    return used
  }

  /// The width that a line takes, with its indents and what hangs over its end.
  func extent(of line: TextLine) -> Double {
    indent + line.width + line.hangingWidth + max(0, -tailIndent)
  }

  /// Where a line stands in a container of a width.
  func x(_ line: TextLine, in container: Double) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
    // From right to left the leading edge is the right one.
    let left = isRightToLeft ? container - end : indent
    let right = isRightToLeft ? container - indent : end
    let room = right - left
    // What does not fit starts at its leading edge.
    guard line.width <= room else { return isRightToLeft ? right - line.width : left }
    switch edge {
    case .left: return left
    case .right: return right - line.width
    case .center: return left + (room - line.width) / 2
    }
  }
}
