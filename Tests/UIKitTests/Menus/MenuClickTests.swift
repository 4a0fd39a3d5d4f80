import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

/// Menus by the secondary button of a mouse, where they come from, and the overview of keys.
@MainActor @Suite(.serialized) struct MenuClickTests {
  private func rows(_ screen: TestScreen) -> [String] {
    func labels(_ view: UIView) -> [String] {
      if let row = view as? MenuRowView { return row.labelByNature.map { [$0] } ?? [] }
      return view.subviews.flatMap(labels)
    }
    return labels(screen.window)
  }

  private func choose(_ title: String, _ screen: TestScreen) throws {
    func find(_ view: UIView) -> UIView? {
      if let row = view as? MenuRowView, row.labelByNature == title { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    let row = try #require(find(screen.window))
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: screen.window)
    screen.tap(Double(place.x), Double(place.y))
    screen.settle()
  }

  @Test func `a secondary click on a text opens its edit menu and chooses the word`() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.text = "Rice and miso"
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 80))
    view.text = "Tea"
    for text in [field, view] as [UIView] { controller.view.addSubview(text) }
    try TestScreen.showing(controller) { screen in
      UIPasteboard.general.string = "soup"
      screen.secondaryClick(30, 37)
      screen.settle()
      #expect(rows(screen).contains("Copy") && rows(screen).contains("Paste"))
      try choose("Copy", screen)
      #expect(UIPasteboard.general.string == "Rice" && field.isFirstResponder)
      screen.secondaryClick(30, 98)
      screen.settle()
      try choose("Cut", screen)
      #expect(view.isFirstResponder)
      #expect(view.text == "" && UIPasteboard.general.string == "Tea")
    }
  }

  @Test func `a secondary click opens an edit menu of one's own, a finger does not`() {
    final class Style: NSObject, UIEditMenuInteractionDelegate {
      var places: [CGPoint] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        places.append(configuration.sourcePoint)
        return UIMenu(children: [UIAction(title: "Bold") { _ in }])
      }
    }
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let style = Style()
    let interaction = UIEditMenuInteraction(delegate: style)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    TestScreen.showing(controller) { screen in
      screen.tap(60, 50)
      screen.settle()
      #expect(rows(screen) == [])
      screen.secondaryClick(60, 50)
      screen.settle()
      #expect(rows(screen) == ["Bold"] && style.places == [CGPoint(x: 40, y: 30)])
      screen.key(.escape)
      screen.settle()
      view.removeInteraction(interaction)
      screen.secondaryClick(60, 50)
      screen.settle()
      #expect(rows(screen) == [])
    }
  }

  @Test func `an entry knows what its menu was opened from while it is performed`() throws {
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    var sources: [AnyObject?] = []
    let action = UIAction(title: "Tell") { sources.append($0.presentationSourceItem) }
    button.menu = UIMenu(children: [action])
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    try TestScreen.showing(navigation) { screen in
      button.performPrimaryAction()
      screen.settle()
      try choose("Tell", screen)
      #expect(sources.count == 1 && sources.last as? UIView === button)
      #expect(action.presentationSourceItem == nil)
      action.performWithSender(nil, target: nil)
      #expect(sources.count == 2 && sources[1] == nil)
      screen.tap(295, 22)
      screen.settle()
      try choose("Tell", screen)
      #expect(sources.last as? UIBarButtonItem === item)
    }
  }

  private final class Keys: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: "n",
          modifierFlags: [.command, .shift],
          action: "paste:",
          discoverabilityTitle: "New letter"
        ), UIKeyCommand(title: "Nobody", action: "nobody:", input: "x", modifierFlags: .command),
        UIKeyCommand(input: "q", modifierFlags: .command, action: "paste:"),
      ]
    }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "paste:"
    }
    override func paste(_ sender: Any?) {}
  }

  @Test func `holding the command key shows what keys do`() {
    let controller = Keys()
    TestScreen.showing(controller) { screen in
      controller.becomeFirstResponder()
      @MainActor func press(_ usage: Int, _ isDown: Bool) {
        screen.send(.key(HostKey(usage: usage, name: "", isDown: isDown, time: screen.time)))
      }
      @MainActor func overview() -> [String] {
        let view = screen.window.subviews.first { $0 is KeyOverviewView }
        return (view?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
      }
      for usage in [0xE3, 0xE0] {
        press(usage, true)
        screen.step(50)
        #expect(overview() == [])
        screen.step(20)
        #expect(Array(overview().prefix(2)) == ["New letter", "⇧ ⌘ N"])
        #expect(!overview().contains("Nobody"))
        press(usage, false)
        #expect(overview() == [])
      }
      // A key that follows is a command, and nothing shows.
      press(0xE3, true)
      press(22, true)
      screen.step(80)
      #expect(overview() == [])
    }
  }

  @Test func `texts take views in place of the keyboard`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 80))
    let search = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56))
    for text in [field, view, search] as [UIView] { controller.view.addSubview(text) }
    let (keys, bar, other) = (UIView(), UIView(), UIView())
    keys.frame.size.height = 100
    for accessory in [bar, other] { accessory.frame.size.height = 40 }
    field.inputView = keys
    field.inputAccessoryView = bar
    view.inputAccessoryView = other
    search.inputAccessoryView = bar
    #expect(search.inputAccessoryView === bar && view.inputView == nil)
    TestScreen.showing(controller) { screen in
      field.becomeFirstResponder()
      screen.settle()
      #expect(keys.window === screen.window)
      #expect(bar.convert(bar.bounds, to: nil as UIView?).minY == CGFloat(480 - 140))
      field.inputView = nil
      #expect(keys.window != nil)
      field.reloadInputViews()
      screen.settle()
      #expect(keys.window == nil && bar.window != nil)
      view.becomeFirstResponder()
      screen.settle()
      #expect(bar.window == nil && other.window != nil)
      view.resignFirstResponder()
      screen.settle()
      #expect(other.window == nil)
    }
  }
}
