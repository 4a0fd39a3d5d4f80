import ScreenTesting
import Testing
import UIKit

/// Budgets of work.
@MainActor @Suite(.serialized) struct WorkTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 30
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func list(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    return list
  }

  @Test func `scrolling makes no cells once there are enough`() {
    let source = Source()
    let list = list(source)
    let (_, work) = screenWork { list.layoutIfNeeded() }
    #expect(work.cellsMade >= 4)
    #expect(work.classes["cellsMade"] == ["UICollectionViewCell": work.cellsMade])
    for y in stride(from: 10, through: 300, by: 10) {
      list.contentOffset.y = CGFloat(y)
      list.layoutIfNeeded()
    }
    expectWork(cellsMade: 0, cellsReused: ≤2, viewsMeasured: 0, layoutPasses: 1) {
      list.contentOffset.y = 350
      list.layoutIfNeeded()
    }
  }

  @Test func `what is over its budget is told with the classes that did it`() {
    let source = Source()
    let list = list(source)
    withKnownIssue {
      expectWork(cellsMade: 0) { list.layoutIfNeeded() }
    } matching: { issue in
      issue.description.contains("cellsMade: ")
        && issue.description.contains("expected 0 (UICollectionViewCell ")
    }
  }

  @Test func `a view that is laid out twice is two passes`() {
    final class Restless: UIView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        if rounds % 2 == 1 { setNeedsLayout() }
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (_, work) = screenWork { view.layoutIfNeeded() }
    #expect(work.layoutPasses == 2)
    #expect(work.viewsLaidOut == 2)
  }

  @Test func `measuring is counted, and counts within counts add up`() {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let (_, outer) = screenWork {
      expectWork(viewsMeasured: 1) { view.systemLayoutSizeFitting(.zero) }
      _ = view.systemLayoutSizeFitting(.zero)
    }
    #expect(outer.viewsMeasured == 2)
  }

  @Test func `budgets are numbers and ranges`() {
    #expect("\(WorkBudget(2...4))" == "2 to 4")
    #expect("\(≤4)" == "at most 4")
    #expect("\(3 as WorkBudget)" == "3")
  }
}
