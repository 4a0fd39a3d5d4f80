import Foundation
import Testing
import WindowHost

@testable import UIKit

/// The menus of cells before context menus, whose methods Apple's documentation of
/// `collectionView(_:shouldShowMenuForItemAt:)` describes.
@MainActor @Suite struct CellEditMenuTests {
  private final class Rows: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      t.dequeueReusableCell(withIdentifier: "row", for: path)
    }

    override func tableView(_ t: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool {
      log.append("should \(path.row)")
      return path.row == 1
    }

    override func tableView(
      _ t: UITableView,
      canPerformAction action: Selector,
      forRowAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      log.append("can \(action.name) \(sender is UIMenuController)")
      return action.name != "cut:"
    }

    override func tableView(
      _ t: UITableView,
      performAction action: Selector,
      forRowAt path: IndexPath,
      withSender sender: Any?
    ) { log.append("perform \(action.name) \(path.row)") }

    override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
      log.append("select \(path.row)")
    }
  }

  private func entries(_ screen: TestScreen) -> [String] {
    func buttons(_ view: UIView) -> [EditBarButton] {
      view.subviews.flatMap { [$0 as? EditBarButton].compactMap { $0 } + buttons($0) }
    }
    return buttons(screen.window).compactMap(\.accessibilityLabel)
  }

  private func button(_ name: String, _ view: UIView) -> EditBarButton? {
    for child in view.subviews {
      if let own = child as? EditBarButton, own.accessibilityLabel == name { return own }
      if let found = button(name, child) { return found }
    }
    return nil
  }

  @Test func `a finger that rests on a row shows the actions that the delegate lets be`() throws {
    let rows = Rows()
    try TestScreen.showing(rows) { screen in
      screen.finger(.began, 100, 75)
      screen.step(60)
      #expect(rows.log == ["should 1", "can cut: true", "can copy: true", "can paste: true"])
      screen.finger(.ended, 100, 75)
      screen.settle()
      #expect(!rows.log.contains("select 1"), "what shows a menu is no tap")
      #expect(entries(screen) == ["Copy", "Paste"])
      let copy = try #require(button("Copy", screen.window))
      let place = copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(rows.log.last == "perform copy: 1" && entries(screen).isEmpty)
    }
  }

  @Test func `without an action there is no menu, and a tap is a tap`() {
    let rows = Rows()
    TestScreen.showing(rows) { screen in
      screen.finger(.began, 100, 125)
      screen.step(60)
      screen.finger(.ended, 100, 125)
      screen.settle()
      #expect(rows.log == ["should 2", "select 2"] && entries(screen).isEmpty)
    }
  }

  private final class Items: UICollectionViewController {
    var performed: [String] = []

    override func collectionView(
      _ view: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

    override func collectionView(
      _ view: UICollectionView,
      shouldShowMenuForItemAt path: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ view: UICollectionView,
      canPerformAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.name.hasSuffix("Item:") || action.name == "cut:" }

    override func collectionView(
      _ view: UICollectionView,
      performAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) { performed.append("\(action.name) \(path.item)") }
  }

  @Test func `an item's menu has the app's own entries after the system's`() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Star", action: Selector("starItem:")),
      UIMenuItem(title: "Other", action: Selector("other:")),
    ]
    defer { UIMenuController.shared.menuItems = nil }
    try TestScreen.showing(items) { screen in
      screen.finger(.began, 25, 25)
      screen.step(60)
      screen.finger(.ended, 25, 25)
      screen.settle()
      #expect(entries(screen) == ["Cut", "Star"])
      let star = try #require(button("Star", screen.window))
      let place = star.convert(CGPoint(x: star.bounds.midX, y: star.bounds.midY), to: nil)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(items.performed == ["starItem: 0"])
    }
  }
}
