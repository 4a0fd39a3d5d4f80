import CoreGraphics
import SnapshotTesting
import UIKit

/// How far pictures may be off.
struct FBTolerance {
  /// How far the components of a pixel may be off, from 0 to 1.
  let pixel: CGFloat
  /// How much of the pixels may be off, from 0 to 1.
  let overall: CGFloat

  func applied<Value>(to strategy: Snapshotting<Value, UIImage>) -> Snapshotting<Value, UIImage> {
    var strategy = strategy
    let diff = strategy.diffing.diff
    strategy.diffing.diff = { old, new in
      guard let difference = diff(old, new) else { return nil }
      return accepts(old, new) ? nil : difference
    }
    return strategy
  }

  private func accepts(_ old: UIImage, _ new: UIImage) -> Bool {
    guard pixel > 0 || overall > 0, let first = old.cgImage, let second = new.cgImage,
      (first.width, first.height) == (second.width, second.height)
    else { return false }
    var wrong = 0
    PixelPairs.visit(first.bitmap, second.bitmap) { _, _, one, two in
      var worst = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let (first, second) = (Int(one >> shift & 0xff), Int(two >> shift & 0xff))
        worst = max(worst, abs(first - second))
      }
      if CGFloat(worst) / 255 > pixel { wrong += 1 }
    }
    return CGFloat(wrong) / CGFloat(first.width * first.height) <= overall
  }
}
