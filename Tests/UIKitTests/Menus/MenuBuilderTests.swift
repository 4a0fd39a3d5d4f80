import TestSupport
import Testing

@testable import UIKit

/// Menus of the app as a builder changes them, beside a tree of names.
@MainActor @Suite struct MenuBuilderTests {
  private struct Tree: Equatable {
    var name: String
    var children: [Tree] = []

    var names: [String] { [name] + children.flatMap(\.names) }

    /// Changes the children among which a menu is; what it returns is whether there is one.
    @discardableResult
    mutating func around(_ wanted: String, _ body: (Int, inout [Tree]) -> Void) -> Bool {
      if let index = children.firstIndex(where: { $0.name == wanted }) {
        body(index, &children)
        return true
      }
      for index in children.indices where children[index].around(wanted, body) { return true }
      return false
    }

    mutating func within(_ wanted: String, _ body: (inout [Tree]) -> Void) {
      if name == wanted { return body(&children) }
      around(wanted) { body(&$1[$0].children) }
    }
  }

  private func menu(_ tree: Tree) -> UIMenu {
    UIMenu(
      title: tree.name,
      identifier: tree.name == "root" ? .root : .init(tree.name),
      options: tree.name.count > 3 ? .displayInline : [],
      children: tree.children.map { menu($0) }
    )
  }

  private func tree(_ menu: UIMenu) -> Tree {
    Tree(
      name: menu.title,
      children: menu.children.compactMap { ($0 as? UIMenu).map { tree($0) } }
    )
  }

  private func identifier(_ name: String) -> UIMenu.Identifier {
    name == "root" ? .root : .init(name)
  }

  @Test(arguments: 0..<40)
  func `menus come, go and change places as in a tree of names`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var model = Tree(
      name: "root",
      children: [Tree(name: "a", children: [Tree(name: "b"), Tree(name: "c")]), Tree(name: "d")]
    )
    let builder = MenuTree(menu(model), of: .main)
    for step in 0..<30 {
      let new = Tree(name: "n\(step)", children: random.once(in: 3) ? [Tree(name: "m\(step)")] : [])
      // Sometimes a name that no menu has: nothing may happen then.
      let place = random.once(in: 8) ? "nowhere" : random.pick(model.names)
      let other = identifier(place)
      switch random.int(0...6) {
      case 0:
        builder.insertSibling(menu(new), beforeMenu: other)
        model.around(place) { $1.insert(new, at: $0) }
      case 1:
        builder.insertSibling(menu(new), afterMenu: other)
        model.around(place) { $1.insert(new, at: $0 + 1) }
      case 2:
        builder.insertChild(menu(new), atStartOfMenu: other)
        model.within(place) { $0.insert(new, at: 0) }
      case 3:
        builder.insertChild(menu(new), atEndOfMenu: other)
        model.within(place) { $0.append(new) }
      case 4 where place != "root":
        builder.replace(menu: other, with: menu(new))
        model.around(place) { $1[$0] = new }
      case 5:
        builder.replaceChildren(ofMenu: other) { $0.reversed() }
        model.within(place) { $0.reverse() }
      case 6 where place != "root" && model.names.count > 4:
        builder.remove(menu: other)
        model.around(place) { $1.remove(at: $0) }
      default: break
      }
      #expect(builder.menu(for: .root).map { tree($0) } == model)
      for name in model.names { #expect(builder.menu(for: identifier(name))?.title == name) }
      #expect(builder.menu(for: .init("nowhere")) == nil)
    }
  }

  @Test func `what a menu is stays with it when what is in it changes`() {
    let inner = UIMenu(
      title: "Sizes",
      subtitle: "of text",
      identifier: .init("sizes"),
      options: [.displayInline, .singleSelection],
      preferredElementSize: .small,
      children: []
    )
    let builder = MenuTree(UIMenu(identifier: .root, children: [inner]), of: .main)
    builder.insertChild(UIMenu(title: "New"), atEndOfMenu: .init("sizes"))
    let changed = builder.menu(for: .init("sizes"))
    #expect(changed?.title == "Sizes" && changed?.subtitle == "of text")
    #expect(changed?.options == [.displayInline, .singleSelection])
    #expect(changed?.preferredElementSize == .small && changed?.children.count == 1)
    // A menu that an app holds is not changed behind its back.
    #expect(inner.children.isEmpty)
  }

  @Test func `actions and commands are found wherever they are`() {
    let action = UIAction(title: "Act", identifier: .init("act")) { _ in }
    let (bold, plain) = (
      UICommand(title: "Bold", action: "weigh:", propertyList: "bold"),
      UICommand(title: "Plain", action: "weigh:")
    )
    let deep = UIMenu(title: "deep", children: [action, bold, plain])
    let builder = MenuTree(
      UIMenu(identifier: .root, children: [UIMenu(title: "outer", children: [deep])]),
      of: .main
    )
    #expect(builder.action(for: .init("act")) === action)
    #expect(builder.action(for: .init("other")) == nil)
    #expect(builder.command(for: "weigh:", propertyList: "bold") === bold)
    #expect(builder.command(for: "weigh:", propertyList: nil) === plain)
    #expect(builder.command(for: "weigh:", propertyList: "thin") == nil)
    #expect(builder.command(for: "other:", propertyList: nil) == nil)
    #expect(builder.system === UIMenuSystem.main)
  }

  @Test func `the app's menus are those of every app`() throws {
    let root = StandardMenus.main
    #expect(root.identifier == .root)
    let names: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    #expect(root.children.compactMap { ($0 as? UIMenu)?.identifier } == names)
    let builder = MenuTree(root, of: .main)
    let parents: [(UIMenu.Identifier, [UIMenu.Identifier])] = [
      (.application, [.about, .preferences, .services, .hide, .quit]),
      (.file, [.newScene, .openRecent, .close, .document, .print]),
      (.view, [.toolbar, .sidebar, .fullscreen]), (.window, [.minimizeAndZoom, .bringAllToFront]),
      (.text, [.writingDirection, .alignment]),
      (.font, [.textStyle, .textSize, .textColor, .textStylePasteboard]),
    ]
    for (parent, children) in parents {
      let found = try #require(builder.menu(for: parent))
      #expect(found.children.compactMap { ($0 as? UIMenu)?.identifier } == children)
    }
    let undo = try #require(builder.menu(for: .undoRedo)?.children as? [UIKeyCommand])
    #expect(undo.map(\.input) == ["z", "z"])
    #expect(undo.map(\.modifierFlags) == [.command, [.command, .shift]])
    let edit = try #require(builder.menu(for: .standardEdit)?.children)
    #expect(edit.map(\.title) == ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"])
  }

  @Test func `the app delegate's responders build the menus once until they are told to`() {
    final class App: UIResponder, UIApplicationDelegate {
      var builds = 0
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main else { return }
        builds += 1
        builder.insertChild(UIMenu(title: "Mine", identifier: .init("mine")), atEndOfMenu: .view)
      }
    }
    let former = UIApplication.shared.delegate
    let app = App()
    UIApplication.shared.delegate = app
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = former
      UIMenuSystem.main.setNeedsRebuild()
    }
    let first = MenuTree(UIMenuSystem.main.root, of: .main)
    #expect(first.menu(for: .init("mine"))?.title == "Mine" && app.builds == 1)
    _ = UIMenuSystem.main.root
    #expect(app.builds == 1)
    UIMenuSystem.main.setNeedsRebuild()
    _ = UIMenuSystem.main.root
    #expect(app.builds == 2)
  }

  @Test func `a key of the menus is pressed while nobody has it of their own`() {
    final class Editor: UIView {
      var bolds = 0
      override var canBecomeFirstResponder: Bool { true }
    }
    SelectorTable.register(Editor.self, "toggleBoldface:") { editor, _ in
      editor.bolds += 1
      return nil
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      let editor = Editor()
      controller.view.addSubview(editor)
      #expect(editor.becomeFirstResponder())
      let bold = UIMenuSystem.main.keyCommands.first { $0.action == "toggleBoldface:" }
      #expect(bold?.input == "b" && bold?.modifierFlags == .command)
      bold?.performWithSender(editor, target: nil)
      #expect(editor.bolds == 1)
    }
  }
}
