import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The index of a table` {
  final class Table: IndexedTable {
    var mayShowIndex = true
    var sectionIndexMinimumDisplayRowCount = 0
    var rowCounts = [3, 4]
    var indexFrame = CGRect.zero
    var indexColors = SectionIndex.Colors()
    var titles = ["A", "B"]
    var asked = 0
    var log: [String] = []

    func askForIndexTitles() -> [String] {
      asked += 1
      return titles
    }

    func indexDidReload() { log.append("reload") }
    func addIndex(_ strip: UIView) { log.append("add") }
    func showSection(of title: String, _ number: Int) { log.append("\(title) \(number)") }
  }

  private let table = Table()
  private let index: SectionIndex

  init() { index = SectionIndex(table: table) }

  @Test func `shows where there are titles and rows enough`() {
    #expect(index.isShown)
    table.sectionIndexMinimumDisplayRowCount = 7
    #expect(index.isShown)
    table.sectionIndexMinimumDisplayRowCount = 8
    #expect(!index.isShown)
    table.sectionIndexMinimumDisplayRowCount = 0
    table.mayShowIndex = false
    #expect(!index.isShown)
  }

  @Test func `asks for its titles once, and again when told`() {
    _ = (index.isShown, index.isShown)
    #expect(table.asked == 1)
    table.titles = []
    #expect(index.isShown)
    index.reload()
    #expect(table.log == ["reload"])
    #expect(!index.isShown)
    #expect(table.asked == 2)
  }

  @Test func `leads to the section of a title that there is`() {
    index.choose(1)
    index.choose(2)
    index.choose(-1)
    #expect(table.log == ["B 1"])
  }
}
