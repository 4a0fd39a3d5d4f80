import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

/// Writes down what the app and its scene are told.
@MainActor
private final class LifeLog {
  static let shared = LifeLog()
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
private final class LifeDelegate: NSObject, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    LifeLog.shared.lines.append("app active")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    LifeLog.shared.lines.append("app resigns")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    LifeLog.shared.lines.append("app foreground")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    LifeLog.shared.lines.append("app background")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    LifeLog.shared.lines.append("app ends")
  }
}

@MainActor
private final class LifeScene: NSObject, UIWindowSceneDelegate {
  var updates = 0

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { LifeLog.shared.lines.append("connect \(scene.activationState.rawValue)") }

  func sceneDidDisconnect(_ scene: UIScene) { LifeLog.shared.lines.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { LifeLog.shared.lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { LifeLog.shared.lines.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { LifeLog.shared.lines.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { LifeLog.shared.lines.append("background") }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { LifeLog.shared.lines.append("from \(previousInterfaceOrientation.rawValue)") }
}

@Suite(.serialized) @MainActor struct SceneTests {
  private func scene() -> (UIApplication, UIWindowScene, LifeScene, LifeDelegate) {
    let app = UIApplication.shared
    let delegate = LifeDelegate()
    app.delegate = delegate
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    let listener = LifeScene()
    scene.delegate = listener
    _ = LifeLog.shared.take()
    scene.connect(options)
    return (app, scene, listener, delegate)
  }

  @Test func `a scene's delegate hears of the app's life in order`() {
    let (app, scene, _, delegate) = scene()
    defer { app.delegate = nil }
    #expect(app.connectedScenes == [scene])
    #expect(LifeLog.shared.take() == ["connect -1"])
    scene.enter(.foregroundActive)
    #expect(LifeLog.shared.take() == ["foreground", "active"])
    #expect(scene.activationState == .foregroundActive)
    scene.enter(.background)
    #expect(LifeLog.shared.take() == ["resign", "background"])
    scene.enter(.foregroundActive)
    #expect(LifeLog.shared.take() == ["foreground", "active"])
    scene.enter(.unattached)
    #expect(LifeLog.shared.take() == ["resign", "background", "disconnect"])
    #expect(app.connectedScenes.isEmpty && app.delegate === delegate)
  }

  @Test func `notices are posted after the delegate heard`() {
    let (_, scene, _, _) = scene()
    var posted: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIScene.willEnterForegroundNotification, "N foreground"),
      (UIScene.didActivateNotification, "N active"),
      (UIScene.willDeactivateNotification, "N resign"),
      (UIScene.didEnterBackgroundNotification, "N background"),
      (UIScene.didDisconnectNotification, "N disconnect"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { LifeLog.shared.lines.append(text) }
      }
    }
    _ = LifeLog.shared.take()
    scene.enter(.foregroundActive)
    scene.enter(.unattached)
    posted = LifeLog.shared.take()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted == [
        "foreground", "N foreground", "active", "N active", "resign", "N resign", "background",
        "N background", "disconnect", "N disconnect",
      ]
    )
    UIApplication.shared.delegate = nil
  }

  @Test func `an app without scenes hears itself`() {
    let app = UIApplication()
    let delegate = LifeDelegate()
    app.delegate = delegate
    _ = LifeLog.shared.take()
    app.enter(.active)
    app.enter(.background)
    app.enter(.active)
    app.terminate()
    #expect(
      LifeLog.shared.take() == [
        "app active", "app resigns", "app background", "app foreground", "app active",
        "app resigns", "app ends",
      ]
    )
  }

  @Test func `a scene and what it holds are still there when the process ends`() {
    let app = UIApplication()
    weak var last: LifeScene?
    do {
      let session = UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      )
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      let listener = LifeScene()
      scene.delegate = listener
      app.scenes = [scene]
      last = listener
    }
    app.terminate()
    app.scenes = []
    #expect(last != nil)
    _ = LifeLog.shared.take()
  }

  @Test func `a scene tells of another size, and hands traits to its windows`() {
    let (_, scene, _, _) = scene()
    let screen = TestScreen(width: 320, height: 480)
    screen.window.windowScene = scene
    screen.window.makeKeyAndVisible()
    screen.step()
    _ = LifeLog.shared.take()
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
    var seen: [Int] = []
    let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIWindowScene, previous) in seen.append(previous.userInterfaceStyle.rawValue)
    }
    scene.traitOverrides.userInterfaceStyle = .light
    #expect(seen == [UIUserInterfaceStyle.dark.rawValue])
    scene.unregisterForTraitChanges(registration)
    screen.send(
      .resized(HostSize(width: 480, height: 320), scale: 2, time: screen.time)
    )
    screen.step()
    #expect(LifeLog.shared.take() == ["from \(UIInterfaceOrientation.portrait.rawValue)"])
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    screen.close()
    scene.enter(.unattached)
    UIApplication.shared.delegate = nil
  }

  @Test func `actions go to their target, or up the chain`() {
    SelectorTable.register(Answering.self, "answer:") { (object: Answering, arguments) in
      object.asked.append(arguments.first as? String ?? "-")
      return nil
    }
    let root = Answering()
    TestScreen.showing(root) { _ in
      let view = UIView()
      root.view.addSubview(view)
      let app = UIApplication.shared
      #expect(app.sendAction("answer:", to: root, from: "a", for: nil))
      #expect(!app.sendAction("other:", to: root, from: "a", for: nil))
      #expect(app.sendAction("answer:", to: nil, from: view, for: nil))
      #expect(root.asked == ["a", "-"])
    }
  }

  @Test func `an address is not opened where only an app that owns it may`() {
    let (_, scene, _, _) = scene()
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    var answers: [Bool] = []
    scene.open(URL(fileURLWithPath: "/"), options: options) { answers.append($0) }
    #expect(answers == [false])
    scene.enter(.unattached)
    UIApplication.shared.delegate = nil
  }
}

@MainActor private final class Answering: UIViewController {
  var asked: [String] = []
}
