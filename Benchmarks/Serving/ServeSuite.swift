import Foundation

/// How long those wait who look at a screen that is kept open, beside starting the program for each look.
enum ServeSuite: Suite {
  static let name = "serve"

  private static let rounds = 40
  static let device = ["--size", "390x844", "--scale", "3"]
  /// In KiB.
  private static let mostMemory = 60 * 1_024

  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let program = folder.appendingPathComponent("tsumiki")

  static func run() -> [Measurement] {
    for name in ["tsumiki", "tsumiki-serve", "tsumiki-translate", "libTsumikiFrameworks.so"]
    where !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) {
      print("serve: \(name) is not built and left out")
      return []
    }
    return looks() + viewed() + edited()
  }

  /// What somebody waits, beside what they wait otherwise; `most` is the promise in milliseconds.
  static func measurement(
    _ what: String,
    _ times: [Double],
    _ baseline: String,
    _ others: [Double],
    goal: Double,
    most: Int
  ) -> Measurement {
    let (ours, theirs) = (Waiting.slow(times), Waiting.slow(others))
    return Measurement(
      name: "serve.\(what), 95th of 100",
      microseconds: ours,
      baseline: baseline,
      baselineMicroseconds: theirs,
      ratio: ours / theirs,
      goal: goal,
      counts: ["ms": Int((ours / 1_000).rounded(.up))],
      limits: ["ms": most]
    )
  }

  // MARK: Looking

  private static func looks() -> [Measurement] {
    // Each tap opens or closes a row.
    let arguments = ["--screen", "outline"] + device
    guard let app = ServedApp(program, arguments) else { return [] }
    var picture = app.ask("see")?.result?["png"] as? String
    guard picture != nil else { return [] }
    var (cold, see, tap): ([Double], [Double], [Double]) = ([], [], [])
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("served.png").path
    for _ in 0..<rounds {
      let words = ([program.path, "--png", path] + arguments).joined(separator: " ")
      cold.append(Waiting.time { _ = Shell.run(words) })
      see.append(Waiting.time { app.ask("see") })
      var answer: ServedApp.Answer?
      tap.append(
        Waiting.time {
          app.ask("tap", #"{"at":[200,400]}"#)
          answer = app.ask("see")
        }
      )
      let next = answer?.result?["png"] as? String
      if next == nil || next == picture { print("serve: a tap shows nothing new") }
      picture = next
    }
    let before = app.memory
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<10_000 { app.ask("find", #"{"role":"window"}"#) }
    let each = Double(DispatchTime.now().uptimeNanoseconds - start) / 10_000_000
    let baseline = "the program started for a picture"
    return [
      measurement("see, nothing changed", see, baseline, cold, goal: 1, most: 100),
      measurement("tap and see", tap, baseline, cold, goal: 1.3, most: 150),
      Measurement(
        name: "serve.memory, 10,000 requests",
        microseconds: each,
        counts: ["KiB": app.memory, "KiB more": max(0, app.memory - before)],
        limits: ["KiB": mostMemory, "KiB more": 1_024]
      ),
    ]
  }
}
