import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct `A pass of a list` {
  final class List: PassedList {
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var hasTarget = false
    var log: [String] = []

    func restoreTarget() -> Bool {
      log.append("target")
      return hasTarget
    }

    func restoreAnchor() { log.append("anchor") }
    func releaseAnchor() { log.append("release") }
    func settleTarget() { log.append("arrive") }
    func prefetch() { log.append("prefetch") }
  }

  /// Needs a number of rounds.
  final class Pass: ListPass {
    let list: List
    var state = PassState()
    var needed = 1
    var inside: () -> Void = {}

    init(_ list: List) { self.list = list }

    func bringIntoAgreement() {
      var left = needed
      goRound(atMost: 5) {
        list.log.append("round")
        inside()
        left -= 1
        return left == 0
      }
    }

    func settle() { list.log.append("settle \(isRunning)") }
    func finish() { list.log.append("finish \(isRunning)") }
  }

  private let list = List()
  private let pass: Pass

  init() { pass = Pass(list) }

  @Test func `ends with what was held let go, and looks ahead last`() {
    pass.run()
    let ends = ["release", "settle true", "finish false", "arrive", "prefetch"]
    #expect(list.log == ["round"] + ends)
  }

  @Test func `goes round until all is in agreement, and not forever`() {
    pass.needed = 3
    pass.run()
    #expect(pass.rounds == 3)
    pass.needed = 9
    pass.run()
    #expect(pass.rounds == 5)
  }

  @Test func `is not done inside itself`() {
    pass.inside = { [pass] in
      #expect(pass.isRunning)
      pass.run()
    }
    pass.run()
    #expect(!pass.isRunning)
    #expect(list.log.count { $0 == "round" } == 1)
  }

  @Test func `counts once the list has a size`() {
    list.bounds = .zero
    pass.run()
    #expect(!pass.hasRun)
    list.bounds.size = CGSize(width: 1, height: 1)
    pass.run()
    #expect(pass.hasRun)
  }

  @Test func `keeps what one looks at where it is, unless the content goes somewhere`() {
    list.restorePlace()
    list.hasTarget = true
    list.restorePlace()
    #expect(list.log == ["target", "anchor", "target"])
  }
}
