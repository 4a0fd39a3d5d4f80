import CoreGraphics
import Foundation
import ScreenProtocol
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// The tree of elements that UI tests see.
@MainActor @Suite(.serialized) struct ElementCollectorTests {
  private let collector = ElementCollector()

  private func all(_ element: ScreenElement) -> [ScreenElement] {
    [element] + element.children.flatMap(all)
  }

  /// The elements of a screen that shows some views.
  private func elements(_ views: [UIView]) -> [ScreenElement] {
    let controller = UIViewController()
    var found: [ScreenElement] = []
    TestScreen.showing(controller) { _ in
      for (row, view) in views.enumerated() {
        if view.frame.isEmpty { view.frame.size = CGSize(width: 200, height: 31) }
        view.frame.origin = CGPoint(x: 20, y: 100 + CGFloat(row) * 50)
        controller.view.addSubview(view)
      }
      controller.view.layoutIfNeeded()
      found = all(collector.collect())
    }
    return found
  }

  private func kinds(_ views: [UIView]) -> [String] { elements(views).map(\.kind) }

  @Test func `the app holds its windows, and they what is in them`() throws {
    let found = elements([])
    #expect(found.first?.kind == "application" && found[1].kind == "window")
    #expect(found.first?.frame.count == 4)
  }

  @Test func `controls have the types of their classes`() {
    let views: [UIView] = [
      UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UITextField(),
      UISearchTextField(), UITextView(), UIProgressView(), UIPageControl(),
    ]
    let found = Set(kinds(views))
    for kind in [
      "button", "switch", "slider", "stepper", "textField", "searchField", "textView",
      "progressIndicator", "pageIndicator",
    ] { #expect(found.contains(kind), "\(kind)") }
  }

  @Test func `switches and sliders tell how they stand`() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
    let found = elements([toggle, slider])
    #expect(found.first { $0.kind == "switch" }?.value == "1")
    let element = try #require(found.first { $0.kind == "slider" })
    #expect(element.position == 0.25 && element.value == "25%")
  }

  @Test func `marks of rows are buttons with the names of their signs`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Tea"
    func labels(_ type: UITableViewCell.AccessoryType) -> [String] {
      cell.accessoryType = type
      return elements([cell]).filter { $0.kind == "button" }.map(\.label)
    }
    #expect(labels(.checkmark) == ["checkmark"])
    #expect(labels(.disclosureIndicator) == ["chevron"])
    #expect(labels(.detailButton) == ["More Info"])
    #expect(labels(.none) == [])
    cell.accessoryView = UISwitch()
    #expect(elements([cell]).first { $0.kind == "switch" }?.label == "Tea")
    cell.accessoryView = nil
    cell.addSubview(RowGrip(cell: cell))
    #expect(elements([cell]).filter { $0.kind == "button" }.map(\.label) == ["Reorder Tea"])
  }

  @Test func `a button of a bar has no text in it, and a label without a text is no element`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Shelf")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      style: .plain,
      target: nil,
      action: nil
    )
    bar.items = [item]
    let label = UILabel()
    label.accessibilityIdentifier = "status"
    let found = elements([bar, label])
    #expect(found.filter { $0.label == "Edit" }.map(\.kind) == ["button"])
    #expect(found.filter { $0.kind == "staticText" }.map(\.label) == ["Shelf"])
  }

  @Test func `a button holds its text, a segmented control its segments, a stepper its halves`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let stepper = UIStepper()
    let found = elements([button, segments, stepper])
    let go = found.filter { $0.label == "Go" }
    #expect(go.map(\.kind) == ["button", "staticText"])
    let parts = found.first { $0.kind == "segmentedControl" }?.children ?? []
    #expect(parts.map(\.label) == ["One", "Two"] && parts.map(\.isSelected) == [false, true])
    let halves = found.first { $0.kind == "stepper" }?.children ?? []
    #expect(halves.map(\.label) == ["Decrement", "Increment"])
    #expect(halves.map(\.isEnabled) == [false, true])
  }

  @Test func `a password is as many dots, an empty field shows its placeholder`() throws {
    let secret = UITextField()
    secret.isSecureTextEntry = true
    secret.text = "abc"
    let name = UITextField()
    name.placeholder = "Name"
    let found = elements([secret, name])
    #expect(found.first { $0.kind == "secureTextField" }?.value == "•••")
    let field = try #require(found.first { $0.kind == "textField" })
    #expect(field.placeholder == "Name" && field.value == "Name")
  }

  @Test func `what an app says goes before the class of a plain view`() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.accessibilityLabel = "Card"
    let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    inside.text = "hidden"
    view.addSubview(inside)
    let found = elements([view])
    #expect(found.first { $0.label == "Card" }?.kind == "button")
    #expect(!found.contains { $0.label == "hidden" })
  }

  @Test func `containers are elements, and what is hidden is none`() {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "inside"
    box.addSubview(label)
    let gone = UILabel()
    (gone.text, gone.isHidden) = ("gone", true)
    let found = elements([box, gone, UILabel()])
    #expect(found.first { $0.identifier == "box" }?.kind == "other")
    #expect(found.first { $0.identifier == "box" }?.children.map(\.label) == ["inside"])
    #expect(!found.contains { $0.label == "gone" })
    #expect(!found.contains { $0.kind == "staticText" && $0.label.isEmpty })
  }

  @Test func `elements that are no views are told as the app names them`() {
    let view = UIView()
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityLabel = "North"
    part.accessibilityTraits = .link
    part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.accessibilityElements = [part]
    let found = elements([view])
    let link = found.first { $0.label == "North" }
    #expect(link?.kind == "link" && link?.frame == [25, 105, 20, 20])
  }

  @Test func `bars are called as their titles, and a row is made of its texts`() {
    let controller = UITableViewController()
    controller.title = "Rivers"
    let source = OneRow()
    controller.tableView.dataSource = source
    TestScreen.showing(UINavigationController(rootViewController: controller)) { _ in
      let found = all(collector.collect())
      let bar = found.first { $0.kind == "navigationBar" }
      let cell = found.first { $0.kind == "cell" }
      #expect(bar?.identifier == "Rivers" && cell?.label == "")
      let texts = cell.map { all($0).map(\.label) } ?? []
      #expect(texts.contains("Elbe"), "\(texts)")
    }
  }

  @Test func `numbers count in the order of the tree`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      controller.view.addSubview(button)
      controller.view.layoutIfNeeded()
      let found = all(collector.collect())
      let number = found.firstIndex { $0.kind == "button" } ?? 0
      #expect(found.count == collector.subjects.count)
      #expect(collector.subjects[number].view === button)
      let aim = ElementAim(subject: collector.subjects[number])
      #expect(aim.point == CGPoint(x: 70, y: 122))
      let cover = UIView(frame: controller.view.bounds)
      controller.view.addSubview(cover)
      #expect(ElementAim(subject: collector.subjects[number]).point == nil)
      cover.isUserInteractionEnabled = false
      #expect(ElementAim(subject: collector.subjects[number]).point != nil)
    }
  }

  @Test func `what is out of sight is scrolled in sight`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    let button = UIButton(frame: CGRect(x: 20, y: 1_500, width: 100, height: 44))
    scroll.addSubview(button)
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      controller.view.addSubview(scroll)
      controller.view.layoutIfNeeded()
      _ = collector.collect()
      let subject = collector.subjects.first { $0.view === button }
      let aim = ElementAim(subject: subject ?? ElementCollector.Subject())
      #expect(aim.point == nil)
      #expect(aim.reveal())
      #expect(scroll.contentOffset.y > 1_300)
      #expect(aim.point != nil)
    }
  }
}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Elbe"
    return cell
  }
}
