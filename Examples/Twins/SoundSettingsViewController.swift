import UIKit

/// Settings of sounds, in UIKit; `SoundForm` is the same in SwiftUI.
final class SoundSettingsViewController: UICollectionViewController {
  private enum Row: Hashable, Sendable { case silence, vibration, volume, speaker, reset }

  private static let rows: [[Row]] = [[.silence, .vibration], [.volume, .speaker], [.reset]]

  private var sound = SoundSettings()
  private lazy var source = makeSource()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = index == 1 ? .supplementary : .none
        list.footerMode = index == 0 ? .supplementary : .none
        return .list(using: list, layoutEnvironment: environment)
      }
    )
    title = "Sounds"
  }

  required init?(coder: NSCoder) { nil }

  static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: SoundSettingsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in self?.fill(cell, row)
    }
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Volume"
      view.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "The bell rings once, also at night."
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(
        using: isHeader ? headers : footers,
        for: path
      )
    }
    return source
  }

  private func fill(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = UIListContentConfiguration.cell()
    cell.accessories = []
    switch row {
    case .silence: addSwitch(\.ringsInSilence, "Ring in silence", to: cell, &content)
    case .vibration: addSwitch(\.vibrates, "Vibrate", to: cell, &content)
    case .volume:
      cell.contentConfiguration = SliderConfiguration(value: Float(sound.volume)) {
        [weak self] in self?.sound.volume = Double($0)
      }
      return
    case .speaker:
      content = .valueCell()
      content.text = "Speaker"
      content.secondaryText = "Kitchen"
    case .reset:
      content.text = "Reset"
      content.textProperties.color = .systemRed
    }
    cell.contentConfiguration = content
  }

  private func addSwitch(
    _ path: WritableKeyPath<SoundSettings, Bool>,
    _ text: String,
    to cell: UICollectionViewListCell,
    _ content: inout UIListContentConfiguration
  ) {
    content.text = text
    let control = UISwitch()
    control.isOn = sound[keyPath: path]
    control.accessibilityLabel = text
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.sound[keyPath: path] = control.isOn }
      },
      for: .valueChanged
    )
    cell.accessories = [
      .customView(configuration: .init(customView: control, placement: .trailing()))
    ]
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, rows) in Self.rows.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(rows)
    }
    source.applySnapshotUsingReloadData(snapshot)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { source.itemIdentifier(for: indexPath) == .reset }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard source.itemIdentifier(for: indexPath) == .reset else { return }
    sound = SoundSettings()
    show()
  }
}

/// A slider over a whole row.
private struct SliderConfiguration: UIContentConfiguration {
  let value: Float
  let change: @MainActor (Float) -> Void

  func makeContentView() -> any UIView & UIContentView { SliderContentView(self) }

  func updated(for state: any UIConfigurationState) -> SliderConfiguration { self }
}

private final class SliderContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { update() } }
  private let slider = UISlider()

  init(_ configuration: SliderConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    slider.translatesAutoresizingMaskIntoConstraints = false
    addSubview(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      slider.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      slider.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self, let own = self.configuration as? SliderConfiguration else { return }
        own.change(slider.value)
      },
      for: .valueChanged
    )
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    if let own = configuration as? SliderConfiguration { slider.value = own.value }
  }
}
