import Foundation

/// The place on a line of what moves as one: a character with its marks, a ligature, a tab.
struct ClusterBox: Hashable {
  /// The units it stands for.
  var range: Range<Int>
  /// From the left of the container.
  var x: Double
  var width: Double
  var isRightToLeft: Bool

  /// Where the box begins and ends for a reader of its direction.
  var leadingEdge: Double { isRightToLeft ? x + width : x }
  var trailingEdge: Double { isRightToLeft ? x : x + width }

  /// The place of a caret that has passed `fraction` of the box.
  func edge(at fraction: Double) -> Double {
    leadingEdge + (trailingEdge - leadingEdge) * fraction
  }
}

extension TextLine {
  /// The boxes of the line's text, from left to right; an ellipsis has none.
  var clusterBoxes: [ClusterBox] { runs.flatMap { $0.clusterBoxes(from: Double(x)) } }
}

extension GlyphRun {
  fileprivate func clusterBoxes(from lineX: Double) -> [ClusterBox] {
    guard !range.isEmpty else { return [] }
    let start = lineX + Double(x)
    var boxes: [ClusterBox] = []
    for glyph in glyphs {
      if let last = boxes.last, last.range.lowerBound == Int(glyph.cluster) {
        boxes[boxes.count - 1].width += glyph.advance
      } else {
        boxes.append(
          ClusterBox(
            range: Int(glyph.cluster)..<range.upperBound,
            x: start + glyph.x,
            width: glyph.advance,
            isRightToLeft: isRightToLeft
          )
        )
      }
    }
    guard !boxes.isEmpty else {
      return [
        ClusterBox(range: range, x: start, width: Double(advance), isRightToLeft: isRightToLeft)
      ]
    }
    close(&boxes)
    return boxes
  }

  /// Ends every cluster where the next one, in the order of the text, starts.
  private func close(_ boxes: inout [ClusterBox]) {
    let order = isRightToLeft ? Array(boxes.indices.reversed()) : Array(boxes.indices)
    for (index, next) in zip(order, order.dropFirst()) {
      let start = boxes[index].range.lowerBound
      boxes[index].range = start..<max(start, boxes[next].range.lowerBound)
    }
    if let first = order.first {
      boxes[first].range = range.lowerBound..<boxes[first].range.upperBound
    }
  }
}
