import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor
private final class Told {
  var lines: [String] = []
}

@MainActor
private final class WarnedDelegate: NSObject, UIApplicationDelegate {
  let told: Told

  init(_ told: Told) { self.told = told }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    told.lines.append("delegate")
  }
}

@MainActor
private final class WarnedController: UIViewController {
  private let name: String
  private let told: Told

  init(_ name: String, _ told: Told) {
    (self.name, self.told) = (name, told)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    label.text = "Letters of \(name)"
    // A shadow is made once and kept.
    (label.backgroundColor, label.layer.cornerRadius) = (.systemYellow, 6)
    (label.layer.shadowOpacity, label.layer.shadowRadius) = (0.5, 4)
    view.addSubview(label)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    told.lines.append(name)
  }
}

@MainActor
@Suite struct MemoryWarningTests {
  @Test func `the delegate is told, then whoever listens, then the controllers`() {
    let told = Told()
    let root = WarnedController("root", told)
    let child = WarnedController("child", told)
    let sheet = WarnedController("sheet", told)
    TestScreen.showing(root) { screen in
      root.addChild(child)
      child.didMove(toParent: root)
      root.present(sheet, animated: false)
      screen.step(2)
      let app = UIApplication.shared
      let delegate = WarnedDelegate(told)
      let before = app.delegate
      app.delegate = delegate
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification,
        object: app,
        queue: nil
      ) { _ in MainActor.assumeIsolated { told.lines.append("notice") } }
      defer {
        NotificationCenter.default.removeObserver(token)
        app.delegate = before
        root.dismiss(animated: false)
      }
      screen.send(.memoryWarning(time: screen.time))
      #expect(told.lines.prefix(3) == ["delegate", "notice", "root"])
      #expect(told.lines.dropFirst(3).sorted() == ["child", "sheet"])
    }
  }

  @Test func `what is let go of is made again, the same to the pixel`() throws {
    let controller = WarnedController("root", Told())
    try TestScreen.showing(controller) { screen in
      @MainActor func picture(hidingFor frames: Int) throws -> (Bitmap, Int) {
        controller.view.isHidden = true
        screen.step(frames)
        controller.view.isHidden = false
        screen.step()
        return (try #require(screen.stage.picture()), screen.stage.work.last.rasters)
      }
      let (before, kept) = try picture(hidingFor: 1)
      #expect(kept == 0)
      screen.send(.memoryWarning(time: screen.time))
      let (after, made) = try picture(hidingFor: 1)
      #expect(made > 0)
      #expect(memcmp(before.data, after.data, before.byteCount) == 0)
    }
  }

  @Test func `a gesture script warns of memory`() throws {
    let script = #"[{"kind": "memoryWarning", "time": 1.5}]"#
    let entries = try JSONDecoder().decode([GestureEntry].self, from: Data(script.utf8))
    #expect(entries.flatMap(\.events) == [.memoryWarning(time: 1.5)])
    let again = try #require(GestureEntry(.memoryWarning(time: 1.5)))
    #expect(again.events == [.memoryWarning(time: 1.5)])
  }
}
