import UIKit

/// A switch for Wi-Fi, and the networks around, which come and go.
final class WifiViewController: TitledViewController {
  private enum Section { case setting, networks }

  private enum Row: Hashable, Sendable {
    case power
    case current(Network)
    case found(Network)
  }

  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    [weak self] cell, _, row in self?.fill(cell, row)
  }
  private lazy var source: UICollectionViewDiffableDataSource<Section, Row> = {
    let cells = cells
    return makeSource { view, path, row in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
  }()
  private lazy var ticker = ActionTicker(every: 1) { [weak self] in self?.scan() }
  private var random = GalleryRandom(3)
  private var isOn = true
  private var found = Array(Network.all.dropFirst().prefix(5))

  init() { super.init("Wi-Fi", "Networks come and go while it is on") }

  required init?(coder: NSCoder) { nil }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = index == 0 ? .none : .supplementary
    list.footerMode = index == 0 ? .none : .supplementary
    return .list(using: list, layoutEnvironment: environment)
  }

  override func header(of section: Int) -> String? { "Networks" }

  override func footer(of section: Int) -> String? {
    "Known networks are joined by themselves. Nothing here is real."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOn { ticker.start() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ticker.stop()
  }

  private func fill(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .power:
      content.text = "Wi-Fi"
      let control = ToggleControl(isOn: isOn) { [weak self] in self?.turn(on: $0) }
      cell.accessories = [
        .customView(configuration: .init(customView: control, placement: .trailing()))
      ]
    case .current(let network):
      content.text = network.name
      content.image = UIImage(systemName: "checkmark")
      cell.accessories = [signs(of: network), .detail()]
    case .found(let network):
      content.text = network.name
      cell.accessories = [signs(of: network), .detail()]
    }
    cell.contentConfiguration = content
  }

  private func signs(of network: Network) -> UICellAccessory {
    let names = network.isLocked ? ["lock.fill", "wifi"] : ["wifi"]
    let stack = UIStackView(
      arrangedSubviews: names.map { name in
        let view = UIImageView(
          image: UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)
          )
        )
        view.tintColor = .label
        view.contentMode = .center
        return view
      }
    )
    stack.spacing = 8
    stack.alignment = .center
    return .customView(configuration: .init(customView: stack, placement: .trailing()))
  }

  // MARK: Changes

  private func turn(on isOn: Bool) {
    self.isOn = isOn
    if isOn { ticker.start() } else { ticker.stop() }
    show(animated: true)
  }

  /// Some networks go, some come.
  private func scan() {
    found.removeAll { _ in random.next() % 5 == 0 }
    for network in Network.all.dropFirst() where !found.contains(network) {
      if random.next() % 4 == 0 {
        found.insert(network, at: Int(random.next() % UInt64(found.count + 1)))
      }
    }
    show(animated: true)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.setting])
    snapshot.appendItems([.power])
    if isOn {
      snapshot.appendItems([.current(Network.all[0])])
      snapshot.appendSections([.networks])
      snapshot.appendItems(found.map(Row.found))
    }
    source.apply(snapshot, animatingDifferences: animated)
  }
}

/// A network that may be in reach.
struct Network: Hashable, Sendable {
  let name: String
  let isLocked: Bool

  static let all = [
    Network(name: "Workshop", isLocked: true), Network(name: "Attic", isLocked: true),
    Network(name: "Bakery guests", isLocked: false), Network(name: "Platform 3", isLocked: false),
    Network(name: "Neighbour upstairs", isLocked: true),
    Network(name: "Library", isLocked: false), Network(name: "Lighthouse", isLocked: true),
    Network(name: "Ferry", isLocked: false), Network(name: "Greenhouse", isLocked: true),
    Network(name: "Printer in the hall", isLocked: true),
  ]
}

/// A knob in a slot, on or off.
final class ToggleControl: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  private let knob = UIView()
  private var isOn: Bool
  private let changed: @MainActor (Bool) -> Void

  init(isOn: Bool, _ changed: @escaping @MainActor (Bool) -> Void) {
    self.isOn = isOn
    self.changed = changed
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.cornerRadius = Self.size.height / 2
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    accessibilityIdentifier = "power"
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    place()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  /// It is as tall to touch as a row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -7).contains(point)
  }

  private func toggle() {
    isOn.toggle()
    UIView.animate(withDuration: 0.25) { self.place() }
    changed(isOn)
  }

  private func place() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    backgroundColor = isOn ? .systemGreen : .secondarySystemFill
    knob.frame = CGRect(x: isOn != isMirrored ? 22 : 2, y: 2, width: 27, height: 27)
  }
}
