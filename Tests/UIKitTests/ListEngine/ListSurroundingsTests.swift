import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `What a list has around its rows` {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private func row(
    _ item: Int,
    _ appearance: Appearance,
    _ lines: (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration = { $0 }
  ) -> ListSurroundings {
    let place = ListPlace(category: .cell, item: item, count: 3, width: 390)
    return ListSurroundings(
      place,
      UICollectionLayoutListConfiguration(appearance: appearance),
      lines: lines
    )
  }

  @Test func `is a line below each row, and one above the first`() {
    #expect(row(0, .plain).top != nil)
    #expect(row(1, .plain).top == nil)
    #expect((0..<3).allSatisfy { row($0, .plain).bottom != nil })
    #expect(row(0, .insetGrouped).top == nil)
    #expect(row(2, .insetGrouped).bottom == nil)
    #expect(row(1, .insetGrouped).bottom != nil)
  }

  @Test func `is whole lines at the ends of groups`() {
    #expect(row(0, .grouped).top?.leading == 0)
    #expect(row(1, .grouped).bottom?.leading == nil)
    #expect(row(2, .grouped).bottom?.leading == 0)
  }

  @Test func `is the lines that the app says`() {
    let hidden = row(0, .plain) { lines in
      var lines = lines
      lines.topSeparatorVisibility = .hidden
      lines.bottomSeparatorVisibility = .visible
      return lines
    }
    #expect(hidden.top == nil && hidden.bottom != nil)
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    let bare = ListSurroundings(ListPlace(category: .cell, count: 3), list) { $0 }
    #expect(bare.top == nil && bare.bottom == nil)
  }

  @Test func `is corners of cards at their ends`() {
    #expect(row(0, .insetGrouped).corners == .top)
    #expect(row(1, .insetGrouped).corners.isEmpty)
    #expect(row(2, .insetGrouped).corners == .bottom)
    #expect(row(0, .grouped).corners.isEmpty)
  }

  @Test func `tells headers, and first items that stand for one, from rows`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    func surroundings(_ place: ListPlace) -> ListSurroundings {
      ListSurroundings(place, list) { $0 }
    }
    let first = surroundings(ListPlace(category: .cell, item: 0, count: 3))
    #expect(first.role == .firstItem && first.corners.isEmpty)
    let second = surroundings(ListPlace(category: .cell, item: 1, count: 3))
    #expect(second.role == .cell && second.corners == .top)
    let footer = ListPlace(
      category: .supplementaryView,
      kind: UICollectionView.elementKindSectionFooter
    )
    #expect(surroundings(footer).role == .footer)
    #expect(surroundings(ListPlace(category: .supplementaryView)).role == .header)
  }

  @Test func `is a colour behind the rows, by the appearance unless the app gives one`() {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    #expect(list.ground == .systemGroupedBackground)
    list.backgroundColor = .red
    #expect(list.ground == .red)
  }
}
