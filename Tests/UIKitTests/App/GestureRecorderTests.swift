import Foundation
import Testing
import UIKit
import WindowHost

@Suite struct GestureRecorderTests {
  @Test func `what was done in a window is replayed as it was`() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent("recorded.json")
    let recorder = GestureRecorder(
      path: url.path,
      size: HostSize(width: 390, height: 844),
      scale: 3,
      at: 100
    )
    let finger = HostPointer(
      id: 3,
      phase: .moved,
      kind: .finger,
      x: 12.5,
      y: 20,
      modifiers: [.shift, .command],
      time: 100.25
    )
    var mouse = HostPointer(id: -1, phase: .began, kind: .mouse, x: 1, y: 2, time: 101)
    mouse.buttons = 2
    var hovering = mouse
    hovering.phase = .hovered
    hovering.buttons = 0
    let events: [HostEvent] = [
      .pointer(finger), .pointer(mouse), .pointer(hovering),
      .scroll(HostScroll(x: 5, y: 6, dx: 0, dy: -0.5, isPrecise: true, time: 102)),
      .key(HostKey(usage: 81, name: "Down", isDown: true, time: 103)),
      .text("ä \"quoted\"", time: 104), .focus(true, time: 105),
    ]
    recorder.take(events)
    #expect(recorder.write())
    let replayed = try GestureScript.load(url.path).get().events
    #expect(replayed.count == 7, "the focus is not replayed")
    #expect(replayed.first == .resized(HostSize(width: 390, height: 844), scale: 3, time: 0))
    var expected = finger
    expected.time = 0.25
    #expect(replayed[1] == .pointer(expected))
    expected = mouse
    expected.time = 1
    #expect(replayed[2] == .pointer(expected))
    expected = hovering
    expected.time = 1
    #expect(replayed[3] == .pointer(expected))
    guard case .scroll(let scroll) = replayed[4], case .key(let key) = replayed[5] else {
      Issue.record("a wheel and a key come next")
      return
    }
    #expect(scroll.isPrecise && scroll.dy == -0.5 && scroll.time == 2)
    #expect(key.usage == 81 && key.isDown)
    #expect(replayed[6] == .text("ä \"quoted\"", time: 4))
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `several fingers pinch, turn, tap and drag`() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent("fingers.json")
    let text = """
      [{"kind":"pinch","time":0,"at":[100,100],"spread":[50,150],"turn":90,"duration":0.1},
       {"kind":"tap","time":1,"at":[100,100],"fingers":2},
       {"kind":"drag","time":2,"at":[100,100],"to":[100,200],"duration":0.1,"fingers":3}]
      """
    try Data(text.utf8).write(to: url)
    let pointers = try GestureScript.load(url.path).get().events.compactMap { event in
      if case .pointer(let pointer) = event { pointer } else { nil }
    }
    let pinch = pointers.filter { $0.time < 0.5 }
    #expect(pinch.prefix(2).map(\.x) == [75, 125])
    #expect(pinch.count == 2 + 2 * 12 + 2)
    let last = pinch.suffix(2)
    #expect(last.map { $0.x.rounded() } == [100, 100] && last.map { $0.y.rounded() } == [25, 175])
    #expect(pointers.filter { $0.time >= 1 && $0.time < 1.5 }.map(\.id) == [0, 1, 0, 1])
    #expect(Set(pointers.filter { $0.time >= 2 }.map(\.id)) == [0, 1, 2])
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }
}
