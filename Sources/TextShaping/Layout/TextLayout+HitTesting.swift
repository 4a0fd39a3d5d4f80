import Foundation

/// A place between two characters of a laid out text.
package struct TextLayoutPosition: Hashable, Sendable {
  /// The UTF-16 offset.
  package var index: Int
  /// Where a line wraps: whether the end of the upper line is meant, not the start of the lower.
  package var isAtLineEnd: Bool

  package init(_ index: Int, isAtLineEnd: Bool = false) {
    self.index = index
    self.isAtLineEnd = isAtLineEnd
  }
}

/// From places in the text to places on the screen and back.
extension TextLayout {
  /// The line a position is on; nil without lines.
  package func lineIndex(of position: TextLayoutPosition) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= position.index {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let isStart = lines[low].range.lowerBound == position.index
    if position.isAtLineEnd, isStart, low > 0, lines[low - 1].range.upperBound == position.index {
      return low - 1
    }
    return low
  }

  /// The line at a height; the first or last one above or below all.
  package func lineIndex(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].y + lines[middle].height <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a caret stands, as a box without width as high as its line.
  package func caretRect(at position: TextLayoutPosition) -> CGRect {
    guard let lineIndex = lineIndex(of: position) else { return .zero }
    let line = lines[lineIndex]
    return CGRect(
      x: caretX(at: position.index, on: line),
      y: line.y,
      width: 0,
      height: line.height
    )
  }

  /// The position nearest to a point, between characters as a reader counts them.
  package func position(nearestTo point: CGPoint) -> TextLayoutPosition {
    guard let lineIndex = lineIndex(atY: point.y) else { return TextLayoutPosition(0) }
    let line = lines[lineIndex]
    let boxes = line.clusterBoxes
    guard let first = boxes.first, let last = boxes.last else {
      return TextLayoutPosition(line.range.lowerBound)
    }
    let x = min(max(Double(point.x), first.x), last.x + last.width)
    var best = (index: line.range.lowerBound, distance: Double.infinity)
    for box in boxes where x >= box.x - 1 && x <= box.x + box.width + 1 {
      let stops = stops(in: box.range)
      for (step, index) in stops.enumerated() {
        let distance = abs(box.edge(at: Double(step) / Double(stops.count - 1)) - x)
        if distance < best.distance { best = (index, distance) }
      }
    }
    let wraps = lineIndex + 1 < lines.count && lines[lineIndex + 1].range.lowerBound == best.index
    return TextLayoutPosition(best.index, isAtLineEnd: wraps && best.index == line.range.upperBound)
  }

  /// The units of the character under a point, or nil where there is none.
  package func characterRange(at point: CGPoint) -> Range<Int>? {
    guard let lineIndex = lineIndex(atY: point.y), point.y >= lines[lineIndex].y,
      point.y < lines[lineIndex].y + lines[lineIndex].height
    else { return nil }
    let x = Double(point.x)
    let boxes = lines[lineIndex].clusterBoxes
    guard let box = boxes.first(where: { x >= $0.x && x < $0.x + $0.width }) else { return nil }
    let stops = stops(in: box.range)
    let passed = abs(x - box.leadingEdge) / max(box.width, .leastNonzeroMagnitude)
    let step = min(Int(passed * Double(stops.count - 1)), stops.count - 2)
    return stops[step]..<stops[step + 1]
  }

  /// The boxes behind a selected range, line by line and from left to right.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      guard line.range.overlaps(range) else { return [] }
      var rects: [CGRect] = []
      for box in line.clusterBoxes where box.range.overlaps(range) {
        let part = selectedPart(of: box, range)
        if let last = rects.last, abs(last.maxX - part.lowerBound) < 0.01 {
          rects[rects.count - 1].size.width = part.upperBound - last.minX
        } else {
          let width = part.upperBound - part.lowerBound
          rects.append(CGRect(x: part.lowerBound, y: line.y, width: width, height: line.height))
        }
      }
      return rects
    }
  }

  private func caretX(at index: Int, on line: TextLine) -> CGFloat {
    let boxes = line.clusterBoxes
    if let box = boxes.first(where: { $0.range.contains(index) }) {
      return box.edge(at: fraction(of: index, in: box.range))
    }
    // Behind the last character, which may be anywhere on a line of two directions.
    if let box = boxes.max(by: { $0.range.upperBound < $1.range.upperBound }) {
      return box.trailingEdge
    }
    return line.x
  }

  private func selectedPart(of box: ClusterBox, _ range: Range<Int>) -> ClosedRange<Double> {
    let start = box.edge(
      at: fraction(of: max(range.lowerBound, box.range.lowerBound), in: box.range)
    )
    let end = box.edge(at: fraction(of: min(range.upperBound, box.range.upperBound), in: box.range))
    return min(start, end)...max(start, end)
  }

  /// How much of a cluster lies before a place in it, counted in characters.
  private func fraction(of index: Int, in range: Range<Int>) -> Double {
    if index <= range.lowerBound { return 0 }
    if index >= range.upperBound { return 1 }
    let stops = stops(in: range)
    let passed = stops.count { $0 <= index } - 1
    return Double(passed) / Double(stops.count - 1)
  }

  /// The ends of the characters in a range, as a reader counts characters; two at least.
  private func stops(in range: Range<Int>) -> [Int] {
    guard range.count > 1, range.upperBound <= string.utf16.count else {
      return [range.lowerBound, range.upperBound]
    }
    let start = string.utf16.index(string.utf16.startIndex, offsetBy: range.lowerBound)
    let end = string.utf16.index(start, offsetBy: range.count)
    var stops = [range.lowerBound]
    for character in string[start..<end] {
      stops.append(stops[stops.count - 1] + character.utf16.count)
    }
    return stops
  }
}
