import Diagnostics
import Testing

@testable import UIKit

@MainActor @Suite struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 with 11 and 12, of which 11 has 111; and 2.
  private func outline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  @Test func `the outline in words`() {
    var outline = outline()
    outline.expand([1])
    #expect(
      outline.visualDescription() == "+ * 1\n  - * 11\n    -   111\n  - * 12\n- * 2"
    )
    #expect(outline.visibleItems == [1, 11, 12, 2] && outline.rootItems == [1, 2])
    #expect(outline.parent(of: 111) == 11 && outline.parent(of: 1) == nil)
    #expect(outline.snapshot(of: 1).items == [11, 111, 12])
    #expect(outline.snapshot(of: 11, includingParent: true).items == [11, 111])
  }

  @Test func `a snapshot made from another is its own`() {
    let first = outline()
    var second = Outline(first)
    second.delete([1])
    #expect(first.items == [1, 11, 111, 12, 2] && second.items == [2])
  }

  @Test func `a data source tells what it shows`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [50, 2], "z": [90]])
    let text: String = catalogue.source.description()
    #expect(text.contains("2 sections with item counts: [2, 1]"))
    #expect(text.contains("[a: {50 2}]") && text.contains("[z: {90}]"))
  }

  @Test func `mistakes are told with UIKit's words`() {
    var outline = outline()
    func phrase(_ body: () -> Void) -> String? {
      let found = UIKitDiagnostics.recording(body)
      #expect(found.count == 1 && found.first?.severity == .fatal)
      return found.first?.applePhrase
    }
    let unknown = "does not exist in section snapshot: 9"
    #expect(phrase { outline.append([5], to: 9) } == "Parent item identifier \(unknown)")
    #expect(
      phrase { outline.insert([5], after: 9) } == "Item identifier to insert after \(unknown)"
    )
    #expect(phrase { outline.delete([2, 9]) } == "Failed to find index of item 9")
    #expect(phrase { _ = outline.level(of: 9) } == "Item identifier \(unknown)")
    #expect(phrase { _ = outline.parent(of: 9) } == "Child item identifier \(unknown)")
    #expect(
      phrase { outline.append([5, 12]) }
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(12)}"
    )
    #expect(outline.items == [1, 11, 111, 12, 2])
  }

  @Test func `a section shows what is visible of its outline`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [50, 2], "z": [90]])
    var outline = outline()
    outline.expand([1])
    catalogue.source.apply(outline, to: "m")
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.source.snapshot().sectionIdentifiers == ["a", "z", "m"])
    #expect(catalogue.shown == [50, 90, 1, 11, 12, 2])
    #expect(catalogue.source.snapshot(for: "m").items == [1, 11, 111, 12, 2])
    #expect(catalogue.source.snapshot(for: "a").rootItems == [50])
    #expect(catalogue.source.snapshot(for: "q").items.isEmpty)
  }

  @Test func `a whole snapshot keeps the outlines that still fit`() {
    let catalogue = Catalogue()
    var outline = outline()
    outline.expand([1])
    catalogue.source.apply(outline, to: "m")
    var snapshot = catalogue.source.snapshot()
    snapshot.deleteItems([12])
    snapshot.insertItems([13], afterItem: 11)
    catalogue.source.apply(snapshot)
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [1, 11, 13, 2])
    let kept = catalogue.source.snapshot(for: "m")
    #expect(kept.items == [1, 11, 111, 13, 2] && kept.parent(of: 13) == 1)
  }

  @Test func `a touch expands through the handlers and collapses again`() {
    let catalogue = Catalogue()
    catalogue.source.apply(outline(), to: "m")
    catalogue.view.layoutIfNeeded()
    let log = CallLog()
    catalogue.source.sectionSnapshotHandlers.willExpandItem = { log.lines.append("will \($0)") }
    catalogue.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    catalogue.source.sectionSnapshotHandlers.willCollapseItem = {
      log.lines.append("collapse \($0)")
    }
    let source = catalogue.source
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      log.lines.append(
        "children of \(item): \(children.items), shown \(source.snapshot().numberOfItems)"
      )
      var new = children
      new.append([item * 10 + 9])
      return new
    }
    let cell = catalogue.cell(2)
    #expect(source.outlineState(at: [0, 0]) == OutlineState(level: 0, isExpanded: false))
    source.toggleExpansion(at: [0, 0])
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [1, 11, 12, 19, 2] && catalogue.cell(2) === cell)
    #expect(source.outlineState(at: [0, 1]) == OutlineState(level: 1, isExpanded: false))
    source.toggleExpansion(at: [0, 4])
    source.toggleExpansion(at: [0, 0])
    catalogue.view.layoutIfNeeded()
    #expect(catalogue.shown == [1, 2])
    #expect(
      log.lines == ["will 1", "children of 1: [11, 111, 12], shown 2", "collapse 1"]
    )
  }
}
