import UIKit

@testable import UIKit

/// An app whose list is a table view.
@MainActor
final class TableApp: NSObject, WorldApp {
  typealias Source = UITableViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let controller = UIViewController()
  let view: UITableView
  let ledger = Ledger()
  var stock: Stock
  private let kind: TableKind
  private let plan: WorldPlan
  private let lie: Lie?
  private var source: Source?
  private var hasInserted = false

  var list: UIScrollView { view }

  init(_ plan: WorldPlan, _ kind: TableKind, lie: Lie?) {
    (self.plan, self.kind, self.lie) = (plan, kind, lie)
    stock = Stock(plan.counts)
    view = UITableView(
      frame: controller.view.bounds,
      style: kind == .grouped ? .insetGrouped : .plain
    )
    super.init()
    controller.view.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMultipleSelection = plan.allowsMultipleSelection
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = plan.allowsMultipleSelection
    view.allowsFocus = true
    view.register(WorldRow.self, forCellReuseIdentifier: "cell")
    if kind != .measured { view.rowHeight = 26 }
    if kind.isExact { Self.forgoEstimates(view) }
    view.delegate = self
    if plan.isDiffable {
      let source = Source(tableView: view) { [unowned self] _, path, item in
        cell(path, item)
      }
      self.source = source
      source.apply(snapshot(of: stock), animatingDifferences: false)
    } else {
      view.dataSource = self
    }
  }

  private static func forgoEstimates(_ view: UITableView) {
    view.estimatedRowHeight = 0
    view.sectionHeaderHeight = 20
  }

  private func snapshot(of stock: Stock) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(stock.sections.map(\.id))
    for section in stock.sections { snapshot.appendItems(section.items, toSection: section.id) }
    return snapshot
  }

  private func cell(_ path: IndexPath, _ item: Int) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
    guard let row = cell as? WorldRow else { return cell }
    let version = stock.version(item)
    row.item = hasInserted && lie == .wrongCell ? item + 1 : item
    row.version = version
    row.accessibilityLabel = "item \(item)"
    row.backgroundColor = ItemSize.color(item, version)
    if kind == .measured { row.ask(for: ItemSize.height(item, version)) }
    if plan.hasTexts { row.textLabel?.text = "\(item)" }
    return row
  }
}

// MARK: What is shown

extension TableApp {
  var shownCells: [ShownCell] {
    (view.indexPathsForVisibleRows ?? []).compactMap { path in
      guard let cell = view.cellForRow(at: path) else {
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
        frame: frame(of: cell, path)
      )
    }
  }

  private func frame(of cell: UIView, _ path: IndexPath) -> CGRect? {
    // Rows of inset groups are narrower than what they say.
    guard kind != .grouped else { return nil }
    return view.rectForRow(at: path).offsetBy(dx: view.swipes.shift(of: cell), dy: 0)
  }

  var shownCellViews: [UIView] { view.visibleCells }

  var expectedPaths: Set<IndexPath>? {
    let bounds = view.bounds
    let paths = view.indexPathsForRows(in: bounds) ?? []
    return Set(paths.filter { view.rectForRow(at: $0).overlaps(bounds) })
  }

  var placesInRows: [IndexPath: CGRect]? { nil }

  var countsOfList: [Int] { (0..<view.numberOfSections).map(view.numberOfRows) }

  var listedItems: [[Int]]? {
    guard let snapshot = source?.snapshot() else { return nil }
    return snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers)
  }

  var selectedPaths: [IndexPath] { view.indexPathsForSelectedRows ?? [] }

  var headerProblem: String? {
    for section in 0..<view.numberOfSections {
      guard let header = view.headerView(forSection: section) else { continue }
      // Those of plain tables stay at the top.
      let frame = view.rectForHeader(inSection: section)
      if kind == .grouped, !CellLaws.isNear(frame, header.frame) {
        return "header \(section) is at \(header.frame), not \(frame)"
      }
    }
    return nil
  }

  var isBetween: Bool { view.movement.isHolding }

  func differenceFromScratch() -> String? {
    guard kind.isExact, view.safeAreaInsets == .zero, stock.allItems.count < 400 else { return nil }
    let other = UITableView(frame: view.frame, style: view.style)
    other.rowHeight = view.rowHeight
    Self.forgoEstimates(other)
    other.contentInset = view.contentInset
    other.traitOverrides.displayScale = view.traitCollection.displayScale
    other.dataSource = self
    other.delegate = self
    defer { other.delegate = nil }
    for path in stock.paths where view.rectForRow(at: path) != other.rectForRow(at: path) {
      return "\(path) is at \(view.rectForRow(at: path)), anew at \(other.rectForRow(at: path))"
    }
    return nil
  }
}

// MARK: What can be done

extension TableApp {
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
    snapshot.reloadItems(stock.allItems.filter(edit.reloaded.contains))
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
        self.view.deleteRows(at: edit.deletedItems, with: .automatic)
        self.view.insertSections(edit.insertedSections, with: .top)
        self.view.reloadRows(at: edit.reloadedItems, with: .fade)
        for move in edit.movedItems { self.view.moveRow(at: move.from, to: move.to) }
        self.view.deleteSections(edit.deletedSections, with: .left)
        self.view.insertRows(at: edit.insertedItems, with: .fade)
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
      view.reconfigureRows(at: stock.paths.filter { stock[$0].map(wanted.contains) == true })
    }
  }

  func select(_ path: IndexPath, animated: Bool) {
    view.selectRow(at: path, animated: animated, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    view.deselectRow(at: path, animated: animated)
  }

  func scroll(to path: IndexPath, place: Int, animated: Bool) {
    let places: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]
    view.scrollToRow(at: path, at: places[place % 4], animated: animated)
  }

  func changeLayout(_ number: Int, animated: Bool) {
    view.rowHeight = kind == .measured ? UITableView.automaticDimension : CGFloat(20 + number % 20)
  }

  func invalidate() { view.performBatchUpdates(nil) }

  func setEditing(_ isEditing: Bool, animated: Bool) {
    view.setEditing(isEditing, animated: animated)
  }

  // Rows are carried by fingers on their grips.
  func lift(_ path: IndexPath) -> Bool { false }

  func carry(by way: CGVector) {}

  func drop() {}
}

// MARK: Data

extension TableApp: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { stock.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stock.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(indexPath, stock[indexPath] ?? -1)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let edit = Edit(stock, deleting: indexPath)
    let done = ledger.expectCompletion()
    ledger.selected.formIntersection(edit.result.allItems)
    perform(edit, animated: true) { _ in done() }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { stock.move(sourceIndexPath, to: destinationIndexPath) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    plan.hasHeaders && !plan.isDiffable ? "S" : nil
  }
}

// MARK: What is told

extension TableApp: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard kind == .heights, let item = stock[indexPath] else { return tableView.rowHeight }
    return ItemSize.height(item, stock.version(item))
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { ledger.willDisplay(cell) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { ledger.didEndDisplaying(cell) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isBetween { ledger.selectedByPlace = true }
    if !tableView.allowsMultipleSelection { ledger.selected = [] }
    if let item = stock[indexPath] { ledger.selected.insert(item) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
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
