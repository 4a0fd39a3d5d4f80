import UIKit

/// An app that prints, and reads what it should not.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("This is for the log")
    let label = UILabel()
    label.text = readLine() ?? "Said what there was to say"
    label.frame = CGRect(x: 20, y: 60, width: 300, height: 40)
    let controller = UIViewController()
    controller.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
