import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ListSectionColorTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [2, 3, 30]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Cards, then a list, then cards again.
  private func layout(
    _ color: UIColor?
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      if section == 1 {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.backgroundColor = color
        return .list(using: list, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
    }
  }

  private func run(
    _ layout: UICollectionViewLayout,
    _ body: (UICollectionView, TestScreen) -> Void
  ) {
    let source = Source()
    let controller = UIViewController()
    TestScreen.showing(controller, width: 390, height: 600) { screen in
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      controller.view.addSubview(view)
      screen.settle()
      body(view, screen)
    }
  }

  /// What lies behind rows without being a cell or an indicator.
  private func grounds(_ view: UICollectionView) -> [UIView] {
    view.subviews.filter { type(of: $0) == UIView.self && $0.bounds.width == view.bounds.width }
  }

  @Test func `a list between cards has its colour behind its rows, over the whole width`() throws {
    run(layout(nil)) { view, screen in
      let found = grounds(view)
      #expect(found.map(\.backgroundColor) == [.systemGroupedBackground])
      #expect(view.backgroundColor == .systemBackground)
      guard let ground = found.first, let first = view.cellForItem(at: [1, 0]),
        let next = view.layoutAttributesForItem(at: [2, 0])
      else { return #expect(Bool(false), "something is missing") }
      #expect(ground.frame.minY == 100 && ground.frame.minX == 0)
      #expect(ground.frame.maxY == next.frame.minY && first.frame.minX > 0)
      // It goes along with the section and is gone where the section is.
      view.contentOffset.y = 60
      screen.settle()
      #expect(ground.frame.minY == 100)
      view.contentOffset.y = 900
      screen.settle()
      view.reloadData()
      screen.settle()
      #expect(grounds(view).isEmpty)
    }
  }

  @Test func `a clear list lets the view's own colour be seen`() {
    run(layout(.clear)) { view, _ in
      #expect(grounds(view).allSatisfy { $0.backgroundColor == .clear })
    }
  }

  @Test func `the first section's list gives the view its colour, unless the app did`() {
    let list = UICollectionLayoutListConfiguration(appearance: .grouped)
    run(UICollectionViewCompositionalLayout.list(using: list)) { view, screen in
      #expect(view.backgroundColor == .systemGroupedBackground && grounds(view).isEmpty)
      view.backgroundColor = .red
      view.reloadData()
      screen.settle()
      #expect(
        grounds(view).map(\.backgroundColor) == Array(repeating: .systemGroupedBackground, count: 3)
      )
    }
  }
}
