import Foundation

/// Something that an app is to open.
@MainActor
struct OpeningRequest {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// An address of the web is what somebody looks at; apps that own it show it themselves.
  private var activity: NSUserActivity? {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }

  /// What an app that is launched to open it is told.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    guard let activity else { return [.url: url] }
    return [
      .userActivityDictionary: [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ] as [String: Any]
    ]
  }

  /// What a scene that is made to open it is told.
  var connectionOptions: UIScene.ConnectionOptions {
    if let activity { return UIScene.ConnectionOptions(userActivities: [activity]) }
    return UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)])
  }

  /// The scene that is told: the latest of those in use, without one the latest.
  private func target(in scenes: [UIScene]) -> UIScene? {
    scenes.last { $0.activationState == .foregroundActive } ?? scenes.last
  }

  /// Tells an app that runs.
  func open(in application: UIApplication) {
    if let scene = target(in: application.scenes) {
      if let activity {
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
      } else {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      }
      return
    }
    guard let delegate = application.delegate else { return }
    guard let activity else {
      _ = delegate.application(application, open: url, options: [.openInPlace: url.isFileURL])
      return
    }
    let type = activity.activityType
    _ = delegate.application(application, willContinueUserActivityWithType: type)
    _ = delegate.application(application, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }
}
