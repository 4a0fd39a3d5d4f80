import CoreGraphics

/// Few boxes around many damaged rectangles.
///
/// For each box the tree is gone through once, so rectangles that are near to each other are painted as
/// one with what lies between them. Boxes may overlap: each is painted from the ground up.
struct DamageBoxes {
  /// What a box costs besides its pixels, in pixels.
  private static let costOfBox = 1 << 14
  /// There are never more than these.
  static let maximum = 64
  /// How many of the latest boxes a rectangle may join.
  private static let reach = 32

  let boxes: [PixelRect]

  /// - Parameter rects: disjoint rectangles, top to bottom and left to right.
  init(_ rects: [PixelRect]) {
    var allowed = Self.costOfBox
    var boxes = Self.joined(rects, allowed)
    while boxes.count > Self.maximum {
      allowed *= 4
      boxes = Self.joined(boxes, allowed)
    }
    self.boxes = boxes
  }

  /// Joins rectangles where no more than some pixels are painted in vain for it.
  private static func joined(_ rects: [PixelRect], _ allowed: Int) -> [PixelRect] {
    var boxes: [PixelRect] = []
    for rect in rects {
      var best: (index: Int, waste: Int)?
      for index in boxes.indices.suffix(reach) {
        let box = boxes[index]
        let waste = box.union(rect).area - box.area - rect.area
        if waste < best?.waste ?? (allowed + 1) { best = (index, waste) }
      }
      if let best {
        boxes[best.index] = boxes[best.index].union(rect)
      } else {
        boxes.append(rect)
      }
    }
    return boxes
  }
}
