import UIKit

/// A screen with ten mistakes of layout, or with none where the default "Mended" is set.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DefectsViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

let isMended = UserDefaults.standard.bool(forKey: "Mended")
