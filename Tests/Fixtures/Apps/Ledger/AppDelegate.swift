import UIKit

/// A list of numbers whose data changes in every way that a list can be told of, and a field.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let isTable = UserDefaults.standard.bool(forKey: "Table")
    window?.rootViewController = isTable ? TableController() : ListController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Numbers in sections, changed by a rule that is the same in every run.
struct Numbers {
  private(set) var sections: [[Int]] = [Array(0..<6), Array(6..<10)]
  private var next = 10
  private var seed: UInt64 = 7

  struct Change {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    var deletedSection: Int?
    var insertedSection: Int?
  }

  private mutating func random(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(count))
  }

  private mutating func make() -> Int {
    next += 1
    return next - 1
  }

  /// Deletes, inserts and moves a few; now and then a section comes or goes.
  mutating func change() -> Change {
    var change = Change()
    let section = random(sections.count)
    if sections[section].count > 3 {
      let item = random(sections[section].count)
      change.deleted = [IndexPath(item: item, section: section)]
      sections[section].remove(at: item)
    }
    if sections[section].count > 2 {
      // Moved to the end of its own section; its old place counts from before the deletion.
      let old = random(sections[section].count)
      let gone = change.deleted.first?.item ?? .max
      let number = sections[section].remove(at: old)
      sections[section].append(number)
      change.moved = [
        (
          IndexPath(item: old >= gone ? old + 1 : old, section: section),
          IndexPath(item: sections[section].count, section: section)
        )
      ]
    }
    sections[section].insert(make(), at: 0)
    change.inserted = [IndexPath(item: 0, section: section)]
    change.moved = change.moved.map {
      ($0.0, IndexPath(item: sections[section].count - 1, section: section))
    }
    return change
  }

  mutating func addSection() -> Int {
    sections.insert([make(), make()], at: 0)
    return 0
  }

  mutating func dropSection() -> Int? {
    guard sections.count > 2 else { return nil }
    sections.remove(at: 1)
    return 1
  }

  mutating func reverse() {
    sections = sections.map { $0.reversed() }
    sections[0].append(make())
  }

  mutating func appendUntold() { sections[0].append(make()) }
}

class NumbersController: UIViewController {
  var numbers = Numbers()
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Note"
    let row = UIStackView(
      arrangedSubviews: [
        button("Change") { $0.change() }, button("More") { $0.addSection() },
        button("Fewer") { $0.dropSection() }, button("Reload") { $0.reload() },
        button("Wrong") { $0.declareWrongly() }, button("Jump") { $0.jump() },
      ]
    )
    row.distribution = .fillEqually
    row.frame = CGRect(x: 0, y: 20, width: 390, height: 40)
    field.frame = CGRect(x: 10, y: 64, width: 200, height: 34)
    let copy = button("Copy") { UIPasteboard.general.string = $0.field.text }
    copy.frame = CGRect(x: 220, y: 64, width: 70, height: 34)
    for part in [row, field, copy] { view.addSubview(part) }
  }

  private func button(
    _ title: String,
    _ act: @escaping (NumbersController) -> Void
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(act) }
    )
  }

  var scroller: UIScrollView { UIScrollView() }
  func change() {}
  func addSection() {}
  func dropSection() {}
  func reload() {}
  func declareWrongly() {}

  /// Puts the content elsewhere at once.
  func jump() { scroller.contentOffset.y += 24 }

  static let listFrame = CGRect(x: 0, y: 104, width: 390, height: 740)
}

final class ListController: NumbersController, UICollectionViewDataSource {
  private let list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 30)
    layout.minimumLineSpacing = 2
    return UICollectionView(frame: NumbersController.listFrame, collectionViewLayout: layout)
  }()
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell,
    _,
    number in
    var content = cell.defaultContentConfiguration()
    content.text = "Number \(number)"
    cell.contentConfiguration = content
  }

  override var scroller: UIScrollView { list }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.alwaysBounceVertical = true
    view.addSubview(list)
    _ = registration
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: numbers.sections[indexPath.section][indexPath.item]
    )
  }

  override func change() {
    list.performBatchUpdates { [self] in
      let change = numbers.change()
      list.deleteItems(at: change.deleted)
      list.insertItems(at: change.inserted)
      for (from, to) in change.moved { list.moveItem(at: from, to: to) }
    }
  }

  override func addSection() {
    list.performBatchUpdates { [self] in list.insertSections([numbers.addSection()]) }
  }

  override func dropSection() {
    list.performBatchUpdates { [self] in
      if let section = numbers.dropSection() { list.deleteSections([section]) }
    }
  }

  override func reload() {
    numbers.reverse()
    list.reloadData()
  }

  override func declareWrongly() {
    list.performBatchUpdates { [self] in
      numbers.appendUntold()
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}

final class TableController: NumbersController, UITableViewDataSource {
  private let table = UITableView(frame: NumbersController.listFrame, style: .plain)

  override var scroller: UIScrollView { table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.rowHeight = 30
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { numbers.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Number \(numbers.sections[indexPath.section][indexPath.row])"
    return cell
  }

  override func change() {
    let change = numbers.change()
    table.performBatchUpdates {
      table.deleteRows(at: change.deleted, with: .automatic)
      table.insertRows(at: change.inserted, with: .automatic)
      for (from, to) in change.moved { table.moveRow(at: from, to: to) }
    }
  }

  override func addSection() { table.insertSections([numbers.addSection()], with: .fade) }

  override func dropSection() {
    if let section = numbers.dropSection() { table.deleteSections([section], with: .fade) }
  }

  override func reload() {
    numbers.reverse()
    table.reloadData()
  }

  override func declareWrongly() {
    numbers.appendUntold()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}
