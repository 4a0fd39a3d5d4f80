// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Names in a list whose rows can be swiped.
@MainActor
private final class SwipedNames: UIViewController {
  enum Section { case names }

  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction] = []
  let log = CallLog()
  private let isMirrored: Bool
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }
  lazy var view0 = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  lazy var source = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: view0
  ) { [cells] view, path, name in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
  }

  init(isMirrored: Bool = false) {
    self.isMirrored = isMirrored
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self else { return nil }
      log.lines.append("leading \(path.item)")
      return leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self else { return nil }
      log.lines.append("trailing \(path.item)")
      return UISwipeActionsConfiguration(actions: trailing)
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view0.semanticContentAttribute = view.semanticContentAttribute
    view0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(view0)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.names])
    snapshot.appendItems((0..<30).map { "Name \($0)" })
    source.apply(snapshot, animatingDifferences: false)
  }

  func action(
    _ title: String,
    style: UIContextualAction.Style = .normal,
    _ body: @escaping () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, done in
      self?.log.lines.append(title)
      body()
      done(true)
    }
  }

  func cell(_ item: Int) -> UICollectionViewCell? {
    view0.cellForItem(at: IndexPath(item: item, section: 0))
  }

  func shift(_ item: Int) -> CGFloat? { cell(item).map { $0.frame.minX - 20 } }
}

@MainActor @Suite struct ListSwipeTests {
  private func run(
    isMirrored: Bool = false,
    _ body: (TestScreen, SwipedNames) throws -> Void
  ) rethrows {
    let names = SwipedNames(isMirrored: isMirrored)
    names.trailing = [names.action("A"), names.action("B")]
    try TestScreen.showing(names, width: 390, height: 600) { screen in
      screen.settle()
      try body(screen, names)
    }
  }

  @Test func `a swipe asks for actions and uncovers them`() {
    run { screen, names in
      // Row 1 lies from 79 to 123.
      screen.drag(from: (300, 100), to: (200, 100), frames: 5)
      screen.settle()
      #expect(names.log.take() == ["trailing 1"])
      #expect(names.shift(1) == -148)
      #expect(names.cell(1)?.configurationState.isSwiped == true)
      #expect(names.cell(0)?.frame.minX == 20 && names.cell(2)?.frame.minX == 20)
      // The first action is at the edge of the card, which ends at 370.
      screen.tap(340, 100)
      screen.settle()
      #expect(names.log.take() == ["A"])
      #expect(names.shift(1) == 0)
      #expect(names.cell(1)?.configurationState.isSwiped == false)
      #expect(names.view0.indexPathsForSelectedItems == [])
    }
  }

  @Test func `without actions nothing moves`() {
    run { screen, names in
      screen.drag(from: (60, 100), to: (200, 100), frames: 5)
      screen.settle()
      #expect(names.log.take() == ["leading 1"])
      #expect(names.shift(1) == 0)
      names.leading = [names.action("L")]
      screen.drag(from: (60, 100), to: (130, 100), frames: 5)
      screen.settle()
      #expect(abs((names.shift(1) ?? 0) - 74) < 0.001)
    }
  }

  @Test func `a touch elsewhere, a scroll, new data and editing close`() {
    run { screen, names in
      @MainActor func open() {
        screen.drag(from: (300, 100), to: (200, 100), frames: 5)
        screen.settle()
        #expect(names.shift(1) == -148)
      }
      open()
      screen.tap(200, 300)
      screen.settle()
      #expect(names.shift(1) == 0)
      #expect(names.view0.indexPathsForSelectedItems == [])
      open()
      names.view0.contentOffset.y = 3
      screen.settle()
      #expect(names.shift(1) == 0)
      names.view0.contentOffset.y = 0
      open()
      names.view0.reloadData()
      screen.settle()
      #expect(names.shift(1) == 0)
      open()
      names.view0.isEditing = true
      screen.settle()
      #expect(names.shift(1) == 0)
      _ = names.log.take()
      screen.drag(from: (300, 100), to: (200, 100), frames: 5)
      screen.settle()
      #expect(names.log.take() == [])
    }
  }

  @Test func `a full swipe deletes`() {
    run { screen, names in
      names.trailing = [
        names.action("Delete", style: .destructive) {
          var snapshot = names.source.snapshot()
          snapshot.deleteItems(["Name 1"])
          names.source.apply(snapshot)
        }
      ]
      screen.drag(from: (360, 100), to: (40, 100), frames: 10)
      screen.settle()
      #expect(names.log.take() == ["trailing 1", "Delete"])
      #expect(names.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "Name 2")
      #expect(names.shift(1) == 0)
      #expect(names.view0.subviews.filter { $0.frame.width > 0 && $0.frame.minX > 200 }.isEmpty)
    }
  }

  @Test func `what comes before an open row closes it where it is`() {
    run { screen, names in
      screen.drag(from: (300, 100), to: (200, 100), frames: 5)
      screen.settle()
      var snapshot = names.source.snapshot()
      snapshot.insertItems(["New"], beforeItem: "Name 0")
      names.source.apply(snapshot)
      screen.settle()
      #expect((0..<4).allSatisfy { names.shift($0) == 0 })
    }
  }

  @Test func `sides are mirrored where text is read from the right`() {
    run(isMirrored: true) { screen, names in
      screen.drag(from: (100, 100), to: (200, 100), frames: 5)
      screen.settle()
      #expect(names.log.take() == ["trailing 1"])
      #expect(names.shift(1) == 148)
    }
  }

  @Test func `other rows are not touched while one is open`() {
    run { screen, names in
      screen.drag(from: (300, 100), to: (200, 100), frames: 5)
      screen.settle()
      screen.finger(.began, 150, 180)
      screen.step()
      #expect(names.cell(3)?.isHighlighted == false)
      screen.finger(.ended, 150, 180)
      screen.settle()
      screen.tap(150, 180)
      screen.settle()
      #expect(names.view0.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    }
  }
}
