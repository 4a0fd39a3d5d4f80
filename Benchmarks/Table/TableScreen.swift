import Foundation
import UIKit

/// A screen with a table of rows that find their height by their text.
@MainActor
final class TableScreen: NSObject, UITableViewDataSource {
  final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 15)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let words = [
    "harbour", "lantern", "ferry", "rain on the glass roof", "a letter", "morning", "the old mill",
    "salt and smoke", "winter apples", "north", "three swans", "paper boats",
  ]

  let count: Int
  var view: UITableView { stage.view }
  private(set) var asked = 0
  private let stage: BenchStage<UITableView>

  init(_ count: Int) {
    self.count = count
    stage = BenchStage { UITableView(frame: UIScreen.main.bounds) }
    super.init()
    perform {
      view.estimatedRowHeight = 62
      view.register(Cell.self, forCellReuseIdentifier: "cell")
      view.dataSource = self
    }
    show()
  }

  /// Works on what the screen shows.
  func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  /// One to four lines, the same for the same row.
  static func text(_ row: Int) -> String {
    let length = 2 + (row &* 7 &+ row / 13) % 14
    return (0..<length).map { words[(row &* 5 &+ $0 &* 3) % words.count] }.joined(separator: ", ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = Self.text(indexPath.row)
    return cell
  }

  func show() { stage.show() }

  func reload() {
    stage.show {
      view.contentOffset = .zero
      view.reloadData()
    }
  }

  /// Moves the content without showing it.
  func move(by distance: CGFloat) { perform { view.contentOffset.y += distance } }

  func scroll(by distance: CGFloat) { stage.show { view.contentOffset.y += distance } }

  func jump(to row: Int) {
    stage.show {
      view.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
    }
  }

  func close() { stage.close() }
}
