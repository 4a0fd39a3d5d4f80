import UIKit

/// A month of walks: a calendar that marks the days which have one, and the chosen day's walk below.
final class CalendarViewController: UIViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, Walk>

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private let month = UICalendarView()
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Walks"
    view.backgroundColor = .systemGroupedBackground
    showMonth()
    showList()
    choose(Walk.all[3].day)
  }

  // MARK: Month

  private func showMonth() {
    month.calendar = Walk.calendar
    month.timeZone = Walk.calendar.timeZone
    month.delegate = self
    month.visibleDateComponents = Walk.month
    let selection = UICalendarSelectionSingleDate(delegate: self)
    selection.selectedDate = Walk.date(Walk.all[3].day)
    month.selectionBehavior = selection
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    for part in [card, month, list] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(list)
    view.addSubview(card)
    card.addSubview(month)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      month.topAnchor.constraint(equalTo: card.topAnchor),
      month.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      month.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      month.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      list.topAnchor.constraint(equalTo: card.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: List

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
  }

  private func showList() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Walk> {
      cell,
      _,
      walk in
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: walk.symbol)
      content.imageProperties.tintColor = walk.color
      content.text = walk.name
      content.secondaryText = walk.length
      cell.contentConfiguration = content
    }
    source = Source(collectionView: list) { view, path, walk in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: walk)
    }
  }

  private func choose(_ day: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Walk>()
    snapshot.appendSections(["day"])
    snapshot.appendItems(Walk.all.filter { $0.day == day })
    source?.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

extension CalendarViewController: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard dateComponents.year == Walk.month.year, dateComponents.month == Walk.month.month,
      let walk = Walk.all.first(where: { $0.day == dateComponents.day })
    else { return nil }
    return walk.isLong
      ? .image(UIImage(systemName: walk.symbol), color: walk.color)
      : .default(color: walk.color)
  }
}

extension CalendarViewController: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) {
    choose(dateComponents?.day ?? 0)
  }
}
