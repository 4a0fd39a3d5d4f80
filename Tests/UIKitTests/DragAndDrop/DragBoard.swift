import UIKit

/// A collection view whose items can be dragged and dropped on, and what its delegates are told.
@MainActor
final class DragBoard: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names: [String]
  let view: UICollectionView
  var log: [String] = []
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var destinations: [IndexPath?] = []
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  init(_ names: [String], frame: CGRect) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: frame.width, height: 40)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    perform = { [unowned self] in take($0) }
  }

  /// Lets a test read what was told since it asked last.
  func told() -> [String] {
    defer { log = [] }
    return log
  }

  /// The usual answer to a drop: items of this view move, others are read and inserted.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let place = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
    for item in coordinator.items {
      let name = item.dragItem.localObject as? String ?? "?"
      view.performBatchUpdates { [self] in
        if let source = item.sourceIndexPath, operation == .move {
          names.remove(at: source.item)
          names.insert(name, at: place.item)
          view.deleteItems(at: [source])
        } else {
          names.insert(name, at: place.item)
        }
        view.insertItems(at: [place])
      }
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }

  /// The names in sight from top to bottom; a gap or a cell without a name is a dash.
  var shown: String {
    view.layoutIfNeeded()
    let rows = view.visibleCells.reduce(into: [Int: String]()) { rows, cell in
      rows[Int(cell.frame.minY / 40)] = cell.alpha == 0 ? "-" : cell.accessibilityIdentifier ?? "-"
    }
    let last = rows.keys.max() ?? -1
    return (0..<max(0, last + 1)).map { rows[$0] ?? "-" }.joined()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.item]
    return cell
  }

  // MARK: Drag

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.item)")
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item]))
    )
    item.localObject = names[indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    log.append("dragPreview \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { log.append("dragWillBegin") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { log.append("dragDidEnd") }

  // MARK: Drop

  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    log.append("canHandle")
    return session.canLoadObjects(ofClass: String.self)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if log.last != "update" { log.append("update") }
    destinations.append(destinationIndexPath)
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("perform")
    perform(coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    log.append("dropPreview \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { log.append("dropDidEnd") }
}
