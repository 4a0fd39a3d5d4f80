import SwiftUI
import Testing
import UIKit

extension View {
  /// Writes down when the view comes and goes.
  @MainActor
  fileprivate func logging(_ name: String, _ log: CallLog) -> some View {
    onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
  }
}

private struct Swapping: View {
  let isFirst: Bool
  let log: CallLog

  var body: some View {
    if isFirst {
      Part.a.color.logging("first", log)
    } else {
      Part.a.color.logging("second", log)
    }
  }
}

private struct Leaving: View {
  let isShown: Bool
  let log: CallLog

  var body: some View {
    VStack {
      if isShown {
        VStack {
          Part.a.color.logging("one", log)
          Part.b.color.logging("two", log)
        }
        .logging("both", log)
      }
    }
  }
}

private struct Parting: View {
  let isShown: Bool
  let log: CallLog

  var body: some View {
    VStack {
      if isShown { Part.a.color.logging("one", log) }
      if isShown { Part.b.color.logging("two", log) }
    }
  }
}

private struct Renamed: View {
  let name: Int
  let log: CallLog

  var body: some View {
    Part.a.color.logging("inside", log).id(name).logging("outside", log)
  }
}

/// Grows as it appears.
private struct Growing: View {
  @State var width: CGFloat = 20

  var body: some View {
    Part.a.block(width, 10).onAppear { width = 60 }
  }
}

/// Counts up until a number is reached, one step with each appearance.
private struct Chain: View {
  @State var length = 1

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<length, id: \.self) { _ in
        Part.a.block(10, 10).onAppear { if length < 4 { length += 1 } }
      }
    }
  }
}

/// Lets go of what it shows, which writes as it goes.
private struct Losing: View {
  let log: CallLog
  let handle: Handle<Bool>
  @State var isShown = true

  var body: some View {
    let _ = handle.note($isShown)
    if isShown { Lost(log: log) }
  }
}

private struct Lost: View {
  let log: CallLog
  @State var number = 0

  var body: some View {
    Part.a.block(CGFloat(number), 10)
      .onAppear { number += 5 }
      .onDisappear {
        log.lines.append("\(number)")
        number += 100
      }
  }
}

@MainActor
@Suite struct `Views that come and go` {
  private let log = CallLog()

  // Fact onappear.order.
  @Test func `those inside come before those around, the last of several first`() {
    let view = VStack {
      Part.a.color.logging("one", log)
      VStack {
        Part.b.color.logging("two", log)
        Part.c.color.logging("three", log)
      }
      .logging("both", log)
    }
    .logging("all", log)
    showing(view) { _ in
      #expect(log.take() == ["+three", "+two", "+both", "+one", "+all"])
    }
  }

  // Fact onappear.order.
  @Test func `the inner of two modifiers comes first`() {
    showing(Part.a.color.logging("inner", log).logging("outer", log)) { _ in
      #expect(log.take() == ["+inner", "+outer"])
    }
  }

  // Fact onappear.order.
  @Test func `those that go are told in the same order`() {
    showing(Leaving(isShown: true, log: log)) { shown in
      _ = log.take()
      shown.controller.rootView = Leaving(isShown: false, log: log)
      shown.update()
      #expect(log.take() == ["-two", "-one", "-both"])
    }
  }

  // Fact onappear.order.
  @Test func `those that go each by itself are told from first to last`() {
    showing(Parting(isShown: true, log: log)) { shown in
      #expect(log.take() == ["+two", "+one"])
      shown.controller.rootView = Parting(isShown: false, log: log)
      shown.update()
      #expect(log.take() == ["-one", "-two"])
    }
  }

  // Fact group.modifier.
  @Test func `several views together come once`() {
    showing(VStack { Group { Pair() }.logging("pair", log) }) { _ in
      #expect(log.take() == ["+pair"])
    }
    showing(VStack { ForEach(0..<3) { _ in Part.a.color }.logging("rows", log) }) { _ in
      #expect(log.take() == ["+rows"])
    }
  }

  // Fact lifecycle.swap.
  @Test func `what comes is told before what it takes the place of`() {
    showing(Swapping(isFirst: true, log: log)) { shown in
      #expect(log.take() == ["+first"])
      shown.controller.rootView = Swapping(isFirst: false, log: log)
      shown.update()
      #expect(log.take() == ["+second", "-first"])
    }
  }

  // Fact identity.id.
  @Test func `with another identity those inside come and go, those outside stay`() {
    showing(Renamed(name: 1, log: log)) { shown in
      _ = log.take()
      shown.controller.rootView = Renamed(name: 2, log: log)
      shown.update()
      #expect(log.take() == ["+inside", "-inside"])
    }
  }

  // Fact lifecycle.hidden.
  @Test func `what is not seen comes all the same`() {
    let view = VStack {
      Part.a.color.logging("clear", log).opacity(0)
      Part.b.color.logging("hidden", log).hidden()
    }
    showing(view) { shown in
      #expect(log.take() == ["+hidden", "+clear"])
      shown.update()
      #expect(log.take().isEmpty)
    }
  }

  // Fact onappear.time.
  @Test func `what is written as a view comes is seen in the first picture`() {
    let controller = UIHostingController(rootView: Growing())
    let screen = TestScreen(width: 100, height: 100)
    defer { screen.close() }
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    screen.step()
    #expect(PartFrames(of: screen.window)[.a]?.width == 60)
  }

  // Fact onappear.time.
  @Test func `views that come because of others come in the same turn`() {
    #expect(frames(of: Chain()).all(.a).count == 4)
  }

  // Fact state.lost.
  @Test func `a view that goes reads its state, what it writes is lost`() {
    let handle = Handle<Bool>()
    showing(Losing(log: log, handle: handle)) { shown in
      #expect(shown.frames[.a]?.width == 5)
      handle.set(false)
      shown.update()
      #expect(log.take() == ["5"])
      handle.set(true)
      shown.update()
      #expect(shown.frames[.a]?.width == 5)
    }
  }
}
