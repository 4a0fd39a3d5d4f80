import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct `how a menu shows` {
  private func found<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { found(type, in: $0) }.first
  }

  @Test func `titles break on as many lines as the menu says`() throws {
    let title =
      "A title that is much too long for a single line, and too long for two lines as well"
    @MainActor func height(_ lines: Int) -> CGFloat {
      let menu = UIMenu(children: [UIAction(title: title) { _ in }])
      menu.displayPreferences = UIMenuDisplayPreferences()
      menu.displayPreferences?.maximumNumberOfTitleLines = lines
      return MenuView(menu).fullHeight
    }
    #expect(height(1) == 44 && height(2) > height(1) && height(3) > height(2))
    #expect(height(0) == height(2))
  }

  @MainActor
  private final class Group: NSObject, UIContextMenuInteractionDelegate {
    let configuration: UIContextMenuConfiguration

    init(_ configuration: UIContextMenuConfiguration) {
      self.configuration = configuration
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
  }

  private func badge(_ setUp: (UIContextMenuConfiguration) -> Void) -> String? {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    view.backgroundColor = .systemTeal
    controller.view.addSubview(view)
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let group = Group(UIContextMenuConfiguration(actionProvider: { _ in menu }))
    setUp(group.configuration)
    view.addInteraction(UIContextMenuInteraction(delegate: group))
    var text: String?
    TestScreen.showing(controller) { screen in
      screen.finger(.began, 80, 90)
      screen.step(60)
      screen.finger(.ended, 80, 90)
      screen.settle()
      let badge = found(DragBadge.self, in: screen.window)
      text = badge.flatMap { found(UILabel.self, in: $0)?.text }
    }
    return text
  }

  @Test func `a badge says for how many items a context menu is`() {
    #expect(badge { _ in } == nil)
    #expect(badge { $0.secondaryItemIdentifiers = ["a", "b"] } == "3")
    #expect(
      badge {
        $0.secondaryItemIdentifiers = ["a"]
        $0.badgeCount = 12
      } == "12"
    )
  }

  private final class Subject: NSObject, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: [UIAction(title: "Bold") { _ in }]) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { interaction.view?.bounds ?? .zero }
  }

  private func shown(_ show: (UIView, UIEditMenuInteraction) -> Void) -> CGRect {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 60))
    controller.view.addSubview(view)
    let subject = Subject()
    let interaction = UIEditMenuInteraction(delegate: subject)
    view.addInteraction(interaction)
    var frame = CGRect.zero
    TestScreen.showing(controller, width: 800, height: 700) { screen in
      show(view, interaction)
      screen.settle()
      frame = found(EditBar.self, in: screen.window)?.frame ?? .zero
    }
    return frame
  }

  @Test func `an edit menu shows on the side its arrow asks for`() {
    @MainActor func frame(_ direction: UIEditMenuArrowDirection) -> CGRect {
      shown { _, interaction in
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        configuration.preferredArrowDirection = direction
        interaction.presentEditMenu(with: configuration)
      }
    }
    #expect(frame(.automatic) == frame(.down) && frame(.down).maxY < 300)
    #expect(frame(.up).minY > 360 && abs(frame(.up).midX - 350) < 1)
    #expect(frame(.left).minX > 400 && frame(.left).midY == 330)
    #expect(frame(.right).maxX < 300 && frame(.right).midY == 330)
  }

  @Test(arguments: [
    (20.0, UIContextMenuConfiguration.ElementOrder.automatic, ["A", "B", "C"]),
    (420, .automatic, ["C", "B", "A"]), (420, .priority, ["C", "B", "A"]),
    (420, .fixed, ["A", "B", "C"]),
  ])
  func `the menu of a button leaves it free, and opens where there is room`(
    y: Double,
    order: UIContextMenuConfiguration.ElementOrder,
    titles: [String]
  ) throws {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
    button.menu = UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = order
    controller.view.addSubview(button)
    try TestScreen.showing(controller) { screen in
      screen.tap(70, y + 20)
      screen.settle()
      let menu = try #require(found(MenuView.self, in: screen.window))
      #expect(y < 240 ? menu.frame.minY == y + 48 : menu.frame.maxY == y - 8)
      #expect(menu.frame.height == 132)
      @MainActor func rows(_ view: UIView) -> [MenuRowView] {
        (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows)
      }
      let shown = rows(menu).sorted {
        $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
      }
      #expect(shown.map(\.labelByNature) == titles)
      screen.tap(310, 240)
      screen.settle()
    }
  }

  @Test func `a menu casts a wide and soft shadow`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 60))
    controller.view.addSubview(view)
    let subject = Subject()
    view.addInteraction(UIEditMenuInteraction(delegate: subject))
    try TestScreen.showing(controller, width: 800, height: 700, scale: 1) { screen in
      screen.secondaryClick(310, 310)
      screen.settle()
      let frame = try #require(found(MenuView.self, in: screen.window)).frame
      let picture = try #require(screen.stage.picture())
      func grey(_ distance: CGFloat) -> UInt32 {
        picture[Int(frame.midX), Int(frame.maxY + distance)].argb & 255
      }
      #expect((0xd0...0xf0).contains(grey(1)) && grey(1) < grey(20) && grey(20) < 0xff)
      #expect(grey(100) == 0xff)
      // The menu itself stays as light as it is.
      #expect(picture[Int(frame.midX), Int(frame.minY + 3)].argb & 255 >= 0xf6)
    }
  }

  @Test func `the menu controller's arrow is the edit menu's`() {
    final class Word: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
      }
      override func copy(_ sender: Any?) {}
    }
    let controller = UIViewController()
    let word = Word(frame: CGRect(x: 300, y: 300, width: 100, height: 60))
    controller.view.addSubview(word)
    let menu = UIMenuController.shared
    defer { menu.arrowDirection = .default }
    TestScreen.showing(controller, width: 800, height: 700) { screen in
      word.becomeFirstResponder()
      menu.arrowDirection = .down
      menu.showMenu(from: word, rect: word.bounds)
      screen.settle()
      #expect((found(EditBar.self, in: screen.window)?.frame.maxY ?? 999) < 300)
      menu.hideMenu()
      screen.settle()
    }
  }
}
