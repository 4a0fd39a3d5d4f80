import Testing
import UIKit

@MainActor @Suite struct MenuElementTests {
  @Test func `menus have UIKit's defaults`() {
    let menu = UIMenu()
    #expect(menu.title.isEmpty && menu.children.isEmpty && menu.options.isEmpty)
    #expect(menu.preferredElementSize == .automatic)
    #expect(menu.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
    #expect(UIMenu.Identifier.standardEdit.rawValue == "com.apple.menu.standard-edit")
    let action = UIAction { _ in }
    #expect(action.state == .off && action.attributes.isEmpty && action.subtitle == nil)
  }

  @Test func `an action knows its sender while it is performed`() {
    var senders: [String?] = []
    let action = UIAction(title: "Copy") { senders.append($0.sender as? String) }
    action.performWithSender("button", target: nil)
    #expect(senders == ["button"])
    #expect(action.sender == nil)
  }

  @Test func `ticked entries of parts count, those of menus behind an entry do not`() {
    let a = UIAction(title: "a", state: .on) { _ in }
    let b = UIAction(title: "b", state: .on) { _ in }
    let c = UIAction(title: "c", state: .on) { _ in }
    let menu = UIMenu(children: [
      a, UIMenu(options: .displayInline, children: [b]), UIMenu(title: "more", children: [c]),
    ])
    #expect(menu.selectedElements.map(\.title) == ["a", "b"])
    #expect(menu.replacingChildren([c]).selectedElements.map(\.title) == ["c"])
    #expect(menu.replacingChildren([c]).identifier == menu.identifier)
  }

  @Test func `a command goes along the responders`() {
    final class Editor: UIView {
      var count = 0
    }
    SelectorTable.register(Editor.self, "shout:") { editor, _ in
      editor.count += 1
      return nil
    }
    let editor = Editor()
    let inner = UIView()
    editor.addSubview(inner)
    let command = UICommand(title: "Shout", action: "shout:", propertyList: 3)
    command.performWithSender(inner, target: nil)
    #expect(editor.count == 1)
    #expect(command.propertyList as? Int == 3)
  }
}
