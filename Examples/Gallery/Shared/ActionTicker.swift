import UIKit

/// Runs a block again and again, so many seconds apart.
@MainActor
final class ActionTicker: NSObject {
  private static let fire = Selector("fire")

  private let interval: TimeInterval
  private let action: @MainActor () -> Void
  private var link: CADisplayLink?
  private var next: TimeInterval?

  init(every interval: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.action = action
    super.init()
    SelectorTable.register(ActionTicker.self, Self.fire) { ticker, _ in
      ticker.tick()
      return nil
    }
  }

  var isRunning: Bool { link != nil }

  func start() {
    guard link == nil else { return }
    let made = CADisplayLink(target: self, selector: Self.fire)
    made.add(to: .main, forMode: .common)
    (link, next) = (made, nil)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick() {
    guard let link else { return }
    let due = next ?? link.timestamp + interval
    next = due
    guard link.timestamp >= due else { return }
    next = due + interval
    action()
  }
}

/// Numbers that are the same in every run.
struct GalleryRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
