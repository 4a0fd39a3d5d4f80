import Diagnostics
import Foundation

/// Opens the storyboard or nib that Info.plist says the app begins with.
@MainActor
enum MainInterface {
  /// Makes the window of an app without scenes, before its delegate is called for the launch.
  static func open(_ info: [String: Any], in bundle: Bundle, _ app: UIApplication) {
    if let name = value("UIMainStoryboardFile", info) {
      let storyboard = UIStoryboard(
        name,
        bundle,
        place: "Info.plist, UIMainStoryboardFile \"\(name)\""
      )
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = storyboard.instantiateInitialViewController()
      app.mainWindow = window
      app.delegate?.window = window
      if app.delegate != nil, app.delegate?.window !== window { reportNoProperty() }
    } else if let name = value("NSMainNibFile", info) ?? value("UIMainNibFile", info) {
      bundle.loadNibNamed(name, owner: app)
      app.mainWindow = app.delegate?.window
    }
  }

  /// Makes the window of a scene whose configuration has a storyboard.
  static func window(of scene: UIScene) -> UIWindow? {
    guard let scene = scene as? UIWindowScene,
      let storyboard = scene.session.configuration.storyboard
    else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    if let delegate = scene.delegate as? any UIWindowSceneDelegate { delegate.window = window }
    UIApplication.shared.mainWindow = window
    return window
  }

  /// A value of Info.plist, the one for the device first.
  private static func value(_ key: String, _ info: [String: Any]) -> String? {
    let device = UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let text = info["\(key)~\(device)"] as? String ?? info[key] as? String
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func reportNoProperty() {
    UIKitDiagnostics.report(
      Diagnosis(
        .noWindow,
        place: "Info.plist, UIMainStoryboardFile",
        applePhrase: "The app delegate must implement the window property if it wants to use a main"
          + " storyboard file."
      )
    )
  }
}
