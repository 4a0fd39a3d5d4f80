import UIKit

@testable import UIKit

/// An app whose list is a collection view.
@MainActor
final class CollectionApp: NSObject, WorldApp {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let controller = UIViewController()
  let view: UICollectionView
  let ledger = Ledger()
  var stock: Stock
  private(set) var kind: LayoutKind
  private let plan: WorldPlan
  private let lie: Lie?
  private var source: Source?
  private var hasInserted = false
  /// Where what is carried is.
  private var carried = CGPoint.zero

  var list: UIScrollView { view }

  init(_ plan: WorldPlan, _ kind: LayoutKind, lie: Lie?) {
    (self.plan, self.kind, self.lie) = (plan, kind, lie)
    stock = Stock(plan.counts)
    let bounds = controller.view.bounds
    view = UICollectionView(
      frame: bounds,
      collectionViewLayout: kind.makeLayout(hasHeaders: plan.hasHeaders)
    )
    super.init()
    controller.view.addSubview(view)
    controller.view.backgroundColor = .systemBackground
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMultipleSelection = plan.allowsMultipleSelection
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = plan.allowsMultipleSelection
    view.allowsFocus = true
    view.delegate = self
    Self.register(view)
    if plan.isDiffable {
      makeSource()
    } else {
      view.dataSource = self
    }
  }

  private static func register(_ view: UICollectionView) {
    view.register(WorldCell.self, forCellWithReuseIdentifier: "cell")
    view.register(WorldListCell.self, forCellWithReuseIdentifier: "list")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
  }

  private func makeSource() {
    let source = Source(collectionView: view) { [unowned self] _, path, item in
      cell(path, item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      let snapshot = transaction.finalSnapshot
      stock.sections = snapshot.sectionIdentifiers.map { id in
        Stock.Section(id: id, items: snapshot.itemIdentifiers(inSection: id))
      }
    }
    self.source = source
    source.apply(snapshot(of: stock), animatingDifferences: false)
  }

  private func snapshot(of stock: Stock) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(stock.sections.map(\.id))
    for section in stock.sections { snapshot.appendItems(section.items, toSection: section.id) }
    return snapshot
  }

  private func cell(_ path: IndexPath, _ item: Int) -> UICollectionViewCell {
    let isList = plan.subject == .collection(.list) && plan.hasTexts
    let cell = view.dequeueReusableCell(withReuseIdentifier: isList ? "list" : "cell", for: path)
    let version = stock.version(item)
    if let cell = cell as? any ItemShowing {
      cell.item = hasInserted && lie == .wrongCell ? item + 1 : item
      cell.version = version
    }
    cell.accessibilityLabel = "item \(item)"
    cell.isAccessibilityElement = true
    if let cell = cell as? WorldCell {
      cell.app = self
      cell.contentView.backgroundColor = ItemSize.color(item, version)
      if plan.hasTexts { cell.label.text = "\(item)" }
    } else if let cell = cell as? WorldListCell {
      var content = cell.defaultContentConfiguration()
      content.text = ItemSize.text(item, version)
      cell.contentConfiguration = content
    }
    return cell
  }
}

// MARK: What is shown

extension CollectionApp {
  var shownCells: [ShownCell] {
    view.indexPathsForVisibleItems.compactMap { path in
      guard let cell = view.cellForItem(at: path) else {
        ledger.note(.oneCell, "\(path) is visible and has no cell")
        return nil
      }
      let showing = cell as? any ItemShowing
      return ShownCell(
        path: path,
        view: cell,
        item: showing?.item,
        version: showing?.version ?? -1,
        pathOfView: view.indexPath(for: cell),
        frame: cell.superview === view ? view.layoutAttributesForItem(at: path)?.frame : nil
      )
    }
  }

  var shownCellViews: [UIView] { view.visibleCells }

  var expectedPaths: Set<IndexPath>? {
    guard kind != .orthogonal else { return nil }
    let bounds = view.bounds
    let all = view.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return Set(
      all.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(bounds) }
        .map(\.indexPath)
    )
  }

  var placesInRows: [IndexPath: CGRect]? {
    guard kind == .orthogonal, stock.allItems.count < 400 else { return nil }
    var places: [IndexPath: CGRect] = [:]
    for path in stock.paths {
      guard let attributes = view.keeper.attributes(forItemAt: ShownPath(path)) else { continue }
      let frame = view.keeper.seenFrame(attributes)
      if frame.overlaps(view.bounds) { places[path] = frame }
    }
    return places
  }

  var countsOfList: [Int] { (0..<view.numberOfSections).map(view.numberOfItems) }

  var listedItems: [[Int]]? {
    guard let snapshot = source?.snapshot() else { return nil }
    return snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers)
  }

  var selectedPaths: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  var headerProblem: String? {
    let kind = UICollectionView.elementKindSectionHeader
    let all = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let wanted = all.filter {
      $0.representedElementKind == kind && $0.frame.overlaps(view.bounds)
    }
    for attributes in wanted {
      let path = attributes.indexPath
      guard let header = view.supplementaryView(forElementKind: kind, at: path) else {
        return "no header at \(path)"
      }
      // What the layout says is not mirrored yet.
      let shown = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
      if let shown, !CellLaws.isNear(header.frame, shown) {
        return "the header at \(path) is at \(header.frame), not \(shown)"
      }
    }
    let count = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).count
    return count < wanted.count ? "\(count) headers, not \(wanted.count)" : nil
  }

  var isBetween: Bool { view.transition != nil || view.movement.isGoing }

  func differenceFromScratch() -> String? {
    guard kind.isFixed, view.safeAreaInsets == .zero, stock.allItems.count < 400 else { return nil }
    let other = UICollectionView(
      frame: view.frame,
      collectionViewLayout: kind.makeLayout(hasHeaders: plan.hasHeaders)
    )
    Self.register(other)
    other.contentInset = view.contentInset
    other.traitOverrides.displayScale = view.traitCollection.displayScale
    other.traitOverrides.layoutDirection = view.traitCollection.layoutDirection
    other.dataSource = self
    other.delegate = self
    defer { other.delegate = nil }
    other.prepareLayout()
    for path in stock.paths {
      let (old, new) = (
        view.layoutAttributesForItem(at: path)?.frame,
        other.layoutAttributesForItem(at: path)?.frame
      )
      if old != new { return "\(path) is at \(old as Any), anew at \(new as Any)" }
    }
    let (old, new) = (
      view.collectionViewLayout.collectionViewContentSize,
      other.collectionViewLayout.collectionViewContentSize
    )
    return old == new ? nil : "the content is \(old), anew \(new)"
  }
}

// MARK: What can be done

extension CollectionApp {
  func perform(_ edit: Edit, animated: Bool, completion: @escaping @MainActor (Bool) -> Void) {
    hasInserted = hasInserted || !edit.insertedItems.isEmpty
    let isDoubled = lie == .twiceCompleted && animated
    let completion: @MainActor (Bool) -> Void = { isFinished in
      completion(isFinished)
      if isDoubled { completion(isFinished) }
    }
    guard let source else { return performBatch(edit, animated, completion) }
    stock = edit.result
    var snapshot = snapshot(of: stock)
    let reloaded = stock.allItems.filter(edit.reloaded.contains)
    snapshot.reloadItems(reloaded)
    source.apply(snapshot, animatingDifferences: animated) { completion(true) }
  }

  private func performBatch(
    _ edit: Edit,
    _ animated: Bool,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    let batch = { [self] in
      view.performBatchUpdates {
        self.stock = edit.result
        self.view.deleteItems(at: edit.deletedItems)
        self.view.insertSections(edit.insertedSections)
        self.view.reloadItems(at: edit.reloadedItems)
        for move in edit.movedItems { self.view.moveItem(at: move.from, to: move.to) }
        self.view.deleteSections(edit.deletedSections)
        self.view.insertItems(at: edit.insertedItems)
        for move in edit.movedSections { self.view.moveSection(move.from, toSection: move.to) }
      } completion: {
        completion($0)
      }
    }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  func reloadData() {
    if let source {
      source.applySnapshotUsingReloadData(snapshot(of: stock))
    } else {
      view.reloadData()
    }
    ledger.selected = []
  }

  func reconfigure(_ items: [Int]) {
    let wanted = Set(items)
    if let source {
      var snapshot = source.snapshot()
      snapshot.reconfigureItems(items)
      source.apply(snapshot, animatingDifferences: true)
    } else {
      view.reconfigureItems(at: stock.paths.filter { stock[$0].map(wanted.contains) == true })
    }
  }

  func select(_ path: IndexPath, animated: Bool) {
    view.selectItem(at: path, animated: animated, scrollPosition: [])
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    view.deselectItem(at: path, animated: animated)
  }

  func scroll(to path: IndexPath, place: Int, animated: Bool) {
    let places: [UICollectionView.ScrollPosition] =
      kind == .sideways
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    view.scrollToItem(at: path, at: places[place % 3], animated: animated)
  }

  func changeLayout(_ number: Int, animated: Bool) {
    kind = LayoutKind.allCases[number % LayoutKind.allCases.count]
    view.setCollectionViewLayout(kind.makeLayout(hasHeaders: plan.hasHeaders), animated: animated)
  }

  func invalidate() { view.collectionViewLayout.invalidateLayout() }

  func setEditing(_ isEditing: Bool, animated: Bool) { view.isEditing = isEditing }

  func lift(_ path: IndexPath) -> Bool {
    guard !isBetween, let cell = view.cellForItem(at: path) else { return false }
    carried = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
    return view.beginInteractiveMovementForItem(at: path)
  }

  func carry(by way: CGVector) {
    carried.x += way.dx
    carried.y += way.dy
    view.updateInteractiveMovementTargetPosition(carried)
  }

  func drop() { view.endInteractiveMovement() }
}

// MARK: Data

extension CollectionApp: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { stock.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { stock.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(indexPath, stock[indexPath] ?? -1) }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { stock.move(sourceIndexPath, to: destinationIndexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
}

// MARK: What is told

extension CollectionApp: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if kind == .sizes, let item = stock[indexPath] { return ItemSize.size(item) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ledger.willDisplay(cell) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ledger.didEndDisplaying(cell) }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    if isBetween { ledger.selectedByPlace = true }
    if !collectionView.allowsMultipleSelection { ledger.selected = [] }
    if let item = stock[indexPath] { ledger.selected.insert(item) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    if isBetween { ledger.selectedByPlace = true }
    if let item = stock[indexPath] { ledger.selected.remove(item) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ledger.willBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { ledger.willEndDragging() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ledger.didEndDragging(decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ledger.willBeginDecelerating()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ledger.didEndDecelerating() }
}
