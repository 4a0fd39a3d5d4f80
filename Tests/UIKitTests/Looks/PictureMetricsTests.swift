import Foundation
import Testing

@testable import UIKit

/// Lengths and colours that were read off pictures of iPhones with iOS 14 to 18, measured in our pictures
/// in the same way: by runs of exact colours and boxes of ink, at three pixels a point.
@MainActor @Suite struct PictureMetricsTests {
  private static let grouped: UInt32 = 0xf2f2f7
  private static let hairline: CGFloat = 1.0 / 3

  /// A list of cards below a bar: two rows, a card of one row, and one below a header.
  private final class Cards: UICollectionViewController {
    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
          configuration.headerMode = section == 2 ? .supplementary : .none
          return .list(using: configuration, layoutEnvironment: environment)
        }
      )
    }

    required init?(coder: NSCoder) { nil }

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      path,
      _ in
      var content = cell.defaultContentConfiguration()
      content.text = "HHH"
      cell.contentConfiguration = content
      cell.accessories = path.section == 1 ? [] : [.disclosureIndicator()]
    }

    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "HHH"
      view.contentConfiguration = content
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      _ = (row, header)
    }

    override func numberOfSections(in view: UICollectionView) -> Int { 3 }

    override func collectionView(
      _ view: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? 2 : 1 }

    override func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: row, for: path, item: 0)
    }

    override func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func measuring(
    _ controller: UIViewController,
    isDark: Bool = false,
    _ body: (Ruler) throws -> Void
  ) throws {
    let phone: (inout Device) -> Void = { $0.safeArea = [47, 0, 34, 0] }
    try TestScreen.showing(
      controller,
      width: 390,
      height: 844,
      scale: 3,
      configure: phone
    ) { screen in
      screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      screen.settle()
      try body(Ruler(picture: try #require(screen.stage.picture()), scale: 3))
    }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ reach: CGFloat = 0.34) -> Bool {
    abs(a - b) <= reach
  }

  @Test func `cards, rows and the gaps between them`() throws {
    let navigation = UINavigationController(rootViewController: Cards())
    try measuring(navigation) { ruler in
      // Beside the text, right of the rows' margin.
      let column = ruler.column(200)
      let cards = column.filter { $0.color == 0xffffff && $0.length > 30 }
      try #require(cards.count == 4, "\(column)")
      #expect(isNear(cards[1].start - cards[0].start, 44), "a row")
      let line = try #require(column.first { $0.start == cards[0].end })
      #expect(line == Ruler.Run(color: 0xc6c6c8, start: line.start, length: Self.hairline))
      #expect(isNear(cards[0].length + line.length, 44), "the line is the row's last pixel")
      #expect(isNear(cards[2].start - cards[1].end, 35.33), "between cards")
      #expect(isNear(cards[2].length, 44))
      #expect(isNear(cards[3].start - cards[2].end, 56.33), "between cards with a header")
      // The card's sides, and where its line begins.
      let middle = ruler.row(cards[0].start + 20)
      #expect(middle.first == Ruler.Run(color: Self.grouped, start: 0, length: 20))
      #expect(middle.last == Ruler.Run(color: Self.grouped, start: 370, length: 20))
      let separator = try #require(ruler.row(line.start).first { $0.color == 0xc6c6c8 })
      #expect(isNear(separator.start, 40) && isNear(separator.end, 370))
      // The corner leaves the card's edge at 45 degrees, 0.293 of the radius of 10 from it.
      let corner = (0..<30).first { step in
        let way = CGFloat(step) / 3
        return ruler.color(20 + way, cards[0].start + way) == 0xffffff
      }
      #expect(isNear(CGFloat(corner ?? 0) / 3, 2.93, 0.5))
    }
  }

  @Test func `texts and signs of rows and headers`() throws {
    try measuring(UINavigationController(rootViewController: Cards())) { ruler in
      let cards = ruler.column(200).filter { $0.color == 0xffffff && $0.length > 30 }
      try #require(cards.count == 4)
      let top = cards[0].start
      let text = ruler.ink(
        in: CGRect(x: 30, y: top + 5, width: 100, height: 34),
        on: 0xffffff
      )
      // 17 points: capitals of 0.7046 em on a baseline 27.67 to 28.33 below the row's top.
      #expect(isNear(text.height, 17 * 0.7046, 0.5) && isNear(text.maxY - top, 28, 0.5))
      #expect(text.minX >= 40 && text.minX < 42.5)
      let sign = ruler.ink(in: CGRect(x: 330, y: top + 5, width: 38, height: 34), on: 0xffffff)
      #expect(isNear(sign.width, 7, 0.67) && isNear(sign.height, 12, 0.67))
      #expect(isNear(370 - sign.maxX, 20.67, 1.7), "22.33 on iOS 14, 20.67 later")
      let title = ruler.ink(
        in: CGRect(x: 30, y: cards[2].end + 20, width: 100, height: 35),
        on: Self.grouped
      )
      #expect(isNear(title.height, 13 * 0.7046, 0.5), "13 points")
      #expect(isNear(cards[3].start - title.maxY, 9.33, 0.67), "below the baseline")
    }
  }

  @Test func `bars of a screen`() throws {
    let page = UITableViewController(style: .plain)
    page.title = "HHH"
    page.view.backgroundColor = .systemGreen
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(title: "HHH", image: nil, tag: 0)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .white
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let tabs = UITabBarController()
    let tabAppearance = UITabBarAppearance()
    tabAppearance.configureWithOpaqueBackground()
    tabAppearance.backgroundColor = .white
    tabs.tabBar.standardAppearance = tabAppearance
    tabs.tabBar.scrollEdgeAppearance = tabAppearance
    tabs.viewControllers = [navigation]
    try measuring(tabs) { ruler in
      let column = ruler.column(20)
      #expect(isNear(column[0].length, 91), "47 and 44")
      #expect(column[1].length == Self.hairline, "the line is outside of the bar")
      let green = try #require(column.max { $0.length < $1.length })
      // The tab bar's line is above its 49 points.
      #expect(isNear(844 - 34 - 49, green.end, 0.4))
      let title = ruler.ink(in: CGRect(x: 150, y: 50, width: 90, height: 38), on: 0xffffff)
      #expect(isNear(title.maxY - 47, 28, 0.5) && isNear(title.height, 12, 0.5))
      #expect(isNear(title.midX, 195, 0.5))
      let label = ruler.ink(in: CGRect(x: 150, y: 790, width: 90, height: 20), on: 0xffffff)
      #expect(isNear(label.maxY - (844 - 34 - 49), 45, 0.67), "the baseline of a tab's title")
    }
  }

  @Test func `switches have their size and colours`() throws {
    let page = UIViewController()
    page.view.backgroundColor = .white
    for (index, isOn) in [true, false].enumerated() {
      let control = UISwitch(frame: CGRect(x: 50, y: 100 + 60 * index, width: 0, height: 0))
      control.isOn = isOn
      page.view.addSubview(control)
    }
    try measuring(page) { ruler in
      // The thumb of 27 lies 2 points inside of the end, on a shadow.
      let on = try #require(ruler.row(115.5).first { $0.color == 0x34c759 && $0.length > 5 })
      let off = try #require(ruler.row(175.5).first { $0.color == 0xe9e9eb && $0.length > 5 })
      #expect(isNear(on.start, 50) && isNear(off.end, 101))
      // The thumb's shadow lies on the track between its ends.
      let onHeight = ruler.column(65.5).filter { $0.color == 0x34c759 && $0.end <= 136 }
      #expect(isNear(onHeight.first?.start ?? 0, 100) && isNear(onHeight.last?.end ?? 0, 131))
      let offHeight = ruler.column(85.5).filter { $0.color == 0xe9e9eb && $0.start >= 155 }
      #expect(isNear(offHeight.first?.start ?? 0, 160) && isNear(offHeight.last?.end ?? 0, 191))
    }
  }

  @Test func `colours of the dark`() throws {
    try measuring(UINavigationController(rootViewController: Cards()), isDark: true) { ruler in
      let column = ruler.column(200)
      let cards = column.filter { $0.color == 0x1c1c1e && $0.length > 30 }
      #expect(cards.count == 4 && ruler.color(5, 400) == 0)
      let line = try #require(column.first { $0.start == cards.first?.end })
      // #3e3e41, to within what two ways of rounding make of it.
      for shift in [0, 8, 16] as [UInt32] {
        let (own, real) = (Int(line.color >> shift & 255), Int(0x3e3e41 >> shift & 255))
        #expect(abs(own - real) <= 1, "\(line)")
      }
      #expect(line.length == Self.hairline)
    }
  }
}
