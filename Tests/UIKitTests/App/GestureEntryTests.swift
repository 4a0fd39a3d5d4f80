import Foundation
import TestSupport
import Testing
import UIKit
import WindowHost

/// What each line of a gesture script stands for.
@Suite struct GestureEntryTests {
  private func events(_ text: String) throws -> [HostEvent] {
    let folder = try TemporaryFolder()
    try folder.write("[\(text)]", "script.json")
    return try GestureScript.load(folder.path + "/script.json").get().events
  }

  private func pointers(_ text: String) throws -> [HostPointer] {
    try events(text).compactMap { if case .pointer(let pointer) = $0 { pointer } else { nil } }
  }

  @Test func `a tap is a finger that comes and goes in one place`() throws {
    let fingers = try pointers(#"{"kind": "tap", "time": 1, "at": [3, 4]}"#)
    #expect(fingers.map(\.phase) == [.began, .ended])
    #expect(fingers.allSatisfy { $0.x == 3 && $0.y == 4 && $0.kind == .finger && $0.id == 0 })
    #expect(fingers.map(\.time) == [1, 1.05])
    let long = try pointers(#"{"kind": "tap", "time": 1, "at": [3, 4], "duration": 2}"#)
    #expect(long.map(\.time) == [1, 3])
  }

  @Test func `fingers side by side are about one place, each with a number`() throws {
    let fingers = try pointers(#"{"kind": "tap", "time": 0, "at": [100, 50], "fingers": 3}"#)
    #expect(fingers.filter { $0.phase == .began }.map(\.x) == [60, 100, 140])
    #expect(fingers.filter { $0.phase == .began }.map(\.id) == [0, 1, 2])
    #expect(fingers.allSatisfy { $0.y == 50 })
    // No hand has more than ten.
    let crowd = try pointers(#"{"kind": "tap", "time": 0, "at": [0, 0], "fingers": 99}"#)
    #expect(Set(crowd.map(\.id)).count == 10)
  }

  @Test func `a drag goes evenly, 120 times a second`() throws {
    let fingers = try pointers(
      #"{"kind": "drag", "time": 2, "at": [0, 0], "to": [60, 120], "duration": 0.5}"#
    )
    let moves = fingers.filter { $0.phase == .moved }
    #expect(moves.count == 60)
    for (index, move) in moves.enumerated() {
      let share = Double(index + 1) / 60
      #expect(abs(move.x - 60 * share) < 1e-9 && abs(move.y - 120 * share) < 1e-9)
      #expect(abs(move.time - 2 - 0.5 * share) < 1e-9)
    }
    #expect(fingers.first?.phase == .began && fingers.last?.phase == .ended)
  }

  @Test func `a rest delays the way, a hold the end`() throws {
    let fingers = try pointers(
      """
      {"kind": "drag", "time": 0, "at": [0, 0], "to": [9, 0], "duration": 0.1, "rest": 0.5, "hold": 1}
      """
    )
    let moves = fingers.filter { $0.phase == .moved }
    #expect((moves.first?.time ?? 0) > 0.5 && abs((moves.last?.time ?? 0) - 0.6) < 1e-9)
    #expect(abs((fingers.last?.time ?? 0) - 1.6) < 1e-9)
  }

  @Test func `a pinch keeps its middle and takes its fingers apart`() throws {
    let fingers = try pointers(
      #"{"kind": "pinch", "time": 0, "at": [100, 100], "spread": [40, 200], "duration": 0.2}"#
    )
    for (first, second) in zip(fingers.filter { $0.id == 0 }, fingers.filter { $0.id == 1 }) {
      #expect(abs((first.x + second.x) / 2 - 100) < 1e-9 && abs(first.y - 100) < 1e-9)
      #expect(first.time == second.time && first.phase == second.phase)
    }
    let start = fingers.filter { $0.phase == .began }.map(\.x)
    let end = fingers.filter { $0.phase == .ended }.map(\.x)
    #expect(start == [80, 120] && end == [0, 200])
  }

  @Test func `a turn goes clockwise and keeps the distance`() throws {
    let fingers = try pointers(
      #"{"kind": "pinch", "time": 0, "at": [0, 0], "spread": [100, 100], "turn": 90}"#
    )
    for (first, second) in zip(fingers.filter { $0.id == 0 }, fingers.filter { $0.id == 1 }) {
      let (dx, dy) = (second.x - first.x, second.y - first.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 100) < 1e-9)
    }
    let end = fingers.filter { $0.phase == .ended }
    // The right one is below: y grows downwards.
    #expect(abs(end[1].x) < 1e-9 && abs(end[1].y - 50) < 1e-9)
  }

  @Test func `a mouse has buttons, and hovers without`() throws {
    let pressed = try pointers(#"{"kind": "tap", "time": 0, "at": [1, 1], "mouse": true}"#)
    #expect(pressed.map(\.buttons) == [1, 0] && pressed.allSatisfy { $0.kind == .mouse })
    let hovering = try pointers(#"{"kind": "hovered", "time": 0, "at": [1, 1]}"#)
    #expect(hovering.map(\.kind) == [.mouse] && hovering.map(\.buttons) == [0])
    #expect(hovering.map(\.phase) == [.hovered])
    let right = try pointers(
      #"{"kind": "began", "time": 0, "at": [1, 1], "mouse": true, "buttons": 2}"#
    )
    #expect(right.map(\.buttons) == [2])
  }

  @Test func `keys, texts, wheels and sizes`() throws {
    let events = try events(
      """
      {"kind": "keyDown", "time": 0, "key": "a", "usage": 4, "modifiers": ["shift", "command"]},
      {"kind": "keyUp", "time": 1, "key": "a", "usage": 4},
      {"kind": "text", "time": 2, "text": "né"},
      {"kind": "wheel", "time": 3, "at": [5, 6], "delta": [1, -2], "precise": true},
      {"kind": "resize", "time": 4, "size": [844, 390], "scale": 3}
      """
    )
    guard case .key(let down) = events[0], case .key(let up) = events[1],
      case .text(let text, _) = events[2], case .scroll(let wheel) = events[3],
      case .resized(let size, let scale, _) = events[4]
    else {
      Issue.record("\(events)")
      return
    }
    #expect(down.isDown && down.usage == 4 && down.name == "a")
    #expect(down.modifiers == [.shift, .command] && up.modifiers == [] && !up.isDown)
    #expect(text == "né" && wheel.dx == 1 && wheel.dy == -2 && wheel.isPrecise)
    #expect(size.width == 844 && size.height == 390 && scale == 3)
  }

  @Test(arguments: 0..<20) func `what is written is what is read`(_ seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    let phases: [HostPointer.Phase] = [.began, .moved, .ended, .cancelled, .hovered]
    var time = 0.0
    let events: [HostEvent] = (0..<30).map { _ in
      time += Double(numbers.int(1...64)) / 64
      // Places in eighths, which are written in full.
      let (x, y) = (Double(numbers.int(0...3_000)) / 8, Double(numbers.int(0...3_000)) / 8)
      let modifiers: HostModifiers = numbers.once(in: 3) ? [.shift, .alternate] : []
      switch numbers.int(0...4) {
      case 0:
        return .scroll(
          HostScroll(
            x: x,
            y: y,
            dx: 0,
            dy: Double(numbers.int(-5...5)),
            isPrecise: numbers.once(in: 2),
            modifiers: modifiers,
            time: time
          )
        )
      case 1:
        return .key(
          HostKey(
            usage: numbers.int(4...99),
            name: "k",
            isDown: numbers.once(in: 2),
            modifiers: modifiers,
            time: time
          )
        )
      case 2: return .text("t\(numbers.int(0...99)) \"é\"", time: time)
      default:
        let phase = numbers.pick(phases)
        let isMouse = phase == .hovered || numbers.once(in: 2)
        return .pointer(
          HostPointer(
            id: numbers.int(0...4),
            phase: phase,
            kind: isMouse ? .mouse : .finger,
            x: x,
            y: y,
            buttons: isMouse ? numbers.int(0...2) : 0,
            modifiers: modifiers,
            time: time
          )
        )
      }
    }
    let written = GestureScript(events: events)
    let folder = try TemporaryFolder()
    try folder.write(written.data, "script.json")
    let read = try GestureScript.load(folder.path + "/script.json").get()
    #expect(read.events.map { "\($0)" } == events.map { "\($0)" })
    #expect(read.end == time && read.data == written.data)
  }
}
