import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

final class CellSegueController: UITableViewController {
  nonisolated(unsafe) static var log: [String] = []
  var allows = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("should \(identifier) \(row(sender))")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append("prepare \(segue.identifier ?? "-") \(row(sender))")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Self.log.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { Self.log.append("button \(indexPath.row)") }

  private func row(_ sender: Any?) -> String {
    guard let cell = sender as? UITableViewCell else { return "nobody" }
    return tableView.indexPath(for: cell).map { "row \($0.row)" } ?? "nowhere"
  }
}

final class CellSegueSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
  }
}

final class ReturnSegue: UIStoryboardSegue {
  override func perform() {
    CellSegueController.log.append("return segue performed")
    super.perform()
  }
}

final class PopoverStart: UIViewController {
  var pointedAt: [AnyObject?] = []
  var directions: UIPopoverArrowDirection = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let popover = segue.destination.popoverPresentationController
    pointedAt = [popover?.sourceView, popover?.barButtonItem]
    directions = popover?.permittedArrowDirections ?? []
  }
}

@Suite("Segues of cells and their buttons, popovers and ways back", .serialized)
@MainActor
struct CellSegueTests {
  init() {
    CellSegueController.log = []
    SelectorTable.register(CellSegueController.self, "home:") { (_: CellSegueController, _) in
      CellSegueController.log.append("home")
      return nil
    }
  }

  private static let cell = """
    <tableViewCell accessoryType="detailDisclosureButton" reuseIdentifier="Row" id="cl">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cl" id="cc"/>
      <connections>
        <segue destination="vc" kind="show" identifier="open" id="s1"/>
        <segue destination="vc" kind="show" identifier="detail" trigger="accessoryAction" id="s2"/>
      </connections>
    </tableViewCell>
    """

  private static func table(_ content: String, _ mode: String) -> String {
    """
    <tableViewController id="tc" customClass="CellSegueController" customModule="UIKitTests" sceneMemberID="viewController">
      <tableView key="view" dataMode="\(mode)" style="plain" rowHeight="44" id="tv">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        \(content)
        <connections><outlet property="dataSource" destination="tc" id="ds"/><outlet property="delegate" destination="tc" id="de"/></connections>
      </tableView>
    </tableViewController>
    """
  }

  private static let detail = """
    <viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="dv"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="ex" kind="unwind" identifier="back" unwindAction="home:" customClass="ReturnSegue" customModule="UIKitTests" animates="NO" id="s3"/></connections>
    </viewController>
    <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
    """

  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="tc" kind="relationship" relationship="rootViewController" id="rel"/></connections>
    </navigationController>
    """

  private func showing(
    _ table: String,
    source: CellSegueSource? = nil,
    _ body: (TestScreen, UINavigationController, CellSegueController) throws -> Void
  ) throws {
    let bundle = try TestBundle([
      "T.storyboard": NibSource.storyboard([Self.navigation, table, Self.detail], initial: "nav")
    ])
    let navigation = try #require(
      UIStoryboard(name: "T", bundle: bundle.bundle).instantiateInitialViewController()
        as? UINavigationController
    )
    let controller = try #require(navigation.topViewController as? CellSegueController)
    controller.loadViewIfNeeded()
    if let source { controller.tableView.dataSource = source }
    try TestScreen.showing(navigation, width: 375, height: 667) { screen in
      screen.settle()
      try body(screen, navigation, controller)
    }
  }

  /// The middle of a row's button, and of the row.
  private func places(_ controller: CellSegueController, _ row: Int) throws -> (CGPoint, CGPoint) {
    let table = try #require(controller.tableView)
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return (CGPoint(x: 375 - 17 - 7 - 14 - 11, y: rect.midY), CGPoint(x: 100, y: rect.midY))
  }

  private func take() -> [String] {
    defer { CellSegueController.log = [] }
    return CellSegueController.log
  }

  @Test("The button's segue is prepared with the cell, before the delegate hears of the tap")
  func accessory() throws {
    let source = CellSegueSource()
    let table = Self.table("<prototypes>\(Self.cell)</prototypes>", "prototypes")
    try showing(table, source: source) { screen, navigation, controller in
      let (button, row) = try places(controller, 1)
      screen.tap(button.x, button.y)
      screen.settle()
      #expect(take() == ["should detail row 1", "prepare detail row 1", "button 1"])
      #expect(navigation.viewControllers.count == 2)
      navigation.popViewController(animated: false)
      screen.settle()
      screen.tap(row.x, row.y)
      screen.settle()
      #expect(take() == ["should open row 1", "prepare open row 1", "select 1"])
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test("A button's segue that is not allowed is not taken")
  func refused() throws {
    let source = CellSegueSource()
    let table = Self.table("<prototypes>\(Self.cell)</prototypes>", "prototypes")
    try showing(table, source: source) { screen, navigation, controller in
      controller.allows = false
      let (button, _) = try places(controller, 0)
      screen.tap(button.x, button.y)
      screen.settle()
      #expect(take() == ["should detail row 0", "button 0"])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("Cells of static tables have both segues too; the way back is of the file's class")
  func staticTable() throws {
    let sections =
      "<sections><tableViewSection id=\"se\"><cells>\(Self.cell)</cells></tableViewSection></sections>"
    try showing(Self.table(sections, "static")) { screen, navigation, controller in
      let (button, _) = try places(controller, 0)
      screen.tap(button.x, button.y)
      screen.settle()
      #expect(take() == ["should detail row 0", "prepare detail row 0", "button 0"])
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      screen.settle()
      #expect(take() == ["home", "return segue performed"])
      #expect(navigation.topViewController === controller)
    }
  }

  @Test("A popover points at what the file says, whoever asks for it")
  func popovers() throws {
    let start = """
      <viewController id="st" customClass="PopoverStart" customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" id="sv"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><button buttonType="system" id="bt"><rect key="frame" x="20" y="300" width="100" height="40"/></button></subviews></view>
        <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="Pop" id="bi"/></navigationItem>
        <connections>
          <segue destination="vc" kind="popoverPresentation" identifier="view" popoverAnchorView="bt" id="p1"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
          <segue destination="vc" kind="popoverPresentation" identifier="item" popoverAnchorBarButtonItem="bi" id="p2"/>
        </connections>
      </viewController>
      """
    let bundle = try TestBundle([
      "P.storyboard": NibSource.storyboard([start, Self.detail], initial: "st")
    ])
    let controller = try #require(
      UIStoryboard(name: "P", bundle: bundle.bundle).instantiateInitialViewController()
        as? PopoverStart
    )
    TestScreen.showing(controller, width: 375, height: 667) { screen in
      controller.performSegue(withIdentifier: "view", sender: nil)
      #expect(controller.pointedAt[0] === controller.view.subviews[0])
      #expect(controller.directions == [.up, .left])
      controller.dismiss(animated: false)
      screen.settle()
      controller.performSegue(withIdentifier: "item", sender: controller.view)
      #expect(controller.pointedAt[1] === controller.navigationItem.rightBarButtonItem)
      #expect(controller.directions == .any)
    }
  }
}
