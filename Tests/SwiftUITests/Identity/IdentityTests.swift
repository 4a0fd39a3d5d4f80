import SwiftUI
import Testing
import UIKit

/// Shows a counted view in one of several ways.
private struct Choosing: View {
  enum Way {
    case branches
    case optional
    case ternary
    case identity
  }

  let way: Way
  let isFirst: Bool
  let counted: Handle<Int>
  let trailing: Handle<Int>

  var body: some View {
    VStack(spacing: 0) {
      switch way {
      case .branches:
        if isFirst {
          Numbered(handle: counted, number: 10)
        } else {
          Numbered(handle: counted, number: 10)
        }
      case .optional:
        if isFirst { Numbered(handle: counted, number: 10) }
      case .ternary:
        Numbered(handle: counted, part: isFirst ? .a : .b, number: 10)
      case .identity:
        Numbered(handle: counted, number: 10).id(isFirst)
      }
      Numbered(handle: trailing, part: .c, number: 10)
    }
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
}

/// Shows a counted view for each of a list.
private struct Listing: View {
  let items: [Item]
  let handles: [Handle<Int>]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items) { Numbered(handle: handles[$0.id], number: 10) }
    }
  }

  func with(_ ids: [Int]) -> Listing { Listing(items: ids.map { Item(id: $0) }, handles: handles) }
}

@MainActor
@Suite struct `Identity` {
  private let counted = Handle<Int>()
  private let trailing = Handle<Int>()

  private func view(_ way: Choosing.Way, _ isFirst: Bool) -> Choosing {
    Choosing(way: way, isFirst: isFirst, counted: counted, trailing: trailing)
  }

  // Fact identity.branch.
  @Test func `the two branches of a condition are two views`() {
    showing(view(.branches, true)) { shown in
      counted.set(50)
      trailing.set(70)
      shown.update()
      #expect(shown.frames[.a]?.width == 50)
      shown.controller.rootView = view(.branches, false)
      shown.update()
      #expect(shown.frames[.a]?.width == 10)
      #expect(shown.frames[.c]?.width == 70)
      shown.controller.rootView = view(.branches, true)
      shown.update()
      #expect(shown.frames[.a]?.width == 10)
    }
  }

  // Fact identity.branch.
  @Test func `what vanishes and returns is new, what follows it stays`() {
    showing(view(.optional, true)) { shown in
      counted.set(50)
      trailing.set(70)
      shown.controller.rootView = view(.optional, false)
      shown.update()
      #expect(shown.frames[.a] == nil)
      #expect(shown.frames[.c]?.width == 70)
      shown.controller.rootView = view(.optional, true)
      shown.update()
      #expect(shown.frames[.a]?.width == 10)
      #expect(shown.frames[.c]?.width == 70)
    }
  }

  // Fact identity.branch.
  @Test func `another argument is the same view`() {
    showing(view(.ternary, true)) { shown in
      counted.set(50)
      shown.controller.rootView = view(.ternary, false)
      shown.update()
      #expect(shown.frames[.b]?.width == 50)
    }
  }

  // Fact identity.id.
  @Test func `another identity is another view`() {
    showing(view(.identity, true)) { shown in
      counted.set(50)
      shown.update()
      #expect(shown.frames[.a]?.width == 50)
      shown.controller.rootView = view(.identity, false)
      shown.update()
      #expect(shown.frames[.a]?.width == 10)
    }
  }

  // Fact identity.id.
  @Test func `two views with the same identity have their own state`() {
    let other = Handle<Int>()
    let view = VStack {
      Numbered(handle: counted, number: 10).id(1)
      Numbered(handle: other, part: .b, number: 10).id(1)
    }
    showing(view) { shown in
      counted.set(50)
      shown.update()
      #expect(shown.frames[.a]?.width == 50)
      #expect(shown.frames[.b]?.width == 10)
    }
  }

  // Fact foreach.identity.
  @Test func `state follows the element of a list`() {
    let handles = (0..<4).map { _ in Handle<Int>() }
    let list = Listing(items: [], handles: handles)
    showing(list.with([0, 1, 2])) { shown in
      for (index, handle) in handles.prefix(3).enumerated() { handle.set(20 + index * 10) }
      shown.update()
      #expect(shown.frames.all(.a).map(\.width) == [20, 30, 40])
      shown.controller.rootView = list.with([2, 0, 1])
      shown.update()
      let rows = shown.frames.all(.a).sorted { $0.minY < $1.minY }
      #expect(rows.map(\.width) == [40, 20, 30])
      shown.controller.rootView = list.with([2, 3, 1])
      shown.update()
      let others = shown.frames.all(.a).sorted { $0.minY < $1.minY }
      #expect(others.map(\.width) == [40, 10, 30])
    }
  }

  // Fact foreach.identity.
  @Test func `an element that is removed and returns is new`() {
    let handles = (0..<2).map { _ in Handle<Int>() }
    let list = Listing(items: [], handles: handles)
    showing(list.with([0, 1])) { shown in
      handles[1].set(50)
      shown.controller.rootView = list.with([0])
      shown.update()
      shown.controller.rootView = list.with([0, 1])
      shown.update()
      #expect(shown.frames.all(.a).map(\.width) == [10, 10])
    }
  }

  // Fact foreach.identity.
  @Test func `with the places as identities state stays at the place`() {
    struct Places: View {
      let names: [Part]
      let handles: [Handle<Int>]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(names.indices, id: \.self) {
            Numbered(handle: handles[$0], part: names[$0], number: 10)
          }
        }
      }
    }
    let handles = (0..<2).map { _ in Handle<Int>() }
    showing(Places(names: [.a, .b], handles: handles)) { shown in
      handles[0].set(50)
      shown.controller.rootView = Places(names: [.b, .a], handles: handles)
      shown.update()
      #expect(shown.frames[.b]?.width == 50)
      #expect(shown.frames[.a]?.width == 10)
    }
  }
}
