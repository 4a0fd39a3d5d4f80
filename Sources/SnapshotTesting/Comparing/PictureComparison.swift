import CoreGraphics
import UIKit

/// How far two pictures agree.
struct PictureComparison {
  /// How much of the pixels has to match, from 0 to 1.
  let precision: Float
  /// How near a pixel has to be to count as one that matches, from 0 to 1; 1 is the same bytes.
  let perceptualPrecision: Float

  /// What is wrong; nil where they agree.
  func difference(_ reference: UIImage, _ result: UIImage) -> String? {
    guard let old = reference.cgImage?.bitmap else { return "The reference cannot be read." }
    guard let new = result.cgImage?.bitmap else {
      return "The new picture is empty: what it shows has no size. Give it one in the test."
    }
    guard (old.width, old.height) == (new.width, new.height) else {
      return "The new picture has \(new.width) × \(new.height) pixels, the reference"
        + " \(old.width) × \(old.height)."
    }
    if Self.areSame(old, new) { return nil }
    // Colours that are let through are kept another way in files.
    let written = result.pngData().flatMap { UIImage(data: $0)?.cgImage?.bitmap }
    guard let written else { return "The new picture cannot be written." }
    if Self.areSame(old, written) { return nil }
    return differing(old, written)
  }

  private func differing(_ old: Bitmap, _ new: Bitmap) -> String? {
    let count = old.width * old.height
    let limit = (1 - min(max(perceptualPrecision, 0), 1)) * 100
    var wrong = 0
    var worst: Float = 0
    var area = PixelArea()
    PixelPairs.visit(old, new) { x, y, first, second in
      let distance = limit > 0 ? ColorDistance.between(first, second) : 100
      guard distance > limit else { return }
      wrong += 1
      worst = max(worst, distance)
      area.add(x, y)
    }
    let share = 1 - Float(wrong) / Float(count)
    guard wrong > 0, share < precision else { return nil }
    var text = "\(wrong) of \(count) pixels differ, in \(area)."
    if precision < 1 { text += " \(share) of them match; \(precision) was asked for." }
    if perceptualPrecision < 1 {
      text +=
        " The farthest is \(worst) from its reference in CIE L*a*b*; up to \(limit) was let pass."
    }
    return text
  }

  /// Whether all pixels are the same bytes.
  static func areSame(_ old: Bitmap, _ new: Bitmap) -> Bool {
    guard (old.width, old.height) == (new.width, new.height), old.format == new.format else {
      return false
    }
    return (0..<old.height).allSatisfy { y in
      memcmp(old.data + y * old.bytesPerRow, new.data + y * new.bytesPerRow, old.width * 4) == 0
    }
  }
}

/// The pixels of two pictures that are not the same bytes.
package enum PixelPairs {
  package static func visit(
    _ old: Bitmap,
    _ new: Bitmap,
    _ body: (_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Void
  ) {
    guard old.format == .color, new.format == .color else { return }
    for y in 0..<min(old.height, new.height) {
      let (first, second) = (old.data + y * old.bytesPerRow, new.data + y * new.bytesPerRow)
      let width = min(old.width, new.width)
      if memcmp(first, second, width * 4) == 0 { continue }
      for x in 0..<width {
        let one = first.load(fromByteOffset: x * 4, as: UInt32.self)
        let two = second.load(fromByteOffset: x * 4, as: UInt32.self)
        if one != two { body(x, y, one, two) }
      }
    }
  }

  /// The box around all pixels that differ.
  static func area(_ old: Bitmap, _ new: Bitmap) -> PixelArea {
    var area = PixelArea()
    visit(old, new) { x, y, _, _ in area.add(x, y) }
    return area
  }
}

/// A box around pixels.
struct PixelArea: CustomStringConvertible {
  private var low = (x: Int.max, y: Int.max)
  private var high = (x: Int.min, y: Int.min)

  var isEmpty: Bool { low.x > high.x }

  mutating func add(_ x: Int, _ y: Int) {
    low = (min(low.x, x), min(low.y, y))
    high = (max(high.x, x), max(high.y, y))
  }

  /// The box in points.
  func rect(scale: CGFloat) -> CGRect {
    guard !isEmpty else { return .null }
    return CGRect(
      x: CGFloat(low.x) / scale,
      y: CGFloat(low.y) / scale,
      width: CGFloat(high.x - low.x + 1) / scale,
      height: CGFloat(high.y - low.y + 1) / scale
    )
  }

  var description: String {
    isEmpty
      ? "no pixels"
      : "the \(high.x - low.x + 1) × \(high.y - low.y + 1) pixels at (\(low.x), \(low.y))"
  }
}
