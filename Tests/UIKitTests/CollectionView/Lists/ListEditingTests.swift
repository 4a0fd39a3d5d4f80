// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Chores that can be moved, deleted and selected together, and an outline below them.
@MainActor
private final class Chores: UIViewController {
  enum Section { case chores, outline }

  let log = CallLog()
  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    [weak self] cell, path, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories =
      path.section == 0
      ? [
        .delete(actionHandler: { self?.delete(name) }), .reorder(), .multiselect(),
        .disclosureIndicator(displayed: .whenNotEditing),
      ]
      : self?.isFolder(name) == true ? [.outlineDisclosure()] : []
  }
  private(set) lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
  )
  private(set) lazy var source: UICollectionViewDiffableDataSource<Section, String> = {
    let cells = cells
    return UICollectionViewDiffableDataSource(collectionView: list) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
  }()

  private func isFolder(_ name: String) -> Bool { name == "Shelf" }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsMultipleSelectionDuringEditing = true
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.chores, .outline])
    snapshot.appendItems(["Water", "Saw", "Letters", "Floor"], toSection: .chores)
    source.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Shelf", "Door"])
    outline.append(["Cubes", "Arches"], to: "Shelf")
    source.apply(outline, to: .outline, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { $0 != "Door" }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.log.lines.append(
        "moved \(transaction.finalSnapshot.itemIdentifiers(inSection: .chores))"
      )
    }
  }

  private func delete(_ name: String) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([name])
    source.apply(snapshot)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  var names: [String] { source.snapshot().itemIdentifiers(inSection: .chores) }
}

@MainActor @Suite struct ListEditingTests {
  private func run(_ body: (TestScreen, Chores) throws -> Void) rethrows {
    let chores = Chores()
    try TestScreen.showing(chores, width: 390, height: 700) { screen in
      screen.settle()
      try body(screen, chores)
    }
  }

  @Test func `a row that is moved floats over the others, without its line`() throws {
    try run { screen, chores in
      chores.list.isEditing = true
      screen.settle()
      let row = try #require(chores.cell(1))
      @MainActor func lines() -> Int {
        row.subviews.count { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height < 1 }
      }
      #expect(lines() == 1)
      screen.drag(from: (338, 101), to: (338, 130), frames: 12, lifts: false)
      #expect(row.layer.shadowOpacity > 0 && !row.clipsToBounds && lines() == 0)
      screen.finger(.ended, 338, 130)
      screen.settle()
      #expect(row.layer.shadowOpacity == 0 && lines() <= 1)
    }
  }

  @Test func `a grip takes its row where the finger goes`() {
    run { screen, chores in
      chores.list.isEditing = true
      screen.settle()
      // The grip is at the end of the row, which ends at 370; rows begin at 35.
      screen.drag(from: (338, 57), to: (338, 155), frames: 12)
      screen.settle()
      #expect(chores.names == ["Saw", "Letters", "Water", "Floor"])
      #expect(chores.log.take() == ["moved [\"Saw\", \"Letters\", \"Water\", \"Floor\"]"])
      #expect(chores.cell(2)?.frame.minY == 123)
      #expect(chores.cell(2)?.configurationState.isReordering == false)
    }
  }

  @Test func `edited rows are selected together and say so`() throws {
    try run { screen, chores in
      chores.list.isEditing = true
      screen.settle()
      screen.tap(200, 57)
      screen.tap(200, 145)
      screen.settle()
      #expect(
        chores.list.indexPathsForSelectedItems == [
          IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0),
        ]
      )
      let cell = try #require(chores.cell(0))
      #expect(cell.configurationState.isSelected && cell.configurationState.isEditing)
      let ground = cell.backgroundConfiguration?.backgroundColor
      #expect(ground == .systemGray5)
      #expect(chores.cell(1)?.backgroundConfiguration?.backgroundColor != ground)
      screen.tap(200, 57)
      screen.settle()
      #expect(chores.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      chores.list.isEditing = false
      screen.settle()
      #expect(chores.list.indexPathsForSelectedItems == [])
      #expect(chores.cell(2)?.configurationState.isEditing == false)
    }
  }

  @Test func `the sign that deletes runs its handler`() {
    run { screen, chores in
      chores.list.isEditing = true
      screen.settle()
      screen.tap(52, 101)
      screen.settle()
      #expect(chores.names == ["Water", "Letters", "Floor"])
      #expect(chores.list.indexPathsForSelectedItems == [])
    }
  }

  @Test func `an outline's sign unfolds its row and turns`() throws {
    try run { screen, chores in
      let cell = try #require(chores.cell(0, 1))
      let sign = try #require(cell.subviews.first { $0.frame.width == 12 })
      #expect(sign.transform == .identity)
      #expect(chores.list.numberOfItems(inSection: 1) == 2)
      let place = sign.convert(CGPoint(x: 6, y: 6), to: nil)
      screen.tap(Double(place.x), Double(place.y))
      screen.step(3)
      // It is on its way, and so are the rows that come.
      let turned = atan2(sign.layer.presentation()?.affineTransform().b ?? 0, 1)
      #expect(turned > 0)
      screen.settle()
      #expect(chores.list.numberOfItems(inSection: 1) == 4)
      #expect(abs(sign.transform.b - 1) < 0.001)
      #expect(chores.cell(1, 1)?.indentationLevel == 1)
      #expect(chores.cell(0, 1)?.configurationState.isExpanded == true)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(chores.list.numberOfItems(inSection: 1) == 2)
      #expect(sign.transform == .identity)
    }
  }

  @Test func `a row made while it is unfolded shows so at once`() throws {
    try run { screen, chores in
      var outline = chores.source.snapshot(for: .outline)
      outline.expand(["Shelf"])
      chores.source.apply(outline, to: .outline, animatingDifferences: false)
      chores.list.reloadData()
      screen.settle()
      let cell = try #require(chores.cell(0, 1))
      let sign = try #require(cell.subviews.first { $0.transform != .identity })
      #expect(abs(sign.transform.b - 1) < 0.001)
    }
  }
}
