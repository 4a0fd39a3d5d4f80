import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite struct FlowVectorTests {
  static let vectors = (try? Fixture("flow-layout").vectors) ?? []

  @Test func `the facts are there`() { #expect(Self.vectors.count == 14) }

  @Test(arguments: vectors) func `frames are those of iOS`(_ vector: Fixture.Vector) throws {
    let flow = vector.flow
    let items = try #require(vector.expected["itemFrames"].object)
    #expect(!items.isEmpty)
    for (key, value) in items {
      let path = key.split(separator: ",").compactMap { Int($0) }
      let frame = try #require(flow.itemFrame(path[1], inSection: path[0]))
      #expect(frame.isNear(value.rect), "item \(key): \(frame), measured \(value.rect)")
    }
    for (key, value) in vector.expected["headerFrames"].object ?? [:] {
      check(flow.headerFrame(inSection: Int(key) ?? -1), value, "header \(key)")
    }
    for (key, value) in vector.expected["footerFrames"].object ?? [:] {
      check(flow.footerFrame(inSection: Int(key) ?? -1), value, "footer \(key)")
    }
    let size = vector.expected["contentSize"]
    if let width = size["width"].number {
      #expect(abs(Double(flow.contentSize.width) - width) < 0.01)
    }
    if let height = size["height"].number {
      #expect(abs(Double(flow.contentSize.height) - height) < 0.01)
    }
  }

  private func check(_ frame: CGRect?, _ value: JSONValue, _ name: String) {
    if value.isNull {
      #expect(frame == nil, "\(name)")
    } else {
      #expect(frame?.isNear(value.rect) == true, "\(name): \(String(describing: frame))")
    }
  }
}
