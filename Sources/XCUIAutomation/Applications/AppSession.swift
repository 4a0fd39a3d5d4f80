import Foundation
internal import ScreenProtocol
import UIKit

/// A conversation with an app that runs: its screen, and time.
///
/// The app's time stands still between requests. It follows the test's: what the test waits goes by in the
/// app too, and what an action takes goes by in the test.
@MainActor
final class AppSession {
  /// The least way that a wait goes at a time, in seconds.
  private static let pace = 0.1

  let process: AppProcess
  /// The app's time when it last answered, in seconds, and the test's at the same moment.
  private var met = (app: 0.0, test: TestClock.now)
  private var known: (tree: ElementTree, due: Double?)?
  /// Whether it is in front.
  private(set) var isActive = true

  init(_ process: AppProcess) { self.process = process }

  var isRunning: Bool { process.look() }

  /// The app's time as it has to be by the test's clock.
  private var now: Double { met.app + max(0, TestClock.now - met.test) }

  func begin() throws(AppProcess.Failure) {
    met.test = TestClock.now
    _ = try tree()
  }

  func close() { process.close() }

  // MARK: Looking

  /// What is on the screen now.
  func tree() throws(AppProcess.Failure) -> ElementTree {
    if let known, known.due.map({ now < $0 }) ?? true, process.ending == nil { return known.tree }
    try catchUp()
    let report: ScreenReport = try ask("elements")
    let tree = ElementTree(report.tree)
    known = (tree, report.due)
    meet(report.time)
    return tree
  }

  /// When something may happen next, in seconds from now; nil where nothing does by itself.
  var nextChange: Double? { known?.due.map { max(0, $0 - now) } }

  /// Lets time pass in the test and the app: as long as nothing can happen, and a little more.
  func pass(atMost seconds: Double) throws(AppProcess.Failure) {
    let step = min(seconds, max(Self.pace, nextChange ?? seconds))
    TestClock.pass(step)
    if nextChange.map({ $0 <= 0 }) ?? false { known = nil }
  }

  /// Where a finger touches an element; nil where it cannot.
  func aim(_ element: Int) throws(AppProcess.Failure) -> CGPoint? {
    try aim(element, reveals: false).point
  }

  /// Where a finger touches an element after it was scrolled in sight, and whether it was: the screen is
  /// another one then.
  func reveal(_ element: Int) throws(AppProcess.Failure) -> (point: CGPoint?, isMoved: Bool) {
    try aim(element, reveals: true)
  }

  private func aim(
    _ element: Int,
    reveals: Bool
  ) throws(AppProcess.Failure) -> (point: CGPoint?, isMoved: Bool) {
    struct Aim: Decodable {
      var at: [Double]?
      var moved: Bool
      var time: Double
    }
    let aim: Aim = try ask(
      "aim",
      ["element": .number(Double(element)), "reveal": .bool(reveals)]
    )
    if aim.moved {
      known = nil
      meet(aim.time)
    }
    let point = aim.at.flatMap { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil }
    return (point, aim.moved)
  }

  /// The screen as PNG.
  func picture() throws(AppProcess.Failure) -> Data {
    struct Picture: Decodable {
      var png: String
    }
    try catchUp()
    let picture: Picture = try ask("see")
    return Data(base64Encoded: picture.png) ?? Data()
  }

  /// What is hard to see, to touch or to hear.
  func audit(_ kinds: [String]) throws(AppProcess.Failure) -> (ElementTree, [AuditFinding]) {
    struct Report: Decodable {
      var tree: ScreenElement
      var issues: [AuditFinding]
      var time: Double
    }
    try catchUp()
    let report: Report = try ask("audit", ["kinds": .array(kinds.map { .string($0) })])
    let tree = ElementTree(report.tree)
    known = (tree, report.time)
    meet(report.time)
    return (tree, report.issues)
  }

  // MARK: Doing

  /// Plays input, which begins now, and goes on until nothing moves.
  func play(_ entries: [InputEntry]) throws(AppProcess.Failure) {
    try catchUp()
    let start = met.app
    let events = entries.map { $0.value(from: start) }
    try act("input", ["events": .array(events), "rest": true])
  }

  /// Turns the wheel of a picker.
  func turn(_ element: Int, to value: String) throws(AppProcess.Failure) {
    try act("turn", ["element": .number(Double(element)), "value": .string(value)])
    known = nil
  }

  func enter(_ state: String) throws(AppProcess.Failure) {
    try catchUp()
    try act("enter", ["state": .string(state)])
    isActive = state == "active"
  }

  func open(_ url: URL) throws(AppProcess.Failure) {
    try catchUp()
    try act("visit", ["url": .string(url.absoluteString)])
  }

  func set(_ parameters: [String: ServedValue]) throws(AppProcess.Failure) {
    try catchUp()
    try act("set", .object(parameters))
  }

  private func act(_ method: String, _ parameters: ServedValue) throws(AppProcess.Failure) {
    struct Action: Decodable {
      var time: Double?
    }
    known = nil
    let action: Action = try ask(method, parameters)
    if let time = action.time { meet(time) }
  }

  // MARK: Time

  /// Lets the time go by in the app that has gone by in the test.
  private func catchUp() throws(AppProcess.Failure) {
    let lag = now - met.app
    guard lag > 1e-6 else { return }
    known = nil
    try act("wait", ["seconds": .number(min(lag, ServedParameters.longest))])
  }

  /// The app is at a time: so much goes by in the test.
  private func meet(_ time: Double) {
    let ahead = time - now
    if ahead > 1e-6 { TestClock.pass(ahead) }
    met = (time, TestClock.now)
  }

  // MARK: Requests

  private struct Reply<Result: Decodable>: Decodable {
    struct Complaint: Decodable {
      var message: String
    }

    var result: Result?
    var error: Complaint?
  }

  private func ask<Result: Decodable>(
    _ method: String,
    _ parameters: ServedValue = [:]
  ) throws(AppProcess.Failure) -> Result {
    let data = try process.ask(method, parameters)
    let reply: Reply<Result>
    do {
      reply = try JSONDecoder().decode(Reply<Result>.self, from: data)
    } catch {
      throw .refused("The app's answer to \(method) cannot be read: \(error).")
    }
    if let result = reply.result { return result }
    throw .refused(reply.error?.message ?? "The app gave no reason.")
  }
}

/// The test's clock, which is simulated: waiting takes no real time.
@MainActor
enum TestClock {
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Lets time go by.
  static func pass(_ seconds: Double) {
    guard seconds > 0 else { return }
    Thread.sleep(forTimeInterval: seconds)
  }
}
