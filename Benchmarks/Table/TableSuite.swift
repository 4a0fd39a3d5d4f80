internal import CAllocationCounter
import Foundation
import UIKit

/// A table of rows that find their own height, at a thousand rows and at a million.
enum TableSuite: Suite {
  static let name = "scroll"
  private static let many = 1_000_000
  private static let few = 1_000

  static func run() -> [Measurement] {
    // Fonts are loaded once a process, whoever is first.
    TableScreen(50).close()
    // What a screen itself takes does not count.
    let bare = residentKilobytes
    let small = TableScreen(few)
    small.jump(to: 500)
    let before = residentKilobytes
    let large = TableScreen(many)
    defer {
      small.close()
      large.close()
    }
    large.jump(to: many / 2)
    let grown = max(0, residentKilobytes - before - (before - bare))
    var results = [firstFrame(small, large), flick(small, large), end(small, large)]
    results.append(contentsOf: work(large))
    results.append(moveOnly(large))
    results.append(unchanged(large))
    results.append(
      Measurement(
        name: "scroll.1M memory beyond 1,000",
        microseconds: 0,
        counts: ["kilobytes": grown],
        limits: ["kilobytes": 16 * 1024]
      )
    )
    return results
  }

  private static func compare(_ what: String, _ medians: [String: Double]) -> Measurement {
    let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return Measurement(
      name: "scroll.1M \(what)",
      microseconds: ours,
      baseline: "1,000 rows",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1.2
    )
  }

  private static func firstFrame(_ small: TableScreen, _ large: TableScreen) -> Measurement {
    compare(
      "first frame",
      Race(rounds: 31).medians([("few", { small.reload() }), ("many", { large.reload() })])
    )
  }

  private static func flick(_ small: TableScreen, _ large: TableScreen) -> Measurement {
    var (frames, direction) = (0, CGFloat(60))
    small.jump(to: 500)
    large.jump(to: many / 2)
    let medians = Race(warmUp: 20, rounds: 200).medians([
      (
        "few",
        {
          frames += 1
          if frames % 40 == 0 { direction = -direction }
          small.scroll(by: direction)
        }
      ), ("many", { large.scroll(by: direction) }),
    ])
    var result = compare("flick frame", medians)
    let inSight = large.view.visibleCells.count
    result.counts = ["cells made": large.view.cellsMade, "in sight": inSight]
    result.limits = ["cells made": max(40, inSight * 4)]
    return result
  }

  private static func end(_ small: TableScreen, _ large: TableScreen) -> Measurement {
    compare(
      "jump to the end and back",
      Race(rounds: 31).medians([
        (
          "few",
          {
            small.jump(to: few - 1)
            small.jump(to: 20)
          }
        ),
        (
          "many",
          {
            large.jump(to: many - 1)
            large.jump(to: 20)
          }
        ),
      ])
    )
  }

  /// What rows cost in a frame of a flick beside what drawing them costs.
  private static func work(_ screen: TableScreen) -> [Measurement] {
    screen.jump(to: many / 3)
    var (layout, drawing): ([Double], [Double]) = ([], [])
    for _ in 0..<200 {
      layout.append(
        Race.once {
          screen.move(by: 60)
          screen.perform { screen.view.layoutIfNeeded() }
        }
      )
      drawing.append(Race.once { screen.show() })
    }
    let (ours, base) = (layout.sorted()[100], drawing.sorted()[100])
    return [
      Measurement(
        name: "scroll.1M rows of a flick frame",
        microseconds: ours,
        baseline: "drawing the frame",
        baselineMicroseconds: base,
        ratio: ours / base,
        goal: 0.8
      )
    ]
  }

  /// A frame that brings no row beside moving the pixels and drawing the strip by hand.
  private static func moveOnly(_ screen: TableScreen) -> Measurement {
    guard let bare = BareCells(width: 780, height: 1688) else {
      return Measurement(name: "scroll.1M frame that only moves", microseconds: .nan)
    }
    screen.jump(to: many / 4)
    var direction: CGFloat = 3
    let medians = Race(warmUp: 10, rounds: 100).medians([
      ("hand", { bare.scroll(by: 6) }),
      (
        "ours",
        {
          direction = -direction
          screen.scroll(by: direction)
        }
      ),
    ])
    let (ours, base) = (medians["ours"] ?? .nan, medians["hand"] ?? .nan)
    return Measurement(
      name: "scroll.1M frame that only moves",
      microseconds: ours,
      baseline: "Cairo by hand",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 0.5
    )
  }

  private static func unchanged(_ screen: TableScreen) -> Measurement {
    screen.show()
    let asked = screen.asked
    let before = allocation_count()
    let time = Race.once { screen.show() }
    let allocations = Int(allocation_count() - before)
    return Measurement(
      name: "scroll.1M unchanged frame",
      microseconds: time,
      counts: ["cells asked for": screen.asked - asked, "allocations": allocations],
      limits: ["cells asked for": 0]
    )
  }

  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
