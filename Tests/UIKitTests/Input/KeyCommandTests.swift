import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Keys that command, and the menus they are in.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private final class Board: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func validate(_ command: UICommand) {
      if command.title == "Never" { command.attributes.insert(.disabled) }
    }
  }

  private func makeBoard() -> Board {
    SelectorTable.register(Board.self, "save:") { board, arguments in
      board.log.append("save \((arguments[0] as? UIKeyCommand)?.input ?? "-")")
      return nil
    }
    SelectorTable.register(Board.self, "down:") { board, _ in
      board.log.append("down")
      return nil
    }
    return Board()
  }

  private func press(
    _ screen: TestScreen,
    _ usage: Int,
    _ name: String,
    _ modifiers: HostModifiers = []
  ) {
    for isDown in [true, false] {
      screen.send(
        .key(
          HostKey(
            usage: usage,
            name: name,
            isDown: isDown,
            modifiers: modifiers,
            time: screen.time
          )
        )
      )
    }
  }

  @Test func `a command is done by its key with its modifiers, and by control for command`() {
    let board = makeBoard()
    board.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "down:"),
      UIKeyCommand(title: "Never", action: "save:", input: "n", modifierFlags: .command),
    ]
    TestScreen.showing(board) { screen in
      press(screen, 22, "S", .command)
      press(screen, 22, "S", .control)
      press(screen, 22, "S")
      press(screen, 22, "S", [.command, .shift])
      press(screen, 81, "Down")
      press(screen, 17, "N", .command)
      #expect(board.log == ["save s", "save s", "down"])
      let added = UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: "save:")
      board.addKeyCommand(added)
      press(screen, 62, "F5")
      board.removeKeyCommand(added)
      press(screen, 62, "F5")
      #expect(board.log.dropFirst(3) == ["save UIKeyInputF5"])
    }
  }

  @Test func `texts do with keys what texts do, unless a command goes first`() {
    let board = makeBoard()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = "rice"
    board.view.addSubview(field)
    let all = UIKeyCommand(input: "a", modifierFlags: .command, action: "save:")
    board.commands = [all]
    TestScreen.showing(board) { screen in
      field.becomeFirstResponder()
      press(screen, 4, "A", .control)
      #expect(board.log == [])
      all.wantsPriorityOverSystemBehavior = true
      press(screen, 4, "A", .control)
      #expect(board.log == ["save a"])
    }
  }

  @Test func `keys type what they say`() {
    final class Listener: UIViewController {
      var typed: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        typed += presses.compactMap { $0.key?.characters }
        typed += presses.compactMap { $0.key?.charactersIgnoringModifiers }
      }
    }
    let listener = Listener()
    TestScreen.showing(listener) { screen in
      listener.becomeFirstResponder()
      press(screen, 4, "A", .shift)
      press(screen, 40, "Return")
      press(screen, 82, "Up")
      #expect(
        listener.typed == ["A", "a", "\r", "\r", "UIKeyInputUpArrow", "UIKeyInputUpArrow"]
      )
    }
  }

  // MARK: Menus

  private final class Builder: UIViewController {
    var body: (any UIMenuBuilder) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      body(builder)
    }
  }

  @Test func `menus are changed by their identifiers`() throws {
    let builder = Builder()
    let id = UIMenu.Identifier("app.tools")
    var found: [String] = []
    builder.body = { menus in
      #expect(menus.system === UIMenuSystem.context)
      let tools = UIMenu(
        title: "Tools",
        identifier: id,
        children: [
          UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
        ]
      )
      menus.insertSibling(tools, afterMenu: .standardEdit)
      menus.insertChild(UIMenu(title: "Inner", children: []), atStartOfMenu: id)
      menus.replaceChildren(ofMenu: id) { $0 + [UICommand(title: "More", action: "down:")] }
      menus.remove(menu: .share)
      #expect(menus.menu(for: .share) == nil)
      #expect(menus.command(for: "save:", propertyList: nil)?.title == "Save")
      #expect(menus.command(for: "save:", propertyList: 1) == nil)
      menus.insertSibling(UIMenu(title: "First", children: []), beforeMenu: .standardEdit)
      menus.replace(menu: .lookup, with: UIMenu(title: "Look", children: []))
      found = menus.menu(for: .root)?.children.map(\.title) ?? []
    }
    TestScreen.showing(builder) { _ in
      builder.becomeFirstResponder()
      let interaction = UIEditMenuInteraction(delegate: nil)
      builder.view.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: .zero))
      #expect(found == ["First", "", "Tools", "Replace", "Font", "Look"])
    }
  }

  @Test func `the keys of the app's menus work without a bar`() {
    let board = makeBoard()
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = nil
      UIMenuSystem.main.setNeedsRebuild()
    }
    TestScreen.showing(board) { screen in
      board.becomeFirstResponder()
      press(screen, 18, "O", .command)
      #expect(board.log == ["save o"])
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      guard builder.system === UIMenuSystem.main else { return }
      let open = UIKeyCommand(title: "Open", action: "save:", input: "o", modifierFlags: .command)
      builder.insertChild(UIMenu(options: .displayInline, children: [open]), atStartOfMenu: .file)
    }
  }
}
