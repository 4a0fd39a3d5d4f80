import Foundation

/// Lines in a row that are alike: each has as many items and is as thick as the others.
///
/// A section of items of one size is a single run, however many items it has.
struct LineRun: Sendable, Equatable {
  var lines: Int
  var itemsPerLine: Int
  /// How thick each line is, along the main axis.
  var extent: CGFloat
  /// Whether all its items have the section's common size, so that none needs to be looked up.
  var isPlain: Bool

  var items: Int { lines * itemsPerLine }

  /// Whether lines of `other` just go on with these.
  func continues(as other: LineRun) -> Bool {
    itemsPerLine == other.itemsPerLine && extent == other.extent && isPlain == other.isPlain
  }

  /// What the run covers, with the spacing behind each line.
  func stretch(spacing: CGFloat) -> Stretch {
    let pitch = extent + spacing
    let last = CGFloat(lines - 1) * pitch
    return Stretch(
      length: CGFloat(lines) * pitch,
      low: min(0, last),
      high: max(0, last) + extent
    )
  }

  /// The lines that may meet an interval, seen from the run's start.
  func lines(meeting interval: AxisInterval, spacing: CGFloat) -> Range<Int> {
    let pitch = extent + spacing
    guard pitch != 0 else { return 0..<lines }
    // Line n covers n * pitch ... n * pitch + extent.
    let a = (interval.low - extent) / pitch
    let b = interval.high / pitch
    let first = clamped(min(a, b).rounded(.down))
    let last = clamped(max(a, b).rounded(.up))
    return first..<min(lines, last + 1)
  }

  private func clamped(_ value: CGFloat) -> Int {
    value <= 0 ? 0 : value >= CGFloat(lines) ? lines : Int(value)
  }
}

/// One line of items.
struct FlowLine: Sendable, Equatable {
  /// The first item of the line.
  var first: Int
  var count: Int
  /// Where it starts along the main axis, from the first line of the section.
  var start: CGFloat
  /// How thick it is.
  var extent: CGFloat
  var isPlain: Bool

  var end: Int { first + count }
}
