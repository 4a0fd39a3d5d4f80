import Foundation
import UIKit

/// How costs grow with the number of things: as a power of it, between sizes that lie far apart.
enum GrowthSuite: Suite {
  static let name = "growth"

  /// What must not grow may by this much, which is noise.
  private static let flat = 0.1
  /// What must grow may by this much.
  private static let linear = 1.1

  /// Work on something of a size that was made before.
  typealias Work = () -> Void

  static func run() -> [Measurement] {
    // Fonts are loaded once a process, whoever is first.
    CollectionScreen(50).close()
    return [accessibilityTree()] + lists() + data() + trees()
  }

  /// Reading a screen as people who listen to it do, one screen after another: there is one application.
  private static func accessibilityTree() -> Measurement {
    // Shorter lists are read to their ends.
    let sizes = [2_000, 10_000_000]
    let times = sizes.map { size in
      let screen = CollectionScreen(size)
      defer { screen.close() }
      screen.jump(to: 0.5)
      return screen.perform {
        precondition(AccessibilityDump.json().contains("Item "))
        return Race(rounds: 21).medians([("read", { _ = AccessibilityDump.json() })])["read"]
          ?? .nan
      }
    }
    return Measurement(
      name: "growth.accessibility tree, \(sizes[0]) to \(sizes[1])",
      microseconds: times[1],
      exponent: log(times[1] / times[0]) / log(Double(sizes[1]) / Double(sizes[0])),
      exponentLimit: flat
    )
  }

  /// Times work on things of several sizes in turn; the power is that between the first and the last.
  static func measure(
    _ what: String,
    _ sizes: [Int],
    limit: Double,
    rounds: Int = 21,
    per: Int = 1,
    _ make: (Int) -> Work
  ) -> Measurement {
    let contenders = sizes.map { (name: "\($0)", body: make($0)) }
    let medians = Race(rounds: rounds).medians(per: per, contenders)
    let times = sizes.map { medians["\($0)"] ?? .nan }
    let exponent =
      log(times[times.count - 1] / times[0])
      / log(Double(sizes[sizes.count - 1]) / Double(sizes[0]))
    return Measurement(
      name: "growth.\(what), \(sizes[0]) to \(sizes[sizes.count - 1])",
      microseconds: times[times.count - 1],
      exponent: exponent,
      exponentLimit: limit
    )
  }

  // MARK: Lists

  private static func lists() -> [Measurement] {
    let sizes = [1_000, 100_000, 10_000_000]
    var screens: [Int: CollectionScreen] = [:]
    for size in sizes {
      let screen = CollectionScreen(size)
      screen.jump(to: 0.5)
      screens[size] = screen
    }
    defer { for screen in screens.values { screen.close() } }
    func onScreen(_ work: @escaping (CollectionScreen) -> Void) -> (Int) -> Work {
      { size in
        let screen = screens[size]
        return { if let screen { work(screen) } }
      }
    }
    var direction: CGFloat = 1
    return [
      measure("layout", sizes, limit: flat, per: 20, onScreen { for _ in 0..<20 { $0.prepare() } }),
      measure(
        "scroll frame",
        sizes,
        limit: flat,
        rounds: 61,
        onScreen {
          direction = -direction
          $0.scroll(by: 40 * direction)
        }
      ),
      measure(
        "selection",
        sizes,
        limit: flat,
        onScreen { screen in
          screen.view.allowsMultipleSelection = true
          let path = IndexPath(item: screen.count / 2, section: 0)
          screen.perform {
            screen.view.selectItem(at: path, animated: false, scrollPosition: [])
            screen.view.deselectItem(at: path, animated: false)
          }
        }
      ),
      measure("scroll frame, sections", [100, 10_000], limit: flat, rounds: 41) { size in
        let screen = CompositionalScreen(
          (0..<size).map { 1 + $0 &* 7919 % 60 },
          ShelfLayouts.list
        )
        screen.jump(to: 0.5)
        return { screen.scroll(by: 40) }
      },
      measure("scroll frame, rows that scroll across", [50, 1_000], limit: flat, rounds: 41) {
        size in
        let screen = CompositionalScreen(
          [Int](repeating: 40, count: size),
          ShelfLayouts.shelves
        )
        screen.jump(to: 0.5)
        var frames = 0
        return {
          frames += 1
          screen.scroll(by: frames / 10 % 2 == 0 ? 40 : -40)
        }
      },
      measure("jump to the end, rows that size themselves", [1_000, 1_000_000], limit: flat) {
        size in
        let screen = TableScreen(size)
        return {
          screen.jump(to: size - 1)
          screen.jump(to: 0)
        }
      },
    ]
  }

  // MARK: Data

  private static func data() -> [Measurement] {
    let sizes = [1_000, 100_000, 1_000_000]
    return [
      measure("snapshot", sizes, limit: linear, rounds: 5) { size in
        let items = Array(0..<size)
        return {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(items)
          precondition(snapshot.numberOfItems == size)
        }
      },
      measure("apply one insertion", sizes, limit: linear, rounds: 7) { size in
        let list = DiffableList(size)
        return { list.insertOne() }
      },
    ]
  }

  /// A list with a diffable data source, filled already.
  @MainActor
  private final class DiffableList {
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let view: UICollectionView
    private var next: Int

    init(_ size: Int) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 44)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: layout
      )
      let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      next = size
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<size))
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    func insertOne() {
      var snapshot = source.snapshot()
      snapshot.insertItems([next], beforeItem: next / 2)
      next += 1
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
  }

  // MARK: Trees

  private static func trees() -> [Measurement] {
    [
      measure("frame, layers in sight", [100, 10_000], limit: linear, rounds: 9) { count in
        let root = UIView()
        var views: [UIView] = []
        for index in 0..<count {
          let view = UIView(
            frame: CGRect(x: index * 7 % 380, y: index * 13 % 830, width: 8, height: 8)
          )
          view.backgroundColor = UIColor(
            hue: CGFloat(index % 60) / 60,
            saturation: 1,
            brightness: 1,
            alpha: 1
          )
          root.addSubview(view)
          views.append(view)
        }
        let stage = BenchStage { root }
        var step: CGFloat = 1
        return {
          step = -step
          stage.show { for view in views { view.center.x += step } }
        }
      },
      measure("frame, views in each other", [10, 1_000], limit: linear, rounds: 9) { depth in
        let root = UIView()
        var inner = root
        for _ in 0..<depth {
          let view = UIView(frame: CGRect(x: 0.1, y: 0.1, width: 380, height: 800))
          inner.addSubview(view)
          inner = view
        }
        let stage = BenchStage { root }
        var step: CGFloat = 1
        return {
          step = -step
          stage.show {
            inner.center.x += step
            inner.backgroundColor = step > 0 ? .systemBlue : .systemRed
          }
        }
      },
      measure("layout, constraints in a cell", [50, 500], limit: linear, rounds: 9) { count in
        let cell = UIView()
        var above: NSLayoutYAxisAnchor = cell.topAnchor
        for _ in 0..<count / 4 {
          let row = UIView()
          row.translatesAutoresizingMaskIntoConstraints = false
          cell.addSubview(row)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: above, constant: 2),
            row.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            row.heightAnchor.constraint(equalToConstant: 4),
          ])
          above = row.bottomAnchor
        }
        var width: CGFloat = 300
        return {
          width = width == 300 ? 310 : 300
          cell.frame = CGRect(x: 0, y: 0, width: width, height: 800)
          cell.layoutIfNeeded()
        }
      },
    ]
  }
}

/// Layouts of many sections.
@MainActor
private enum ShelfLayouts {
  static var list: UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(60)
      ),
      repeatingSubitem: item,
      count: 3
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static var shelves: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(120),
        heightDimension: .absolute(90)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }
}
