import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Headers and footers that a delegate makes, and views above and below all sections.
@MainActor @Suite struct TableEndViewTests {
  private final class Head: UITableViewHeaderFooterView {
    private(set) var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A table whose delegate makes a header for each section.
  private final class Headed: RowsController {
    var makes: (UITableView, Int) -> UIView? = { table, section in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.textLabel?.text = "Head \(section)"
      return view
    }
    var heads: [ObjectIdentifier] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    }

    override func tableView(
      _ table: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let view = makes(table, section)
      if let view { heads.append(ObjectIdentifier(view)) }
      return view
    }

    override func tableView(
      _ table: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "title \(section)" }
  }

  @Test func `a delegate's view goes before the title`() throws {
    let names = Headed([["A"], ["B"]])
    try names.show { _ in
      let table = try #require(names.tableView)
      let head = try #require(table.headerView(forSection: 1) as? Head)
      #expect(head.textLabel?.text == "Head 1" && head.reuseIdentifier == "head")
      #expect(head.superview === table && head.frame.width == 375)
      #expect(table.headerView(forSection: 5) == nil && table.footerView(forSection: 0) == nil)
    }
  }

  @Test func `headers that leave are used again for those that come`() throws {
    let names = Headed((0..<60).map { ["Row \($0)"] })
    try names.show { screen in
      let table = try #require(names.tableView)
      for _ in 0..<40 {
        table.contentOffset.y += 80
        screen.step()
      }
      #expect(Set(names.heads).count < 20 && names.heads.count > 30)
      let head = try #require(
        (0..<60).lazy.compactMap { table.headerView(forSection: $0) as? Head }.first
      )
      #expect(head.reuses > 0)
      for section in 0..<60 {
        guard let head = table.headerView(forSection: section) else { continue }
        #expect(head.textLabel?.text == "Head \(section)")
      }
    }
  }

  @Test func `a view that is none for sections is shown, but not handed out`() throws {
    let names = Headed([["A"]])
    let plain = UIView()
    names.makes = { _, _ in plain }
    names.loadViewIfNeeded()
    names.tableView.sectionHeaderHeight = 33
    try names.show { _ in
      let table = try #require(names.tableView)
      #expect(table.headerView(forSection: 0) == nil)
      #expect(plain.superview === table && plain.frame == table.rectForHeader(inSection: 0))
      #expect(plain.frame.height == 33)
    }
  }

  @Test func `a header is as high as its constraints ask for`() throws {
    let names = Headed([["A"], ["B"]])
    names.makes = { table, section in
      let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      if let content = head?.contentView, content.subviews.isEmpty {
        content.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: content.topAnchor),
          box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 51 + CGFloat(section)),
        ])
      }
      return head
    }
    try names.show { _ in
      let table = try #require(names.tableView)
      #expect(table.rectForHeader(inSection: 0).height == 51)
      #expect(table.rectForHeader(inSection: 1).height == 52)
      // 22 points above each header of a plain table.
      #expect(table.rectForRow(at: .row(0)).minY == 73)
      #expect(table.rectForRow(at: .row(0, 1)).minY == 191)
    }
  }

  @Test func `the room above headers is what the table says`() throws {
    let names = Headed([["A"], ["B"]])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.sectionHeaderHeight = 20
      table.sectionHeaderTopPadding = 0
      screen.settle()
      #expect(table.rectForHeader(inSection: 0).minY == 0)
      #expect(table.rectForHeader(inSection: 1).minY == 64)
      table.sectionHeaderTopPadding = 7
      screen.settle()
      #expect(table.rectForHeader(inSection: 0).minY == 7)
      #expect(table.rectForHeader(inSection: 1).minY == 78)
    }
  }

  @Test func `rows that come keep the header and its view`() throws {
    let names = Headed([["A"], ["B"]])
    try names.show { screen in
      let table = try #require(names.tableView)
      let head = table.headerView(forSection: 1)
      let old = table.rectForHeader(inSection: 1).minY
      names.sections[0].append("new")
      table.insertRows(at: [.row(1)], with: .automatic)
      screen.settle()
      #expect(table.headerView(forSection: 1) === head && head != nil)
      #expect(table.rectForHeader(inSection: 1).minY == old + 44)
      #expect(head?.frame == table.rectForHeader(inSection: 1))
    }
  }

  @Test func `sections that move take their headers along`() throws {
    let names = Headed([["A"], ["B"], ["C"]])
    try names.show { screen in
      let table = try #require(names.tableView)
      let heads = (0..<3).map { table.headerView(forSection: $0) }
      names.sections = [["C"], ["A"], ["B"]]
      table.moveSection(2, toSection: 0)
      screen.settle()
      #expect(names.shownNames == ["C", "A", "B"])
      #expect(table.headerView(forSection: 0) === heads[2])
      #expect(table.headerView(forSection: 1) === heads[0])
      #expect(table.headerView(forSection: 2) === heads[1])
    }
  }

  @Test func `a reloaded section asks for its header anew`() throws {
    let names = Headed([["A"], ["B"]])
    try names.show { screen in
      let table = try #require(names.tableView)
      names.makes = { _, section in
        let head = Head(reuseIdentifier: nil)
        head.textLabel?.text = "New \(section)"
        return head
      }
      table.reloadSections([1], with: .none)
      screen.settle()
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Head 0")
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "New 1")
    }
  }

  // MARK: Above and below all sections

  @Test func `a table's header that is set again is measured again`() throws {
    let names = RowsController([TableStage.names(5)])
    try names.show { screen in
      let table = try #require(names.tableView)
      let head = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      table.tableHeaderView = head
      screen.step()
      #expect(table.rectForRow(at: .row(0)).minY == 50)
      head.frame.size.height = 90
      table.tableHeaderView = head
      screen.step()
      #expect(table.rectForRow(at: .row(0)).minY == 90 && table.contentSize.height == 90 + 220)
      #expect(table.cellForRow(at: .row(0))?.frame.minY == 90)
    }
  }

  @Test func `a table's footer keeps below rows that come and go`() throws {
    let names = RowsController([TableStage.names(3)])
    try names.show { screen in
      let table = try #require(names.tableView)
      let foot = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
      table.tableFooterView = foot
      screen.step()
      #expect(foot.frame == CGRect(x: 0, y: 132, width: 375, height: 40))
      names.sections[0] = TableStage.names(8)
      table.insertRows(at: (3..<8).map { .row($0) }, with: .fade)
      screen.settle()
      #expect(foot.frame.minY == 352 && table.contentSize.height == 392)
      names.sections[0] = []
      table.deleteRows(at: (0..<8).map { .row($0) }, with: .fade)
      screen.settle()
      #expect(foot.frame.minY == 0 && table.contentSize.height == 40)
    }
  }

  @Test func `headers of a plain table stand below the table's own`() throws {
    let names = Headed([TableStage.names(30)])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      table.sectionHeaderHeight = 30
      screen.settle()
      let head = try #require(table.headerView(forSection: 0))
      #expect(head.frame.minY == 122)
      table.contentOffset.y = 60
      screen.step()
      #expect(head.frame.minY == 122)
      table.contentOffset.y = 400
      screen.step()
      #expect(head.frame.minY == 400)
    }
  }

  @Test func `a background stays where the table is`() throws {
    let names = RowsController([TableStage.names(40)])
    try names.show { screen in
      let table = try #require(names.tableView)
      let back = UIView()
      table.backgroundView = back
      screen.step()
      #expect(back.frame == table.bounds && table.subviews.first === back)
      table.contentOffset.y = 321
      screen.step()
      #expect(back.frame == CGRect(x: 0, y: 321, width: 375, height: 600))
      #expect(table.subviews.first === back)
      table.backgroundView = nil
      #expect(back.superview == nil)
    }
  }

  @Test func `only headers that are pinned over rows say so`() throws {
    final class States: UITableViewHeaderFooterView {
      var pins: [Bool] = []
      override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        pins.append(state.isPinned)
      }
    }
    let names = Headed([TableStage.names(40)])
    let head = States(reuseIdentifier: nil)
    head.contentConfiguration = head.defaultContentConfiguration()
    names.makes = { _, _ in head }
    try names.show { screen in
      #expect(head.pins.last == false)
      names.tableView.contentOffset.y = 200
      screen.step(2)
      #expect(head.configurationState.isPinned && head.pins.last == true)
      names.tableView.contentOffset.y = 0
      screen.step(2)
      #expect(!head.configurationState.isPinned && head.pins.last == false)
    }
  }
}
