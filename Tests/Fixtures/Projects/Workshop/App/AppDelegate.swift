import Kit
import Tools
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.accessibilityIdentifier = "report"
    label.text = Report.text
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

enum Report {
  static var text: String {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    var text = "\(Hammer().blows) \(Kit.word) \(name ?? "no name")"
    #if LOUD
    text += " loud"
    #endif
    text += " \(Hammer.handle)"
    let note = Bundle.main.path(forResource: "note", ofType: "txt") ?? ""
    text += " " + ((try? String(contentsOfFile: note, encoding: .utf8)) ?? "no note")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
