import Diagnostics
import Foundation
import ListUpdates
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct `Updates of a list in blocks` {
  final class List: UpdatedList {
    static let elementNoun = "thing"
    var areCountsKnown = true
    var countsOfData = [3]
    var log: [String] = []
    var finishes: [(Bool) -> Void] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func updateCameEarly() { log.append("early") }
    func prepareForUpdates() { log.append("prepare") }
    func updatesDidBegin() { log.append("begin") }
    func invalidateCounts() { log.append("ask") }

    func bring(
      _ operations: UpdateOperations<ListPosition>,
      _ counts: [Int],
      completion: @escaping (Bool) -> Void
    ) {
      log.append("bring +\(operations.insertedItems.count) -\(operations.deletedItems.count)")
      finishes.append(completion)
    }

    func recover() { log.append("recover") }
  }

  private let list = List()
  private let blocks: UpdateBlocks<List>

  init() { blocks = UpdateBlocks(list: list) }

  private func position(_ item: Int) -> ListPosition { ListPosition(item: item, section: 0) }

  @Test func `take effect together once the outermost block ends`() {
    blocks.perform(
      {
        blocks.perform({ blocks.declare { $0.insertedItems = [position(0)] } }, nil)
        #expect(blocks.isPending)
        #expect(blocks.declaresInsertion(at: position(0)))
        blocks.declare { $0.deletedItems = [position(2)] }
      },
      nil
    )
    #expect(list.take() == ["prepare", "begin", "ask", "bring +1 -1"])
    #expect(!blocks.isPending)
    #expect(!blocks.declaresInsertion(at: position(0)))
  }

  @Test func `are a block of their own outside of one`() {
    list.countsOfData = [3]
    blocks.perform({}, nil)
    #expect(list.take() == ["prepare", "begin", "ask", "bring +0 -0"])
    blocks.declare { $0.reloadedItems = [position(0)] }
    #expect(list.take() == ["prepare", "begin", "ask", "bring +0 -0"])
  }

  @Test func `come early where nothing is known of the data`() {
    list.areCountsKnown = false
    blocks.declare { $0.insertedItems = [position(0)] }
    #expect(list.take() == ["early"])
    #expect(!blocks.isPending)
  }

  @Test func `that contradict the numbers are reported, and the list recovers`() {
    let said = UIKitDiagnostics.recording {
      blocks.perform({ blocks.declare { $0.insertedItems = [position(0)] } }, nil)
    }
    #expect(said.count == 1)
    #expect(said.first?.description.contains("3 things") == true)
    #expect(list.take() == ["prepare", "begin", "ask", "recover"])
  }

  @Test func `end only what began`() {
    blocks.end()
    #expect(list.take().isEmpty)
    blocks.begin()
    blocks.end()
    #expect(list.take() == ["prepare", "begin", "ask", "bring +0 -0"])
  }

  @Test func `tell all blocks when what they did is over`() {
    var told: [Int] = []
    blocks.perform({ blocks.perform({}, { _ in told.append(2) }) }, { _ in told.append(1) })
    #expect(told.isEmpty)
    for finish in list.finishes { finish(true) }
    #expect(told == [1, 2])
  }
}
