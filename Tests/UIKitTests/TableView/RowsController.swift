import CoreGraphics
import Foundation
import UIKit

/// A controller of a table of names, which tells what its table did in a log.
///
/// Tests override what they ask about; what they leave alone is as in an app that never heard of it.
@MainActor
class RowsController: UITableViewController {
  let log = CallLog()
  var sections: [[String]]

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }

  /// The names in sight, from top to bottom.
  var shownNames: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Runs a test on a screen that shows the controller.
  func show(
    width: CGFloat = 375,
    height: CGFloat = 600,
    configure: (inout Device) -> Void = { _ in },
    _ body: (TestScreen) throws -> Void
  ) throws {
    try TestScreen.showing(self, width: width, height: height, configure: configure) { screen in
      screen.settle()
      try body(screen)
    }
  }
}

extension IndexPath {
  /// A path written as in a log.
  var words: String { "\(section).\(row)" }

  /// The row of a table's only section.
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
