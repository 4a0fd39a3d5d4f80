import Foundation

/// How long those wait who look at a screen that is kept open, beside starting the program for each look.
enum ServeSuite: Suite {
  static let name = "serve"

  private static let rounds = 40
  private static let edits = 12
  private static let device = ["--size", "390x844", "--scale", "3"]
  /// In KiB.
  private static let mostMemory = 60 * 1_024

  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let program = folder.appendingPathComponent("tsumiki")

  static func run() -> [Measurement] {
    for name in ["tsumiki", "tsumiki-serve", "tsumiki-translate", "libTsumikiFrameworks.so"]
    where !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) {
      print("serve: \(name) is not built and left out")
      return []
    }
    return gallery() + edited()
  }

  /// The 95th of a hundred, in microseconds.
  private static func slow(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
  }

  private static func measurement(
    _ what: String,
    _ times: [Double],
    _ baseline: String,
    _ others: [Double],
    goal: Double,
    counts: [String: Int] = [:],
    limits: [String: Int] = [:]
  ) -> Measurement {
    let (ours, theirs) = (slow(times), slow(others))
    return Measurement(
      name: "serve.\(what), 95th of 100",
      microseconds: ours,
      baseline: baseline,
      baselineMicroseconds: theirs,
      ratio: ours / theirs,
      goal: goal,
      counts: counts,
      limits: limits
    )
  }

  // MARK: Looking

  private static func gallery() -> [Measurement] {
    let arguments = ["--screen", "mountains"] + device
    guard let app = ServedApp(program, arguments), app.ask("see") != nil else { return [] }
    var (cold, see, tap): ([Double], [Double], [Double]) = ([], [], [])
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("served.png").path
    for _ in 0..<rounds {
      let words = ([program.path, "--png", path] + arguments).joined(separator: " ")
      cold.append(time { _ = Shell.run(words) })
      see.append(time { app.ask("see") })
      tap.append(
        time {
          app.ask("tap", #"{"at":[200,400]}"#)
          app.ask("see")
        }
      )
    }
    let before = app.memory
    for _ in 0..<10_000 { app.ask("find", #"{"role":"window"}"#) }
    let counts = ["KiB after 10,000 requests": app.memory, "KiB before": before]
    let baseline = "the program started for a picture"
    return [
      measurement("see, nothing changed", see, baseline, cold, goal: 1),
      measurement(
        "tap and see",
        tap,
        baseline,
        cold,
        goal: 1.3,
        counts: counts,
        limits: ["KiB after 10,000 requests": mostMemory]
      ),
    ]
  }

  // MARK: Editing

  /// An app of fifty files, of which one method is edited.
  private static func edited() -> [Measurement] {
    let app = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-served-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: app) }
    guard (try? write(app)) != nil, let served = ServedApp(program, [app.path] + device),
      served.ask("see") != nil
    else {
      print("serve: the app of fifty files did not build and is left out")
      return []
    }
    var (warm, cold): ([Double], [Double]) = ([], [])
    let picture = app.deletingLastPathComponent().appendingPathComponent("served.png").path
    for number in 0..<edits {
      try? body(number * 2).write(
        to: app.appendingPathComponent("Part7.swift"),
        atomically: true,
        encoding: .utf8
      )
      warm.append(time { served.ask("see") })
    }
    for number in 0..<edits {
      try? body(number * 2 + 1).write(
        to: app.appendingPathComponent("Part7.swift"),
        atomically: true,
        encoding: .utf8
      )
      let words = ([program.path, app.path, "--png", picture] + device).joined(separator: " ")
      cold.append(time { _ = Shell.run(words) })
    }
    return [
      measurement(
        "a method edited in fifty files and see",
        warm,
        "the program started after the edit",
        cold,
        goal: 1.1
      )
    ]
  }

  private static func body(_ number: Int) -> String {
    """
    import UIKit

    final class Part7: UIView {
      func title() -> String { "Edited \\(number) times" }
    }
    """.replacing("\\(number)", with: "\(number)")
  }

  private static func write(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<49 where number != 7 {
      try """
      import UIKit

      final class Part\(number): UIView {
        private let label = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "Part \(number)"
          addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("not from a nib") }

        override func layoutSubviews() {
          super.layoutSubviews()
          label.frame = bounds.insetBy(dx: 8, dy: 4)
        }
      }
      """.write(
        to: folder.appendingPathComponent("Part\(number).swift"),
        atomically: true,
        encoding: .utf8
      )
    }
    try body(0).write(
      to: folder.appendingPathComponent("Part7.swift"),
      atomically: true,
      encoding: .utf8
    )
    try """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
        label.text = Part7().title()
        controller.view.addSubview(label)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }
    """.write(
      to: folder.appendingPathComponent("AppDelegate.swift"),
      atomically: true,
      encoding: .utf8
    )
  }
}
