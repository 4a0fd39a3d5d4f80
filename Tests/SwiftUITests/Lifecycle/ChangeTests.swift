import SwiftUI
import Testing
import UIKit

private struct Watching: View {
  let handle: Handle<Int>
  let log: CallLog
  var isInitial = false
  @State var number = 0

  var body: some View {
    let _ = handle.note($number)
    VStack {
      Part.a.color.onChange(of: number, initial: isInitial) { log.lines.append("one \($0) \($1)") }
      Part.b.color.onChange(of: number) { log.lines.append("two \($0) \($1)") }
    }
    .onChange(of: number) { log.lines.append("all \($0) \($1)") }
  }
}

/// Follows one number with another.
private struct Following: View {
  let handle: Handle<Int>
  @State var number = 20
  @State var double = 40

  var body: some View {
    let _ = handle.note($number)
    Part.a.block(CGFloat(double), 10).onChange(of: number) { _, new in double = new * 2 }
  }
}

@MainActor
@Suite struct `Changes that views follow` {
  private let log = CallLog()
  private let handle = Handle<Int>()

  // Fact lifecycle.onchange.
  @Test func `several writes are one change, told inside first and the last of several first`() {
    showing(Watching(handle: handle, log: log)) { shown in
      #expect(log.take().isEmpty)
      handle.set(1)
      handle.set(2)
      shown.update()
      #expect(log.take() == ["two 0 2", "one 0 2", "all 0 2"])
    }
  }

  // Fact lifecycle.onchange.
  @Test func `a write that is undone and an equal one are no change`() {
    showing(Watching(handle: handle, log: log)) { shown in
      handle.set(1)
      handle.set(0)
      shown.update()
      handle.set(0)
      shown.update()
      #expect(log.take().isEmpty)
    }
  }

  // Fact lifecycle.onchange.
  @Test func `the first value is told if it is asked for`() {
    showing(Watching(handle: handle, log: log, isInitial: true)) { shown in
      #expect(log.take() == ["one 0 0"])
      handle.set(3)
      shown.update()
      #expect(log.take().contains("one 0 3"))
    }
  }

  // Fact lifecycle.onchange.
  @Test func `what a change writes is seen in the same picture`() {
    showing(Following(handle: handle)) { shown in
      handle.set(30)
      shown.screen.step()
      #expect(shown.frames[.a]?.width == 60)
    }
  }
}
