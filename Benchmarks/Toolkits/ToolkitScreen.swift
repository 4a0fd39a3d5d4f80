import Foundation
import UIKit
import WindowHost

/// The scene in a collection view: 8 columns of 106 points, rows of 64, or rows whose cells size themselves.
@MainActor
final class ToolkitScreen: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    let square = UIView()
    let label = UILabel()
    var isRow = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      square.layer.cornerRadius = 10
      label.font = .systemFont(ofSize: 14)
      contentView.addSubview(square)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = contentView.bounds.width
      if isRow {
        square.frame = CGRect(x: 12, y: 8, width: 48, height: 48)
        label.frame = CGRect(x: 72, y: 22, width: width - 84, height: 20)
      } else {
        square.frame = CGRect(x: ((width - 48) / 2).rounded(), y: 16, width: 48, height: 48)
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 72, width: width, height: 20)
      }
    }
  }

  /// A cell whose constraints say how high it is.
  private final class SizingCell: UICollectionViewCell {
    let square = UIView()
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      square.layer.cornerRadius = 10
      label.font = .systemFont(ofSize: 14)
      label.numberOfLines = 0
      for view in [square, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        square.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        square.widthAnchor.constraint(equalToConstant: 48),
        square.heightAnchor.constraint(equalToConstant: 48),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 72),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let count: Int
  private let kind: ToolkitScene.Kind
  private let host: any WindowHost
  private let stage: Stage
  private let window: UIWindow
  private let view: UICollectionView
  private var step: CGFloat = 40
  private var time = 0.0

  init(_ scene: ToolkitScene, count: Int, host: any WindowHost) {
    self.count = count
    self.host = host
    kind = scene.kind
    let device = Device(width: CGFloat(scene.width), height: CGFloat(scene.height), scale: 1)
    stage = Stage(host: host, device: device)
    window = UIWindow(frame: UIScreen.main.bounds)
    view = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: Self.layout(of: scene)
    )
    super.init()
    view.backgroundColor = .white
    view.register(
      kind == .rows ? SizingCell.self : Cell.self,
      forCellWithReuseIdentifier: "cell"
    )
    view.dataSource = self
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    show()
  }

  private static func layout(of scene: ToolkitScene) -> UICollectionViewLayout {
    if scene.kind == .rows {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(80)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let columns = scene.kind == .grid ? scene.width / 100 : 1
    layout.itemSize = CGSize(width: scene.width / columns, height: scene.kind == .grid ? 106 : 64)
    return layout
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
    let item = indexPath.item
    let color = UIColor(
      red: 0.2 + 0.6 * CGFloat((item * 37) % 11) / 11,
      green: 0.3 + 0.5 * CGFloat((item * 17) % 7) / 7,
      blue: 0.6,
      alpha: 1
    )
    if let cell = cell as? Cell {
      cell.isRow = kind == .list
      cell.label.text = "Item \(item)"
      cell.square.backgroundColor = color
    } else if let cell = cell as? SizingCell {
      cell.label.text =
        "Item \(item)" + String(repeating: " collection", count: item * 37 % 29)
      cell.square.backgroundColor = color
    }
    return cell
  }

  private func show() {
    time += 1.0 / 60
    stage.showFrame(at: time)
  }

  /// Scrolls by 40 pixels a frame and gives the mean time of a frame, in microseconds.
  func frame(_ frames: Int, isPaced: Bool) -> Double {
    var sum = 0.0
    for index in 0..<frames + 20 {
      _ = host.events(until: host.now)
      let took = Race.once {
        view.contentOffset.y += step
        show()
      }
      if index >= 20 { sum += took }
      if isPaced { Thread.sleep(forTimeInterval: max(0, 1.0 / 60 - took / 1e6)) }
    }
    return sum / Double(frames)
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
