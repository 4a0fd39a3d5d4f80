internal import CHeapMeter
import Foundation
import UIKit

/// What a view costs: the bytes of thousands of them, and the time to make them.
///
/// The limits are a little above what each costs, so that none grows unseen.
enum CostSuite: Suite {
  static let name = "cost"
  private static let count = 4_000

  static func run() -> [Measurement] {
    CollectionScreen(50).close()
    return [
      measure("an object with a frame", { Bare() }, limit: 96),
      measure("CALayer", { CALayer() }, limit: 850),
      measure("UIView", { UIView() }, limit: 1_400),
      measure("UILabel with a text", { label(10) }, limit: 1_550),
      measure("UICollectionViewCell with two labels", { cell() }, limit: 6_500),
    ]
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
