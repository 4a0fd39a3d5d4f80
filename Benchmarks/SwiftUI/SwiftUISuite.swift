import Foundation
import SwiftUI
import UIKit

/// What views as values cost beside the same views made by hand.
enum SwiftUISuite: Suite {
  static let name = "swiftui"
  private static let many = 1_000_000

  static func run() -> [Measurement] {
    [listFlick(), hostedFlick(), change()]
  }

  /// A list of a million rows, beside a collection view's list with the same cells.
  private static func listFlick() -> Measurement {
    let hand = HandScreen(many, isHosted: false)
    let list = ListScreen(many)
    defer {
      hand.close()
      list.close()
    }
    return flick(
      "swiftui.list 1M, flick frame",
      "cells by hand",
      goal: 1.3,
      hand.scroll,
      list.scroll
    )
  }

  /// Cells whose content is a hosting configuration, beside the same cells by hand.
  private static func hostedFlick() -> Measurement {
    let hand = HandScreen(many, isHosted: false)
    let hosted = HandScreen(many, isHosted: true)
    defer {
      hand.close()
      hosted.close()
    }
    var result = flick(
      "swiftui.hosted cells, flick frame",
      "cells by hand",
      goal: 1.6,
      hand.scroll,
      hosted.scroll
    )
    result.counts = ["views of a cell": hosted.viewsOfCell, "by hand": hand.viewsOfCell]
    return result
  }

  private static func flick(
    _ name: String,
    _ baseline: String,
    goal: Double,
    _ base: @escaping (CGFloat) -> Void,
    _ ours: @escaping (CGFloat) -> Void
  ) -> Measurement {
    var (frames, direction) = (0, CGFloat(60))
    let medians = Race(warmUp: 40, rounds: 200).medians([
      (
        "base",
        {
          frames += 1
          if frames % 40 == 0 { direction = -direction }
          base(direction)
        }
      ), ("ours", { ours(direction) }),
    ])
    let (mine, theirs) = (medians["ours"] ?? .nan, medians["base"] ?? .nan)
    return Measurement(
      name: name,
      microseconds: mine,
      baseline: baseline,
      baselineMicroseconds: theirs,
      ratio: mine / theirs,
      goal: goal
    )
  }

  /// One state changes in a screen of 1,000 views.
  private static func change() -> Measurement {
    let screen = CounterScreen()
    defer { screen.close() }
    let before = screen.computed
    let medians = Race(rounds: 31).medians([("change", screen.change)])
    let rounds = 34
    return Measurement(
      name: "swiftui.state, one of 1,000 views",
      microseconds: medians["change"] ?? .nan,
      counts: ["bodies computed a change": (screen.computed - before) / rounds],
      limits: ["bodies computed a change": 1]
    )
  }
}
