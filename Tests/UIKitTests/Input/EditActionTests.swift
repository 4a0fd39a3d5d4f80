import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

/// The pasteboard, edit actions and menus, taking back, and what stands for a keyboard.
@MainActor @Suite(.serialized) struct EditActionTests {
  @Test func `the pasteboard holds things by type, and text is the clipboard's`() throws {
    TestScreen.showing(UIViewController()) { screen in
      let board = UIPasteboard.general
      let before = board.changeCount
      board.string = "rice"
      #expect(screen.host.clipboardText == "rice" && board.changeCount == before + 1)
      #expect(board.hasStrings && !board.hasImages && board.strings == ["rice"])
      screen.host.clipboardText = "https://example.org/a"
      #expect(board.string == "https://example.org/a" && board.changeCount == before + 2)
      #expect(board.url == URL(string: "https://example.org/a"))
      board.items = [["public.utf8-plain-text": "a", "app.type": Data([1, 2])], ["app.type": 3]]
      #expect(board.numberOfItems == 2 && board.contains(pasteboardTypes: ["app.type"]))
      #expect(board.data(forPasteboardType: "app.type") == Data([1, 2]))
      #expect(board.itemSet(withPasteboardTypes: ["app.type"]) == IndexSet([0, 1]))
      #expect(board.string == "a")
      board.color = .red
      #expect(board.hasColors && board.color == .red)
      let own = UIPasteboard.withUniqueName()
      own.string = "own"
      #expect(board.string == nil && UIPasteboard(name: own.name, create: false)?.string == "own")
      UIPasteboard.remove(withName: own.name)
      #expect(UIPasteboard(name: own.name, create: false) == nil)
      #expect(UIPasteboard(name: UIPasteboard.Name("none"), create: false) == nil)
      board.setItems([["app.type": 1]], options: [.expirationDate: Date.distantPast])
      #expect(board.numberOfItems == 0)
    }
  }

  @Test func `text of the clipboard that is no UTF-8 is told of and mended`() {
    TestScreen.showing(UIViewController()) { screen in
      screen.host.clipboardBytes = [0x72, 0xFF, 0x69]
      let codes = UIKitDiagnostics.recording {
        #expect(UIPasteboard.general.string == "r\u{FFFD}i")
        #expect(UIPasteboard.general.string == "r\u{FFFD}i")
      }.map(\.code.rawValue)
      #expect(codes == ["TSK-CLIPBOARD-TEXT"])
    }
  }

  @Test func `texts answer for the edit actions that would do something`() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    controller.view.addSubview(field)
    TestScreen.showing(controller) { screen in
      screen.host.clipboardText = nil
      field.text = "rice"
      field.becomeFirstResponder()
      #expect(!field.canPerformAction("copy:", withSender: nil))
      #expect(!field.canPerformAction("paste:", withSender: nil))
      #expect(field.canPerformAction("selectAll:", withSender: nil))
      field.selectAll(nil)
      #expect(field.canPerformAction("cut:", withSender: nil))
      #expect(UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil))
      #expect(field.text == "" && UIPasteboard.general.string == "rice")
      UIApplication.shared.sendAction("paste:", to: nil, from: nil, for: nil)
      #expect(field.text == "rice")
      #expect(!UIApplication.shared.sendAction("rename:", to: nil, from: nil, for: nil))
      field.isSecureTextEntry = true
      field.selectAll(nil)
      #expect(!field.canPerformAction("copy:", withSender: nil))
    }
  }

  @Test func `an edit menu holds what can be done, and what the app adds`() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    controller.view.addSubview(field)
    let owner = MenuOwner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    controller.view.addInteraction(interaction)
    TestScreen.showing(controller) { screen in
      field.text = "rice"
      field.becomeFirstResponder()
      field.selectAll(nil)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "m", sourcePoint: CGPoint(x: 50, y: 60))
      )
      screen.settle()
      #expect(owner.suggested == ["Cut", "Copy"])
      #expect(owner.log == ["present m"])
      #expect(interaction.location(in: controller.view) == CGPoint(x: 50, y: 60))
      @MainActor func buttons(_ view: UIView) -> [EditBarButton] {
        (view as? EditBarButton).map { [$0] } ?? view.subviews.flatMap(buttons)
      }
      let cut = buttons(screen.window).first { $0.accessibilityLabel == "Cut" }
      let place = cut?.convert(CGPoint(x: 10, y: 10), to: nil as UIView?) ?? .zero
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(field.text == "" && UIPasteboard.general.string == "rice")
      #expect(owner.log == ["present m", "dismiss m"])
      owner.isEmpty = true
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: 50, y: 60))
      )
      #expect(owner.log.count == 2)
    }
  }

  private final class MenuOwner: NSObject, UIEditMenuInteractionDelegate {
    var suggested: [String] = []
    var log: [String] = []
    var isEmpty = false

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      if isEmpty { return UIMenu(children: []) }
      suggested = suggestedActions.flatMap { ($0 as? UIMenu)?.children ?? [$0] }.map(\.title)
      return UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("present \(configuration.identifier)") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss \(configuration.identifier)") }
  }

  @Test func `what was done is taken back by the event, and done again`() {
    TestScreen.showing(UIViewController()) { screen in
      let view = UIView()
      screen.window.addSubview(view)
      guard let manager = view.undoManager else {
        Issue.record("no undo manager")
        return
      }
      final class Counter { var value = 0 }
      let counter = Counter()
      @MainActor func set(_ value: Int) {
        let old = counter.value
        manager.registerUndo(withTarget: counter) { _ in set(old) }
        manager.setActionName("Counting")
        counter.value = value
      }
      set(1)
      set(2)
      screen.step(2)
      set(3)
      #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Counting")
      manager.undo()
      #expect(counter.value == 2 && manager.canRedo)
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      manager.redo()
      #expect(counter.value == 2)
      manager.redo()
      #expect(counter.value == 3 && !manager.canRedo)
      manager.undo()
      set(7)
      #expect(!manager.canRedo)
      manager.removeAllActions(withTarget: counter)
      screen.step(2)
      #expect(!manager.canUndo)
      manager.beginUndoGrouping()
      set(8)
      set(9)
      manager.endUndoGrouping()
      screen.step(2)
      manager.undo()
      #expect(counter.value == 7)
    }
  }

  @Test func `input views show at the lower edge and are told of as a keyboard`() throws {
    final class Holder: UITextField {
      let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override var inputView: UIView? {
        get { picker }
        set {}
      }
      override var inputAccessoryView: UIView? {
        get { bar }
        set {}
      }
    }
    let controller = UIViewController()
    let field = Holder(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let plain = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    controller.view.addSubview(field)
    controller.view.addSubview(plain)
    let log = CallLog()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let word = name.rawValue.dropFirst(10).dropLast(12)
        MainActor.assumeIsolated { log.lines.append("\(word) \(Int(frame?.minY ?? -1))") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    TestScreen.showing(controller) { screen in
      plain.becomeFirstResponder()
      screen.settle()
      #expect(log.take() == [])
      field.becomeFirstResponder()
      screen.settle()
      #expect(log.take() == ["WillShow 316", "DidShow 316"])
      #expect(field.picker.convert(field.picker.bounds, to: nil).minY == 360)
      #expect(field.bar.bounds.width == 320)
      field.resignFirstResponder()
      screen.settle()
      #expect(log.take() == ["WillHide 480", "DidHide 480"])
      #expect(field.picker.window == nil)
    }
  }
}
