import Testing
import UIKit

@MainActor @Suite struct CollectionControllerTests {
  final class Numbers: UICollectionViewController {
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(
        UICollectionViewCell.self,
        forCellWithReuseIdentifier: "cell"
      )
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
  }

  @Test func `the collection view fills its view, and it is source and delegate`() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = Numbers(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.viewIfLoaded == nil)
    let view = try #require(controller.collectionView)
    #expect(view.superview === controller.view && view.frame == controller.view.bounds)
    controller.view.frame.size = CGSize(width: 200, height: 300)
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(view.dataSource === controller)
    #expect(view.delegate === controller)
    #expect(view.collectionViewLayout === layout)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 30)
  }

  @Test func `selection ends when it appears again, unless told otherwise`() throws {
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    let view = try #require(controller.collectionView)
    view.layoutIfNeeded()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `a tap reaches the controller`() {
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    TestScreen.showing(controller) { screen in
      screen.tap(25, 25)
      screen.settle()
    }
    #expect(controller.selected == [[0, 0]])
  }

  @Test func `editing reaches the collection view, which then selects as it is told`() {
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: false)
    TestScreen.showing(controller) { screen in
      controller.setEditing(false, animated: false)
      controller.setEditing(true, animated: false)
      #expect(controller.collectionView.isEditing)
      screen.tap(25, 25)
      screen.settle()
      #expect(controller.selected.isEmpty)
      controller.collectionView.allowsMultipleSelectionDuringEditing = true
      screen.tap(25, 25)
      screen.settle()
      screen.tap(85, 25)
      screen.settle()
      #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 1]])
      controller.setEditing(false, animated: false)
      #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
  }

  @Test func `a header nobody provides is told`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let controller = Numbers(collectionViewLayout: layout)
    let view = try #require(controller.collectionView)
    let findings = UIKitDiagnostics.recording { view.layoutIfNeeded() }
    #expect(findings.first?.code == "TSK-SUPP-MISSING")
    #expect(findings.first?.place.hasPrefix("Numbers, kind") == true)
  }
}
