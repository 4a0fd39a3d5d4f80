import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Whatever a collection view's delegate is told of: it comes once and goes once.
@MainActor @Suite struct CollectionAccountTests {
  private final class Account: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names: [[String]] = []
    var cells: [ObjectIdentifier: IndexPath] = [:]
    var heads: [ObjectIdentifier: IndexPath] = [:]
    var mistakes: [String] = []

    func numberOfSections(in view: UICollectionView) -> Int { names.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names[section].count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = names[path.section][path.item]
      return cell
    }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }

    func collectionView(
      _ view: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      if cells.updateValue(path, forKey: ObjectIdentifier(cell)) != nil {
        mistakes.append("cell \(path) twice")
      }
    }

    func collectionView(
      _ view: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      if cells.removeValue(forKey: ObjectIdentifier(cell)) == nil {
        mistakes.append("cell \(path) was not there")
      }
    }

    func collectionView(
      _ view: UICollectionView,
      willDisplaySupplementaryView head: UICollectionReusableView,
      forElementKind kind: String,
      at path: IndexPath
    ) {
      if heads.updateValue(path, forKey: ObjectIdentifier(head)) != nil {
        mistakes.append("head \(path) twice")
      }
    }

    func collectionView(
      _ view: UICollectionView,
      didEndDisplayingSupplementaryView head: UICollectionReusableView,
      forElementOfKind kind: String,
      at path: IndexPath
    ) {
      if heads.removeValue(forKey: ObjectIdentifier(head)) == nil {
        mistakes.append("head \(path) was not there")
      }
    }
  }

  private static let header = UICollectionView.elementKindSectionHeader

  private func run(
    _ account: Account,
    _ body: (TestScreen, UICollectionView, UICollectionViewFlowLayout) -> Void
  ) {
    let controller = UIViewController()
    TestScreen.showing(controller, width: 300, height: 500) { screen in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: Self.header,
        withReuseIdentifier: "head"
      )
      view.dataSource = account
      view.delegate = account
      controller.view.addSubview(view)
      screen.settle()
      body(screen, view, layout)
    }
  }

  private func expectBalance(_ account: Account, _ view: UICollectionView) {
    #expect(account.mistakes.isEmpty)
    #expect(Set(account.cells.keys) == Set(view.visibleCells.map { ObjectIdentifier($0) }))
    #expect(
      Set(account.heads.keys)
        == Set(
          view.visibleSupplementaryViews(ofKind: Self.header).map { ObjectIdentifier($0) }
        )
    )
    for path in view.indexPathsForVisibleItems {
      #expect(
        view.cellForItem(at: path)?.accessibilityLabel == account.names[path.section][path.item]
      )
    }
  }

  @Test(arguments: 0..<20)
  func `whatever comes goes once, and what is told of is what shows`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let account = Account()
    account.names = (0..<numbers.int(1...4)).map { section in
      (0..<numbers.int(0...25)).map { "s\(section).\($0)" }
    }
    run(account) { screen, view, layout in
      for _ in 0..<12 {
        switch numbers.int(0...5) {
        case 0: view.reloadData()
        case 1, 2:
          let transaction = RandomTransaction(account.names, &numbers)
          var order = numbers
          view.performBatchUpdates {
            transaction.declare(to: view, &order)
            account.names = transaction.result
          }
        case 3:
          layout.itemSize = CGSize(width: numbers.int(40...140), height: numbers.int(30...90))
        default:
          let end = max(0, Double(view.contentSize.height) - 500)
          view.contentOffset.y = CGFloat(numbers.double(0...end)).rounded()
        }
        if numbers.once(in: 3) { screen.step(numbers.int(1...6)) } else { screen.settle() }
      }
      screen.settle()
      expectBalance(account, view)
    }
  }

  @Test func `new data ends the display of all the old`() {
    let account = Account()
    account.names = [["a", "b"], ["c"]]
    run(account) { screen, view, _ in
      #expect(account.cells.count == 3 && account.heads.count == 2)
      account.names = []
      view.reloadData()
      screen.settle()
      #expect(account.cells.isEmpty && account.heads.isEmpty && account.mistakes.isEmpty)
    }
  }

  @Test func `another layout keeps the account`() {
    let account = Account()
    account.names = [(0..<40).map { "\($0)" }]
    run(account) { screen, view, _ in
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 280, height: 200)
      view.setCollectionViewLayout(other, animated: true)
      screen.settle()
      expectBalance(account, view)
      #expect(account.heads.isEmpty && account.cells.count < 6)
    }
  }
}
