import Combine
import Observation
import SwiftUI
import Testing
import UIKit

private final class Model: ObservableObject {
  @Published var width = 20
  var silent = 0
}

private struct Following: View {
  @ObservedObject var model: Model
  let own: Handle<Int>
  let child: Handle<Int>
  let constant: Handle<Bool>

  var body: some View {
    let _ = own.note(model.width)
    VStack {
      Noting(handle: child, value: model.width)
      Noting(handle: constant, value: model.width > 0)
      Part.a.block(CGFloat(model.width), 10)
    }
  }
}

private struct Noting<Value>: View {
  let handle: Handle<Value>
  let value: Value

  var body: some View {
    let _ = handle.note(value)
    Part.b.block(10, 10)
  }
}

@Observable
private final class Observed {
  var width = 20
  var height = 10
  @ObservationIgnored var silent = 0
}

private struct Reading: View {
  let model: Observed
  let handle: Handle<Int>

  var body: some View {
    let _ = handle.note(model.width)
    Part.a.block(CGFloat(model.width), 10)
  }
}

private struct Keeping: View {
  let made: CallLog
  let handle: Handle<Int>
  @StateObject var model: Model

  init(_ made: CallLog, _ handle: Handle<Int>) {
    self.made = made
    self.handle = handle
    _model = StateObject(
      wrappedValue: {
        made.lines.append("made")
        return Model()
      }()
    )
  }

  var body: some View {
    let _ = handle.note($model.width)
    Part.a.block(CGFloat(model.width), 10)
  }
}

private struct Told: View {
  @EnvironmentObject var model: Model

  var body: some View { Part.a.block(CGFloat(model.width), 10) }
}

private struct ToldObserved: View {
  @Environment(Observed.self) private var model

  var body: some View { Part.a.block(CGFloat(model.width), 10) }
}

@MainActor
@Suite struct `Objects that views follow` {
  // Fact state.invalidation.
  @Test func `a published change computes the owner and who has another value`() {
    let model = Model()
    let own = Handle<Int>()
    let child = Handle<Int>()
    let constant = Handle<Bool>()
    let view = Following(model: model, own: own, child: child, constant: constant)
    showing(view) { shown in
      model.width = 60
      shown.update()
      #expect(own.seen == [20, 60])
      #expect(child.seen == [20, 60])
      #expect(constant.seen == [true])
      #expect(shown.frames[.a]?.width == 60)
    }
  }

  // Fact state.invalidation.
  @Test func `a change that is not published computes nothing`() {
    let model = Model()
    let own = Handle<Int>()
    let view = Following(
      model: model,
      own: own,
      child: Handle<Int>(),
      constant: Handle<Bool>()
    )
    showing(view) { shown in
      model.silent = 1
      shown.update()
      #expect(own.seen == [20])
    }
  }

  // Fact state.invalidation.
  @Test func `of an observable object only what a body read computes it`() {
    let model = Observed()
    let handle = Handle<Int>()
    showing(Reading(model: model, handle: handle)) { shown in
      model.height = 30
      model.silent = 1
      shown.update()
      #expect(handle.seen == [20])
      model.width = 60
      shown.update()
      #expect(handle.seen == [20, 60])
      #expect(shown.frames[.a]?.width == 60)
      model.width = 70
      shown.update()
      #expect(handle.seen == [20, 60, 70])
    }
  }

  // Fact state.initial.
  @Test func `an object that a view keeps is made once`() {
    let made = CallLog()
    let handle = Handle<Int>()
    showing(Keeping(made, handle)) { shown in
      handle.set(60)
      shown.update()
      #expect(shown.frames[.a]?.width == 60)
      shown.controller.rootView = Keeping(made, handle)
      shown.update()
      #expect(made.lines == ["made"])
      #expect(shown.frames[.a]?.width == 60)
    }
  }

  @Test func `an object reaches those below`() {
    let model = Model()
    showing(VStack { Told() }.environmentObject(model)) { shown in
      #expect(shown.frames[.a]?.width == 20)
      model.width = 60
      shown.update()
      #expect(shown.frames[.a]?.width == 60)
    }
    let observed = Observed()
    showing(VStack { ToldObserved() }.environment(observed)) { shown in
      observed.width = 50
      shown.update()
      #expect(shown.frames[.a]?.width == 50)
    }
  }
}
