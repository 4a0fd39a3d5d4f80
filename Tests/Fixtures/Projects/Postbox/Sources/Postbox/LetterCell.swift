// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import UIKit

public struct Letter: Codable {
  public let from: String
  public let isNew: Bool

  public init(from: String, isNew: Bool) {
    self.from = from
    self.isNew = isNew
  }
}

public final class LetterCell: UITableViewCell {
  private let senderLabel = UILabel()
  private lazy var stamp = UIView()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stamp.backgroundColor = .systemRed
    for view in [senderLabel, stamp] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      senderLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      senderLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stamp.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stamp.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stamp.widthAnchor.constraint(equalToConstant: 20),
      stamp.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  public func show(_ letter: Letter) {
    senderLabel.text = letter.from
    stamp.isHidden = !letter.isNew
  }
}

public final class LetterList: UITableViewController {
  private let letters: [Letter]

  public init(_ letters: [Letter]) {
    self.letters = letters
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LetterCell.self, forCellReuseIdentifier: "letter")
    tableView.rowHeight = 44
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { letters.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.show(letters[indexPath.row])
    return cell
  }
}
