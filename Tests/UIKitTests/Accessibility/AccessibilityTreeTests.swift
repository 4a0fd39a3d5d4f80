import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// What those are told who cannot see the screen.
@MainActor @Suite(.serialized) struct AccessibilityTreeTests {
  private func dump() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(AccessibilityDump.json().utf8))
  }

  /// The elements of a window, without the groups they are in.
  private func elements(of screen: TestScreen) -> [AccessibilityNode] {
    func visit(_ node: AccessibilityNode) -> [AccessibilityNode] {
      let children = (0..<node.childCount).compactMap(node.child)
      return children.isEmpty ? [node] : children.flatMap(visit)
    }
    return visit(AccessibilityNode(subject: .object(screen.window)))
  }

  @Test func `rows say whether they are ticked or on`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.textLabel?.text = "Rice"
    let list = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(AccessibilityReading(row).isChecked == nil)
    #expect(AccessibilityReading(list).isChecked == nil)
    row.accessoryType = .checkmark
    list.accessories = [.checkmark()]
    #expect(AccessibilityReading(row).isChecked == true)
    #expect(AccessibilityReading(list).isChecked == true)
    row.accessoryType = .none
    let toggle = UISwitch()
    row.accessoryView = toggle
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    row.layoutIfNeeded()
    #expect(AccessibilityReading(row).isChecked == false)
    toggle.isOn = true
    let reading = AccessibilityReading(row)
    #expect(reading.isChecked == true)
    let states = AccessibilityStates.of(AccessibilityNode(subject: .object(row)), item(reading))
    #expect(states.contains(.checkable) && states.contains(.checked))
  }

  private func item(_ reading: AccessibilityReading) -> AccessibilityReading {
    var reading = reading
    reading.role = .item
    return reading
  }

  @Test func `fields say what they ask for, and large titles are headings`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(AccessibilityReading(field).placeholder == "Name")
    #expect(AccessibilityReading(UITextView()).placeholder == nil)
    let controller = UIViewController()
    controller.title = "Rivers"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    TestScreen.showing(navigation) { screen in
      let headings = elements(of: screen).map(\.reading).filter { $0.role == .heading }
      #expect(headings.contains { $0.label == "Rivers" })
    }
  }

  @Test func `classes say what they are`() throws {
    let label = UILabel()
    label.text = "Rice"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Rice")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Cook", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Cook")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    let image = UIImageView(image: UIImage(systemName: "trash"))
    #expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
    let add = UIButton(type: .contactAdd)
    #expect(add.accessibilityLabel == "Add")
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits.contains(.adjustable))
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Aiko"
    #expect(field.accessibilityValue == "Aiko")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == nil)
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(progress.accessibilityValue == "50%")
    #expect(progress.accessibilityTraits.contains(.updatesFrequently))
    #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    #expect(UIView().accessibilityElementCount() == NSNotFound)
    #expect(UITableViewCell().isAccessibilityElement)
    #expect(UICollectionViewListCell().isAccessibilityElement)
    #expect(!UICollectionViewCell().isAccessibilityElement)
  }

  @Test func `what an app says goes before what the class says`() {
    final class Badge: UIView {
      override var accessibilityLabel: String? {
        get { "three messages" }
        set {}
      }
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let badge = Badge(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
      badge.accessibilityTraits = .header
      badge.accessibilityIdentifier = "badge"
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      label.text = "first"
      controller.view.addSubview(badge)
      controller.view.addSubview(label)
      let found = elements(of: screen)
      #expect(found.map(\.reading.label) == ["first", "three messages"])
      #expect(found.last?.reading.role == .heading)
      #expect(found.last?.reading.identifier == "badge")
      #expect(found.last?.reading.frame == CGRect(x: 10, y: 100, width: 40, height: 40))
      badge.accessibilityElementsHidden = true
      label.accessibilityLabel = "other"
      #expect(elements(of: screen).map(\.reading.label) == ["other"])
    }
  }

  @Test func `containers name their elements, and what is modal hides the rest`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let bars = (0..<3).map { index in
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "bar \(index)"
        bar.accessibilityFrameInContainerSpace = CGRect(
          x: CGFloat(index) * 20,
          y: 10,
          width: 10,
          height: 80
        )
        return bar
      }
      chart.accessibilityElements = bars
      chart.frame.origin.y = 50
      let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
      label.text = "below"
      controller.view.addSubview(label)
      controller.view.addSubview(chart)
      #expect(chart.accessibilityElementCount() == 3)
      #expect(chart.index(ofAccessibilityElement: bars[1]) == 1)
      #expect(
        elements(of: screen).map(\.reading.label) == ["bar 0", "bar 1", "bar 2", "below"]
      )
      #expect(bars[2].accessibilityFrame == CGRect(x: 40, y: 60, width: 10, height: 80))
      #expect(AccessibilityNode(bars[1]).parent?.object === screen.window)
      chart.accessibilityViewIsModal = true
      #expect(elements(of: screen).count == 3)
    }
  }

  @Test func `rows merge their texts and name the controls in them`() throws {
    let controller = UIViewController()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    let source = Rows()
    view.dataSource = source
    view.delegate = source
    controller.view = view
    try TestScreen.showing(controller) { screen in
      let list = try #require(AccessibilityNode(subject: .object(screen.window)).child(at: 0))
      #expect(list.reading.role == .list && list.childCount == 5)
      let header = try #require(list.child(at: 0))
      #expect(header.reading.role == .heading && header.reading.traits.contains(.header))
      let row = try #require(list.child(at: 1))
      #expect(row.reading.label == "Row 0, detail" && row.reading.role == .item)
      #expect(row.position?.number == 1 && row.position?.count == 3)
      #expect(row.indexInParent == 1)
      let switched = try #require(list.child(at: 2))
      #expect(switched.reading.value == "0" && switched.childCount == 1)
      let toggle = try #require(switched.child(at: 0))
      #expect(toggle.reading.role == .toggle && toggle.reading.label == "Row 1, detail")
      #expect(toggle.parent?.item?.path == IndexPath(row: 1, section: 0))
      #expect(AccessibilityActions.activate(switched))
      #expect(switched.reading.value == "1")
      #expect(AccessibilityActions.activate(row))
      #expect(source.chosen == [IndexPath(row: 0, section: 0)])
      #expect(row.reading.traits.contains(.selected))
      #expect(list.child(at: 4)?.reading.label == "End")
      let json = try dump()
      #expect(json["role"].string == "application")
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      if indexPath.row == 1 { cell.accessoryView = UISwitch() }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Begin"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "End"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  @Test func `a million items are told of without being made`() throws {
    let board = AccessibleBoard(sections: [600_000, 400_000])
    try TestScreen.showing(board.controller) { screen in
      let window = AccessibilityNode(subject: .object(screen.window))
      let list = try #require(window.child(at: 0))
      #expect(list.childCount == 1_000_000)
      #expect(list.child(at: 999_999)?.item?.path == IndexPath(item: 399_999, section: 1))
      #expect(list.child(at: 1_000_000) == nil && list.child(at: -1) == nil)
      let made = board.view.cellsMade
      let spare = AccessibilityReadings.current.spareCells
      let far = try #require(list.child(at: 700_000))
      #expect(far.reading.label == "item 1-100000")
      #expect(far.position?.number == 700_001 && far.position?.count == 1_000_000)
      #expect(far.indexInParent == 700_000 && far.object == nil)
      #expect(AccessibilityReadings.current.spareCells == spare + 1)
      // Asked again within a frame nothing is made; no frame moved because of it.
      #expect(far.reading.label == "item 1-100000")
      #expect(AccessibilityReadings.current.spareCells == spare + 1)
      #expect(board.view.cellsMade <= made + 1)
      #expect(board.view.contentOffset.y == 0)
      #expect(board.view.visibleCells.count < 20)
      let rows = try dump()["children"].list?.first?["children"].list?.first
      #expect(rows?["count"].number == 1_000_000)
      #expect((rows?["children"].list?.count ?? 0) < 20)
    }
  }

  @Test func `the tree follows the data`() throws {
    let board = AccessibleBoard(sections: [3])
    try TestScreen.showing(board.controller) { screen in
      let list = try #require(AccessibilityNode(subject: .object(screen.window)).child(at: 0))
      #expect(list.childCount == 3)
      board.sections = [5, 2]
      board.view.reloadData()
      #expect(list.childCount == 7)
      #expect(list.child(at: 6)?.reading.label == "item 1-1")
      board.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      #expect(list.child(at: 1)?.reading.traits.contains(.selected) == true)
    }
  }

  @Test func `presented things hide what is behind, and escape leaves them`() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    label.text = "behind"
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(label)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      controller.present(alert, animated: false)
      screen.settle()
      let found = elements(of: screen).map(\.reading.label)
      #expect(found == ["Sure?", "No"])
      let dialog = try #require(AccessibilityNode(subject: .object(screen.window)).child(at: 0))
      #expect(dialog.reading.role == .dialog)
      #expect(dialog.object?.accessibilityPerformEscape() == true)
      screen.settle()
      #expect(elements(of: screen).map(\.reading.label) == ["behind"])
    }
  }

  @Test func `actions, announcements and focus are told of`() {
    let view = UIView()
    var done: [String] = []
    let action = UIAccessibilityCustomAction(name: "Archive") { action in
      done.append(action.name)
      return true
    }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.perform() == true && done == ["Archive"])
    var success: Bool?
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification,
      object: nil,
      queue: nil
    ) { note in
      let value = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      MainActor.assumeIsolated { success = value }
    }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    NotificationCenter.default.removeObserver(observer)
    #expect(success == false)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }
}

/// A list of so many items, each with its path for a name.
@MainActor
final class AccessibleBoard: NSObject, UICollectionViewDataSource {
  let controller = UIViewController()
  let view: UICollectionView
  var sections: [Int]

  init(sections: [Int]) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    controller.view = view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "item \(indexPath.section)-\(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
}
