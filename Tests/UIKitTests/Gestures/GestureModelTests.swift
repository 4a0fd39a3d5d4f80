import TestSupport
import Testing
import UIKit
import WindowHost

/// Recognisers that wait for each other, and the laws of who may act.
@MainActor @Suite struct GestureModelTests {
  /// Recognises or fails when the finger is lifted, as it was told.
  private final class Decided: UIGestureRecognizer {
    var succeeds = true
    var acts = 0
    var resets = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = succeeds ? .ended : .failed
    }
    override func reset() { resets += 1 }
  }

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    var pairs: Set<Set<Int>> = []
    var names: [ObjectIdentifier: Int] = [:]
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let a = names[ObjectIdentifier(gestureRecognizer)],
        let b = names[ObjectIdentifier(otherGestureRecognizer)]
      else { return false }
      return pairs.contains([a, b])
    }
  }

  @Test(arguments: 0..<60)
  func `each acts unless it waits in vain or another that acts prevents it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    SelectorTable.register(Actor.self, "act:") { actor, arguments in
      (arguments.first as? Decided)?.acts += 1
      return nil
    }
    let (controller, actor, together) = (UIViewController(), Actor(), Together())
    TestScreen.showing(controller, width: 100, height: 100, scale: 1) { screen in
      let count = random.int(2...5)
      let gestures = (0..<count).map { index in
        let gesture = Decided(target: actor, action: "act:")
        together.names[ObjectIdentifier(gesture)] = index
        gesture.delegate = together
        return gesture
      }
      // Views in views, all of them under the finger.
      var view: UIView = controller.view
      for index in gestures.indices {
        if random.once(in: 2) {
          let inner = UIView(frame: controller.view.bounds)
          view.addSubview(inner)
          view = inner
        }
        view.addGestureRecognizer(gestures[index])
      }
      var waits: [Int: Set<Int>] = [:]
      for index in 1..<count where random.once(in: 2) {
        // Nobody waits in a circle.
        let other = random.int(0...index - 1)
        gestures[index].require(toFail: gestures[other])
        waits[index, default: []].insert(other)
      }
      for a in 0..<count {
        for b in 0..<a where random.once(in: 3) && !(waits[a] ?? []).contains(b) {
          together.pairs.insert([a, b])
        }
      }
      for gesture in gestures { gesture.succeeds = !random.once(in: 3) }
      screen.tap(50, 50)
      screen.step(2)
      let acted = Set(gestures.indices.filter { gestures[$0].acts > 0 })
      for index in gestures.indices {
        let awaited = waits[index] ?? []
        let others = acted.subtracting([index])
        let prevented = others.contains { !together.pairs.contains([$0, index]) }
        let waitsInVain = !awaited.isDisjoint(with: acted)
        let mayAct = gestures[index].succeeds && !prevented && !waitsInVain
        #expect(acted.contains(index) == mayAct, "\(index) of \(acted), waits \(waits)")
      }
      #expect(gestures.allSatisfy { $0.acts <= 1 && $0.resets == 1 && $0.state == .possible })
    }
  }

  private final class Actor: NSObject {}

  @Test func `one may be required to fail by a class that says so`() {
    final class Modest: UIPanGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other is UITapGestureRecognizer
      }
    }
    let (controller, target) = (UIViewController(), GestureTarget())
    TestScreen.showing(controller) { screen in
      let (tap, pan) = (UITapGestureRecognizer(), Modest())
      target.watch(tap, "tap", in: controller.view)
      target.watch(pan, "pan", in: controller.view)
      screen.tap(50, 50)
      #expect(target.log.take() == ["tap ended"])
      screen.drag(from: (50, 50), to: (50, 200))
      #expect(!target.log.take().contains("tap ended"))
    }
  }

  @Test func `a target that is taken away is not called, and one added twice is called twice`() {
    let (controller, target) = (UIViewController(), GestureTarget())
    TestScreen.showing(controller) { screen in
      let tap = UITapGestureRecognizer()
      target.watch(tap, "tap", in: controller.view)
      screen.tap(50, 50)
      #expect(target.log.take() == ["tap ended"])
      tap.removeTarget(target, action: nil)
      screen.step(40)
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
      #expect(controller.view.gestureRecognizers == [tap])
    }
  }

  @Test func `a recogniser has one view, the last it was added to`() {
    let (a, b, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    #expect(a.gestureRecognizers == nil)
    a.addGestureRecognizer(tap)
    #expect(tap.view === a && a.gestureRecognizers == [tap])
    b.addGestureRecognizer(tap)
    #expect(tap.view === b && !(a.gestureRecognizers ?? []).contains(tap))
    a.removeGestureRecognizer(tap)
    #expect(tap.view === b)
    b.gestureRecognizers = []
    #expect(tap.view == nil)
  }
}
