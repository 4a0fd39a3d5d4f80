import UIKit

/// A collection view that a script is played on.
@MainActor
final class LayoutTrial: NSObject, UICollectionViewDataSource {
  /// The items of the sections; no two are the same.
  private(set) var items: [[Int]]
  /// Items that got another size, and how often.
  private(set) var versions: [Int: Int]
  private(set) var size: CGSize
  private(set) var insets = UIEdgeInsets.zero
  private var keyboard: CGFloat = 0
  private var nextItem: Int
  let view: UICollectionView
  private let fuzzer: LayoutFuzzer
  private let sizes: ItemSizes?

  /// Cells that know which item they show.
  final class Cell: UICollectionViewCell {
    var item = -1
  }

  /// Tells flow layouts how large items are.
  private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
    weak var trial: LayoutTrial?
    let size: (Int) -> CGSize

    init(_ size: @escaping (Int) -> CGSize) { self.size = size }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      guard let trial else { return .zero }
      let item = trial.items[indexPath.section][indexPath.item]
      return size(item + 1_000 * (trial.versions[item] ?? 0))
    }
  }

  init(_ script: LayoutScript, _ fuzzer: LayoutFuzzer) {
    self.fuzzer = fuzzer
    var next = 0
    items = script.sections.map { count in
      defer { next += max(0, count) }
      return Array(next..<next + max(0, count))
    }
    nextItem = next
    versions = [:]
    size = script.size
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: script.size),
      collectionViewLayout: fuzzer.makeLayout()
    )
    sizes = fuzzer.itemSize.map(ItemSizes.init)
    super.init()
    start()
  }

  /// The same data, laid out anew.
  init(like other: LayoutTrial) {
    fuzzer = other.fuzzer
    (items, versions, size, nextItem) = (other.items, other.versions, other.size, other.nextItem)
    (insets, keyboard) = (other.insets, other.keyboard)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: other.size),
      collectionViewLayout: other.fuzzer.makeLayout()
    )
    sizes = other.fuzzer.itemSize.map(ItemSizes.init)
    super.init()
    start()
    view.contentOffset = other.view.contentOffset
    settle()
  }

  private func start() {
    sizes?.trial = self
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in fuzzer.supplementaryKinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = sizes
    applyInsets()
    settle()
  }

  private func settle() {
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  private func applyInsets() {
    view.contentInset = UIEdgeInsets(
      top: insets.top,
      left: 0,
      bottom: max(insets.bottom, keyboard),
      right: 0
    )
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.item = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }

  // MARK: Steps

  func play(_ step: LayoutScript.Step) {
    UIView.performWithoutAnimation { apply(step) }
    settle()
  }

  private func section(_ wanted: Int) -> Int? {
    items.isEmpty ? nil : min(max(0, wanted), items.count - 1)
  }

  private func newItems(_ count: Int) -> [Int] {
    defer { nextItem += max(0, count) }
    return Array(nextItem..<nextItem + max(0, count))
  }

  private func paths(_ range: Range<Int>, in section: Int) -> [IndexPath] {
    range.map { IndexPath(item: $0, section: section) }
  }

  private func apply(_ step: LayoutScript.Step) {
    switch step {
    case .insert(let count, let wanted, let item):
      guard let section = section(wanted) else { return }
      let place = min(max(0, item), items[section].count)
      let new = newItems(count)
      update { view in
        self.items[section].insert(contentsOf: new, at: place)
        view.insertItems(at: self.paths(place..<place + new.count, in: section))
      }
    case .delete(let count, let wanted, let item):
      guard let section = section(wanted), !items[section].isEmpty else { return }
      let place = min(max(0, item), items[section].count - 1)
      let range = place..<min(place + max(0, count), items[section].count)
      update { view in
        self.items[section].removeSubrange(range)
        view.deleteItems(at: self.paths(range, in: section))
      }
    case .move(let wanted, let from, let to):
      guard let section = section(wanted), !items[section].isEmpty else { return }
      let last = items[section].count - 1
      let (start, end) = (min(max(0, from), last), min(max(0, to), last))
      update { view in
        let item = self.items[section].remove(at: start)
        self.items[section].insert(item, at: end)
        view.moveItem(
          at: IndexPath(item: start, section: section),
          to: IndexPath(item: end, section: section)
        )
      }
    case .reload(let wanted, let item):
      guard let section = section(wanted), !items[section].isEmpty else { return }
      let place = min(max(0, item), items[section].count - 1)
      versions[items[section][place], default: 0] += 1
      update { $0.reloadItems(at: [IndexPath(item: place, section: section)]) }
    default: applyToWhole(step)
    }
  }

  private func applyToWhole(_ step: LayoutScript.Step) {
    switch step {
    case .insertSection(let wanted, let count):
      let place = min(max(0, wanted), items.count)
      let new = newItems(count)
      update { view in
        self.items.insert(new, at: place)
        view.insertSections(IndexSet(integer: place))
      }
    case .deleteSection(let wanted):
      guard let place = section(wanted) else { return }
      update { view in
        self.items.remove(at: place)
        view.deleteSections(IndexSet(integer: place))
      }
    case .reloadData(let counts):
      items = counts.map(newItems)
      view.reloadData()
    case .resize(let width, let height): resize(CGSize(width: width, height: height))
    case .rotate: resize(CGSize(width: size.height, height: size.width))
    case .inset(let top, let bottom):
      insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      applyInsets()
    case .keyboard(let height):
      keyboard = height
      applyInsets()
    case .scroll(let offset): scroll(to: offset)
    default: break
    }
  }

  private func update(_ body: @escaping (UICollectionView) -> Void) {
    let view = view
    view.performBatchUpdates { body(view) }
  }

  private func resize(_ new: CGSize) {
    size = new
    view.frame.size = new
  }

  private func scroll(to offset: Double) {
    let (content, inset) = (view.contentSize, view.contentInset)
    let isAcross = content.width > size.width && content.height <= size.height
    let length = isAcross ? content.width - size.width : content.height - size.height + inset.bottom
    let place = min(max(CGFloat(offset), -inset.top), max(length, -inset.top))
    view.contentOffset = isAcross ? CGPoint(x: max(0, place), y: 0) : CGPoint(x: 0, y: place)
  }
}
