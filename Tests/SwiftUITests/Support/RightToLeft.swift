import SwiftUI

/// How many pixels of a view that is read from right to left are others than those of its mirror image.
@MainActor
func mirrorDifferences<Content: View>(
  _ view: Content,
  width: CGFloat = 100,
  height: CGFloat = 100
) -> Int {
  var pictures: [[[Int]]] = []
  for isReversed in [false, true] {
    showing(view, width: width, height: height, isRightToLeft: isReversed) { shown in
      let places = (0..<Int(height * 2)).flatMap { y in
        (0..<Int(width * 2)).map { x in
          (x: CGFloat(isReversed ? Int(width * 2) - 1 - x : x) / 2, y: CGFloat(y) / 2)
        }
      }
      pictures.append(places.map { shown.color($0.x, $0.y) })
    }
  }
  return zip(pictures[0], pictures[1]).count { one, other in
    zip(one, other).contains { abs($0 - $1) > 24 }
  }
}
