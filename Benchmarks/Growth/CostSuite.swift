internal import CHeapMeter
import CoreGraphics
import Foundation
import UIKit

/// What a view costs: the bytes of thousands of them, and the time to make them.
///
/// The limits are what each costs, so that none grows unseen.
enum CostSuite: Suite {
  static let name = "cost"
  private static let count = 4_000

  static func run() -> [Measurement] {
    CollectionScreen(50).close()
    return [
      measure("an object with a frame", { Bare() }, limit: 96),
      measure("CALayer", { CALayer() }, limit: 319),
      measure("UIView", { UIView() }, limit: 543),
      measure("UILabel with a text", { label(10) }, limit: 670),
      measure("UICollectionViewCell with two labels", { cell() }, limit: 3_037),
    ] + [photo()].compactMap(\.self)
  }

  /// A photo of twelve megapixels in a cell: reading it beside decoding it, and what it holds when shown.
  private static func photo() -> Measurement? {
    guard let bitmap = Bitmap(width: 4_000, height: 3_000) else { return nil }
    for y in 0..<300 {
      let row = PixelRect(x: 0, y: y * 10, width: 4_000, height: 10)
      bitmap.fill(row, with: Pixel(red: Double(y) / 300, green: 0.5, blue: 0.2, alpha: 1))
    }
    guard let data = ImageEncoder.jpeg(bitmap, quality: 0.9) else { return nil }
    let medians = Race(warmUp: 1, rounds: 5).medians([
      ("read", { _ = UIImage(data: data) }), ("decoded", { _ = ImageDecoder.decode(data) }),
    ])
    let image = UIImage(data: data)
    let stage = BenchStage { UIView() }
    stage.show {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 75))
      let view = UIImageView(frame: cell.bounds)
      view.image = image
      cell.contentView.addSubview(view)
      stage.view.addSubview(cell)
    }
    defer { stage.close() }
    let (read, decoded) = (medians["read"] ?? .nan, medians["decoded"] ?? .nan)
    return Measurement(
      name: "cost.a photo of 12 megapixels in a cell of 200 × 150 pixels",
      microseconds: read,
      baseline: "decoding it",
      baselineMicroseconds: decoded,
      ratio: read / decoded,
      goal: 0.1,
      counts: [
        "bytes of pixels": image?.cgImage?.deferred?.heldBytes ?? 4_000 * 3_000 * 4,
        "bytes decoded": image?.cgImage?.deferred?.madeBytes ?? 0,
      ],
      limits: ["bytes of pixels": 200 * 150 * 4, "bytes decoded": 4_000 * 3_000 * 4]
    )
  }

  /// What a view needs at the least, by hand.
  private final class Bare {
    var frame = CGRect.zero
    var children: [Bare] = []
    weak var parent: Bare?
  }

  private static func label(_ number: Int) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Label \(number)"
    return label
  }

  private static func cell() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.contentView.addSubview(label(1))
    cell.contentView.addSubview(label(2))
    return cell
  }

  private static func measure(
    _ what: String,
    _ make: () -> AnyObject,
    limit: Int
  ) -> Measurement {
    _ = make()
    var all: [AnyObject] = []
    all.reserveCapacity(count)
    let before = heap_in_use()
    let time = Race.once { for _ in 0..<count { all.append(make()) } }
    let bytes = (Int(heap_in_use()) - Int(before)) / count
    return Measurement(
      name: "cost.\(what)",
      microseconds: time / Double(count),
      counts: ["bytes": bytes],
      limits: ["bytes": limit]
    )
  }
}
