import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `What a table has around its cells` {
  private func surroundings(_ style: UITableView.Style) -> TableSurroundings {
    var surroundings = TableSurroundings()
    surroundings.style = style
    surroundings.margins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 16)
    surroundings.safeArea = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    return surroundings
  }

  @Test func `is lines from the text on, and whole ones at the ends of groups`() {
    let plain = surroundings(.plain)
    #expect(plain.cell(isFirst: true, isLast: false).top == .inset)
    #expect(plain.cell(isFirst: false, isLast: true).bottom == .inset)
    let grouped = surroundings(.grouped)
    #expect(grouped.cell(isFirst: true, isLast: false).top == .whole)
    #expect(grouped.cell(isFirst: true, isLast: false).bottom == .inset)
    #expect(grouped.cell(isFirst: false, isLast: true).bottom == .whole)
    var bare = plain
    bare.separators = nil
    #expect(bare.cell(isFirst: true, isLast: true).top == .none)
  }

  @Test func `is corners of cards`() {
    let cards = surroundings(.insetGrouped)
    #expect(cards.cell(isFirst: true, isLast: true).corners == .all)
    #expect(cards.cell(isFirst: true, isLast: false).corners == .top)
    #expect(cards.cell(isFirst: false, isLast: true).corners == .bottom)
    #expect(cards.cell(isFirst: false, isLast: false).corners == .none)
    #expect(cards.cell(isFirst: false, isLast: true).bottom == .none)
    #expect(surroundings(.plain).cell(isFirst: true, isLast: true).corners == .none)
  }

  @Test func `is margins without what bars cover`() {
    var table = surroundings(.plain)
    #expect(table.side.left == 16 && table.side.right == 16)
    #expect(table.standardSeparatorInset.left == 16 && table.standardSeparatorInset.right == 0)
    table.isRightToLeft = true
    #expect(table.standardSeparatorInset.left == 0 && table.standardSeparatorInset.right == 16)
    table.readableWidth = 1000
    #expect(table.side.left == 164)
  }

  @Test func `is what covers cells, with an index on the side where lines end`() {
    var table = surroundings(.plain)
    #expect(table.covered.left == 4)
    table.keepsToSafeArea = false
    #expect(table.covered == .zero)
    table.hasIndex = true
    #expect(table.covered.right == TableMetrics.indexWidth)
    table.isRightToLeft = true
    #expect(table.covered.left == TableMetrics.indexWidth && table.covered.right == 0)
    table.style = .insetGrouped
    #expect(table.covered == .zero)
  }

  @Test func `is lines of empty rows down to the end of what one sees`() {
    func lines(_ start: CGFloat) -> [CGRect] {
      TableSurroundings.fillers(
        from: start,
        height: 40,
        UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5),
        in: CGRect(x: 0, y: 0, width: 100, height: 100),
        pixel: 0.5
      )
    }
    #expect(lines(10).map(\.minY) == [49.5, 89.5])
    #expect(lines(10).first == CGRect(x: 15, y: 49.5, width: 80, height: 0.5))
    #expect(lines(70).isEmpty)
    #expect(lines(300).isEmpty)
  }
}
