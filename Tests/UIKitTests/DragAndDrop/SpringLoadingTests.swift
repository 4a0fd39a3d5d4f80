import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct SpringLoadingTests {
  @MainActor
  private final class Opener: NSObject, UITableViewDelegate {
    var log: [String] = []
    var refuses = -1

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView,
      shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      #expect(context.location(in: tableView).y > 0)
      return indexPath.row != refuses
    }
  }

  private func showing(
    _ body: (TableBoard, TableBoard, Opener, TestScreen) throws -> Void
  ) rethrows {
    let a = TableBoard(["a", "b"], frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let b = TableBoard(["x", "y", "z"], frame: CGRect(x: 170, y: 0, width: 150, height: 400))
    let opener = Opener()
    b.view.delegate = opener
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      for board in [a, b] { controller.view.addSubview(board.view) }
      screen.step(2)
      try body(a, b, opener, screen)
    }
  }

  private func carry(_ screen: TestScreen, to y: Double) {
    screen.finger(.moved, 240, y + 1)
    screen.step()
    screen.finger(.moved, 240, y)
  }

  @Test func `a drag that rests on a row selects it, once`() {
    showing { _, b, opener, screen in
      b.view.isSpringLoaded = true
      screen.finger(.began, 75, 20)
      screen.step(40)
      carry(screen, to: 60)
      screen.step(6)
      #expect(b.view.cellForRow(at: [0, 1])?.isHighlighted == true && opener.log.isEmpty)
      screen.step(120)
      #expect(opener.log == ["select 1"])
      #expect(b.view.cellForRow(at: [0, 1])?.isHighlighted == false)
      // Another row begins anew, one that is left in time is not opened.
      carry(screen, to: 100)
      screen.step(12)
      carry(screen, to: 20)
      screen.step(90)
      #expect(opener.log == ["select 1", "select 0"])
      #expect(b.view.cellForRow(at: [0, 2])?.isHighlighted == false)
      screen.finger(.ended, 240, 20)
      screen.settle()
      #expect(opener.log.count == 2)
    }
  }

  @Test func `what is not spring loaded, or refused, stays`() {
    showing { _, b, opener, screen in
      opener.refuses = 1
      for isOn in [false, true] {
        b.view.isSpringLoaded = isOn
        #expect(b.view.isSpringLoaded == isOn)
        screen.finger(.began, 75, 20)
        screen.step(40)
        carry(screen, to: 60)
        screen.step(120)
        screen.finger(.ended, 240, 60)
        screen.settle()
      }
      #expect(opener.log.isEmpty)
    }
  }

  @Test func `an interaction tells its effect how far it is`() {
    @MainActor final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var states: [UISpringLoadedInteractionEffectState] = []
      func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
      ) { states.append(context.state) }
    }
    showing { _, b, _, screen in
      let effect = Effect()
      var opened = 0
      let view = UIView(frame: CGRect(x: 170, y: 200, width: 150, height: 100))
      view.addInteraction(
        UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
          opened += 1
        }
      )
      b.view.superview?.addSubview(view)
      let button = UIButton(frame: CGRect(x: 170, y: 320, width: 150, height: 50))
      button.isSpringLoaded = true
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      b.view.superview?.addSubview(button)
      screen.finger(.began, 75, 20)
      screen.step(40)
      carry(screen, to: 250)
      screen.step(120)
      #expect(effect.states == [.possible, .activating, .activated] && opened == 1)
      carry(screen, to: 340)
      screen.step(120)
      #expect(effect.states.last == .inactive && taps == 1)
      screen.finger(.ended, 240, 340)
      screen.settle()
      #expect(opened == 1 && taps == 1)
    }
  }
}
