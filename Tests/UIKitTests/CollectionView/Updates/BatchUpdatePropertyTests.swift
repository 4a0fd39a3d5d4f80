import Foundation
import ListUpdates
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct BatchUpdatePropertyTests {
  final class Named: UICollectionViewCell {
    var name = ""
    var height: CGFloat = 40

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private func shelf(_ layout: UICollectionViewFlowLayout, _ counts: [Int]) -> Shelf {
    layout.itemSize = CGSize(width: 375, height: 40)
    layout.minimumLineSpacing = 4
    layout.headerReferenceSize.height = 20
    let shelf = Shelf(counts, layout, cell: Named.self)
    shelf.fill = { [unowned shelf] cell, path in
      guard let cell = cell as? Named else { return }
      cell.name = shelf.sections[path.section][path.item]
      cell.height = 30 + CGFloat(cell.name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 61 })
    }
    return shelf
  }

  private func expectAgreement(_ shelf: Shelf) {
    let view = shelf.view
    #expect(view.numberOfSections == shelf.sections.count)
    for (section, items) in shelf.sections.enumerated() {
      #expect(view.numberOfItems(inSection: section) == items.count)
    }
    let expected = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(view.bounds) }
    #expect(Set(view.indexPathsForVisibleItems) == Set(expected.map(\.indexPath)))
    for attributes in expected {
      let path = attributes.indexPath
      let cell = view.cellForItem(at: path) as? Named
      #expect(cell?.name == shelf.sections[path.section][path.item])
      #expect(cell?.frame == attributes.frame)
      #expect(cell.flatMap { view.indexPath(for: $0) } == path)
      #expect(cell?.isHidden == false)
    }
  }

  private nonisolated static let transactionsPerSeed = 12

  /// Some thousands say enough every day; `TSUMIKI_TRANSACTIONS=100000` asks for as many.
  private nonisolated static let seeds: Range<Int> = {
    let asked = ProcessInfo.processInfo.environment["TSUMIKI_TRANSACTIONS"].flatMap(Int.init)
    return 0..<max(1, (asked ?? 1_440) / transactionsPerSeed)
  }()

  @Test(arguments: seeds) func `after every transaction view and data agree`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    let isFixed = numbers.once(in: 2)
    if !isFixed { layout.estimatedItemSize = CGSize(width: 375, height: 44) }
    let shelf = shelf(layout, (0..<numbers.int(1...5)).map { _ in numbers.int(0...25) })
    shelf.view.allowsMultipleSelection = true
    shelf.view.layoutIfNeeded()
    for _ in 0..<Self.transactionsPerSeed {
      if numbers.once(in: 2) {
        let end = max(0, shelf.view.contentSize.height - 400)
        shelf.scroll(to: CGFloat(numbers.double(0...Double(end))).rounded())
      }
      for path in shelf.view.indexPathsForVisibleItems where numbers.once(in: 4) {
        shelf.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      let selected = names(shelf)
      var cells: [String: Named] = [:]
      for case let cell as Named in shelf.view.visibleCells { cells[cell.name] = cell }
      let transaction = RandomTransaction(shelf.sections, &numbers)
      let found = UIKitDiagnostics.recording {
        shelf.view.performBatchUpdates {
          transaction.declare(to: shelf.view, &numbers)
          shelf.sections = transaction.result
        }
      }
      #expect(found.isEmpty, "\(found)")
      expectAgreement(shelf)
      let all = Set(shelf.sections.joined())
      #expect(names(shelf) == selected.intersection(all).subtracting(transaction.reloaded))
      // Cells that are measured may leave and come back before all settles.
      for case let cell as Named in shelf.view.visibleCells where isFixed {
        guard let old = cells[cell.name], !transaction.reloaded.contains(cell.name) else {
          continue
        }
        #expect(old === cell, "\(cell.name) got another cell")
      }
    }
  }

  private func names(_ shelf: Shelf) -> Set<String> {
    Set(
      (shelf.view.indexPathsForSelectedItems ?? []).map { shelf.sections[$0.section][$0.item] }
    )
  }

  @Test(arguments: 0..<150) func `what does not add up is told, and the data is shown`(
    _ seed: Int
  ) {
    var numbers = SplitMix64(seed: seed)
    let shelf = shelf(UICollectionViewFlowLayout(), [numbers.int(3...20), numbers.int(3...20)])
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 100)
    let transaction = RandomTransaction(shelf.sections, &numbers)
    var result = transaction.result
    switch numbers.int(0...2) {
    case 0: result.append(["odd"])
    case 1:
      let inserted = Set(transaction.operations.insertedSections)
      guard let section = result.indices.first(where: { !inserted.contains($0) }) else { return }
      result[section].append("odd")
    default:
      let inserted = Set(transaction.operations.insertedSections)
      let open = result.indices.first { !inserted.contains($0) && !result[$0].isEmpty }
      guard let section = open else { return }
      result[section].removeLast()
    }
    let findings = UIKitDiagnostics.recording {
      shelf.view.performBatchUpdates {
        transaction.declare(to: shelf.view, &numbers)
        shelf.sections = result
      }
    }
    #expect(findings.map(\.code) == ["TSK-BATCH-COUNT"])
    expectAgreement(shelf)
  }

  @Test(arguments: 0..<80)
  func `the offset stays whatever happens above`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    let isEstimated = numbers.once(in: 2)
    if isEstimated { layout.estimatedItemSize = CGSize(width: 375, height: 44) }
    let shelf = shelf(layout, [60, 40, 60])
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 2600)
    for _ in 0..<20 {
      let view = shelf.view
      let first = view.indexPathsForVisibleItems.first { (shelf.place(of: $0) ?? -1) >= 0 }
      guard let first, first.section > 0 || first.item > 6 else { break }
      let offset = view.contentOffset.y
      view.performBatchUpdates {
        let count = shelf.sections[0].count
        if numbers.once(in: 2), count > 10 {
          shelf.sections[0].remove(at: 3)
          view.deleteItems(at: [[0, 3]])
        } else {
          shelf.sections[0].insert("n\(numbers.next())", at: 2)
          view.insertItems(at: [[0, 2]])
        }
      }
      // Cells that are measured above what one looks at move the offset along.
      if !isEstimated { #expect(view.contentOffset.y == offset) }
      expectAgreement(shelf)
    }
  }
}
