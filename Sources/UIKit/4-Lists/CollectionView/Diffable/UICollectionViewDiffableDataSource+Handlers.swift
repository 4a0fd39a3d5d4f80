extension UICollectionViewDiffableDataSource {
  /// The handlers of reordering by the user.
  @MainActor @preconcurrency
  public struct ReorderingHandlers {
    /// Whether an item can be moved; without an answer none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called with a reordering that is about to become the data.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called with a reordering that has become the data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// The handlers of expanding and collapsing by the user.
  @MainActor @preconcurrency
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Whether an item may be expanded; defaults to yes.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether an item may be collapsed; defaults to yes.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Provides what is below an item that is about to be expanded.
    ///
    /// It gets what is below it so far, and what it returns takes its place.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }
}
