import CoreGraphics
import Diagnostics
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct AlertTests {
  @Test func `a card is as wide and high as on the phone`() {
    let controller = UIViewController()
    let alert = UIAlertController(title: "Title", message: "One line", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    TestScreen.showing(controller, width: 390, height: 844, scale: 3) { screen in
      controller.present(alert, animated: true)
      screen.settle()
      let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
      #expect(frame.width == 270 && abs(frame.midX - 195) < 0.5 && abs(frame.midY - 422) < 1)
      // The block above the buttons is 80 with one line of message, 96 with two (picture metrics).
      #expect(abs(frame.height - (80 + 44.33)) < 1)
      // The one to cancel stands first of two.
      screen.tap(195 + 60, Double(frame.maxY) - 20)
      screen.settle()
      #expect(chosen == ["OK"] && controller.presentedViewController == nil)
    }
  }

  @Test func `an action sheet stands at the lower edge, and a tap beside it cancels`() {
    let controller = UIViewController()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var cancelled = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
    TestScreen.showing(controller, width: 390, height: 844, scale: 3) { screen in
      controller.present(alert, animated: true)
      screen.settle()
      let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
      #expect(frame.minX == 8 && frame.width == 374)
      #expect(abs(frame.height - (2 * 57.33 + 8 + 57)) < 1)
      screen.tap(195, 100)
      screen.settle()
      #expect(cancelled == 1 && controller.presentedViewController == nil)
    }
  }

  /// A page of one colour with an alert of two actions and a message of two lines.
  private func showing(
    _ color: UIColor,
    safeArea: [CGFloat] = [0, 0, 0, 0],
    _ body: (TestScreen, UIAlertController, UIViewController) throws -> Void
  ) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let alert = UIAlertController(title: "Title", message: "a\nb", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let configure: (inout Device) -> Void = { $0.safeArea = safeArea }
    try TestScreen.showing(
      controller,
      width: 393,
      height: 852,
      scale: 1,
      configure: configure
    ) { screen in
      controller.present(alert, animated: true)
      screen.settle()
      try body(screen, alert, controller)
    }
  }

  @Test func `a card stands in the middle of what is safe`() throws {
    try showing(.white, safeArea: [59, 0, 34, 0]) { _, alert, _ in
      // 368.33 to 508.67 in the pictures.
      #expect(abs(alert.view.convert(CGPoint.zero, to: nil).y - 368.33) < 1)
    }
  }

  @Test func `a card takes colour from the page behind`() throws {
    @MainActor func card(_ color: UIColor) throws -> [Double] {
      var found: [Double] = []
      try showing(color) { screen, alert, _ in
        let y = Int(alert.view.convert(CGPoint.zero, to: nil).y) + 8
        let pixel = try #require(screen.stage.picture())[196, y].argb
        found = [16, 8, 0].map { Double(pixel >> $0 & 255) }
      }
      return found
    }
    func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 4 } }
    // The cards of two pictures, the pages as they are under the shade: #cccccc and #be66a7.
    #expect(isNear(try card(.white), [0xee, 0xee, 0xee]))
    let pink = UIColor(red: 0xed / 255, green: 0x7f / 255, blue: 0xd0 / 255, alpha: 1)
    #expect(isNear(try card(pink), [0xf7, 0xd7, 0xef]))
  }

  @Test func `tints behind a card become light grey`() throws {
    let page = UIColor(red: 0xf2 / 255, green: 0xf2 / 255, blue: 0xf7 / 255, alpha: 1)
    try showing(page) { screen, _, controller in
      let tinted = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      controller.view.addSubview(tinted)
      tinted.backgroundColor = tinted.tintColor
      screen.settle()
      let pixel = try #require(screen.stage.picture())[40, 40].argb
      // #919193 in the picture, under the shade.
      #expect(abs(Double(pixel >> 16 & 255) - 0x91) < 3 && abs(Double(pixel & 255) - 0x93) < 3)
    }
  }

  @Test func `an action sheet in a bubble is of one material and leaves the way out to a tap`()
    throws
  {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var cancelled = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
    try TestScreen.showing(controller, width: 1024, height: 768, scale: 1) { screen in
      alert.popoverPresentationController?.sourceView = controller.view
      alert.popoverPresentationController?.sourceRect = CGRect(
        x: 400,
        y: 100,
        width: 40,
        height: 40
      )
      controller.present(alert, animated: true)
      screen.settle()
      let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
      #expect(abs(frame.height - 58) < 1)
      let picture = try #require(screen.stage.picture())
      let body = picture[Int(frame.minX) + 20, Int(frame.midY)]
      #expect(picture[420, Int(frame.minY) - 4] == body)
      screen.tap(900, 600)
      screen.settle()
      #expect(cancelled == 1 && controller.presentedViewController == nil)
    }
  }

  @Test func `fields are typed into, and keys answer`() {
    let controller = UIViewController()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var typed: String?
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        typed = alert?.textFields?.first?.text
      }
    )
    TestScreen.showing(controller) { screen in
      controller.present(alert, animated: false)
      screen.settle()
      #expect(alert.textFields?.first?.isFirstResponder == true)
      screen.send(.text("Ada", time: screen.time))
      let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
      screen.tap(160, Double(frame.maxY) - 20)
      screen.settle()
      #expect(typed == "Ada")
    }
  }

  @Test func `mistakes are told`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "a", style: .cancel))
    let twice = UIKitDiagnostics.recording {
      alert.addAction(UIAlertAction(title: "b", style: .cancel))
    }
    #expect(twice.map(\.code) == ["TSK-ALERT-CANCEL"] && alert.actions.count == 1)
    let field = UIKitDiagnostics.recording { alert.addTextField() }
    #expect(field.map(\.code) == ["TSK-ALERT-FIELD"] && alert.textFields == nil)
  }
}
