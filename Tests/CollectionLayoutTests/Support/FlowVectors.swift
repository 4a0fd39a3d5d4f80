import CollectionLayout
import Foundation
import TestSupport

extension Fixture.Vector {
  /// The flow that a measured vector describes.
  var flow: FlowEngine {
    let isVertical = inputs["scrollDirection"].string != "horizontal"
    let bounds = inputs["bounds"].numbers
    let configuration = FlowConfiguration(
      axes: isVertical ? .vertical : .horizontal,
      crossLength: isVertical ? bounds[2] : bounds[3],
      scale: inputs["scale"].number ?? 1
    )
    let counts = inputs["itemsPerSection"].numbers.map { Int($0) }
    let sections = counts.enumerated().map { section, count in
      var values = FlowSectionValues(itemCount: count, sizes: sizes(section, count))
      values.lineSpacing = inputs["minimumLineSpacing"].number ?? .nan
      values.interitemSpacing = inputs["minimumInteritemSpacing"].number ?? .nan
      let inset = inputs["sectionInset"]
      values.insets = FlowSectionValues.Insets(
        top: inset["top"].number ?? .nan,
        left: inset["left"].number ?? .nan,
        bottom: inset["bottom"].number ?? .nan,
        right: inset["right"].number ?? .nan
      )
      values.header = inputs["headerReferenceSize"].size
      values.footer = inputs["footerReferenceSize"].size
      return values
    }
    return FlowEngine(configuration, sections)
  }

  private func sizes(_ section: Int, _ count: Int) -> FlowSectionValues.Sizes {
    let common = inputs["itemSize"].size
    guard let own = inputs["itemSizes"].object else { return .same(common) }
    return .each((0..<count).map { own["\(section),\($0)"]?.size ?? common })
  }
}

extension JSONValue {
  var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }

  var rect: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGRect {
  /// Whether all edges agree to a hundredth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
