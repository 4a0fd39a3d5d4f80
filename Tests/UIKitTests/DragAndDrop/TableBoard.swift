import UIKit

/// A table whose rows can be dragged and dropped on, and what its delegates are told.
@MainActor
class TableBoard: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  var names: [String]
  let view: UITableView
  var log: [String] = []

  init(_ names: [String], frame: CGRect, style: UITableView.Style = .plain) {
    self.names = names
    view = UITableView(frame: frame, style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = 40
    view.separatorStyle = .none
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
  }

  /// Lets a test read what was told since it asked last.
  func told() -> [String] {
    defer { log = [] }
    return log
  }

  /// The names in sight from top to bottom; a gap or a cell without a name is a dash.
  var shown: String {
    view.layoutIfNeeded()
    var rows: [Int: String] = [:]
    for case let cell as UITableViewCell in view.subviews where !cell.isHidden {
      rows[Int(cell.frame.minY / 40)] = cell.alpha == 0 ? "-" : cell.accessibilityIdentifier ?? "-"
    }
    let last = rows.keys.max() ?? -1
    return (0..<max(0, last + 1)).map { rows[$0] ?? "-" }.joined()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.row)")
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row]))
    )
    item.localObject = names[indexPath.row]
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("dragWillBegin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("dragDidEnd")
  }
}

/// A data source that moves the rows of a board.
@MainActor
final class RowMover: NSObject, UITableViewDataSource {
  private let board: TableBoard
  var moves = true

  init(_ board: TableBoard) {
    self.board = board
    super.init()
    board.view.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    board.names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    board.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    board.log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    board.names.insert(
      board.names.remove(at: sourceIndexPath.row),
      at: destinationIndexPath.row
    )
  }
}

/// A table with a drop delegate.
final class DroppingTableBoard: TableBoard, UITableViewDropDelegate {
  var operation = UIDropOperation.move
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var destinations: [IndexPath?] = []
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

  init(_ names: [String], frame: CGRect) {
    super.init(names, frame: frame)
    view.dropDelegate = self
    perform = { [unowned self] in take($0) }
  }

  /// The usual answer to a drop: rows of this table move, others are read and inserted.
  func take(_ coordinator: any UITableViewDropCoordinator) {
    let place = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
    for item in coordinator.items {
      let name = item.dragItem.localObject as? String ?? "?"
      view.performBatchUpdates { [self] in
        if let source = item.sourceIndexPath, operation == .move {
          names.remove(at: source.row)
          names.insert(name, at: place.row)
          view.deleteRows(at: [source], with: .automatic)
        } else {
          names.insert(name, at: place.row)
        }
        view.insertRows(at: [place], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: place)
    }
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.append("canHandle")
    return session.canLoadObjects(ofClass: String.self)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if log.last != "update" { log.append("update") }
    destinations.append(destinationIndexPath)
    return UITableViewDropProposal(operation: operation, intent: intent)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log.append("perform")
    perform(coordinator)
  }

  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    log.append("dropPreview \(indexPath.row)")
    return nil
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("dropDidEnd")
  }
}
