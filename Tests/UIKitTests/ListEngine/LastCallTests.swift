import Foundation
import Testing
import UIKit

/// Screens written for iOS tidy up in `deinit`, where the view they are about is on its way out.
@MainActor @Suite struct `A list that tidies up as it goes away` {
  final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  final class Row: UITableViewCell {
    isolated deinit {
      imageView?.image = nil
      textLabel?.text = nil
    }
  }

  final class Table: UITableView {
    isolated deinit {
      dataSource = nil
      delegate = nil
      dragDelegate = nil
    }
  }

  final class Grid: UICollectionView {
    isolated deinit {
      dataSource = nil
      delegate = nil
      dragDelegate = nil
    }
  }

  static let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test func `a table lets go of its data source, and its cells of their pictures`() {
    let source = Source()
    weak var gone: Table?
    weak var row: UITableViewCell?
    do {
      let table = Table(frame: Self.frame)
      table.register(Row.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      (gone, row) = (table, table.visibleCells.first)
      #expect(row != nil)
    }
    #expect(gone == nil)
    #expect(row == nil)
  }

  @Test func `a collection view lets go of its data source`() {
    let source = Source()
    weak var gone: Grid?
    do {
      let grid = Grid(frame: Self.frame, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      grid.layoutIfNeeded()
      grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      gone = grid
      #expect(grid.indexPathsForSelectedItems?.count == 1)
    }
    #expect(gone == nil)
  }
}
