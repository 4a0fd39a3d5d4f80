import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite struct CompositionalVectorTests {
  static let vectors = ((try? Fixture("compositional-layout").vectors) ?? []).filter {
    !$0.input["sections"][0].isNull
  }

  @Test func `the facts are there`() { #expect(Self.vectors.count == 101) }

  @Test(arguments: vectors) func `frames are those of iOS`(_ vector: Fixture.Vector) throws {
    let engine = vector.composition
    let size = vector.answer["contentSize"].numbers
    #expect(abs(Double(engine.contentSize.width) - size[0]) < 0.01, "\(engine.contentSize)")
    #expect(abs(Double(engine.contentSize.height) - size[1]) < 0.01, "\(engine.contentSize)")
    let items = vector.answer["items"].object ?? vector.answer["itemsAtOffsetZero"].object ?? [:]
    for (key, value) in items {
      let path = key.split(separator: ".").compactMap { Int($0) }
      let item = try #require(engine.item(path[1], inSection: path[0]))
      #expect(item.frame.isNear(value.rect), "\(key): \(item.frame), measured \(value.rect)")
      #expect(item.zIndex == Int(vector.answer["itemZ"][key].number ?? 0), "item \(key)")
    }
    if vector.answer["items"].object?.isEmpty == true {
      #expect(engine.item(0, inSection: 0) == nil)
    }
    checkSupplementaries(vector, engine)
    for value in vector.answer["decorations"].list ?? [] {
      let path = value["index"].numbers.map { Int($0) }
      let found = engine.decoration(path[1], inSection: path[0])
      #expect(
        found?.frame.isNear(value["frame"].rect) == true,
        "\(value): \(String(describing: found))"
      )
      #expect(found?.zIndex == value["zIndex"].number.map { Int($0) })
    }
    checkRows(vector, engine)
  }

  private func pinning(_ vector: Fixture.Vector) -> CompositionalPinning? {
    let container = vector.input["container"].numbers
    let offset = vector.input["contentOffset"].numbers
    let origin = offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero
    let bounds = CGRect(origin: origin, size: CGSize(width: container[0], height: container[1]))
    let inset = vector.input["adjustedContentInset"].numbers
    var visible = bounds
    if inset.count == 4 {
      visible.origin.x += inset[1]
      visible.origin.y += inset[0]
      visible.size.width -= inset[1] + inset[3]
      visible.size.height -= inset[0] + inset[2]
    }
    return CompositionalPinning(bounds: bounds, visible: visible)
  }

  private func checkSupplementaries(_ vector: Fixture.Vector, _ engine: CompositionalEngine) {
    let pinning = pinning(vector)
    for value in vector.answer["supplementary"].list ?? [] {
      let kind = value["kind"].string ?? ""
      let path = value["index"].numbers.map { Int($0) }
      let found: CompositionalElement?
      if path.count < 2 {
        let index = engine.configuration.boundary.firstIndex { $0.kind == kind } ?? -1
        found = engine.global(index, pinning)
      } else if let index = engine.values(ofSection: path[0])?.boundary.firstIndex(where: {
        $0.kind == kind
      }) {
        found = engine.boundary(index, inSection: path[0], pinning)
      } else {
        found = engine.anchored(kind, path[1], inSection: path[0])
      }
      #expect(
        found?.frame.isNear(value["frame"].rect) == true,
        "\(kind) \(path): \(String(describing: found)), measured \(value["frame"].rect)"
      )
      if let zIndex = value["zIndex"].number {
        #expect(found?.zIndex == Int(zIndex), "\(kind) \(path)")
      }
    }
  }

  private func checkRows(_ vector: Fixture.Vector, _ engine: CompositionalEngine) {
    for (key, value) in vector.answer["orthogonal"].object ?? [:] {
      guard let row = engine.row(Int(key) ?? -1) else {
        Issue.record("no row \(key)")
        continue
      }
      let viewport = value["viewport"].rect
      #expect(row.viewport.isNear(viewport), "\(row.viewport), measured \(viewport)")
      if let length = value["rowWidth"].number { #expect(abs(Double(row.length) - length) < 0.01) }
      if let most = value["maxOffset"].number {
        #expect(abs(Double(max(0, row.length - row.viewport.width)) - most) < 0.01)
      }
      for rest in vector.answer["restingOffset"][key].list ?? [] {
        let offset = row.resting(near: CGFloat(rest["requested"].number ?? .nan))
        #expect(abs(Double(offset) - (rest["settles"].number ?? .nan)) < 0.01, "\(rest): \(offset)")
      }
    }
  }
}
