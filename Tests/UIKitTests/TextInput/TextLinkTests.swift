import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct TextLinkTests {
  @MainActor
  private final class Log: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true

    func textView(
      _ textView: UITextView,
      shouldInteractWith url: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(url) \(characterRange.location) \(interaction == .invokeDefaultAction)")
      return allows
    }
  }

  @MainActor
  private final class NewLog: NSObject, UITextViewDelegate {
    var items: [UITextItem] = []
    var acted = 0

    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      items.append(textItem)
      return UIAction { [weak self] _ in self?.acted += 1 }
    }
  }

  private func show(
    _ text: NSAttributedString,
    _ body: (TestScreen, UITextView) throws -> Void
  )
    rethrows
  {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.isEditable = false
      view.attributedText = text
      controller.view.addSubview(view)
      screen.settle()
      try body(screen, view)
    }
  }

  private func linked(_ value: Any = "https://swift.org") -> NSAttributedString {
    let text = NSMutableAttributedString(string: "See this now")
    text.addAttribute(.link, value: value, range: NSRange(location: 4, length: 4))
    return text
  }

  private func tap(_ place: Int, _ view: UITextView, _ screen: TestScreen) {
    let rect = view.convert(view.canvas.caretRect(at: place), from: view.canvas)
    screen.tap(Double(rect.minX) + 3, Double(rect.midY))
    screen.settle()
  }

  @Test func `a tap on a link asks the delegate`() {
    show(linked()) { screen, view in
      let log = Log()
      log.allows = false
      view.delegate = log
      tap(5, view, screen)
      #expect(log.asked == ["https://swift.org 4 true"])
      tap(1, view, screen)
      #expect(log.asked.count == 1)
      view.isEditable = true
      tap(5, view, screen)
      #expect(log.asked.count == 1, "a text that is edited takes the caret")
    }
  }

  @Test func `a delegate may have an action of its own`() throws {
    try show(linked(try #require(URL(string: "https://swift.org")))) { screen, view in
      let log = NewLog()
      view.delegate = log
      tap(5, view, screen)
      let item = try #require(log.items.first)
      #expect(item.range == NSRange(location: 4, length: 4) && log.acted == 1)
      guard case .link(let url) = item.content else {
        Issue.record("no link")
        return
      }
      #expect(url.absoluteString == "https://swift.org")
    }
  }

  @MainActor
  private final class MenuLog: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(
      _ textView: UITextView,
      menuConfigurationFor textItem: UITextItem,
      defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      log.append("menu " + defaultMenu.children.map(\.title).joined(separator: ", "))
      return UITextItem.MenuConfiguration(menu: defaultMenu)
    }

    func textView(
      _ textView: UITextView,
      textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("display") }

    func textView(
      _ textView: UITextView,
      textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("end") }
  }

  private func rest(_ place: Int, _ view: UITextView, _ screen: TestScreen) {
    let rect = view.convert(view.canvas.caretRect(at: place), from: view.canvas)
    screen.finger(.began, Double(rect.minX) + 3, Double(rect.midY))
    screen.step(60)
    screen.finger(.ended, Double(rect.minX) + 3, Double(rect.midY))
    screen.settle()
  }

  @Test func `a finger that rests on a link shows its menu`() throws {
    try show(linked()) { screen, view in
      let log = MenuLog()
      view.delegate = log
      rest(5, view, screen)
      #expect(log.log == ["menu Open Link, Copy Link", "display"])
      let menu = try #require(
        view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
      )
      menu.dismissMenu()
      screen.settle()
      #expect(log.log.last == "end")
      rest(1, view, screen)
      #expect(log.log.count == 3, "there is no link")
    }
  }

  @Test func `an older delegate may refuse the menu of a link`() {
    show(linked()) { screen, view in
      let log = Log()
      log.allows = false
      view.delegate = log
      rest(5, view, screen)
      #expect(log.asked == ["https://swift.org 4 false"])
      let menu = view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
      #expect(menu?.menuAppearance == .unknown)
    }
  }

  @Test func `rules of passwords are kept`() {
    let rules = UITextInputPasswordRules(descriptor: "minlength: 20;")
    let (field, view) = (UITextField(), UITextView())
    #expect(field.passwordRules == nil && view.passwordRules == nil)
    (field.passwordRules, view.passwordRules) = (rules, rules)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
    #expect(view.passwordRules === rules)
  }

  @Test func `tags and attachments are items too`() throws {
    let text = NSMutableAttributedString(string: "tag ")
    text.addAttribute(.textItemTag, value: "a", range: NSRange(location: 0, length: 3))
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    text.append(NSAttributedString(attachment: attachment))
    show(text) { screen, view in
      let log = NewLog()
      view.delegate = log
      tap(1, view, screen)
      tap(4, view, screen)
      #expect(log.items.count == 2)
      guard case .tag("a")? = log.items.first?.content,
        case .textAttachment(let found)? = log.items.last?.content
      else {
        Issue.record("\(log.items)")
        return
      }
      #expect(found === attachment)
    }
  }

  @Test func `addresses and numbers are found where the view looks for them`() {
    show(NSAttributedString(string: "Visit swift.org today")) { screen, view in
      let log = Log()
      log.allows = false
      view.delegate = log
      tap(8, view, screen)
      #expect(log.asked.isEmpty)
      view.dataDetectorTypes = .link
      tap(8, view, screen)
      #expect(log.asked == ["http://swift.org 6 true"])
    }
  }

  @Test(arguments: [
    ("a@b.com, c", UIDataDetectorTypes.link, ["mailto:a@b.com"]),
    ("(see https://x.y/z?q=1).", .link, ["https://x.y/z?q=1"]),
    ("www.example.com/a.", .link, ["http://www.example.com/a"]),
    ("Call +49 (30) 123-456 now", .phoneNumber, ["tel:+4930123456"]),
    ("Version 1.2.3 of 2024", .all, []), ("call 12345", .phoneNumber, []),
    ("555-123-4567 a@b.com", .all, ["tel:5551234567", "mailto:a@b.com"]),
    ("a@b.com", .phoneNumber, []), ("", .all, []),
  ])
  func `what is found`(_ text: String, types: UIDataDetectorTypes, addresses: [String]) {
    #expect(LinkDetector.links(in: text, types).map(\.url.absoluteString) == addresses)
  }

  @Test func `links have the looks the view gives them`() {
    show(linked()) { _, view in
      let place = 5
      @MainActor func color() -> UIColor? {
        view.shownText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      }
      #expect(color() == view.tintColor)
      view.linkTextAttributes = [.foregroundColor: UIColor.red]
      #expect(color() == .red)
      #expect(
        view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) == nil
      )
    }
  }
}
