import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `The views of elements in sight` {
  /// Says that headers go or come with updates.
  final class Layout: UICollectionViewLayout {
    var deleted: [IndexPath] = []

    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      deleted
    }
  }

  /// Writes down what becomes of views.
  final class List: SaidCollection, ShowingElements {
    var heldKey: ElementKey?
    var keeps = false
    var dequeued: (UICollectionReusableView) -> Void = { _ in }
    /// Gives cells in place of new ones.
    var cell: (ShownPath) -> UICollectionViewCell? = { _ in nil }
    private var settled: Set<ObjectIdentifier> = []

    func name(_ key: ElementKey) -> String {
      key.category == .cell ? "\(key.path.item)" : "\(key.kind) \(key.path.item)"
    }

    func reusable<View: UICollectionReusableView>(_ view: View) -> View {
      view.storedReuseIdentifier = "reused"
      dequeued(view)
      return view
    }

    func askForCell(at path: ShownPath) -> UICollectionViewCell? {
      log.append("ask \(path.item)")
      return cell(path) ?? reusable(UICollectionViewCell())
    }

    func askForSupplementary(_ kind: String, at path: ShownPath) -> UICollectionReusableView? {
      reusable(UICollectionReusableView())
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView? { nil }

    func dequeueCell(_ identifier: String, _ path: ShownPath) -> UICollectionViewCell {
      reusable(UICollectionViewCell())
    }

    func dress(_ element: UICollectionReusableView, _ key: ElementKey) {
      log.append("dress \(name(key))")
    }

    func bringUpToDate(_ cell: UICollectionViewCell, _ path: ShownPath) {
      log.append("state \(path.item)")
    }

    func settle(
      _ view: UICollectionReusableView,
      by attributes: UICollectionViewLayoutAttributes
    ) {
      if settled.insert(ObjectIdentifier(view)).inserted { log.append("add") }
    }

    func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
      log.append("come \(name(key))")
    }

    func willLose(_ view: UICollectionReusableView) { log.append("lose") }

    func keep(_ view: UICollectionReusableView, _ key: ElementKey, isGone: Bool) -> Bool {
      if keeps { log.append("keep \(name(key)), \(isGone ? "gone" : "out of sight")") }
      return keeps
    }

    func finishMotion() { log.append("finish") }

    func takeBack(_ view: UICollectionReusableView, _ key: ElementKey) {
      log.append("back \(name(key))")
    }

    func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
      log.append("leave \(name(key))")
    }
  }

  private let layout: Layout
  private let list: List
  private let visible: VisibleElements<List>

  init() {
    layout = Layout()
    list = List(layout)
    list.keeper.prepare()
    visible = VisibleElements(list: list, list.order, list.keeper, list.sizing)
    list.dequeued = { [weak visible] in visible?.wasDequeued($0) }
  }

  private static func path(_ item: Int) -> ShownPath { ShownPath(item: item, section: 0) }

  private static func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(item).indexPath)
    attributes.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 10)
    return attributes
  }

  private static func header(_ item: Int) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header",
      with: path(item).indexPath
    )
  }

  private func show(_ items: Range<Int>) { visible.update(items.map(Self.attributes)) }

  private func cell(_ item: Int) -> UICollectionViewCell? { visible.cell(at: Self.path(item)) }

  @Test func `are asked for once, and placed`() {
    show(0..<2)
    let steps = ["ask", "dress", "state", "come"]
    #expect(list.take() == (0..<2).flatMap { item in steps.map { "\($0) \(item)" } + ["add"] })
    #expect(cell(1)?.frame == CGRect(x: 0, y: 10, width: 100, height: 10))
    show(0..<2)
    #expect(list.log.isEmpty)
    #expect(visible.settledCells.isEmpty)
    visible.settle()
    #expect(Set(visible.settledCells.map(\.item)) == [0, 1])
  }

  @Test func `stay while they are in sight, and are taken back as they leave`() {
    show(0..<3)
    let stays = cell(1)
    _ = list.take()
    show(1..<3)
    #expect(list.take() == ["lose", "back 0", "leave 0"])
    #expect(visible.keys.map(\.path.item) == [1, 2])
    #expect(cell(1) === stays && cell(0) == nil)
  }

  @Test func `are kept where they are to be seen leaving, until they have`() throws {
    show(0..<1)
    let leaves = try #require(cell(0))
    _ = list.take()
    list.keeps = true
    show(1..<1)
    #expect(list.take() == ["lose", "keep 0, out of sight"])
    #expect(visible.views.isEmpty)
    visible.retire(.cell(Self.path(0)), leaves)
    #expect(list.take() == ["back 0", "leave 0"])
  }

  @Test func `go with their elements through an update`() {
    show(0..<3)
    let (gone, stays) = (cell(1), cell(2))
    let place = gone?.appliedAttributes
    _ = list.take()
    list.keeps = true
    var operations = UpdateOperations<ShownPath>()
    operations.deletedItems = [Self.path(1)]
    visible.follow(UpdateMap(operations))
    #expect(list.take() == ["lose", "keep 1, gone"])
    #expect(cell(1) === stays && cell(2) == nil)
    #expect(visible.departing.count == 1)
    #expect(visible.departing[.cell(Self.path(1))] === place)
    #expect(Set(visible.settledCells.map(\.item)) == [0, 1])
  }

  @Test func `are made anew where the layout says that they go`() {
    visible.update([Self.attributes(0), Self.header(0), Self.header(1)])
    _ = list.take()
    layout.deleted = [Self.path(1).indexPath]
    visible.replaceNamed(by: layout, UpdateMap(UpdateOperations<ShownPath>()))
    #expect(list.take() == ["lose", "back header 1", "leave header 1"])
    #expect(visible.supplementaries(of: "header").map(\.path.item) == [0])
  }

  @Test func `go all at once, with those that are on their way`() {
    show(0..<1)
    _ = list.take()
    visible.removeAll()
    #expect(list.take() == ["finish", "lose", "back 0", "leave 0"])
    #expect(visible.views.isEmpty)
  }

  // MARK: Filled again

  @Test func `stay while they are filled again`() {
    show(0..<1)
    let stays = cell(0)
    _ = list.take()
    list.cell = { [visible] _ in visible.refilled("reused") }
    visible.reconfigure([Self.path(0), Self.path(5)])
    #expect(list.take() == ["ask 0", "layout"])
    #expect(cell(0) === stays && visible.refilled("reused") == nil)
  }

  @Test func `give way to another that came, where they were`() {
    show(0..<2)
    _ = list.take()
    let other = UICollectionViewCell()
    list.cell = { _ in other }
    let said = UIKitDiagnostics.recording { visible.reconfigure([Self.path(1)]) }
    #expect(said.map(\.code) == ["TSK-RECONFIGURE-CELL"])
    #expect(said.first?.description.contains("item (0, 1)") == true)
    #expect(
      list.take() == ["ask 1", "lose", "back 1", "leave 1", "state 1", "add", "layout"]
    )
    #expect(cell(1) === other && other.frame.minY == 10)
  }

  // MARK: Making

  @Test func `are told where they will be while they are made`() {
    var place: CGRect?
    list.cell = { [visible, list] path in
      place = visible.frame(forPending: .cell(path))?.frame
      #expect(visible.frame(forPending: .cell(Self.path(8))) == nil)
      return list.reusable(UICollectionViewCell())
    }
    show(3..<4)
    #expect(place?.minY == 30)
    #expect(visible.frame(forPending: .cell(Self.path(3))) == nil)
  }

  @Test func `that were dequeued and not returned are let go, and reported`() {
    let (home, lost) = (UIView(), UICollectionViewCell())
    home.addSubview(lost)
    list.cell = { [list] _ in
      _ = list.reusable(UICollectionViewCell())
      // The app put this one elsewhere.
      _ = list.reusable(lost)
      return list.reusable(UICollectionViewCell())
    }
    let said = UIKitDiagnostics.recording { show(0..<1) }
    #expect(said.map(\.code) == ["TSK-DEQUEUE-LOST", "TSK-DEQUEUE-LOST"])
    #expect(lost.superview === home)
    // Nobody asked for one outside of an element being made.
    _ = list.reusable(lost)
    #expect(lost.superview == nil)
  }

  @Test func `that were not dequeued or are in use are reported, and shown`() {
    list.cell = { _ in UICollectionViewCell() }
    let foreign = UIKitDiagnostics.recording { show(0..<1) }
    #expect(foreign.map(\.code) == ["TSK-BAD-CELL"])
    let first = cell(0)
    list.cell = { _ in first }
    let twice = UIKitDiagnostics.recording { show(0..<2) }
    #expect(twice.first?.description.contains("already shows another element") == true)
    #expect(cell(1) === first)
  }

  @Test func `of places without an item are nobody's but the placeholder's`() {
    let placeholder = UICollectionViewPlaceholder(
      insertionIndexPath: Self.path(0).indexPath,
      reuseIdentifier: "reused"
    )
    var filled = 0
    placeholder.cellUpdateHandler = { _ in filled += 1 }
    _ = list.order.insert(at: GivenPath(item: 0, section: 0), placeholder)
    show(0..<1)
    #expect(list.take() == ["dress 0", "state 0", "add"])
    visible.update(placeholder, at: Self.path(0))
    #expect(filled == 2)
    #expect(list.take() == ["layout"])
    visible.removeAll()
    #expect(list.take() == ["finish", "lose", "back 0"])
  }
}
