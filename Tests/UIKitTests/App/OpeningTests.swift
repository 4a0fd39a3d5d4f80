// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Testing

@testable import UIKit

/// What an app is told that somebody wants to open.
@MainActor @Suite(.serialized) struct `Opening in an app` {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append("open \(url) \(options[.openInPlace] as? Bool == true)")
      return true
    }

    func application(
      _ application: UIApplication,
      willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      calls.append("will continue \(userActivityType)")
      return true
    }

    func application(
      _ application: UIApplication,
      continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      calls.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
      return true
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { calls.append(error.localizedDescription) }
  }

  private final class OldDelegate: NSObject, UIApplicationDelegate {
    var opened: URL?

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      opened = url
      return true
    }
  }

  private final class SceneDelegate: NSObject, UISceneDelegate {
    var calls: [String] = []

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      calls += URLContexts.map { "open \($0.url) \($0.options.openInPlace)" }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      calls.append("\(userActivity.activityType) \(userActivity.webpageURL?.absoluteString ?? "")")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: "reading")
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
      calls.append("restore \(activity.activityType)")
    }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `schemes and files are opened, pages of the web gone on with`() throws {
    let delegate = AppDelegate()
    let app = UIApplication.shared
    let former = app.delegate
    app.delegate = delegate
    defer { app.delegate = former }
    OpeningRequest(try url("shop://item/3")).open(in: app)
    OpeningRequest(URL(fileURLWithPath: "/a.txt")).open(in: app)
    OpeningRequest(try url("https://example.com/3")).open(in: app)
    #expect(
      delegate.calls == [
        "open shop://item/3 false", "open file:///a.txt true",
        "will continue NSUserActivityTypeBrowsingWeb", "continue https://example.com/3",
      ]
    )
  }

  @Test func `a delegate of an older kind is asked as well`() throws {
    let delegate = OldDelegate()
    let url = try url("shop://item/3")
    #expect(delegate.application(.shared, open: url, options: [:]))
    #expect(delegate.opened == url)
  }

  @Test func `launching tells of it`() throws {
    let link = OpeningRequest(try url("shop://x"))
    #expect(link.launchOptions[.url] as? URL == URL(string: "shop://x"))
    #expect(link.connectionOptions.urlContexts.map(\.url.scheme) == ["shop"])
    let page = OpeningRequest(try url("https://example.com"))
    #expect(page.launchOptions[.url] == nil && page.launchOptions[.userActivityDictionary] != nil)
    #expect(page.connectionOptions.userActivities.map(\.webpageURL?.host) == ["example.com"])
  }

  private func session() -> UISceneSession {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    return UISceneSession(role: .windowApplication, configuration: configuration)
  }

  @Test func `of several scenes the latest in use is told`() throws {
    let request = OpeningRequest(try url("shop://x"))
    let delegates = (0..<3).map { _ in SceneDelegate() }
    let scenes = delegates.map { delegate in
      let scene = UIWindowScene(session: session(), connectionOptions: .init())
      scene.delegate = delegate
      scene.connect(.init())
      return scene
    }
    defer { for scene in scenes { scene.enter(.unattached) } }
    request.open(in: .shared)
    #expect(delegates.map(\.calls.count) == [0, 0, 1])
    scenes[0].enter(.foregroundActive)
    scenes[1].enter(.foregroundActive)
    request.open(in: .shared)
    #expect(delegates.map(\.calls.count) == [0, 1, 1])
  }

  @Test func `scenes are told in place of the app, and keep what they were`() throws {
    let session = self.session()
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    let delegate = SceneDelegate()
    scene.delegate = delegate
    scene.connect(.init())
    scene.enter(.foregroundActive)
    OpeningRequest(try url("shop://x")).open(in: .shared)
    OpeningRequest(try url("https://example.com")).open(in: .shared)
    #expect(
      delegate.calls == [
        "open shop://x false", "NSUserActivityTypeBrowsingWeb https://example.com",
      ]
    )
    scene.enter(.background)
    #expect(session.stateRestorationActivity?.activityType == "reading")
    scene.enter(.unattached)
    let again = UIWindowScene(session: session, connectionOptions: .init())
    again.delegate = delegate
    again.connect(.init())
    #expect(delegate.calls.last == "restore reading")
    again.enter(.unattached)
  }

  @Test func `services that are not here say so, and later`() async {
    // An app of the test's own: others give the shared one delegates while this one waits.
    let (app, delegate) = (UIApplication(), AppDelegate())
    app.delegate = delegate
    app.registerForRemoteNotifications()
    #expect(delegate.calls.isEmpty && !app.isRegisteredForRemoteNotifications)
    let error = await withCheckedContinuation { done in
      app.setAlternateIconName("Dark") { done.resume(returning: $0?.localizedDescription) }
    }
    #expect(error == "Programs have no icons to choose here.")
    #expect(delegate.calls == ["There is no service of remote notifications here."])
  }

  @Test func `work in the background has names of its own`() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "save")
    #expect(first != second && first != .invalid && second != .invalid)
    UIApplication.shared.endBackgroundTask(first)
  }
}
