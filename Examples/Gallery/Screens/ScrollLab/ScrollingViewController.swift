import UIKit

/// A page of suggestions: pull it down for others, turn the pages at its head, and look through
/// the shelves below, each of which scrolls by itself.
public final class ScrollingViewController: UIViewController {
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private let dayLabel = UILabel()
  private let features = FeatureView()
  private let refresh = UIRefreshControl()
  private var shelves: [ShelfView] = []
  private var mountains = Mountain.all

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    scroll.accessibilityIdentifier = "suggestions"
    dayLabel.text = "SATURDAY 21 NOVEMBER"
    dayLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    dayLabel.textColor = .secondaryLabel
    titleLabel.text = "Today"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    refresh.addAction(UIAction { [weak self] _ in self?.bringOthers() }, for: .valueChanged)
    scroll.refreshControl = refresh
    view.addSubview(scroll)
    for child in [dayLabel, titleLabel, features] { scroll.addSubview(child) }
    for region in Mountain.Region.allCases {
      let shelf = ShelfView(title: region.rawValue)
      shelves.append(shelf)
      scroll.addSubview(shelf)
    }
    show()
  }

  private func show() {
    features.show(Array(mountains.prefix(5)))
    for (shelf, region) in zip(shelves, Mountain.Region.allCases) {
      shelf.show(mountains.filter { $0.region == region })
    }
  }

  /// Others come to the front, as if they had been asked for elsewhere.
  private func bringOthers() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      mountains = Array(mountains.dropFirst(5) + mountains.prefix(5))
      show()
      refresh.endRefreshing()
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    scroll.frame = view.bounds
    dayLabel.frame = CGRect(x: 20, y: 12, width: width - 40, height: 18)
    titleLabel.frame = CGRect(x: 20, y: 30, width: width - 40, height: 41)
    features.frame = CGRect(x: 0, y: 84, width: width, height: FeatureView.height(in: width))
    var y = features.frame.maxY + 12
    for shelf in shelves {
      shelf.frame = CGRect(x: 0, y: y, width: width, height: ShelfView.height)
      y += ShelfView.height + 20
    }
    scroll.contentSize = CGSize(width: width, height: y)
  }
}
