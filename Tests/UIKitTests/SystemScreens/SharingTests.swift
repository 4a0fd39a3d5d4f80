import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Sharing` {
  /// An activity of an app's own, which notes what it is asked.
  private final class Mark: UIActivity {
    var calls: [String] = []
    var screen: UIViewController?

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("test.mark") }
    override var activityTitle: String? { "Mark" }
    override var activityViewController: UIViewController? { screen }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      calls.append("can \(activityItems)")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      calls.append("prepare \(activityItems)")
    }
    override func perform() {
      calls.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }

    func activityViewController(
      _ controller: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? nil : "for \(activityType?.rawValue ?? "")" }
  }

  private func sheet(
    _ items: [Any],
    _ activities: [UIActivity] = [],
    _ body: (TestScreen, UIViewController, UIActivityViewController) throws -> Void
  ) rethrows {
    let page = UIViewController()
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      try body(screen, page, sheet)
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  /// The middle of the first label of a text, in the window.
  private func place(_ text: String, in view: UIView) throws -> CGPoint {
    let found = label(text, in: view)
    let label = try #require(found)
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil as UIView?)
  }

  @Test func `a sheet of half the height lists what can be done, and copies`() throws {
    UIPasteboard.general.string = nil
    var ends: [(UIActivity.ActivityType?, Bool)] = []
    try sheet(["Hello"]) { screen, page, sheet in
      sheet.completionWithItemsHandler = { type, done, _, error in
        #expect(error == nil)
        ends.append((type, done))
      }
      page.present(sheet, animated: true)
      screen.settle()
      let top = sheet.view.convert(CGPoint.zero, to: nil as UIView?).y
      #expect(top > 300 && top < 500)
      _ = try place("Hello", in: sheet.view)
      let copy = try place("Copy", in: sheet.view)
      screen.tap(Double(copy.x), Double(copy.y))
      screen.settle()
      #expect(page.presentedViewController == nil)
    }
    #expect(ends.map(\.0) == [.copyToPasteboard] && ends.map(\.1) == [true])
    #expect(UIPasteboard.general.string == "Hello")
  }

  @Test func `an app's own activity is asked about placeholders and given items`() throws {
    let mark = Mark()
    var ends: [String?] = []
    try sheet([Source(), 7], [mark]) { screen, page, sheet in
      sheet.completionWithItemsHandler = { type, _, _, _ in ends.append(type?.rawValue) }
      page.present(sheet, animated: true)
      screen.settle()
      let place = try place("Mark", in: sheet.view)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
    }
    #expect(mark.calls == [#"can ["", 7]"#, #"prepare ["for test.mark", 7]"#, "perform"])
    #expect(ends == ["test.mark"])
  }

  @Test func `an activity's own screen shows above the sheet until it is done`() throws {
    let mark = Mark()
    let own = UIViewController()
    mark.screen = own
    var ends: [Bool] = []
    try sheet(["a"], [mark]) { screen, page, sheet in
      sheet.completionWithItemsHandler = { _, done, _, _ in ends.append(done) }
      page.present(sheet, animated: true)
      screen.settle()
      let place = try place("Mark", in: sheet.view)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(sheet.presentedViewController === own && ends.isEmpty)
      mark.activityDidFinish(false)
      screen.settle()
      #expect(page.presentedViewController == nil)
    }
    #expect(ends == [false] && !mark.calls.contains("perform"))
  }

  @Test func `what is excluded is not listed, and leaving tells of nothing`() {
    var ends: [UIActivity.ActivityType?] = []
    sheet(["a"]) { screen, page, sheet in
      sheet.excludedActivityTypes = [.copyToPasteboard]
      sheet.completionWithItemsHandler = { type, done, _, _ in
        #expect(!done)
        ends.append(type)
      }
      page.present(sheet, animated: true)
      screen.settle()
      #expect(label("Copy", in: sheet.view) == nil)
      sheet.dismiss(animated: true)
      screen.settle()
    }
    #expect(ends == [nil])
  }
}
