import UIKit

/// An app with a thread that never rests.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    let thread = Thread {
      var number = 1.0
      while number > 0 { number = number.squareRoot() + 1 }
    }
    thread.start()
    // Foundation tells the system names only of threads that run.
    thread.name = "restless"
    return true
  }
}
