import Foundation
import ScreenProtocol

/// Somebody to whom frames are sent.
@MainActor
package protocol ScreenViewer: AnyObject {
  func send(_ line: String)
  /// The bytes that are still under way.
  var unsent: Int { get }
}

/// Those who see the frames of one screen.
@MainActor
final class Viewing {
  /// Whoever has more under way is sent no more frames until it has caught up, in bytes.
  private static let most = 4 << 20

  private struct Seat {
    let viewer: any ScreenViewer
    /// Whether it missed a frame, so that the next ones would lie on what is not there.
    var isBehind = false
  }

  private weak var screen: OpenScreen?
  private var seats: [Seat] = []
  private var seen = 0

  init(_ screen: OpenScreen) { self.screen = screen }

  var isEmpty: Bool { seats.isEmpty }

  func add(_ viewer: any ScreenViewer) {
    if !seats.contains(where: { $0.viewer === viewer }) { seats.append(Seat(viewer: viewer)) }
    // Where no app runs yet, its start begins it.
    if screen?.processID != nil { begin() }
  }

  func remove(_ viewer: any ScreenViewer) {
    seats.removeAll { $0.viewer === viewer }
    guard seats.isEmpty else { return }
    tell(.watch, ["on": false])
    // Nobody looks: time need not go on.
    tell(.clock, ["mode": "frozen"])
  }

  /// Asks for the whole screen, which all are sent.
  private func begin() { tell(.watch, ["on": true]) }

  private func tell(_ method: ServedMethod, _ parameters: ServedValue) {
    screen?.ask(method, parameters) { _ in }
  }

  /// Another process shows the screen, or none.
  func processChanged() {
    seen = 0
    for index in seats.indices { seats[index].isBehind = false }
    for seat in seats {
      seat.viewer.send(
        ServedRequest("changed", ["stale": screen?.trouble.map { .string($0) } ?? .null]).value.line
      )
    }
    if screen?.processID != nil { begin() }
  }

  /// Sends a frame to whoever can take it.
  func send(_ line: String) {
    for index in seats.indices {
      if seats[index].viewer.unsent > Self.most { seats[index].isBehind = true }
      if !seats[index].isBehind { seats[index].viewer.send(line) }
    }
  }

  /// A viewer shows a frame; the quickest one leads.
  func see(_ frame: Int, by viewer: any ScreenViewer) {
    if let index = seats.firstIndex(where: { $0.viewer === viewer }), seats[index].isBehind,
      viewer.unsent == 0
    {
      seats[index].isBehind = false
      begin()
    }
    guard frame > seen else { return }
    seen = frame
    tell(.seen, ["frame": .number(Double(frame))])
  }
}
