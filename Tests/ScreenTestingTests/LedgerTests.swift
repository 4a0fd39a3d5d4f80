import ScreenTesting
import Testing
import UIKit

/// Texts of what became of data.
@Suite struct LedgerTests {
  @Test func `every state can be made again from the text`() throws {
    let states: [UpdateLedger.State] = [
      [["Tokyo", "Kyoto", "Nara"], []],
      [["Kobe", "Tokyo", "Nara"], ["A|B\\C\nD"]],
      [["Nara", "Tokyo", "Kobe"]],
      [[], ["x"], ["y y"]],
    ]
    var ledger = UpdateLedger(first: states[0])
    for state in states.dropFirst() { ledger.note(state) }
    #expect(try UpdateLedger.states(in: "\(ledger)") == states)
    #expect(ledger.last == states[3])
  }

  @Test func `moves and items that come and go are told apart`() {
    var ledger = UpdateLedger(first: [["a", "b", "c"]])
    ledger.note([["c", "a", "d"]])
    #expect(
      "\(ledger)" == """
        first
          0: a | b | c
        update 1
          delete 0 1 b
          take 0 0 a
          put 0 1 a
          insert 0 2 d
        """
    )
  }

  @Test func `a ledger that cannot be followed says where`() {
    #expect(throws: UpdateLedger.Mistake(line: 4, description: "b is not at 0, 0")) {
      try UpdateLedger.states(in: "first\n  0: a\nupdate 1\n  delete 0 0 b")
    }
    for text in ["first\n0: a\nupdate 1\nfly 0 0 a", "update 1\ninsert 9 0 a", "what"] {
      #expect(throws: UpdateLedger.Mistake.self) { try UpdateLedger.states(in: text) }
    }
  }

  @MainActor @Test func `a collection view's data is written down`() {
    final class Source: NSObject, UICollectionViewDataSource {
      var names = ["a", "b"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    var ledger = UpdateLedger(of: view) { source.names[$0.item] }
    source.names.append("c")
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    ledger.note(view) { source.names[$0.item] }
    #expect("\(ledger)".hasSuffix("update 1\n  insert 0 2 c"))
  }
}
