// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

/// A list of names, with whatever a test does to its cells.
@MainActor
private final class NamesController: UICollectionViewController {
  var sections: [[String]]
  var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  private let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  init(_ list: UICollectionLayoutListConfiguration, _ sections: [[String]]) {
    self.sections = sections
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collectionView.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    fill(cell, indexPath)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: indexPath
    )
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = "About"
    cell.contentConfiguration = content
    return cell
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))
      as? UICollectionViewListCell
  }
}

extension UICollectionViewCell {
  /// The lines of the cell that show.
  fileprivate var lines: [CGRect] {
    let pixel = 1 / max(1, traitCollection.displayScale)
    return subviews.filter { $0.frame.height == pixel && !$0.isHidden }.map(\.frame)
  }
}

@MainActor @Suite struct ListCellTests {
  private func showing(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ sections: [[String]] = [["Fukuoka", "Saga", "Nagasaki"]],
    width: CGFloat = 390,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    fill: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in },
    _ body: (NamesController, TestScreen) throws -> Void
  ) rethrows {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    let controller = NamesController(list, sections)
    controller.fill = fill
    try TestScreen.showing(controller, width: width, height: 700, scale: 2) { screen in
      screen.settle()
      try body(controller, screen)
    }
  }

  // MARK: Looks

  @Test func `cards have margins, corners and lines from the text to the edge`() throws {
    try showing(.insetGrouped) { names, _ in
      let (first, second) = (try #require(names.cell(0)), try #require(names.cell(1)))
      let last = try #require(names.cell(2))
      #expect(first.frame == CGRect(x: 20, y: 35, width: 350, height: 44))
      #expect(last.frame.minY == 123)
      #expect(first.layer.cornerRadius == 10 && first.clipsToBounds)
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(second.layer.cornerRadius == 0)
      #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(first.lines == [CGRect(x: 20, y: 43.5, width: 330, height: 0.5)])
      #expect(second.lines == first.lines)
      #expect(last.lines.isEmpty)
      #expect(names.collectionView.backgroundColor == .systemGroupedBackground)
      #expect(first.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
      #expect(first.traitCollection.listEnvironment == .insetGrouped)
      #expect(first.configurationState.traitCollection.listEnvironment == .insetGrouped)
    }
    try showing(.insetGrouped, [["Only"]], width: 375) { names, _ in
      let only = try #require(names.cell(0))
      #expect(only.frame.minX == 16)
      #expect(only.layer.maskedCorners.rawValue == 15)
      let content = try #require(only.contentView as? UIListContentView)
      #expect(content.textLayoutGuide?.layoutFrame.minX == 16)
    }
  }

  @Test func `groups have whole lines at their ends, plain lists none of them`() throws {
    try showing(.grouped) { names, _ in
      let (first, last) = (try #require(names.cell(0)), try #require(names.cell(2)))
      let top = CGRect(x: 0, y: 0, width: 390, height: 0.5)
      #expect(first.lines.contains(top))
      #expect(first.lines.contains(CGRect(x: 20, y: 43.5, width: 370, height: 0.5)))
      #expect(last.lines == [CGRect(x: 0, y: 43.5, width: 390, height: 0.5)])
    }
    try showing(.plain) { names, _ in
      let (first, last) = (try #require(names.cell(0)), try #require(names.cell(2)))
      #expect(first.lines.count == 2)
      #expect(first.lines.allSatisfy { $0.minX == 20 && $0.maxX == 390 })
      #expect(last.lines.count == 1)
    }
    showing(.sidebar) { names, _ in
      #expect(names.cell(0)?.lines.isEmpty == true)
      #expect(names.cell(0)?.backgroundConfiguration?.cornerRadius == 10)
    }
  }

  @Test func `headers and footers of plain lists have a ground while rows are under them`() throws {
    func list(_ count: Int, _ body: (UICollectionViewListCell?, UICollectionViewListCell?) -> Void)
    {
      showing(
        .plain,
        [(0..<count).map(String.init)],
        change: {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        }
      ) { names, screen in
        let list = names.collectionView
        @MainActor func end(_ kind: String) -> UICollectionViewListCell? {
          list?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
            as? UICollectionViewListCell
        }
        list?.contentOffset.y += 100
        screen.settle()
        body(
          end(UICollectionView.elementKindSectionHeader),
          end(UICollectionView.elementKindSectionFooter)
        )
      }
    }
    list(60) { header, footer in
      #expect(header?.configurationState.isPinned == true)
      #expect(footer?.configurationState.isPinned == true)
    }
    list(3) { _, footer in #expect(footer?.configurationState.isPinned == false) }
  }

  @Test func `headers and footers are dressed as such`() throws {
    try showing(
      .insetGrouped,
      change: {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      }
    ) { names, _ in
      let path = IndexPath(item: 0, section: 0)
      let header = try #require(
        names.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: path
        ) as? UICollectionViewListCell
      )
      #expect(header.frame.height == 39)
      #expect(header.defaultContentConfiguration().textProperties.transform == .uppercase)
      #expect(header.backgroundConfiguration?.backgroundColor == .clear)
      let footer = try #require(
        names.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter,
          at: path
        ) as? UICollectionViewListCell
      )
      #expect(footer.frame.minY == names.cell(2)?.frame.maxY)
      #expect(footer.defaultContentConfiguration().textProperties.transform == .none)
      let content = try #require(footer.contentView as? UIListContentView)
      #expect(content.textLayoutGuide?.layoutFrame.minX == 20)
    }
    try showing(.insetGrouped, change: { $0.headerMode = .firstItemInSection }) { names, _ in
      let (header, first) = (try #require(names.cell(0)), try #require(names.cell(1)))
      #expect(header.layer.cornerRadius == 0 && first.layer.cornerRadius == 10)
      #expect(header.defaultContentConfiguration().textProperties.transform == .uppercase)
    }
  }

  // MARK: Separators

  @Test func `lines follow their configuration`() throws {
    var asked: [IndexPath] = []
    try showing(
      .insetGrouped,
      change: {
        $0.separatorConfiguration.color = .systemRed
        $0.itemSeparatorHandler = { path, lines in
          asked.append(path)
          var lines = lines
          if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
          if path.item == 1 {
            lines.topSeparatorVisibility = .visible
            lines.bottomSeparatorInsets.leading = 48
            lines.bottomSeparatorInsets.trailing = 6
          }
          return lines
        }
      }
    ) { names, _ in
      #expect(asked.contains(IndexPath(item: 2, section: 0)))
      #expect(names.cell(0)?.lines.isEmpty == true)
      let lines = try #require(names.cell(1)).lines
      #expect(lines.contains(CGRect(x: 20, y: 0, width: 330, height: 0.5)))
      #expect(lines.contains(CGRect(x: 48, y: 43.5, width: 296, height: 0.5)))
      let line = names.cell(1)?.subviews.first { $0.frame.height == 0.5 }
      #expect(line?.backgroundColor == .systemRed)
    }
    showing(.insetGrouped, change: { $0.showsSeparators = false }) { names, _ in
      #expect(names.cell(0)?.lines.isEmpty == true)
    }
    let standard = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(standard.topSeparatorVisibility == .automatic)
    #expect(standard.bottomSeparatorVisibility == .automatic)
    #expect(standard.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(standard.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(standard.color == .separator && standard.multipleSelectionColor == .separator)
  }

  @Test func `constraints to the separator's guide move the lines`() throws {
    showing(
      .insetGrouped,
      fill: { cell, _ in
        cell.separatorLayoutGuide.leadingAnchor.constraint(
          equalTo: cell.contentView.leadingAnchor,
          constant: 70
        ).isActive = true
      }
    ) { names, _ in
      #expect(names.cell(0)?.lines == [CGRect(x: 70, y: 43.5, width: 280, height: 0.5)])
    }
  }

  @Test func `a selected row takes its own line and that above away`() throws {
    showing(.insetGrouped) { names, screen in
      names.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0),
        animated: false,
        scrollPosition: []
      )
      screen.step()
      #expect(names.cell(0)?.lines.isEmpty == true)
      #expect(names.cell(1)?.lines.isEmpty == true)
      #expect(names.cell(1)?.backgroundConfiguration?.backgroundColor == .systemGray4)
      names.collectionView.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
      screen.step()
      #expect(names.cell(0)?.lines.count == 1)
      #expect(names.cell(1)?.lines.count == 1)
    }
  }

  // MARK: Accessories

  @Test func `accessories take room at both sides`() throws {
    try showing(
      .insetGrouped,
      fill: { cell, path in
        switch path.item {
        case 0: cell.accessories = [.disclosureIndicator()]
        case 1: cell.accessories = [.checkmark(), .delete(displayed: .always)]
        default:
          cell.accessories = [
            .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40)))
          ]
        }
      }
    ) { names, _ in
      // A chevron's room is 11 points wide, and lies 20 from the edge.
      #expect(names.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 319, height: 44))
      #expect(names.cell(1)?.contentView.frame == CGRect(x: 44, y: 0, width: 262, height: 44))
      let content = try #require(names.cell(1)?.contentView as? UIListContentView)
      #expect(content.textLayoutGuide?.layoutFrame.minX == 16)
      #expect(names.cell(1)?.lines.first?.minX == 60)
      #expect(names.cell(2)?.contentView.frame.width == 290)
    }
  }

  @Test func `editing shows what belongs to it and hides the rest`() throws {
    try showing(
      .insetGrouped,
      fill: { cell, _ in
        cell.accessories = [
          .delete(), .reorder(), .multiselect(displayed: .whenNotEditing),
          .disclosureIndicator(displayed: .whenNotEditing), .insert(options: .init(isHidden: true)),
        ]
      }
    ) { names, screen in
      let cell = try #require(names.cell(0))
      #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 275, height: 44))
      #expect(!cell.configurationState.isEditing)
      names.collectionView.isEditing = true
      screen.settle()
      #expect(cell.configurationState.isEditing)
      #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 262, height: 44))
    }
  }

  @Test func `handlers run when their accessory is tapped`() throws {
    var deleted = 0
    var selected = false
    showing(
      .insetGrouped,
      fill: { cell, _ in
        cell.accessories = [.delete(displayed: .always, actionHandler: { deleted += 1 })]
        cell.configurationUpdateHandler = { _, state in selected = selected || state.isSelected }
      }
    ) { _, screen in
      screen.tap(52, 57)
      screen.settle()
      #expect(deleted == 1)
      #expect(!selected)
    }
  }

  @Test func `a menu beside a row shows what is chosen in it`() throws {
    var told: [String] = []
    let actions = ["Low", "High"].map { title in
      UIAction(title: title, state: title == "Low" ? .on : .off) { _ in }
    }
    let menu = UIMenu(options: .singleSelection, children: actions)
    try showing(
      .insetGrouped,
      [["Priority"]],
      fill: { cell, _ in
        cell.accessories = [
          .popUpMenu(menu) { told += $0.selectedElements.map(\.title) }, .disclosureIndicator(),
        ]
      }
    ) { names, screen in
      @MainActor func shown() -> [String] {
        @MainActor func texts(_ view: UIView) -> [String] {
          ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
        }
        return names.cell(0).map(texts) ?? []
      }
      #expect(shown().contains("Low") && !shown().contains("High"))
      let width = try #require(names.cell(0)?.contentView.frame.width)
      screen.tap(315, 57)
      screen.settle()
      #expect(told == [])
      let rows = try #require(screen.window.subviews.last)
      let high = try #require(find("High", rows))
      let place = high.convert(CGPoint(x: 10, y: 5), to: nil)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(told == ["High"])
      #expect(shown().contains("High") && !shown().contains("Low"))
      let wider = try #require(names.cell(0)?.contentView.frame.width)
      #expect(wider != width)
    }
  }

  private func find(_ text: String, _ view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { find(text, $0) }.first
  }

  @Test func `headers keep to their texts where told`() throws {
    try showing(
      .insetGrouped,
      change: {
        $0.headerMode = .supplementary
        $0.contentHuggingElements = .supplementaryHeader
      }
    ) { names, _ in
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(
        names.collectionView.supplementaryView(
          forElementKind: kind,
          at: IndexPath(item: 0, section: 0)
        )
      )
      #expect(header.frame.minX == 20)
      #expect(header.frame.width > 40 && header.frame.width < 150)
      #expect(names.cell(0)?.frame.width == 350)
    }
  }

  @Test func `views of the app stand where they are told`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    try showing(
      .insetGrouped,
      [["Fukuoka"]],
      fill: { cell, _ in
        cell.accessories = [
          .checkmark(),
          .customView(
            configuration: .init(
              customView: view,
              placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark)),
              tintColor: .systemRed,
              maintainsFixedSize: true
            )
          ),
          .customView(
            configuration: .init(
              customView: other,
              placement: .leading(displayed: .always),
              maintainsFixedSize: true
            )
          ),
        ]
      }
    ) { names, _ in
      let cell = try #require(names.cell(0))
      #expect(view.superview === cell)
      #expect(view.frame == CGRect(x: 300, y: 17, width: 30, height: 10))
      #expect(view.tintColor == .systemRed)
      #expect(other.frame.minX == 20)
      #expect(cell.contentView.frame == CGRect(x: 32, y: 0, width: 350 - 32 - 82, height: 44))
      cell.accessories = []
      cell.layoutIfNeeded()
      #expect(view.superview == nil)
      #expect(cell.contentView.frame.width == 350)
    }
  }

  @Test func `one of each type is enough`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let findings = UIKitDiagnostics.recording {
      cell.accessories = [.checkmark(), .label(text: "a"), .checkmark(), .label(text: "b")]
    }
    #expect(findings.map(\.code) == ["TSK-ACCESSORY-TWICE"])
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark, .label, .label])
  }

  @Test func `places are found before and after accessories`() {
    let list: [UICellAccessory] = [.label(text: "1"), .checkmark(), .disclosureIndicator()]
    #expect(UICellAccessory.Placement.position(before: .checkmark)(list) == 1)
    #expect(UICellAccessory.Placement.position(after: .checkmark)(list) == 2)
    #expect(UICellAccessory.Placement.position(before: .reorder)(list) == 0)
    #expect(UICellAccessory.Placement.position(after: .reorder)(list) == 3)
  }

  // MARK: Indentation and direction

  @Test func `indentation moves content and, if told, accessories`() throws {
    try showing(.insetGrouped, fill: { cell, _ in cell.indentationLevel = 2 }) { names, _ in
      let cell = try #require(names.cell(0))
      #expect(cell.indentationWidth == 10 && cell.indentsAccessories)
      #expect(cell.contentView.frame.minX == 20)
      #expect(cell.lines.first?.minX == 40)
      cell.accessories = [.insert(displayed: .always)]
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.minX == 64)
      cell.indentationLevel = 0
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.minX == 44)
    }
  }

  @Test func `rows mirror where one reads from right to left`() throws {
    try showing(
      .insetGrouped,
      fill: { cell, _ in
        cell.semanticContentAttribute = .forceRightToLeft
        cell.contentView.semanticContentAttribute = .forceRightToLeft
        cell.accessories = [.disclosureIndicator()]
      }
    ) { names, _ in
      let cell = try #require(names.cell(0))
      #expect(cell.contentView.frame == CGRect(x: 31, y: 0, width: 319, height: 44))
      #expect(cell.lines == [CGRect(x: 0, y: 43.5, width: 330, height: 0.5)])
    }
  }

  @Test func `a color of one's own stays behind the list`() throws {
    showing(.grouped, change: { $0.backgroundColor = .systemYellow }) { names, screen in
      #expect(names.collectionView.backgroundColor == .systemYellow)
      names.collectionView.backgroundColor = .black
      names.collectionView.collectionViewLayout.invalidateLayout()
      screen.step()
      #expect(names.collectionView.backgroundColor == .black)
    }
  }
}
