import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

/// Context menus of rows.
@MainActor @Suite struct TableMenuTests {
  private final class Rows: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row) \(Int(point.y))")
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("show") }

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  @Test func `the row that is lifted is not pressed any more, and has round corners`() throws {
    let rows = Rows()
    try TestScreen.showing(rows, scale: 1) { screen in
      rows.tableView.backgroundColor = .systemRed
      screen.settle()
      screen.finger(.began, 100, 75)
      screen.step(60)
      #expect(rows.tableView.cellForRow(at: [0, 1])?.isHighlighted == false)
      screen.finger(.ended, 100, 75)
      screen.settle()
      let picture = try #require(screen.stage.picture())
      // A pressed row would be #d1d1d6.
      #expect(picture[160, 75].argb & 255 >= 0xfb)
      #expect(picture[1, 51].argb & 0xff_ffff != 0xff_ffff)
    }
  }

  @Test func `a finger that rests on a row shows its menu`() {
    let rows = Rows()
    TestScreen.showing(rows) { screen in
      #expect(rows.tableView.contextMenuInteraction != nil)
      screen.finger(.began, 100, 75)
      screen.step(60)
      #expect(rows.log.prefix(2) == ["menu 1 75", "show"])
      screen.finger(.ended, 100, 75)
      rows.tableView.contextMenuInteraction?.dismissMenu()
      screen.settle()
      #expect(rows.log.last == "end")
      rows.log = []
      screen.finger(.began, 100, 125)
      screen.step(60)
      screen.finger(.ended, 100, 125)
      #expect(rows.log == ["menu 2 125"])
    }
  }
}
