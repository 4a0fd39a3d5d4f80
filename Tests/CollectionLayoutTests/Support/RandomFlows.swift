import CollectionLayout
import Foundation
import TestSupport

/// Draws flows of all sorts; lengths are quarters of points, so that sums are exact.
struct RandomFlows {
  var numbers: SplitMix64

  init(seed: Int) { numbers = SplitMix64(seed: seed) }

  mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    (CGFloat(numbers.double(range)) * 4).rounded() / 4
  }

  mutating func size() -> CGSize {
    if numbers.once(in: 12) { return CGSize(width: 0, height: length(0...20)) }
    if numbers.once(in: 12) { return CGSize(width: length(300...600), height: length(1...9)) }
    return CGSize(width: length(5...160), height: length(5...90))
  }

  mutating func values(estimated: Bool = false) -> FlowSectionValues {
    let count = numbers.once(in: 6) ? 0 : numbers.int(1...60)
    var values = FlowSectionValues(itemCount: count, sizes: sizes(count, estimated))
    values.lineSpacing = length(numbers.once(in: 4) ? -60...0 : 0...20)
    values.interitemSpacing = length(0...20)
    values.insets = FlowSectionValues.Insets(
      top: length(-5...30),
      left: length(0...30),
      bottom: length(-5...30),
      right: length(0...30)
    )
    if numbers.once(in: 2) { values.header = CGSize(width: length(0...50), height: length(0...50)) }
    if numbers.once(in: 2) { values.footer = CGSize(width: length(0...50), height: length(0...50)) }
    return values
  }

  private mutating func sizes(_ count: Int, _ estimated: Bool) -> FlowSectionValues.Sizes {
    if estimated {
      var measured: [Int: CGSize] = [:]
      for item in 0..<count where numbers.once(in: 3) { measured[item] = size() }
      return .estimated(size(), measured: measured)
    }
    return numbers.once(in: 2) ? .same(size()) : .each((0..<count).map { _ in size() })
  }

  mutating func configuration() -> FlowConfiguration {
    FlowConfiguration(
      axes: numbers.once(in: 2) ? .vertical : .horizontal,
      crossLength: length(50...420),
      crossMargins: AxisMargins(leading: length(0...9), trailing: length(0...9)),
      scale: numbers.pick([1, 2, 3])
    )
  }

  mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: length(-100...Double(size.width + 50)),
      y: length(-100...Double(size.height + 50)),
      width: length(0...400),
      height: length(0...400)
    )
  }
}

extension FlowEngine {
  /// Every element in the order of the data, found one by one.
  func everything(_ pinning: FlowPinning? = nil) -> [FlowElement] {
    (0..<sectionCount).flatMap { section in
      let header = headerFrame(inSection: section, pinning)
        .map { FlowElement(kind: .header, section: section, frame: $0) }
      let items = (0..<itemCount(inSection: section)).compactMap { item in
        itemFrame(item, inSection: section)
          .map { FlowElement(kind: .item(item), section: section, frame: $0) }
      }
      let footer = footerFrame(inSection: section, pinning)
        .map { FlowElement(kind: .footer, section: section, frame: $0) }
      return [header].compactMap { $0 } + items + [footer].compactMap { $0 }
    }
  }
}

extension CGRect {
  /// Whether two rectangles have more in common than an edge; written out for the tests.
  func meets(_ other: CGRect) -> Bool {
    func meet(_ a: CGFloat, _ b: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
      a == b ? a >= low && a < high : a < high && b > low
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }
}
