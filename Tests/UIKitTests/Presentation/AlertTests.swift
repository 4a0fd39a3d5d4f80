import CoreGraphics
import Diagnostics
import Testing
import UIKit
import WindowHost

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
