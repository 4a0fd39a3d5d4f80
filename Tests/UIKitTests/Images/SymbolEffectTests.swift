import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolEffectTests {
  /// A screen that shows a symbol.
  private func showing(_ body: (TestScreen, UIImageView) throws -> Void) rethrows {
    let page = UIViewController()
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    page.view.addSubview(view)
    try TestScreen.showing(page, width: 100, height: 100) { screen in
      screen.step(10)
      try body(screen, view)
    }
  }

  /// The layer that the symbol moves on.
  private func mover(_ view: UIImageView) -> CALayer? { view.layer.sublayers?.first }

  @Test func `an effect is told when it ends`() {
    showing { screen, view in
      var told: [Bool] = []
      view.addSymbolEffect(.bounce, options: .repeat(2)) { context in
        told.append(context.isFinished)
        #expect(context.sender === view)
      }
      #expect(view.layer.contents == nil && mover(view)?.contents != nil)
      screen.step(60)
      #expect(told.isEmpty)
      screen.step(30)
      #expect(told == [true] && mover(view) == nil && view.layer.contents != nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `whoever is told of an end may let the view go`() {
    let page = UIViewController()
    var view: UIImageView? = UIImageView(image: UIImage(systemName: "circle.fill"))
    weak let gone = view
    view.map(page.view.addSubview)
    TestScreen.showing(page, width: 100, height: 100) { screen in
      screen.step(10)
      view?.addSymbolEffect(.bounce) { _ in
        view?.removeFromSuperview()
        view = nil
      }
      screen.step(120)
      #expect(gone == nil && view == nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `whoever is told of an end may begin and end others`() {
    showing { screen, view in
      var told: [String] = []
      view.addSymbolEffect(.pulse) { _ in
        told.append("pulse")
        view.removeAllSymbolEffects(animated: false)
        view.addSymbolEffect(.scale.up, animated: false)
      }
      view.addSymbolEffect(.pulse) { _ in told.append("second pulse") }
      #expect(told == ["pulse", "second pulse"])
      screen.step(10)
      #expect(mover(view)?.contents != nil)
      #expect(mover(view).map { $0.affineTransform().a > 1 } == true)
    }
  }

  @Test func `what is made once leaves alone what goes on`() {
    showing { screen, view in
      view.addSymbolEffect(.rotate, options: .repeat(.continuous))
      view.addSymbolEffect(.bounce)
      view.addEffect(RotateSymbolEffect.rotate.configuration, isKept: false)
      screen.step(240)
      #expect(mover(view) != nil && screen.stage.needsFrame)
    }
  }

  @Test func `one that is taken away is told so, and comes to rest`() {
    showing { screen, view in
      var told: [Bool] = []
      view.addSymbolEffect(.pulse) { told.append($0.isFinished) }
      screen.step(30)
      #expect(mover(view).map { $0.opacity < 0.8 } == true)
      #expect(!screen.stage.comesToRest && screen.stage.needsFrame)
      view.removeSymbolEffect(ofType: .pulse) { told.append($0.isFinished) }
      #expect(told == [false])
      screen.step(30)
      #expect(told == [false, true] && mover(view) == nil)
    }
  }

  @Test func `effects are kept and taken away at once where nothing is animated`() {
    showing { screen, view in
      view.addSymbolEffect(.disappear, animated: false)
      screen.step()
      #expect(mover(view)?.opacity == 0 && !screen.stage.needsFrame)
      view.addSymbolEffect(.appear)
      screen.step(40)
      #expect(mover(view) == nil)
      view.addSymbolEffect(.scale.down, animated: false)
      #expect(mover(view).map { $0.affineTransform().a < 1 } == true)
      view.removeAllSymbolEffects(animated: false)
      #expect(mover(view) == nil)
    }
  }

  @Test func `a turn is finished`() {
    showing { screen, view in
      view.addSymbolEffect(.rotate, options: .repeat(.continuous))
      screen.step(15)
      #expect(mover(view).map { abs($0.affineTransform().b) > 0.9 } == true)
      view.removeSymbolEffect(ofType: .rotate)
      screen.step(30)
      #expect(mover(view).map { $0.affineTransform().b < 0 } == true)
      screen.step(20)
      #expect(mover(view) == nil)
    }
  }

  @Test func `a symbol is replaced by another one`() {
    showing { screen, view in
      var told: [Bool] = []
      let next = UIImage(systemName: "square.fill") ?? UIImage()
      view.setSymbolImage(next, contentTransition: .replace.downUp) { told.append($0.isFinished) }
      #expect(view.image === next && view.layer.sublayers?.count == 2)
      screen.step(20)
      #expect(view.layer.sublayers?.count == 1 && told.isEmpty)
      screen.step(20)
      #expect(view.layer.sublayers?.isEmpty != false && told == [true])
      view.setSymbolImage(UIImage(), contentTransition: .automatic)
      #expect(view.layer.sublayers?.isEmpty != false)
    }
  }

  @Test func `movements without end stand still while nobody can see them`() {
    showing { screen, view in
      view.addSymbolEffect(.breathe)
      screen.step(5)
      let owner = view.superview
      view.removeFromSuperview()
      screen.step(3)
      #expect(!screen.stage.needsFrame)
      owner?.addSubview(view)
      screen.step(3)
      #expect(screen.stage.needsFrame)
    }
  }
}
