import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Views that say how large they would like to be` {
  final class Element: SelfSizedElement {
    var heights: [CGFloat]
    var asked = 0
    init(_ heights: [CGFloat]) { self.heights = heights }

    func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = heights[asked % heights.count]
      asked += 1
      return layoutAttributes
    }
  }

  final class Layout: UICollectionViewLayout {
    var sizes: [CGFloat] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { preferred.size != original.size }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      sizes.append(preferred.size.height)
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
  }

  final class List: SelfSizedList {
    let layout = Layout()
    var layoutInUse: UICollectionViewLayout { layout }
    var holds = 0
    func holdAnchor() { holds += 1 }
    func typeOfView(for key: ElementKey) -> Any.Type? { Element.self }
  }

  private let list = List()
  private let sizing: SelfSizing
  private let key = ElementKey.cell(ShownPath(item: 0, section: 0))

  init() { sizing = SelfSizing(list: list) }

  private func ask(_ element: Element, height: CGFloat) {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0)
    )
    attributes.size = CGSize(width: 50, height: height)
    sizing.ask(element, attributes, key)
  }

  @Test func `are asked once for each size they have`() {
    let element = Element([30])
    ask(element, height: 20)
    ask(element, height: 20)
    #expect(element.asked == 1)
    #expect(list.layout.sizes == [30])
    #expect(list.holds == 1)
    ask(element, height: 30)
    #expect(element.asked == 2)
    #expect(list.layout.sizes == [30])
  }

  @Test func `are asked again once anything but their answers changed the layout`() {
    let element = Element([30])
    ask(element, height: 30)
    sizing.keepingAnswers { sizing.layoutWasInvalidated() }
    ask(element, height: 30)
    #expect(element.asked == 1)
    sizing.layoutWasInvalidated()
    ask(element, height: 30)
    #expect(element.asked == 2)
    sizing.forget(key)
    ask(element, height: 30)
    #expect(element.asked == 3)
  }

  @Test func `that never settle are reported, and asked no more in that pass`() {
    let element = Element([30, 40])
    sizing.begin()
    var height: CGFloat = 40
    let said = UIKitDiagnostics.recording {
      for _ in 0..<20 {
        ask(element, height: height)
        height = list.layout.sizes.last ?? 40
      }
    }
    #expect(said.count == 1)
    #expect(said.first?.description.contains("period 2") == true)
    let asked = element.asked
    ask(element, height: 77)
    #expect(element.asked == asked)
    sizing.begin()
    ask(element, height: 77)
    #expect(element.asked == asked + 1)
  }

  @Test func `that want no number of points keep their size`() {
    let said = UIKitDiagnostics.recording { ask(Element([.infinity]), height: 20) }
    #expect(said.count == 1)
    #expect(list.layout.sizes.isEmpty)
  }
}
