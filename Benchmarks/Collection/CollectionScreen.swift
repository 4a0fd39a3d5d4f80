import Foundation
import UIKit
import WindowHost

/// A screen with a grid of rounded cells, each with a label, in a flow layout.
@MainActor
final class CollectionScreen: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 8
      label.font = .systemFont(ofSize: 14)
      label.textAlignment = .center
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  let count: Int
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let stage: Stage
  private let window: UIWindow
  private var time = 0.0

  init(_ count: Int) {
    self.count = count
    let host = HeadlessHost(size: HostSize(width: 390, height: 844), scale: 2)
    stage = Stage(host: host, device: Device(width: 390, height: 844, scale: 2))
    window = UIWindow(frame: UIScreen.main.bounds)
    layout.itemSize = CGSize(width: 115, height: 48)
    view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    show()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = "Item \(indexPath.item)"
    return cell
  }

  func show() {
    time += 1.0 / 60
    stage.showFrame(at: time)
  }

  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Back and forth around the middle, so that every frame brings cells.
  func scroll(by distance: CGFloat) {
    view.contentOffset.y += distance
    show()
  }

  func jump(to share: CGFloat) {
    view.contentOffset.y = ((view.contentSize.height - 844) * share).rounded()
    show()
  }

  /// Whether a place in sight has no cell although an item is there.
  var hasGap: Bool {
    let paths = (layout.layoutAttributesForElements(in: view.bounds) ?? []).map(\.indexPath)
    return paths.isEmpty || paths.contains { view.cellForItem(at: $0) == nil }
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
