import UIKit

/// A cell as apps write them.
final class ProfileCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let badge = UIView()
  /// How far the title stands from the edge.
  static var inset: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    badge.backgroundColor = .red
    contentView.addSubview(badge)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: Self.inset, y: 8, width: 120, height: 24)
    badge.frame = CGRect(x: bounds.width - 30, y: 12, width: 16, height: 16)
  }
}

/// A list of them.
final class ProfileList: UIViewController, UICollectionViewDataSource {
  private(set) var events: [String] = []
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      return layout
    }()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.backgroundColor = .white
    list.register(ProfileCell.self, forCellWithReuseIdentifier: "profile")
    list.dataSource = self
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("did disappear")
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "profile", for: indexPath)
    (cell as? ProfileCell)?.titleLabel.text = ["Tokyo", "Kyoto", "Nara", "Osaka"][indexPath.item]
    return cell
  }
}
