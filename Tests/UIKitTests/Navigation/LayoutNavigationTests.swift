import CoreGraphics
import Testing
import UIKit

/// Controllers that show one collection view, each in its own layout.
@MainActor @Suite struct LayoutNavigationTests {
  private final class Numbers: UICollectionViewController {
    private(set) var loads = 0
    private(set) var moves: [String] = []

    convenience init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      moves.append("appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      moves.append("disappear")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func width(_ controller: Numbers) -> CGFloat? {
    controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
  }

  @Test(arguments: [true, false])
  func `a pushed controller goes on in the same view, and gives it back`(animated: Bool) throws {
    let root = Numbers(side: 50)
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      let next = Numbers(side: 120)
      next.useLayoutToLayoutNavigationTransitions = true
      let view = root.collectionView
      #expect(width(root) == 50)
      navigation.pushViewController(next, animated: animated)
      screen.settle()
      #expect(next.collectionView === view && root.collectionView === view)
      #expect(view?.collectionViewLayout === next.collectionViewLayout)
      #expect(width(next) == 120)
      #expect(view?.dataSource === root && view?.window != nil)
      #expect(view?.superview?.next === next)
      #expect(next.loads == 1 && next.moves == ["appear"])
      #expect(root.moves == ["appear", "disappear"])

      navigation.popViewController(animated: animated)
      screen.settle()
      #expect(root.collectionView === view && view?.window != nil)
      #expect(width(root) == 50)
      #expect(view?.superview?.next === root)
      #expect(!next.isViewLoaded)
      #expect(root.loads == 1 && root.moves == ["appear", "disappear", "appear"])
    }
  }

  @Test(arguments: [true, false])
  func `the view is given back from however far one comes`(sharesThird: Bool) throws {
    let root = Numbers(side: 50)
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      let next = Numbers(side: 120)
      next.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(next, animated: false)
      screen.settle()
      let third = Numbers(side: 90)
      third.useLayoutToLayoutNavigationTransitions = sharesThird
      navigation.pushViewController(third, animated: false)
      screen.settle()
      #expect((third.collectionView === root.collectionView) == sharesThird)
      navigation.popToRootViewController(animated: true)
      screen.settle()
      #expect(width(root) == 50)
      #expect(root.collectionView.superview?.next === root && root.collectionView.window != nil)
      #expect(!next.isViewLoaded && third.isViewLoaded != sharesThird)
    }
  }

  @Test(arguments: 1...3)
  func `a controller that goes from below another leaves the view in its own layout`(
    borrowers: Int
  ) throws {
    let root = Numbers(side: 50)
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      let upper = (0..<borrowers).map { Numbers(side: 90 + 10 * CGFloat($0)) }
      for next in upper {
        next.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(next, animated: false)
        screen.settle()
        #expect(next.collectionViewLayout === root.collectionView.collectionViewLayout)
      }
      let layouts = Set(upper.map { ObjectIdentifier($0.collectionViewLayout) })
      #expect(layouts.count == borrowers)
      navigation.setViewControllers([root, UIViewController()], animated: true)
      screen.settle()
      #expect(root.collectionView.superview?.next === root)
      #expect(upper.allSatisfy { !$0.isViewLoaded })
      navigation.popViewController(animated: false)
      screen.settle()
      #expect(width(root) == 50)
      #expect(root.collectionView.collectionViewLayout === root.collectionViewLayout)
    }
  }

  @Test func `cells move from the one layout to the other`() throws {
    let root = Numbers(side: 50)
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      let next = Numbers(side: 120)
      next.useLayoutToLayoutNavigationTransitions = true
      let cell = root.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      navigation.pushViewController(next, animated: true)
      screen.step(8)
      let shown = cell?.layer.presentation()?.bounds.width ?? 0
      #expect(shown > 50 && shown < 120)
      screen.settle()
      #expect(cell === next.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    }
  }

  @Test func `without the wish each controller has a view of its own`() throws {
    let root = Numbers(side: 50)
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      let next = Numbers(side: 120)
      navigation.pushViewController(next, animated: true)
      screen.settle()
      #expect(next.collectionView !== root.collectionView)
      #expect(width(next) == 120 && next.collectionView.dataSource === next)
    }
  }
}
