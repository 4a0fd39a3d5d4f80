import TestSupport
import Testing
import UIKit

@MainActor @Suite struct FlowLayoutVectorTests {
  nonisolated static let vectors = (try? Fixture("flow-layout").vectors) ?? []

  @Test(arguments: vectors)
  func `a collection view gets the frames of iOS`(_ vector: Fixture.Vector) throws {
    let layout = UICollectionViewFlowLayout()
    let answers = FlowAnswers()
    let shelf = shelf(for: vector, layout)
    if let sizes = vector.inputs["itemSizes"].object {
      answers.size = { sizes["\($0.section),\($0.item)"]?.rect.size ?? layout.itemSize }
      answers.header = { _ in layout.headerReferenceSize }
      shelf.view.delegate = answers
    }
    shelf.view.layoutIfNeeded()
    let items = try #require(vector.expected["itemFrames"].object)
    for (key, value) in items {
      let path = key.split(separator: ",").compactMap { Int($0) }
      let indexPath = IndexPath(item: path[1], section: path[0])
      let frame = try #require(shelf.view.layoutAttributesForItem(at: indexPath)?.frame)
      #expect(isNear(frame, value.rect), "item \(key): \(frame)")
    }
    check("headerFrames", UICollectionView.elementKindSectionHeader, vector, shelf)
    check("footerFrames", UICollectionView.elementKindSectionFooter, vector, shelf)
    let size = vector.expected["contentSize"]
    if let width = size["width"].number {
      #expect(abs(Double(shelf.view.contentSize.width) - width) < 0.01)
    }
    if let height = size["height"].number {
      #expect(abs(Double(shelf.view.contentSize.height) - height) < 0.01)
    }
  }

  private func shelf(
    for vector: Fixture.Vector,
    _ layout: UICollectionViewFlowLayout
  ) -> Shelf {
    let inputs = vector.inputs
    let isVertical = inputs["scrollDirection"].string == "vertical"
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.itemSize = inputs["itemSize"].rect.size
    layout.minimumLineSpacing = CGFloat(inputs["minimumLineSpacing"].number ?? .nan)
    layout.minimumInteritemSpacing = CGFloat(inputs["minimumInteritemSpacing"].number ?? .nan)
    layout.sectionInset = inputs["sectionInset"].insets
    layout.headerReferenceSize = inputs["headerReferenceSize"].rect.size
    layout.footerReferenceSize = inputs["footerReferenceSize"].rect.size
    let counts = inputs["itemsPerSection"].numbers.map { Int($0) }
    return Shelf(counts, layout, frame: inputs["bounds"].rect)
  }

  private func check(_ key: String, _ kind: String, _ vector: Fixture.Vector, _ shelf: Shelf) {
    for (section, value) in vector.expected[key].object ?? [:] {
      let path = IndexPath(item: 0, section: Int(section) ?? -1)
      let found = shelf.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      if value.isNull {
        #expect(found == nil)
      } else {
        #expect(found.map { isNear($0.frame, value.rect) } == true, "\(key) \(section)")
      }
    }
  }
}
