import SwiftUI
import Testing
import UIKit

/// Passes a number on, and counts its own bodies.
private struct Owner: View {
  let handle: Handle<Int>
  let constant: Handle<Bool>
  let changing: Handle<Int>
  @State var number = 0

  var body: some View {
    let _ = handle.note($number)
    VStack {
      Child(handle: constant, value: number < 1000)
      Child(handle: changing, value: number)
    }
  }
}

private struct Child<Value>: View {
  let handle: Handle<Value>
  let value: Value

  var body: some View {
    let _ = handle.note(value)
    Part.b.block(10, 10)
  }
}

/// Has values of several lengths, none of which changes.
private struct Mixed: View {
  @Environment(\.displayScale) private var scale
  let flag: Bool
  let handle: Handle<Bool>

  init(flag: Bool, handle: Handle<Bool>) {
    self.flag = flag
    self.handle = handle
  }

  var body: some View {
    let _ = handle.note(flag)
    Part.b.block(10, 10)
  }
}

private struct MixedOwner: View {
  let own: Handle<Int>
  let handle: Handle<Bool>
  @State var number = 0

  var body: some View {
    let _ = own.note($number)
    VStack {
      Part.a.block(CGFloat(number), 10)
      Mixed(flag: number < 1000, handle: handle)
    }
  }
}

/// Takes its first number from whoever makes it.
private struct Starting: View {
  let handle: Handle<Int>
  @State var number: Int

  init(_ handle: Handle<Int>, at number: Int) {
    self.handle = handle
    _number = State(initialValue: number)
  }

  var body: some View {
    let _ = handle.note($number)
    Part.a.block(CGFloat(number), 10)
  }
}

/// Writes several times as it appears.
private struct Batch: View {
  let handle: Handle<Int>
  let log: CallLog
  @State var number = 0

  var body: some View {
    let _ = handle.note($number)
    Part.a.block(CGFloat(number * 10), 10)
      .onChange(of: number) { log.lines.append("\($0) \($1)") }
      .onAppear {
        number = 1
        number = 2
      }
  }
}

/// Hands its number to a view that changes it.
private struct Lender: View {
  let own: Handle<Int>
  let lent: Handle<Int>
  @State var number = 1

  var body: some View {
    let _ = own.note($number)
    Borrower(handle: lent, number: $number)
  }
}

private struct Borrower: View {
  let handle: Handle<Int>
  @Binding var number: Int

  var body: some View {
    let _ = handle.note($number)
    Part.a.block(CGFloat(number * 10), 10)
  }
}

@MainActor
@Suite struct `State of views` {
  @Test func `a write is shown`() {
    let handle = Handle<Int>()
    showing(Numbered(handle: handle, number: 20)) { shown in
      #expect(shown.frames[.a] == rect(40, 45, 20, 10))
      handle.set(60)
      #expect(handle.value == 60)
      shown.update()
      #expect(shown.frames[.a] == rect(20, 45, 60, 10))
      #expect(handle.seen == [20, 60])
    }
  }

  @Test func `an equal write and no write compute nothing`() {
    let handle = Handle<Int>()
    showing(Numbered(handle: handle, number: 20)) { shown in
      let count = shown.computedCount
      handle.set(20)
      shown.update()
      shown.update()
      #expect(handle.seen == [20])
      #expect(shown.computedCount == count)
    }
  }

  // Fact state.invalidation.
  @Test func `a write computes the bodies that depend on it, and no others`() {
    let own = Handle<Int>()
    let constant = Handle<Bool>()
    let changing = Handle<Int>()
    showing(Owner(handle: own, constant: constant, changing: changing)) { shown in
      own.set(7)
      shown.update()
      #expect(own.seen == [0, 7])
      #expect(changing.seen == [0, 7])
      #expect(constant.seen == [true])
    }
  }

  // Fact state.invalidation.
  @Test func `a view with equal values is not computed, however they lie in it`() {
    let own = Handle<Int>()
    let mixed = Handle<Bool>()
    showing(MixedOwner(own: own, handle: mixed)) { shown in
      for number in 1...3 {
        own.set(number)
        shown.update()
      }
      #expect(own.seen == [0, 1, 2, 3])
      #expect(mixed.seen == [true])
    }
  }

  @Test func `one view of many is computed alone`() {
    let handles = (0..<50).map { _ in Handle<Int>() }
    let view = VStack(spacing: 0) {
      ForEach(0..<50) { Numbered(handle: handles[$0], part: .b, number: 1) }
    }
    showing(view) { shown in
      let count = shown.computedCount
      handles[25].set(30)
      shown.update()
      #expect(shown.computedCount == count + 1)
      #expect(handles.map(\.seen.count).reduce(0, +) == 51)
    }
  }

  // Fact state.initial.
  @Test func `the first value counts, later ones are not used`() {
    let handle = Handle<Int>()
    showing(Starting(handle, at: 20)) { shown in
      shown.controller.rootView = Starting(handle, at: 60)
      shown.update()
      #expect(handle.value == 20)
      #expect(shown.frames[.a]?.width == 20)
    }
  }

  // Facts state.batch, lifecycle.onchange and onappear.time.
  @Test func `several writes are one update`() {
    let handle = Handle<Int>()
    let log = CallLog()
    showing(Batch(handle: handle, log: log)) { shown in
      #expect(handle.seen == [0, 2])
      #expect(log.lines == ["0 2"])
      #expect(shown.frames[.a]?.width == 20)
    }
  }

  // Fact binding.rules.
  @Test func `a binding reads the value there is now`() throws {
    let own = Handle<Int>()
    let lent = Handle<Int>()
    try showing(Lender(own: own, lent: lent)) { shown in
      let first = try #require(lent.binding)
      lent.set(4)
      shown.update()
      #expect(own.value == 4)
      #expect(first.wrappedValue == 4)
      #expect(shown.frames[.a]?.width == 40)
      own.set(6)
      shown.update()
      #expect(first.wrappedValue == 6)
      #expect(shown.frames[.a]?.width == 60)
    }
  }

  // Fact binding.rules.
  @Test func `a constant binding ignores writes, one of nothing is none`() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    var value: Int? = nil
    let none: Binding<Int>? = Binding(Binding<Int?>(get: { value }, set: { value = $0 }))
    #expect(none?.wrappedValue == nil)
    value = 5
    let some: Binding<Int>? = Binding(Binding<Int?>(get: { value }, set: { value = $0 }))
    some?.wrappedValue = 6
    #expect(value == 6)
  }

  // Fact binding.rules.
  @Test func `a setter runs once for each write`() {
    var writes: [Int] = []
    let binding = Binding(get: { 0 }, set: { writes.append($0) })
    binding.wrappedValue = 1
    binding.wrappedValue = 1
    #expect(writes == [1, 1])
  }

  // Fact state.value.
  @Test func `one view in two places has two states`() {
    let handle = Handle<Int>()
    let view = Numbered(handle: handle, number: 20)
    let twice = VStack {
      view
      view
    }
    showing(twice) { shown in
      handle.set(60)
      shown.update()
      #expect(Set(shown.frames.all(.a).map(\.width)) == [20, 60])
    }
  }

  // Fact state.value.
  @Test func `state outlives a new value of a view without a type`() {
    let handle = Handle<Int>()
    showing(AnyView(Numbered(handle: handle, number: 20))) { shown in
      handle.set(60)
      shown.controller.rootView = AnyView(Numbered(handle: handle, part: .b, number: 20))
      shown.update()
      #expect(shown.frames[.b]?.width == 60)
      shown.controller.rootView = AnyView(Numbered(handle: handle, number: 30).padding(1))
      shown.update()
      #expect(shown.frames[.a]?.width == 30)
    }
  }
}
