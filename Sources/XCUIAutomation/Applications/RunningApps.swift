internal import AppContainers
import Diagnostics
import Foundation
internal import TestReports
import UIKit

/// The apps of a run of tests, and those of them that run.
@MainActor
final class RunningApps {
  static let shared = RunningApps(.fromEnvironment)

  let setting: UITestSetting
  private var sessions: [String: AppSession] = [:]
  /// The app in front.
  private(set) var front: String?

  init(_ setting: UITestSetting) { self.setting = setting }

  /// The app that is tested.
  var target: String { setting.apps.first?.bundleIdentifier ?? "" }

  func session(_ bundleIdentifier: String) -> AppSession? { sessions[bundleIdentifier] }

  /// Starts an app from anew.
  func launch(
    _ bundleIdentifier: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) throws(AppProcess.Failure) {
    guard let app = setting.apps.first(where: { $0.bundleIdentifier == bundleIdentifier }) else {
      let known = setting.apps.map(\.bundleIdentifier)
      throw .ended(
        "There is no app \"\(bundleIdentifier)\" to launch."
          + " \(DidYouMean.question(bundleIdentifier, in: known))"
          + (known.isEmpty
            ? "UI tests run with tsumiki --test PATH."
            : "There is \(known.joined(separator: ", ")).")
      )
    }
    terminate(bundleIdentifier)
    leaveFront(except: bundleIdentifier)
    let process = try AppProcess(
      app.program,
      arguments,
      environment: surroundings(of: app.program).merging(environment) { $1 }
    )
    let session = AppSession(process)
    sessions[bundleIdentifier] = session
    front = bundleIdentifier
    // The first answer comes when the first frame was shown.
    try session.begin()
  }

  /// What an app finds in its environment.
  private func surroundings(of program: String) -> [String: String] {
    var all = CrashReports.enabled(in: ProcessInfo.processInfo.environment)
    for name in [UITestSetting.variable, TestRequest.variable] { all[name] = nil }
    var options = LaunchOptions.fromEnvironment
    options.isServed = true
    options.keepsDefaults = true
    options.keyboard = options.keyboard ?? true
    all[LaunchOptions.variable] = options.text
    let container =
      setting.home.map { AppContainer(home: URL(fileURLWithPath: $0)) }
      ?? AppContainer(ofProgram: URL(fileURLWithPath: program))
    return container.environment(from: all)
  }

  /// Brings an app to the front that runs.
  func bringToFront(_ bundleIdentifier: String) throws(AppProcess.Failure) {
    guard let session = sessions[bundleIdentifier] else { return }
    leaveFront(except: bundleIdentifier)
    front = bundleIdentifier
    try session.enter("active")
  }

  /// The app in front is one no more.
  func leaveFront(except other: String? = nil) {
    guard let front, front != other, let session = sessions[front] else { return }
    if session.isRunning { try? session.enter("background") }
    self.front = nil
  }

  func terminate(_ bundleIdentifier: String) {
    sessions.removeValue(forKey: bundleIdentifier)?.close()
    if front == bundleIdentifier { front = nil }
  }

  /// Ends all apps.
  func terminateAll() { for name in sessions.keys.sorted() { terminate(name) } }
}
