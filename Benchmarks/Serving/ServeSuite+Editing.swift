import Foundation

extension ServeSuite {
  private static let edits = 20

  /// An app of fifty files, of which one method is edited, or a file that is not compiled.
  static func edited() -> [Measurement] {
    let app = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-served-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: app) }
    guard (try? write(app)) != nil, let served = ServedApp(program, [app.path] + device),
      served.ask("see")?.result != nil
    else {
      print("serve: the app of fifty files did not build and is left out")
      return []
    }
    let picture = app.deletingLastPathComponent().appendingPathComponent("served.png").path
    let start = ([program.path, app.path, "--png", picture] + device).joined(separator: " ")
    var (method, cold): ([Double], [Double]) = ([], [])
    for number in 0..<edits {
      put(body(number * 2), app, "Part7.swift")
      method.append(look(served, "title \(number)"))
    }
    for number in 0..<edits / 2 {
      put(body(number * 2 + 1), app, "Part7.swift")
      cold.append(Waiting.time { _ = Shell.run(start) })
    }
    served.ask("build")
    let others: [(String, String, (Int) -> String)] = [
      ("a nib", "Card.xib", { nib($0) }),
      ("a catalog's colour", "Assets.xcassets/Back.colorset/Contents.json", { color($0) }),
      ("a table of texts", "en.lproj/Localizable.strings", { texts($0) }),
    ]
    var measurements = [
      measurement(
        "a method edited in fifty files and see",
        method,
        "the program started after the edit",
        cold,
        goal: 1.1,
        most: 2_000
      )
    ]
    for (what, path, make) in others {
      var times: [Double] = []
      for number in 1...edits {
        put(make(number), app, path)
        times.append(look(served, "\(what) \(number)"))
      }
      measurements.append(
        measurement(
          "\(what) edited and see",
          times,
          "a method edited and see",
          method,
          goal: 1,
          most: 500
        )
      )
    }
    return measurements
  }

  /// Looks once; the picture has to be another one than before.
  private static func look(_ served: ServedApp, _ what: String) -> Double {
    var answer: ServedApp.Answer?
    let took = Waiting.time { answer = served.ask("see") }
    let result = answer?.result
    let picture = result?["png"] as? String
    if picture == nil || picture == served.lastPicture { print("serve: \(what) shows nothing new") }
    if let stale = result?["stale"] { print("serve: \(what): \(stale)") }
    served.lastPicture = picture
    return took
  }

  private static func put(_ text: String, _ folder: URL, _ path: String) {
    let file = folder.appendingPathComponent(path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }

  // MARK: The app

  private static func body(_ number: Int) -> String {
    """
    import UIKit

    final class Part7: UIView {
      func title() -> String { "Edited \(number) times" }
    }
    """
  }

  private static func nib(_ number: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v-1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Card \(number)" id="l-1">
              <rect key="frame" x="10" y="\(10 + number % 7)" width="280" height="24"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="0.9" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
      </objects>
    </document>
    """
  }

  private static func color(_ number: Int) -> String {
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.\(10 + number)","green":"0.5","blue":"0.7","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
    """
  }

  private static func texts(_ number: Int) -> String { "\"greeting\" = \"Hello \(number)\";\n" }

  private static func write(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SampleParts.write((0..<47).filter { $0 != 7 }, to: folder)
    put(body(0), folder, "Part7.swift")
    put(nib(0), folder, "Card.xib")
    put(color(0), folder, "Assets.xcassets/Back.colorset/Contents.json")
    put(texts(0), folder, "en.lproj/Localizable.strings")
    put(
      """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let controller = UIViewController()
          controller.view.backgroundColor = UIColor(named: "Back")
          let texts = [Part7().title(), NSLocalizedString("greeting", comment: "")]
          for (number, text) in texts.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 60 + number * 50, width: 300, height: 40))
            label.text = text
            controller.view.addSubview(label)
          }
          let nib = UINib(nibName: "Card", bundle: nil)
          if let card = nib.instantiate(withOwner: nil).first as? UIView {
            card.frame.origin = CGPoint(x: 20, y: 200)
            controller.view.addSubview(card)
          }
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
      folder,
      "AppDelegate.swift"
    )
    for name in ["Models", "Store"] {
      put("struct \(name) {\n  var values: [Int] = []\n}\n", folder, "\(name).swift")
    }
  }
}
