import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit
import WindowHost

/// A screen on which much goes on by itself: something scrolls, moves, has the focus and is drawn.
///
/// What goes on depends on a seed alone, so two of the same seed show the same frames.
@MainActor
final class BusyScreen {
  /// What one frame showed.
  struct Frame: Equatable {
    let time: Double
    let offset: CGPoint
    let ball: CGPoint
    let focus: Int
    let journeys: Int
    let presentedFrames: Int
    let picture: Data
  }

  private final class Stripe: UIView {
    override var canBecomeFocused: Bool { true }
  }

  let screen: TestScreen
  private var random: SplitMix64
  private let scrollView = UIScrollView()
  private let ball = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
  private let label = UILabel(frame: CGRect(x: 4, y: 120, width: 110, height: 20))
  private var journeys = 0
  /// Where the finger is, if it is down, and how far it goes a frame.
  private var finger: (y: Double, step: Double)?

  init(seed: Int, in context: ScreenContext) {
    random = SplitMix64(seed: seed)
    screen = TestScreen(width: 120, height: 160, scale: 1, in: context) { device in
      device.style = seed.isMultiple(of: 2) ? .dark : .light
    }
    context.perform {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(scrollView)
      controller.view.addSubview(ball)
      controller.view.addSubview(label)
      fill()
      screen.window.rootViewController = controller
      screen.window.makeKeyAndVisible()
      roll()
    }
  }

  /// Takes the screen's window away.
  func close() {
    screen.context.perform {
      UIView.setAnimationsEnabled(false)
      screen.window.isHidden = true
      screen.window.rootViewController = nil
    }
  }

  private func fill() {
    scrollView.frame = CGRect(x: 0, y: 0, width: 120, height: 160)
    scrollView.contentSize = CGSize(width: 120, height: 40 * 50)
    for index in 0..<50 {
      let stripe = Stripe(frame: CGRect(x: 5, y: 40 * Double(index), width: 110, height: 36))
      stripe.tag = index + 1
      stripe.backgroundColor = UIColor(
        hue: random.double(0...1),
        saturation: 0.5,
        brightness: 0.8,
        alpha: 1
      )
      scrollView.addSubview(stripe)
    }
    ball.backgroundColor = .systemRed
    ball.layer.cornerRadius = 10
    label.text = "0"
  }

  /// Sends the ball to another place, and on when it is there.
  private func roll() {
    let goal = CGPoint(x: random.double(10...110), y: random.double(10...150))
    let ended: @MainActor @Sendable (Bool) -> Void = { [weak self] isFinished in
      guard let self, isFinished else { return }
      journeys += 1
      label.text = "\(journeys)"
      roll()
    }
    let duration = random.double(0.1...0.4)
    UIView.animate(
      withDuration: duration,
      animations: { self.ball.center = goal },
      completion: ended
    )
  }

  /// Shows the next frame, with what a finger and the tab key do at it.
  func showFrame() -> Frame {
    if let finger {
      if random.once(in: 8) {
        self.finger = nil
        screen.finger(.ended, 60, finger.y)
      } else {
        let y = finger.y + finger.step
        self.finger = (y, finger.step)
        screen.finger(.moved, 60, y)
      }
    } else if random.once(in: 10) {
      finger = (120, random.double(-12 ... -4))
      screen.finger(.began, 60, 120)
    } else if random.once(in: 6) {
      screen.key(.tab)
    } else {
      screen.step()
    }
    return screen.context.perform { frame() }
  }

  private func frame() -> Frame {
    let picture = screen.stage.picture()
    return Frame(
      time: CACurrentMediaTime(),
      offset: scrollView.contentOffset,
      ball: ball.shownCenter,
      focus: (UIScreen.main.focusedView)?.tag ?? 0,
      journeys: journeys,
      presentedFrames: screen.stage.work.presentedFrames,
      picture: picture.map { Data(bytes: $0.data, count: $0.bytesPerRow * $0.height) } ?? Data()
    )
  }
}
