import SwiftUI
import Testing
import UIKit

private struct Names: PreferenceKey {
  static let defaultValue = "none"

  static func reduce(value: inout String, nextValue: () -> String) { value += "+" + nextValue() }
}

private struct Telling: View {
  let names: [String]
  let log: CallLog

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Part.a.color.preference(key: Names.self, value: $0) }
    }
    .onPreferenceChange(Names.self) { value in
      MainActor.assumeIsolated { log.lines.append(value) }
    }
  }
}

@MainActor
@Suite struct `What views tell those above` {
  private let log = CallLog()

  // Fact preference.default.
  @Test func `where nothing is told the standard value is`() {
    showing(Telling(names: [], log: log)) { _ in
      #expect(log.take() == ["none"])
    }
  }

  // Fact preference.reduce.
  @Test func `one value is told as it is`() {
    showing(Telling(names: ["one"], log: log)) { _ in
      #expect(log.take() == ["one"])
    }
  }

  // Fact preference.reduce.
  @Test func `several values are put together in the order of the views`() {
    let view = VStack {
      Part.a.color.preference(key: Names.self, value: "one")
      HStack {
        Part.a.color.preference(key: Names.self, value: "two")
        Part.b.color.preference(key: Names.self, value: "three")
      }
      Part.c.color
    }
    .onPreferenceChange(Names.self) { value in
      MainActor.assumeIsolated { log.lines.append(value) }
    }
    showing(view) { _ in
      #expect(log.take() == ["one+two+three"])
    }
  }

  // Fact preference.reduce.
  @Test func `those of a list are put together in its order`() {
    let names = (1...9).map { "\($0)" }
    showing(Telling(names: names, log: log)) { shown in
      #expect(log.take() == ["1+2+3+4+5+6+7+8+9"])
      shown.controller.rootView = Telling(names: names.reversed(), log: log)
      shown.update()
      #expect(log.take() == ["9+8+7+6+5+4+3+2+1"])
    }
  }

  // Fact preference.default.
  @Test func `a change is told once`() {
    showing(Telling(names: ["one"], log: log)) { shown in
      _ = log.take()
      shown.update()
      #expect(log.take().isEmpty)
      shown.controller.rootView = Telling(names: ["two"], log: log)
      shown.update()
      #expect(log.take() == ["two"])
    }
  }

  @Test func `the value told nearest above counts`() {
    let view = VStack {
      Part.a.color.preference(key: Names.self, value: "inner")
    }
    .preference(key: Names.self, value: "outer")
    .onPreferenceChange(Names.self) { value in
      MainActor.assumeIsolated { log.lines.append(value) }
    }
    showing(view) { _ in
      #expect(log.take() == ["outer"])
    }
  }

  @Test func `a value can be changed on its way`() {
    let view = Part.a.color.preference(key: Names.self, value: "one")
      .transformPreference(Names.self) { $0 += "!" }
      .onPreferenceChange(Names.self) { value in
        MainActor.assumeIsolated { log.lines.append(value) }
      }
    showing(view) { _ in
      #expect(log.take() == ["one!"])
    }
  }
}
