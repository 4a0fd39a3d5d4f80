// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Diagnostics
import Foundation
import WindowHost

/// Makes the app and runs it until it ends, and the process with it; returns only where unit tests
/// run in the app.
///
/// `principalClassName` names a subclass of `UIApplication` and must be nil here;
/// `delegateClassName` names the delegate's class.
@MainActor @preconcurrency
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UIApplication.runToTheEnd {
    delegateClassName.flatMap(ClassLookup.find).flatMap { $0 as? NSObject.Type }
      .map(DynamicInstantiation.make) as? any UIApplicationDelegate
  }
}

extension UIApplication {
  /// Runs the app and ends the process with its status, as apps that say nothing of it expect.
  @discardableResult
  package static func runToTheEnd(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Int32 {
    let status = run(.fromEnvironment, makeDelegate)
    if TestHost.current == nil { exit(status) }
    return status
  }

  /// Runs the app whose delegate the block makes; returns the status to exit with.
  ///
  /// Where unit tests run in the app it is only launched.
  @discardableResult
  package static func run(
    _ options: LaunchOptions,
    _ makeDelegate: () -> (any UIApplicationDelegate)?
  ) -> Int32 {
    guard TestHost.current == nil else {
      shared.launch(options.open, makeDelegate)
      return 0
    }
    if options.listsScreens == true { return listPreviews(options) }
    if options.isHeadless { return runHeadless(options, makeDelegate) }
    switch openWindow(options) {
    case .success(let stage):
      shared.launch(options.open, showing: options.screen, makeDelegate)
      guard shared.showPreview(options.screen, resize: nil) else { return 1 }
      WindowRun(
        stage: stage,
        recording: options.record,
        endsAtFirstFrame: options.endsAtFirstFrame ?? false
      ).run()
      return 0
    case .failure(let problem):
      guard let path = options.fallbackPNG else {
        report(problem, options.device)
        return 1
      }
      var files = options
      files.png = path
      let status = runHeadless(files, makeDelegate)
      if status == 0 {
        let text =
          "There is no display (\(problem)). A picture is in \(path); tsumiki serve shows it live in a browser.\n"
        FileHandle.standardError.write(Data(text.utf8))
      }
      return status
    }
  }

  private static func runHeadless(
    _ options: LaunchOptions,
    _ makeDelegate: () -> (any UIApplicationDelegate)?
  ) -> Int32 {
    let clock = SimulatedClock(at: options.date.map(Date.init(timeIntervalSince1970:)))
    let device = options.device
    let host = HeadlessHost(
      size: HostSize(width: Double(device.width), height: Double(device.height)),
      scale: Double(device.scale)
    )
    // What the app prints must not come between answers.
    let lines = options.isServed == true ? ServedLines() : nil
    let stage = Stage(host: host, device: device)
    let frames = HeadlessFrames(stage: stage, host: host, clock: clock)
    // It sees also what happens while the app is launched.
    let screen = lines.map { _ in ServedScreen(frames: frames, options) }
    shared.launch(options.open, showing: options.screen, makeDelegate)
    let isShown = shared.showPreview(options.screen) { device in
      let size = HostSize(width: Double(device.width), height: Double(device.height))
      host.post(.resized(size, scale: Double(device.scale), time: 0))
    }
    guard isShown else { return 1 }
    let isDone: Bool
    if let lines, let screen {
      // What the run hands to its screen refers to it weakly; in a release build it would be gone.
      let run = ServedRun(screen: screen, lines: lines)
      isDone = withExtendedLifetime(run) { run.run() }
    } else {
      isDone = HeadlessRun(frames: frames, options: options).run()
    }
    shared.terminate()
    return isDone ? 0 : 1
  }

  /// A window for the app, or why there is none.
  private static func openWindow(
    _ options: LaunchOptions
  ) -> Result<Stage, SDLHost.Unavailable> {
    var device = options.device
    let size = HostSize(width: Double(device.width), height: Double(device.height))
    do throws(SDLHost.Unavailable) {
      let host = try SDLHost(
        title: options.title ?? ProcessInfo.processInfo.processName,
        size: size,
        scale: options.scale.map(Double.init)
      )
      device.width = CGFloat(host.size.width)
      device.height = CGFloat(host.size.height)
      device.scale = CGFloat(host.scale)
      return .success(Stage(host: host, device: device))
    } catch {
      return .failure(error)
    }
  }

  private static func report(_ problem: SDLHost.Unavailable, _ device: Device) {
    guard problem.hasDisplay else {
      return UIKitDiagnostics.report(
        Diagnosis(.noDisplay, place: "DISPLAY and WAYLAND_DISPLAY", saw: problem.description)
      )
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .noDisplay,
        what: "The display cannot show a window of \(Int(device.width)) x \(Int(device.height))"
          + " points at scale \(device.scale).",
        place: "--size and --scale",
        saw: problem.description,
        remedy: "Ask for a smaller window, or for a picture with --png FILE."
      )
    )
  }

  // MARK: Launching

  /// Launches the app; where a preview is shown, its own screens are not.
  private func launch(
    _ opened: URL?,
    showing screen: String? = nil,
    _ makeDelegate: () -> (any UIApplicationDelegate)?
  ) {
    showsPreview = screen != nil
    RegistrationQueue.drain()
    FrameworkBundles.open(in: .main)
    if let delegate = makeDelegate() { adopt(delegate) } else { reportMissingDelegate() }
    let manifest = SceneManifest.main
    if manifest == nil, screen == nil {
      MainInterface.open(Bundle.main.information, in: .main, self)
    }
    let request = opened.map(OpeningRequest.init)
    // Scenes are told of it themselves.
    let options = manifest == nil ? request?.launchOptions : nil
    let isWanted = [
      delegate?.application(self, willFinishLaunchingWithOptions: options),
      delegate?.application(self, didFinishLaunchingWithOptions: options),
    ]
    notify(Self.didFinishLaunchingNotification)
    // A delegate may have put another window in the place of the storyboard's.
    if mainWindow != nil { (delegate?.window ?? mainWindow)?.makeKeyAndVisible() }
    if screen != nil {
      // Only what is set up for all screens is done.
    } else if let manifest {
      connectScene(manifest, request?.connectionOptions ?? UIScene.ConnectionOptions())
    } else if !isWanted.contains(false) {
      request?.open(in: self)
    }
    enter(.active)
    FrameCycle.current.request()
  }

  private func connectScene(_ manifest: SceneManifest, _ options: UIScene.ConnectionOptions) {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(
        name: manifest.first?.name,
        sessionRole: .windowApplication
      )
    )
    if let configuration = delegate?.application(
      self,
      configurationForConnecting: session,
      options: options
    ) {
      session.configuration = configuration
    }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    if let type = session.configuration.delegateClass as? NSObject.Type {
      scene.delegate = DynamicInstantiation.make(type) as? any UISceneDelegate
    } else if manifest.first == nil, takeWindows(into: scene) {
      // Nobody else makes a window.
    } else if !fillsScenes {
      reportMissingSceneDelegate(manifest.first?.delegateName)
    }
    let window = MainInterface.window(of: scene)
    scene.connect(options)
    if let window {
      let kept = (scene.delegate as? any UIWindowSceneDelegate)?.window
      (kept ?? window)?.makeKeyAndVisible()
    }
  }

  /// Shows in the scene the windows that the app's delegate made for none, where no scene is configured.
  private func takeWindows(into scene: UIScene) -> Bool {
    let windows = windowList.filter { $0.scene == nil }
    for window in windows { window.windowScene = scene as? UIWindowScene }
    return !windows.isEmpty
  }

  private func reportMissingDelegate() {
    UIKitDiagnostics.report(
      Diagnosis(
        .noDelegate,
        what: "The app has no delegate, so nothing makes its window.",
        place: "UIApplicationMain",
        applePhrase: "no window property on the app delegate"
      )
    )
  }

  private func reportMissingSceneDelegate(_ name: String?) {
    UIKitDiagnostics.report(
      Diagnosis(
        .noSceneDelegate,
        place: "Info.plist, UISceneDelegateClassName",
        saw: name ?? "no name",
        applePhrase: "There is no scene delegate set"
      )
    )
  }
}
