import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let defaults = UserDefaults.standard
    defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
    let tabs = UITabBarController()
    tabs.viewControllers = [
      page(ShelfViewController(), "Pantry", "cart"),
      page(SettingsViewController(), "Settings", "gear"),
      page(TilesViewController(), "Tiles", "square.grid.2x2"),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func page(_ root: UIViewController, _ title: String, _ image: String) -> UIViewController
  {
    root.title = title
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return stack
  }
}
