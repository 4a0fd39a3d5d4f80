import UIKit

final class DefectsViewController: UIViewController, UICollectionViewDataSource {
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addHeader()
    addSeparators()
    addButtons()
    list.translatesAutoresizingMaskIntoConstraints = false
    list.accessibilityIdentifier = "orders"
    list.register(OrderCell.self, forCellWithReuseIdentifier: "order")
    list.dataSource = self
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 260),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 360),
    ])
  }

  // MARK: Header

  private func addHeader() {
    let avatar = UIView()
    avatar.accessibilityIdentifier = "avatar"
    avatar.backgroundColor = .systemTeal
    let slogan = label("Fresh from the bakery around the corner", "slogan")
    let name = label("Name", "name")
    // Black is seen on white alone.
    name.textColor = isMended ? .label : .black
    let amount = label("Amount", "amount")
    for child in [avatar, slogan, name, amount] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let sloganWidth: CGFloat = isMended ? 330 : 120
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: isMended ? 16 : 61),
      avatar.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      slogan.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      slogan.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      slogan.widthAnchor.constraint(equalToConstant: sloganWidth),
      name.topAnchor.constraint(equalTo: view.topAnchor, constant: 160),
      amount.topAnchor.constraint(equalTo: view.topAnchor, constant: 160),
    ])
    // Left is not where reading begins.
    NSLayoutConstraint.activate(
      isMended
        ? [
          name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          amount.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200),
        ]
        : [
          name.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
          amount.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 200),
        ]
    )
  }

  private func label(_ text: String, _ identifier: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = identifier
    return label
  }

  private func addSeparators() {
    for number in 0..<3 {
      let isLost = number == 1 && !isMended
      let line = UIView(
        frame: CGRect(x: 16, y: 190 + 20 * number, width: 358, height: isLost ? 0 : 1)
      )
      line.backgroundColor = .separator
      line.accessibilityIdentifier = "separator-\(number)"
      view.addSubview(line)
    }
  }

  private func addButtons() {
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.frame = CGRect(x: 20, y: isMended ? 700 : 880, width: 120, height: 44)
    let share = UIButton(type: .system)
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    share.accessibilityLabel = isMended ? "Share" : ""
    share.frame = CGRect(x: 200, y: 640, width: 44, height: 44)
    view.addSubview(save)
    view.addSubview(share)
  }

  // MARK: List

  private static var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(60)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = isMended ? 8 : -12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: isMended ? 16 : 3,
      bottom: 0,
      trailing: 16
    )
    return UICollectionViewCompositionalLayout(section: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "order", for: indexPath)
    (cell as? OrderCell)?.show(indexPath.item)
    return cell
  }
}

final class OrderCell: UICollectionViewCell {
  private let title = UILabel()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = CGRect(x: 12, y: 8, width: 160, height: 24)
    badge.frame = CGRect(x: 200, y: 8, width: 80, height: 24)
    badge.isHidden = true
    contentView.addSubview(title)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func show(_ number: Int) {
    title.text = "Order \(number)"
    badge.text = "New"
    // A cell that showed a new order once goes on to do so.
    if number < 2 { badge.isHidden = false } else if isMended { badge.isHidden = true }
  }
}
