import SwiftUI
import Testing
import UIKit

private struct WidthKey: EnvironmentKey {
  static let defaultValue = 10
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct Told: View {
  @Environment(\.width) private var width
  let part: Part
  let handle: Handle<Int>

  init(_ handle: Handle<Int>, part: Part = .a) {
    self.part = part
    self.handle = handle
  }

  var body: some View {
    let _ = handle.note(width)
    part.block(CGFloat(width), 10)
  }
}

private struct Telling: View {
  let width: Int
  let other: Int
  let handle: Handle<Int>

  var body: some View {
    VStack { Told(handle) }
      .environment(\.width, width)
      .environment(\.other, other)
  }
}

@MainActor
@Suite struct `What views are told by those above` {
  @Test func `where nothing is set the standard value holds`() {
    #expect(frames(of: Told(Handle<Int>()))[.a]?.width == 10)
  }

  @Test func `the value set nearest counts, and only below`() {
    let handle = Handle<Int>()
    let frames = frames(
      of: VStack {
        Told(handle).environment(\.width, 30).environment(\.width, 40)
        Told(handle, part: .b)
      }
      .environment(\.width, 50)
    )
    #expect(frames[.a]?.width == 30)
    #expect(frames[.b]?.width == 50)
  }

  @Test func `a value can be changed from what it was`() {
    let frames = frames(
      of: Told(Handle<Int>()).transformEnvironment(\.width) { $0 *= 3 }.environment(\.width, 20)
    )
    #expect(frames[.a]?.width == 60)
  }

  @Test func `another value computes who reads it, and no others`() {
    let handle = Handle<Int>()
    showing(Telling(width: 20, other: 0, handle: handle)) { shown in
      shown.controller.rootView = Telling(width: 20, other: 1, handle: handle)
      shown.update()
      #expect(handle.seen == [20])
      shown.controller.rootView = Telling(width: 60, other: 1, handle: handle)
      shown.update()
      #expect(handle.seen == [20, 60])
      #expect(shown.frames[.a]?.width == 60)
    }
  }

  @Test func `the screen's scale is told`() {
    let log = CallLog()
    struct Scale: View {
      @Environment(\.displayScale) private var scale
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      var body: some View {
        let _ = log.lines.append("\(scale)")
        Part.a.color
      }
    }
    _ = frames(of: Scale(log), scale: 3)
    #expect(log.lines.last == "3.0")
  }
}
