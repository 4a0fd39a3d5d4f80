import CoreGraphics
import Testing

@testable import UIKit

/// Runs of transitions, without a container around them.
@MainActor @Suite struct `Runs of transitions` {
  private let log = CallLog()

  /// A controller that is on the screen, as far as it knows.
  private func shown(_ name: String) -> Leaf {
    let leaf = Leaf(name, log)
    leaf.beginAppearanceTransition(true, animated: false)
    leaf.endAppearanceTransition()
    _ = log.take()
    return leaf
  }

  private func loaded(_ name: String) -> Leaf {
    let leaf = Leaf(name, log)
    leaf.loadViewIfNeeded()
    _ = log.take()
    return leaf
  }

  private func run() -> TransitionRun {
    TransitionRun(
      going: [shown("a"), shown("b")],
      coming: [loaded("c"), loaded("d")],
      isAnimated: true
    )
  }

  private func note(_ what: String) -> (UIViewController) -> Void {
    { [log] controller in log.lines.append("\(controller.title ?? "") \(what)") }
  }

  @Test func `those that go hear first, and views come after those they belong to heard`() {
    let run = run()
    run.tellBegin(between: { log.lines.append("between") }, bring: note("in"))
    #expect(
      log.take() == [
        "a.willDisappear", "b.willDisappear", "between", "c.willAppear animated", "c in",
        "d.willAppear animated", "d in",
      ]
    )
    run.tellEnd(true, takeAway: note("out"), bringBack: note("stays"))
    #expect(
      log.take() == [
        "a out", "a.didDisappear", "b out", "b.didDisappear", "c stays", "c.didAppear", "d stays",
        "d.didAppear",
      ]
    )
  }

  @Test func `on the way back each turns and ends before the next`() {
    let run = run()
    run.tellBegin()
    _ = log.take()
    run.tellEnd(false, takeAway: note("out"), bringBack: note("stays"))
    #expect(
      log.take() == [
        "c.willDisappear", "c out", "c.didDisappear", "d.willDisappear", "d out",
        "d.didDisappear", "a stays", "a.willAppear animated", "a.didAppear", "b stays",
        "b.willAppear animated", "b.didAppear",
      ]
    )
  }

  @Test func `those that stay may hear first`() {
    let run = TransitionRun(going: [shown("a")], coming: [loaded("b")], isAnimated: true)
    run.tellBegin()
    _ = log.take()
    run.tellEnd(false, stayersFirst: true)
    #expect(
      log.take() == [
        "a.willAppear animated", "a.didAppear", "b.willDisappear", "b.didDisappear",
      ]
    )
  }

  @Test func `together all turn, then views change places, then all end`() {
    let run = run()
    run.tellBegin()
    _ = log.take()
    run.tellEnd(false) { log.lines.append("places") }
    #expect(
      log.take() == [
        "c.willDisappear", "d.willDisappear", "a.willAppear animated", "b.willAppear animated",
        "places", "c.didDisappear", "d.didDisappear", "a.didAppear", "b.didAppear",
      ]
    )
  }

  @Test func `it ends once, and completions come last`() {
    let run = run()
    let keeper = loaded("keeper")
    run.accompany([keeper])
    #expect(keeper.transitionCoordinator === run.coordinator)
    run.ended = { [log] in
      log.lines.append("ended \($0) \(keeper.transitionCoordinator == nil)")
    }
    run.coordinator.animate(alongsideTransition: nil) { [log] _ in
      log.lines.append("completion")
    }
    run.end(false)
    run.end(true)
    run.settle()
    #expect(log.take() == ["ended false true", "completion"])
  }

  @Test func `brought to rest at once it is where it heads for`() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    TestScreen.showing(controller) { screen in
      for toEnd in [true, false] {
        let run = run()
        var ends: [Bool] = []
        run.ended = { ends.append($0) }
        run.coordinator.animate(
          alongsideTransition: { [log] _ in log.lines.append("alongside") },
          completion: nil
        )
        run.move(toEnd: toEnd, .curve(0.2)) { view.frame.origin.x = 100 + 50 * $0 }
        #expect(ends.isEmpty && view.frame.minX == (toEnd ? 150 : 100))
        #expect(log.take() == (toEnd ? ["alongside"] : []))
        screen.step(2)
        run.settle()
        #expect(ends == [toEnd])
        // The motion that arrives later ends nothing any more.
        screen.step(30)
        #expect(ends == [toEnd])
      }
    }
  }

  @Test func `a motion that arrives ends it`() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    TestScreen.showing(controller) { screen in
      let run = run()
      var ends: [Bool] = []
      run.ended = { ends.append($0) }
      run.move(toEnd: false, .spring(0.2)) { view.frame.origin.x = 100 + 50 * $0 }
      screen.step(3)
      #expect(ends.isEmpty)
      screen.settle()
      #expect(ends == [false])
    }
  }
}
