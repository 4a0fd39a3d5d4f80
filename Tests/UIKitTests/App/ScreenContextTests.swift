import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import WindowHost

@testable import UIKit

/// Several screens in one process.
@MainActor @Suite struct `Screens side by side` {
  private static let frames = 80

  /// Shows frames of several screens in an order that looks random, until each has shown all.
  private func record(_ screens: [BusyScreen], seed: Int = 0) -> [[BusyScreen.Frame]] {
    var random = SplitMix64(seed: seed)
    var seen = screens.map { _ in [BusyScreen.Frame]() }
    while true {
      let left = screens.indices.filter { seen[$0].count < Self.frames }
      guard !left.isEmpty else { return seen }
      let index = random.pick(left)
      seen[index].append(screens[index].showFrame())
    }
  }

  private func recordAlone(_ seed: Int) -> [BusyScreen.Frame] {
    let screen = BusyScreen(seed: seed, in: ScreenContext())
    defer { screen.close() }
    return record([screen])[0]
  }

  @Test(arguments: [1, 2])
  func `frame by frame in any order they show what each shows alone`(order: Int) {
    let alone = [11, 12].map { recordAlone($0) }
    let screens = [11, 12].map { BusyScreen(seed: $0, in: ScreenContext()) }
    let together = record(screens, seed: order)
    for screen in screens { screen.close() }
    for (one, other) in zip(alone, together) {
      let difference = zip(one, other).enumerated().first { $1.0 != $1.1 }
      #expect(difference == nil, "frame \(difference?.offset ?? 0)")
    }
    // What is compared moves at all.
    for frames in alone {
      #expect(Set(frames.map(\.offset.y)).count > 10)
      #expect(Set(frames.map(\.ball.x)).count > 20)
      #expect(Set(frames.map(\.focus)).count > 1)
      #expect(Set(frames.map(\.picture)).count > 40)
    }
    #expect(alone[0] != alone[1])
  }

  @Test func `in one context they would not`() {
    let alone = recordAlone(11)
    let context = ScreenContext()
    let screens = [11, 12].map { BusyScreen(seed: $0, in: context) }
    defer { for screen in screens { screen.close() } }
    #expect(record(screens, seed: 1)[0] != alone)
  }

  @Test func `what waits on one does not happen on another`() throws {
    let screens = (0..<2).map { _ in TestScreen(in: ScreenContext()) }
    let waiting = screens.map { screen in
      screen.context.perform { WaitingThings(on: screen) }
    }
    screens[1].step(200)
    #expect(waiting[0].happened.isEmpty)
    #expect(Set(waiting[1].happened.map(\.name)) == WaitingThings.names)
    screens[1].context.perform { waiting[1].end() }
    screens[0].step(200)
    #expect(Set(waiting[0].happened.map(\.name)) == WaitingThings.names)
    for (screen, things) in zip(screens, waiting) {
      #expect(things.happened.allSatisfy { $0.context === screen.context })
    }
    screens[0].context.perform { waiting[0].end() }
    for screen in screens { screen.context.perform { screen.window.isHidden = true } }
  }

  @Test func `each has its own app, display, traits and time`() throws {
    let first = ScreenContext.current
    let display = UIScreen.main
    let app = UIApplication.shared
    let traits = UITraitCollection.current
    let time = CACurrentMediaTime()
    let other = TestScreen(width: 200, height: 100, scale: 3, in: ScreenContext()) {
      $0.style = .dark
    }
    other.step(30)
    other.context.perform {
      #expect(ScreenContext.current === other.context)
      #expect(UIScreen.main !== display)
      #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 100))
      #expect(UIApplication.shared !== app)
      #expect(UIApplication.shared.windowList == [other.window])
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.displayScale == 3)
      #expect(abs(CACurrentMediaTime() + TestScreen.frame - other.time) < 1e-9)
      CATransaction.setAnimationDuration(7)
      first.perform {
        #expect(UIScreen.main === display)
        #expect(UITraitCollection.current === traits)
        #expect(CACurrentMediaTime() == time)
        #expect(CATransaction.animationDuration() != 7)
      }
      #expect(CATransaction.animationDuration() == 7)
      #expect(UITraitCollection.current.displayScale == 3)
    }
    #expect(ScreenContext.current === first)
    #expect(UIScreen.main === display)
    #expect(UIApplication.shared === app)
    #expect(UITraitCollection.current === traits)
    #expect(CACurrentMediaTime() == time)
  }

  @Test func `one that nobody keeps is let go of with all it holds`() {
    weak var context: ScreenContext?
    weak var clock: FrameClock?
    weak var application: UIApplication?
    do {
      let screen = BusyScreen(seed: 4, in: ScreenContext())
      for _ in 0..<20 { _ = screen.showFrame() }
      context = screen.screen.context
      clock = context?.perform { FrameClock.current }
      application = context?.perform { UIApplication.shared }
      #expect(application != nil)
      screen.close()
    }
    #expect(context == nil)
    #expect(clock == nil)
    #expect(application == nil)
  }

  @Test func `an error leaves the screen as a result does`() {
    struct Problem: Error {}
    let former = ScreenContext.current
    #expect(throws: Problem.self) { try ScreenContext().perform { throw Problem() } }
    #expect(ScreenContext.current === former)
  }
}

/// Everything that waits for frames, and where it happened.
@MainActor
private final class WaitingThings: NSObject {
  static let names: Set = [
    "timer", "delayed call", "completion", "transaction", "display link", "after a frame",
    "observation", "focus",
  ]

  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private static let step = Selector("step:")
  private static let late = Selector("late")

  private(set) var happened: [(name: String, context: ScreenContext)] = []
  private let observed = Item(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  private var link: CADisplayLink?
  private var timers: [FrameTimer] = []
  private var observation: NSKeyValueObservation?
  private var token: (any NSObjectProtocol)?

  init(on screen: TestScreen) {
    super.init()
    SelectorTable.register(WaitingThings.self, Self.step) { things, _ in
      things.note("display link")
      return nil
    }
    SelectorTable.register(WaitingThings.self, Self.late) { things, _ in
      things.note("delayed call")
      return nil
    }
    screen.window.addSubview(observed)
    screen.window.makeKeyAndVisible()
    wait()
  }

  private func note(_ name: String) { happened.append((name, .current)) }

  private func wait() {
    timers = [
      FrameTimer(after: 0.5) { [unowned self] in note("timer") },
      // A change that nobody tells of is seen at the end of a frame.
      FrameTimer(after: 0.6) { [unowned self] in observed.tag = 1 },
      FrameTimer(after: 0.7) { [unowned self] in
        UIFocusSystem.focusSystem(for: observed)?.requestFocusUpdate(to: observed)
        UIFocusSystem.focusSystem(for: observed)?.updateFocusIfNeeded()
      },
    ]
    perform(Self.late, with: nil, afterDelay: 0.2)
    UIView.animate(withDuration: 0.4) {
      self.observed.frame.origin.x = 100
    } completion: { [unowned self] _ in
      note("completion")
    }
    CATransaction.setCompletionBlock { [unowned self] in note("transaction") }
    FrameCycle.current.afterFrame { [unowned self] in note("after a frame") }
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
    observation = observed.observe(\.tag) { [unowned self] _, _ in note("observation") }
    token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification,
      object: UIFocusSystem.focusSystem(for: observed),
      queue: nil
    ) { [unowned self] _ in MainActor.assumeIsolated { note("focus") } }
  }

  func end() {
    link?.invalidate()
    observation?.invalidate()
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
