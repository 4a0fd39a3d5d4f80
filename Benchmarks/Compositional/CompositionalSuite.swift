import Foundation
import UIKit

/// Compositional layout: sections of a hundred items beside sections of a million, and rows that size
/// themselves beside rows that do not.
enum CompositionalSuite: Suite {
  static let name = "compositional"

  static func run() -> [Measurement] {
    // Fonts are loaded once a process, whoever is first.
    CompositionalScreen.tiles(10).close()
    let few = CompositionalScreen.tiles(100)
    let many = CompositionalScreen.tiles(1_000_000)
    many.jump(to: 0.5)
    few.jump(to: 0.5)
    var found = [
      versus("prepare", few, many, 1.5) { screen in
        for _ in 0..<20 { screen.prepare() }
      },
      versus("elements in rect", few, many, 1.5) { screen in
        for _ in 0..<20 { _ = screen.layout.layoutAttributesForElements(in: screen.view.bounds) }
      },
      labels(many),
      scroll(few, many),
    ]
    few.close()
    many.close()
    found += estimated()
    found.append(memory())
    return found
  }

  private static func versus(
    _ what: String,
    _ few: CompositionalScreen,
    _ many: CompositionalScreen,
    _ goal: Double,
    _ work: @escaping (CompositionalScreen) -> Void
  ) -> Measurement {
    let medians = Race(rounds: 31).medians(
      per: 20,
      [("few", { work(few) }), ("many", { work(many) })]
    )
    let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return Measurement(
      name: "compositional.10x1M \(what)",
      microseconds: ours,
      baseline: "10 x 100 items",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: goal
    )
  }

  /// Finding what is in sight beside measuring four new labels in Pango.
  private static func labels(_ many: CompositionalScreen) -> Measurement {
    let pango = BarePango(family: "Inter", size: 14)
    var number = 0
    let medians = Race(rounds: 31).medians([
      ("ours", { _ = many.layout.layoutAttributesForElements(in: many.view.bounds) }),
      (
        "pango",
        {
          for _ in 0..<4 {
            number += 1
            _ = pango?.size(of: Array("Item number \(number)".utf8CString))
          }
        }
      ),
    ])
    let (ours, base) = (medians["ours"] ?? .nan, medians["pango"] ?? .nan)
    return Measurement(
      name: "compositional.10x1M elements in sight",
      microseconds: ours,
      baseline: "four labels in Pango",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1
    )
  }

  private static func scroll(
    _ few: CompositionalScreen,
    _ many: CompositionalScreen
  ) -> Measurement {
    var direction: CGFloat = 20
    var frames = 0
    let medians = Race(warmUp: 20, rounds: 200).medians([
      (
        "few",
        {
          frames += 1
          if frames % 40 == 0 { direction = -direction }
          few.scroll(by: direction)
        }
      ), ("many", { many.scroll(by: direction) }),
    ])
    let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return Measurement(
      name: "compositional.10x1M scroll frame",
      microseconds: ours,
      baseline: "10 x 100 items",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1.1
    )
  }

  // MARK: Rows that size themselves

  private static func estimated() -> [Measurement] {
    let fixed = CompositionalScreen.rows(100_000, .absolute(66))
    let guessed = CompositionalScreen.rows(100_000, .estimated(66))
    defer {
      fixed.close()
      guessed.close()
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    let medians = Race(warmUp: 10, rounds: 150).medians([
      (
        "fixed",
        {
          fixed.filled = []
          fixed.scroll(by: 240)
          for row in fixed.filled {
            // A text that nobody measured yet, as long as the row's.
            label.text = CompositionalScreen.text(row) + "."
            _ = CompositionalScreen.Row.height(label, 390)
          }
        }
      ), ("guessed", { guessed.scroll(by: 240) }),
    ])
    let (ours, base) = (medians["guessed"] ?? .nan, medians["fixed"] ?? .nan)
    let flick = Measurement(
      name: "compositional.100k estimated flick frame",
      microseconds: ours,
      baseline: "fixed rows and measuring their labels",
      baselineMicroseconds: base,
      ratio: ours / base,
      goal: 1.5
    )
    return [flick, jump(guessed), back(guessed)]
  }

  private static func jump(_ screen: CompositionalScreen) -> Measurement {
    let before = screen.measurements
    let time = Race.once { screen.jump(to: 1) }
    return Measurement(
      name: "compositional.100k estimated jump to the end",
      microseconds: time,
      counts: ["rows measured": screen.measurements - before],
      limits: ["rows measured": 40]
    )
  }

  /// Scrolling back over rows nobody measured: what is in sight goes as far as the content does.
  private static func back(_ screen: CompositionalScreen) -> Measurement {
    var moves = 0
    let time = Race.once {
      for _ in 0..<120 {
        let offset = screen.view.contentOffset.y
        let path = screen.view.indexPathsForVisibleItems.first {
          (screen.view.layoutAttributesForItem(at: $0)?.frame.minY ?? 0) >= offset
        }
        guard let path else { continue }
        let old = (screen.view.layoutAttributesForItem(at: path)?.frame.minY ?? 0) - offset
        screen.scroll(by: -40)
        let new =
          (screen.view.layoutAttributesForItem(at: path)?.frame.minY ?? 0)
          - screen.view.contentOffset.y
        if abs(new - old - 40) > 0.01 { moves += 1 }
      }
    }
    return Measurement(
      name: "compositional.100k estimated frame back",
      microseconds: time / 120,
      counts: ["frames in which something moved": moves],
      limits: ["frames in which something moved": 0]
    )
  }

  private static func memory() -> Measurement {
    let before = residentKilobytes
    let screen = CompositionalScreen.rows(10_000_000, .estimated(66))
    for step in 0..<20 { screen.jump(to: CGFloat(step) / 20) }
    let grown = residentKilobytes - before
    screen.close()
    return Measurement(
      name: "compositional.10M estimated rows memory",
      microseconds: 0,
      counts: ["kilobytes": grown],
      limits: ["kilobytes": 100 * 1024]
    )
  }

  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
