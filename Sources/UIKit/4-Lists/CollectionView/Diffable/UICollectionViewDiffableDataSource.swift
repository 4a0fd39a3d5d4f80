import CollectionDiffing
import Diagnostics
import Foundation

/// A data source that is given snapshots and brings a collection view from one to the next.
///
/// What is equal is the same item: its cell stays, and moves where the item does. Apply snapshots
/// always on the main thread, or always on one other queue.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Provides the cell of an item; nil is a mistake.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Provides a supplementary view of a kind; nil is a mistake.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Provides supplementary views.
  ///
  /// Defaults to nil, which is a mistake where the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of reordering by the user.
  public var reorderingHandlers = ReorderingHandlers()

  /// The handlers of expanding and collapsing by the user.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  nonisolated let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private nonisolated let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Makes a data source and sets it as that of a collection view, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    applier = SnapshotApplier(store: store, face: CollectionFace(collectionView))
    super.init()
    collectionView.dataSource = self
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
  ) {
    applier.hand(in: .all(snapshot), animatingDifferences ? .animated : .immediate, completion)
  }

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

  /// The items of a section with what is below them.
  ///
  /// Without a section snapshot so far, its items side by side; empty for a section that is not
  /// there.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(store.current.outline(of: section))
  }

  /// Applies a section snapshot, whose visible items become those of the section.
  ///
  /// A section that is not there comes at the end; items of other sections move here.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let mode = animatingDifferences ? DiffableMode.animated : .immediate
    applier.hand(in: .outline(snapshot.tree, section), mode, completion)
  }

  /// Applies a section snapshot, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.shown.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    store.itemCount(inSection: section, of: self)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    ProviderMistakes.reportNoCell(at: indexPath, item.map { "\($0)" }, self)
    return ProviderMistakes.cell(in: collectionView, at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    ProviderMistakes.reportNoView(kind, indexPath, supplementaryViewProvider != nil, self)
    return ProviderMistakes.view(of: kind, in: collectionView, at: indexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, destinationIndexPath) }
}
