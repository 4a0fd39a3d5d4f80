import UIKit

/// A grid of tiles that can be dragged from it and dropped on it.
@MainActor
final class TileGrid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  private var tiles: [Tile]
  /// Whether what is dragged to elsewhere stays here as well.
  private let lends: Bool
  let view: UICollectionView

  init(_ tiles: [Tile], lends: Bool) {
    self.tiles = tiles
    self.lends = lends
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 80)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 14
    view.layer.cornerCurve = .continuous
    view.contentInsetAdjustmentBehavior = .never
    view.register(SymbolTileCell.self, forCellWithReuseIdentifier: "tile")
    view.register(SymbolTileCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SymbolTileCell)?.show(tiles[indexPath.item])
    return cell
  }

  // MARK: Drag

  private func item(at path: IndexPath) -> UIDragItem {
    let tile = tiles[path.item]
    let provider = NSItemProvider(object: NSString(string: tile.name))
    provider.suggestedName = tile.name
    let item = UIDragItem(itemProvider: provider)
    item.localObject = tile
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    session.localContext = self
    return [item(at: indexPath)]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [item(at: indexPath)] }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters(indexPath) }

  private func parameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    guard let cell = view.cellForItem(at: path) as? SymbolTileCell else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = cell.platePath
    parameters.backgroundColor = .clear
    return parameters
  }

  /// Takes out what went to another grid.
  private func remove(_ tile: Tile) {
    guard let index = tiles.firstIndex(of: tile) else { return }
    view.performBatchUpdates {
      self.tiles.remove(at: index)
      self.view.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
  }

  // MARK: Drop

  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: String.self) }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let source = session.localDragSession?.localContext as? TileGrid
    let isMove = source === self || source?.lends == false
    return UICollectionViewDropProposal(
      operation: isMove ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let end = IndexPath(item: tiles.count, section: 0)
    let place = coordinator.destinationIndexPath ?? end
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    for item in coordinator.items {
      if let source = item.sourceIndexPath {
        move(source, to: place, item.dragItem, coordinator)
      } else {
        contexts.append(keepPlace(for: item.dragItem, at: place, coordinator))
      }
    }
    let session = coordinator.session
    contexts.last?.addCompletion { [weak self] _ in self?.load(session, into: contexts) }
  }

  private func move(
    _ source: IndexPath,
    to place: IndexPath,
    _ item: UIDragItem,
    _ coordinator: any UICollectionViewDropCoordinator
  ) {
    let place = IndexPath(item: min(place.item, tiles.count - 1), section: 0)
    view.performBatchUpdates {
      self.tiles.insert(self.tiles.remove(at: source.item), at: place.item)
      self.view.deleteItems(at: [source])
      self.view.insertItems(at: [place])
    }
    coordinator.drop(item, toItemAt: place)
  }

  /// Keeps the place until the data has come.
  private func keepPlace(
    for item: UIDragItem,
    at place: IndexPath,
    _ coordinator: any UICollectionViewDropCoordinator
  ) -> any UICollectionViewDropPlaceholderContext {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: place,
      reuseIdentifier: "placeholder"
    )
    placeholder.cellUpdateHandler = { ($0 as? SymbolTileCell)?.show(nil) }
    let source = coordinator.session.localDragSession?.localContext as? TileGrid
    if coordinator.proposal.operation == .move, let tile = item.localObject as? Tile {
      source?.remove(tile)
    }
    return coordinator.drop(item, to: placeholder)
  }

  private func load(
    _ session: any UIDropSession,
    into contexts: [any UICollectionViewDropPlaceholderContext]
  ) {
    session.loadObjects(ofClass: String.self) { [weak self] names in
      for (context, name) in zip(contexts, names) {
        guard let self, let tile = Tile.named(name) else {
          context.deletePlaceholder()
          continue
        }
        context.commitInsertion { self.tiles.insert(tile, at: $0.item) }
      }
    }
  }
}
