import Foundation
import UIKit

/// An app that a test starts, uses and ends, in a process of its own.
@MainActor @preconcurrency
open class XCUIApplication: XCUIElement {
  /// How an app stands.
  public enum State: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It is there and does nothing.
    case runningBackgroundSuspended = 2
    /// It runs unseen.
    case runningBackground = 3
    /// It is on the screen.
    case runningForeground = 4
  }

  /// What the app is launched with.
  open var launchArguments: [String] = []

  /// What the app finds in its environment beside what every app does.
  open var launchEnvironment: [String: String] = [:]

  /// The app that the tests' target names.
  public convenience init() { self.init(bundleIdentifier: RunningApps.shared.target) }

  /// The app of a bundle identifier, which has to be one that the tests' project builds.
  public init(bundleIdentifier: String) {
    super.init(bundleIdentifier, QueryChain(), .only)
  }

  /// Starts the app in a new process and waits until nothing moves; one that runs is ended first.
  open func launch() {
    attempt(or: ()) { () throws(ElementFailure) in
      do throws(AppProcess.Failure) {
        try RunningApps.shared.launch(bundleIdentifier, launchArguments, launchEnvironment)
      } catch {
        throw ElementFailure(error)
      }
    }
  }

  /// Brings the app to the front, which starts it where it does not run.
  open func activate() {
    guard RunningApps.shared.session(bundleIdentifier)?.isRunning == true else { return launch() }
    attempt(or: ()) { () throws(ElementFailure) in
      do throws(AppProcess.Failure) {
        try RunningApps.shared.bringToFront(bundleIdentifier)
      } catch {
        throw ElementFailure(error)
      }
    }
  }

  /// Ends the app; its delegate is told.
  open func terminate() { RunningApps.shared.terminate(bundleIdentifier) }

  /// How the app stands now.
  open var state: State {
    guard let session = RunningApps.shared.session(bundleIdentifier), session.isRunning else {
      return .notRunning
    }
    return session.isActive ? .runningForeground : .runningBackground
  }

  /// Waits until the app stands so, for so many seconds at most; returns whether it does.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    guard RunningApps.shared.session(bundleIdentifier) != nil else {
      TestClock.pass(timeout)
      return self.state == state
    }
    return wait(timeout) { _ in self.state == state }
  }

  /// Has the app open a URL.
  open func open(_ url: URL) {
    activate()
    attempt(or: ()) { () throws(ElementFailure) in
      try running().answering { session throws(AppProcess.Failure) in try session.open(url) }
    }
  }
}
