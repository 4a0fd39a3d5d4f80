import CollectionDiffing
import Diagnostics
import Foundation

/// A data source that is given snapshots and brings a table view from one to the next.
///
/// What is equal is the same row: its cell stays, and moves where the row does. Subclasses give
/// titles and let rows be edited and moved. Apply snapshots always on the main thread, or always on
/// one other queue.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Provides the cell of a row; nil is a mistake.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private nonisolated let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private let face: TableFace
  private nonisolated let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Makes a data source and sets it as that of a table view, which does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    face = TableFace(tableView)
    applier = SnapshotApplier(store: store, face: face)
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go.
  ///
  /// Defaults to `automatic`.
  public var defaultRowAnimation: UITableView.RowAnimation {
    get { face.animation }
    set { face.animation = newValue }
  }

  /// The sections and items as they are, without marks.
  ///
  /// On another thread than the main one, as they will be when all that was applied is shown.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { store.current.snapshot }

  /// Applies a snapshot: the view inserts, deletes and moves what differs.
  ///
  /// The first snapshot is shown as it is. `completion` is called on the main thread. On the main
  /// thread the view is up to date on return; elsewhere that happens soon, in the order of calls.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { applier.hand(in: .all(snapshot), animatingDifferences ? .animated : .immediate, completion) }

  /// Applies a snapshot, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot and reloads everything.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { applier.hand(in: .all(snapshot), .reload, completion) }

  /// Applies a snapshot and reloads everything; returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// What the data source shows, section by section.
  public func description() -> String { store.description(of: self) }

  /// The section at a position; nil where there is none.
  nonisolated open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(at: index)
  }

  /// The index of a section; nil where it is not in the snapshot.
  nonisolated open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.position(of: sectionIdentifier)
  }

  /// The item at an index path; nil where there is none.
  nonisolated open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// The index path of an item; nil where it is not in the snapshot.
  nonisolated open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.path(of: itemIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int {
    store.shown.snapshot.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.itemCount(inSection: section, of: self)
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    ProviderMistakes.reportNoCell(at: indexPath, item.map { "\($0)" }, self, in: "table view")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
