import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

@MainActor @Suite struct `The heights of rows` {
  private let table = SaidTable()
  private let heights: RowHeights

  init() { heights = RowHeights(table: table) }

  @Test func `are what the table says, or a guess until rows are seen`() {
    #expect(heights.expected(path(0)) == RowExtent(44, isEstimate: true))
    table.heightSettings.rowHeight = 30
    #expect(heights.expected(path(0)) == RowExtent(30))
    table.heightSettings.rowHeight = UITableView.automaticDimension
    table.heightSettings.estimatedRowHeight = 0
    #expect(heights.expected(path(0)) == RowExtent(44))
  }

  @Test func `are guessed as the delegate guesses, and said where it guesses nought`() {
    table.hasHeightDelegate = true
    table.estimates = [0: 70, 1: 0]
    table.heights = [1: 20]
    #expect(heights.expected(path(0)) == RowExtent(70, isEstimate: true))
    #expect(heights.expected(path(1)) == RowExtent(20))
    let rows = heights.section(0, 2).rows
    #expect(rows[0] == RowExtent(70, isEstimate: true) && rows[1] == RowExtent(20))
  }

  @Test func `are measured where nobody says them`() {
    func measured(_ row: Int) -> RowExtent {
      heights.measure(path(row), RowExtent(44, isEstimate: true)) { ($0 + 11, "cell") }
    }
    #expect(measured(0) == RowExtent(55))
    table.hasHeightDelegate = true
    table.heights = [0: 12, 1: UITableView.automaticDimension]
    #expect(measured(0) == RowExtent(12))
    #expect(measured(1) == RowExtent(55))
    table.heightSettings.estimatedRowHeight = 0
    #expect(measured(1) == RowExtent(44))
  }

  @Test func `that are no numbers are reported, and not used`() {
    table.hasHeightDelegate = true
    table.heights = [0: .nan]
    let said = UIKitDiagnostics.recording {
      #expect(heights.measure(path(0), RowExtent(44)) { ($0, "cell") } == RowExtent(44))
    }
    #expect(said.count == 1)
  }

  // MARK: Headers and footers

  @Test func `leave room in place of headers that are not there, in grouped tables`() {
    #expect(heights.end(.header(0)) == RowExtent(0))
    table.heightSettings.style = .grouped
    #expect(heights.end(.header(0)) == RowExtent(35))
    #expect(heights.end(.header(1)) == RowExtent(18))
    #expect(heights.end(.footer(0)) == RowExtent(18))
    table.heightSettings.top = 50
    #expect(heights.end(.header(0)) == RowExtent(18))
    #expect(heights.top == 50)
  }

  @Test func `have headers with titles be as high as somebody says, or a guess`() {
    table.titles = [.header(0), .footer(0)]
    #expect(heights.end(.header(0)) == RowExtent(28, isEstimate: true))
    table.heightSettings.header.estimate = 60
    #expect(heights.end(.header(0)) == RowExtent(60, isEstimate: true))
    table.heightSettings.header.height = 33
    #expect(heights.end(.header(0)) == RowExtent(33))
    #expect(heights.end(.footer(0)) == RowExtent(28, isEstimate: true))
    table.ends = [.header(0): 21]
    #expect(heights.end(.header(0)) == RowExtent(21))
  }

  @Test func `have room above headers that there are`() {
    #expect(heights.padding(above: RowExtent(20)) == 22)
    #expect(heights.padding(above: RowExtent(0)) == 0)
    table.heightSettings.style = .grouped
    #expect(heights.padding(above: RowExtent(20)) == 0)
    table.heightSettings.headerTopPadding = 7
    #expect(heights.padding(above: RowExtent(20)) == 7)
  }

  @Test func `ask the delegate once whether it makes headers`() {
    table.hasHeightDelegate = true
    for section in 0..<3 { _ = heights.end(.header(section)) }
    #expect(table.asked == 1)
    _ = heights.end(.footer(0))
    #expect(table.asked == 2)
  }
}

@MainActor @Suite struct `Where the rows of a table lie` {
  private let table = SaidTable()
  private let geometry: TableGeometry

  init() {
    table.heightSettings.rowHeight = 10
    geometry = TableGeometry(table: table, heights: RowHeights(table: table))
  }

  @Test func `is found out once, and again after new data`() {
    #expect(geometry.counts == [3, 2])
    geometry.prepare()
    #expect(geometry.isReady && geometry.contentHeight == 50)
    #expect(table.asked == 1)
    table.counts = [4]
    geometry.invalidateCounts()
    #expect(!geometry.isReady && table.layouts == 1)
    geometry.prepare()
    #expect(geometry.contentHeight == 40)
    table.footHeight = 5
    #expect(geometry.contentHeight == 45)
  }

  @Test func `is across as cards are`() {
    table.cardInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    #expect(
      geometry.rect(of: .row(section: 0, row: 1)) == CGRect(x: 8, y: 10, width: 80, height: 10)
    )
    #expect(geometry.rect(ofSection: 1) == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(geometry.row(at: CGPoint(x: 9, y: 15)) == path(1))
    #expect(geometry.row(at: CGPoint(x: 7, y: 15)) == nil)
    let rows = geometry.rows(in: CGRect(x: 0, y: 25, width: 1, height: 10))
    #expect(rows == [path(2), IndexPath(row: 0, section: 1)])
  }

  @Test func `changes as rows are measured, and by gaps`() {
    geometry.prepare()
    let version = geometry.version
    geometry.set(RowExtent(30), of: .row(section: 0, row: 0))
    geometry.set(RowExtent(30), of: .row(section: 0, row: 0))
    #expect(geometry.version == version + 1 && geometry.measurements == 1)
    #expect(geometry.contentHeight == 70)
    geometry.gaps = [RowGap(id: 1, section: 0, row: 0, height: 5)]
    #expect(geometry.rect(of: .row(section: 0, row: 0)).minY == 5)
    #expect(geometry.contentHeight == 75)
  }

  @Test func `has rows that are there, and no others`() {
    #expect(geometry.hasRow(at: path(2)))
    #expect(!geometry.hasRow(at: path(3)))
    #expect(!geometry.hasRow(at: IndexPath(index: 0)))
    geometry.moveCount(from: 0, to: 1)
    #expect(geometry.counts == [2, 3])
    geometry.forgetCounts()
    #expect(geometry.counts == [3, 2])
    table.counts = nil
    geometry.forgetCounts()
    #expect(geometry.counts.isEmpty && !geometry.areCountsKnown)
  }
}
