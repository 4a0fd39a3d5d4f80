import CoreGraphics
import Foundation
import Testing
import UIKit

/// What a list of a few names does, written as a screen for iOS writes it.
@MainActor @Suite struct NameListTests {
  private enum Section { case main }

  private static let names = ["福岡", "佐賀", "長崎", "大分", "熊本", "宮崎", "鹿児島"]

  @Test func `names are there at the first frame, each filled once`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: RowLayout()
    )
    let log = CallLog()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _,
      path,
      name in
      log.lines.append("\(path.item) \(name)")
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: view) {
      (view: UICollectionView, path: IndexPath, name: String) -> UICollectionViewCell? in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Self.names)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(log.lines == Self.names.enumerated().map { "\($0) \($1)" })
    #expect(view.visibleCells.count == 7)
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    view.deselectItem(at: [0, 3], animated: true)
    #expect(view.indexPathsForSelectedItems ?? [] == [])
    #expect(source.itemIdentifier(for: [0, 3]) == "大分")
  }

  @Test(arguments: [(390.0, 844.0, 3.0), (1024.0, 768.0, 2.0)])
  func `rows lie and answer as on an iPhone and an iPad`(
    _ width: Double,
    _ height: Double,
    _ scale: Double
  ) throws {
    let list = NameListController(Self.names)
    TestScreen.showing(list, width: width, height: height, scale: scale) { screen in
      let view = list.view0
      let rows = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      #expect(
        rows.map(\.frame)
          == (0..<7).map { CGRect(x: 10, y: 10 + 44 * Double($0), width: width - 20, height: 44) }
      )
      #expect(rows.map { ($0 as? NameCell)?.label.text } == Self.names)
      #expect(view.contentSize == CGSize(width: width, height: 328))
      #expect(view.contentOffset == .zero)
      #expect(NameCell.made == 7)
      for case let row as NameCell in rows {
        #expect(row.label.frame == CGRect(x: 10, y: 0, width: width - 40, height: 44))
        #expect(abs(row.line.frame.maxY - 44) < 0.34 && abs(row.line.frame.height - 0.5) < 1 / 3)
        #expect(row.line.frame.minX == 10 && row.line.frame.width == CGFloat(width - 40))
      }
      screen.tap(100, 164)
      screen.settle()
      #expect(list.selected == [3])
      #expect(view.indexPathsForSelectedItems == [])
      #expect(rows.allSatisfy { !$0.isSelected })
      screen.drag(from: (100, 300), to: (100, 200))
      screen.settle()
      #expect(view.contentOffset == .zero)
      #expect(NameCell.made == 7)
    }
  }
}

/// A name over a line.
private final class NameCell: UICollectionViewCell {
  static var made = 0

  let label = UILabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    for part in [label, line] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Names in rows of 44 points, ten points from the sides.
private final class NameListController: UIViewController, UICollectionViewDelegate {
  private enum Section { case main }

  let names: [String]
  private(set) var selected: [Int] = []
  private let cells = UICollectionView.CellRegistration<NameCell, String> { $0.label.text = $2 }
  private(set) lazy var view0 = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: makeLayout()
  )
  private lazy var source = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: view0
  ) { [cells] view, path, name in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
  }

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
    NameCell.made = 0
  }

  required init?(coder: NSCoder) { nil }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(view0)
    view0.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
