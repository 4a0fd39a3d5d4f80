import CoreGraphics
import Foundation
import UIKit

/// Rows that ask for a height by a constraint.
final class TallCell: UITableViewCell {
  static let identifier = "tall"
  private(set) var reuses = 0
  private(set) lazy var heightConstraint = contentView.heightAnchor.constraint(
    equalToConstant: 44
  )
  var name = ""

  func ask(for height: CGFloat) {
    heightConstraint.constant = height
    heightConstraint.priority = UILayoutPriority(999)
    heightConstraint.isActive = true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate that writes down the calls it gets.
@MainActor
class TableScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var makesCell: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.lines.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.lines.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.lines.append("cell \(indexPath.section).\(indexPath.row)")
    if let makesCell { return makesCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.lines.append("willDisplay \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.lines.append("didEndDisplaying \(indexPath.row)") }
}

/// A table view on a screen.
@MainActor
struct TableStage {
  let screen: TestScreen
  let table: UITableView
  let script: TableScript

  static func run(
    _ script: TableScript,
    style: UITableView.Style = .plain,
    width: CGFloat = 375,
    height: CGFloat = 480,
    prepare: (UITableView) -> Void = { _ in },
    _ body: (TableStage) throws -> Void
  ) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: width, height: height) { screen in
      let table = UITableView(frame: screen.window.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(TallCell.self, forCellReuseIdentifier: TallCell.identifier)
      table.dataSource = script
      table.delegate = script
      prepare(table)
      controller.view.addSubview(table)
      screen.settle()
      try body(TableStage(screen: screen, table: table, script: script))
    }
  }

  static func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
}

/// Rows that find their own height: each a name's own.
@MainActor
final class TallScript: TableScript {
  /// The height of a row, by its name.
  static func height(_ name: String) -> CGFloat {
    30 + CGFloat(name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 61 })
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TallCell.identifier, for: indexPath)
    let name = sections[indexPath.section][indexPath.row]
    (cell as? TallCell)?.name = name
    (cell as? TallCell)?.ask(for: Self.height(name))
    return cell
  }
}

/// A delegate that decides on heights.
@MainActor
final class DecidingScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  let counts: [Int]
  var row: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var header: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  private(set) var asked = 0

  init(_ counts: [Int]) { self.counts = counts }

  static func run(
    _ script: DecidingScript,
    prepare: (UITableView) -> Void = { _ in },
    _ body: (UITableView) throws -> Void
  ) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 375, height: 480) { screen in
      let table = UITableView(frame: screen.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = script
      table.delegate = script
      prepare(table)
      controller.view.addSubview(table)
      screen.settle()
      try body(table)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return row(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { header(section) }
}
