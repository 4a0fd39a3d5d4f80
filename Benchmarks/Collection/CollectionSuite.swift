import Foundation
import UIKit

/// A collection view with flow layout at a thousand items and at ten million.
enum CollectionSuite: Suite {
  static let name = "collection"

  static func run() -> [Measurement] {
    // Fonts are loaded once a process, whoever is first.
    CollectionScreen(50).close()
    // What a screen itself takes does not count.
    let bare = residentKilobytes
    let few = CollectionScreen(1_000)
    few.jump(to: 0.5)
    let before = residentKilobytes
    let many = CollectionScreen(10_000_000)
    defer {
      few.close()
      many.close()
    }
    many.jump(to: 0.5)
    let grown = max(0, residentKilobytes - before - (before - bare))
    return [
      versus("prepare", few, many, 1.5, per: 20) { screen in
        for _ in 0..<20 { screen.prepare() }
      },
      versus("elements in sight", few, many, 1.5, per: 20) { screen in
        for _ in 0..<20 { _ = screen.layout.layoutAttributesForElements(in: screen.view.bounds) }
      },
      labels(many),
      scroll(few, many),
      jump(many),
      fling(many),
      Measurement(
        name: "collection.10M memory beyond 1,000",
        microseconds: 0,
        counts: ["kilobytes": grown],
        limits: ["kilobytes": 16 * 1024]
      ),
    ]
  }

  private static func versus(
    _ what: String,
    _ few: CollectionScreen,
    _ many: CollectionScreen,
    _ goal: Double,
    per: Int,
    _ work: @escaping (CollectionScreen) -> Void
  ) -> Measurement {
    let medians = Race(rounds: 31).medians(
      per: per,
      [("few", { work(few) }), ("many", { work(many) })]
    )
    let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return Measurement(
      name: "collection.10M \(what)",
      microseconds: ours,
      baseline: "1,000 items",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: goal
    )
  }

  /// Finding what is in sight beside measuring three new labels in Pango.
  private static func labels(_ many: CollectionScreen) -> Measurement {
    let pango = BarePango(family: "Inter", size: 14)
    var number = 0
    let medians = Race(rounds: 31).medians([
      (
        "ours",
        { _ = many.layout.layoutAttributesForElements(in: many.view.bounds) }
      ),
      (
        "pango",
        {
          for _ in 0..<3 {
            number += 1
            _ = pango?.size(of: Array("Item number \(number)".utf8CString))
          }
        }
      ),
    ])
    let (ours, base) = (medians["ours"] ?? .nan, medians["pango"] ?? .nan)
    return Measurement(
      name: "collection.10M elements in sight",
      microseconds: ours,
      baseline: "three labels in Pango",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1
    )
  }

  private static func scroll(
    _ few: CollectionScreen,
    _ many: CollectionScreen
  ) -> Measurement {
    var direction: CGFloat = 20
    var frames = 0
    var mostInSight = 0
    func step(_ screen: CollectionScreen) {
      screen.scroll(by: direction)
      mostInSight = max(mostInSight, screen.view.visibleCells.count)
    }
    let medians = Race(warmUp: 20, rounds: 200).medians([
      (
        "few",
        {
          frames += 1
          if frames % 40 == 0 { direction = -direction }
          step(few)
        }
      ), ("many", { step(many) }),
    ])
    let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return Measurement(
      name: "collection.10M scroll frame",
      microseconds: ours,
      baseline: "1,000 items",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1.1,
      counts: ["cells made": many.view.cellsMade, "in sight": mostInSight],
      limits: ["cells made": mostInSight * 2]
    )
  }

  private static func jump(_ many: CollectionScreen) -> Measurement {
    var share: CGFloat = 0.1
    let medians = Race(rounds: 31).medians([
      (
        "jump",
        {
          share = share > 0.8 ? 0.1 : share + 0.07
          many.jump(to: share)
        }
      ),
      (
        "whole",
        {
          many.perform { many.view.reloadData() }
          many.show()
        }
      ),
    ])
    let (ours, base) = (medians["jump"] ?? .nan, medians["whole"] ?? .nan)
    return Measurement(
      name: "collection.10M jump",
      microseconds: ours,
      baseline: "a whole frame",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1.5
    )
  }

  /// Frames of a fling of 20,000 points a second: none may show a place without its cell.
  private static func fling(_ many: CollectionScreen) -> Measurement {
    many.jump(to: 0.3)
    var gaps = 0
    let time = Race.once {
      for _ in 0..<120 {
        many.scroll(by: 20_000 / 60)
        if many.hasGap { gaps += 1 }
      }
    }
    return Measurement(
      name: "collection.10M fling frame",
      microseconds: time / 120,
      counts: ["frames with gaps": gaps],
      limits: ["frames with gaps": 0]
    )
  }

  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
