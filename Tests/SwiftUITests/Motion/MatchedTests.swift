import Testing
import UIKit

@testable import SwiftUI

/// Two places, and a part that is at one of them.
private struct Marked: View {
  let handle: Handle<Int>
  @State var selected = 0
  @Namespace private var namespace

  var body: some View {
    let _ = handle.note($selected)
    HStack(spacing: 20) {
      Part.a.block(20, 20).matchedGeometryEffect(id: 0, in: namespace)
      Part.b.block(60, 40).matchedGeometryEffect(id: 1, in: namespace)
    }
    .background {
      Part.c.color.matchedGeometryEffect(id: selected, in: namespace, isSource: false)
    }
  }
}

/// A part on one side, or a larger one on the other.
private struct Heroic: View {
  let handle: Handle<Bool>
  @State var isOut = false
  @Namespace private var namespace

  var body: some View {
    let _ = handle.note($isOut)
    HStack(spacing: 0) {
      if isOut { Color.clear }
      if isOut {
        Part.b.block(40, 40).matchedGeometryEffect(id: "hero", in: namespace)
      } else {
        Part.a.block(20, 20).matchedGeometryEffect(id: "hero", in: namespace)
      }
      if !isOut { Color.clear }
    }
  }
}

/// A part that is there or not.
private struct Parting: View {
  let handle: Handle<Bool>
  @State var isShown = true
  @Namespace private var namespace

  var body: some View {
    let _ = handle.note($isShown)
    ZStack {
      Color.clear
      if isShown { Part.a.block(20, 20).matchedGeometryEffect(id: "part", in: namespace) }
    }
  }
}

private struct Worded: View {
  let handle: Handle<Bool>
  var transition: ContentTransition?
  @State var isOut = false

  var body: some View {
    let _ = handle.note($isOut)
    let text = Text(isOut ? "...." : "MMMM").font(.system(size: 30, weight: .heavy))
      .foregroundStyle(.black)
      .lineLimit(1).fixedSize()
    ZStack {
      Color.white
      if let transition { text.contentTransition(transition) } else { text }
    }
  }
}

@MainActor
@Suite struct `Views that are matched` {
  @Test func `one that is no source is where the source is`() {
    let handle = Handle<Int>()
    showing(Marked(handle: handle)) { shown in
      #expect(shown.seen(.c) == shown.seen(.a))
      withAnimation(.linear(duration: 1)) { handle.set(1) }
      shown.run(0.5)
      // Halfway between both, in place and size.
      #expect(isNear(shown.seen(.c)?.width, 40, within: 3))
      #expect(isNear(shown.seen(.c)?.height, 30, within: 3))
      #expect(isNear(shown.seen(.c)?.minX, 20, within: 3))
      shown.run(0.6)
      #expect(shown.seen(.c) == shown.seen(.b))
    }
  }

  @Test func `one comes from where the other was, and that goes along`() {
    let handle = Handle<Bool>()
    showing(Heroic(handle: handle)) { shown in
      #expect(shown.seen(.a) == rect(0, 40, 20, 20))
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      shown.run(0.5)
      for part in [Part.a, .b] {
        #expect(isNear(shown.seen(part)?.midX, 45, within: 3))
        #expect(isNear(shown.seen(part)?.width, 30, within: 3))
      }
      shown.run(0.6)
      #expect(shown.seen(.a) == nil)
      #expect(shown.seen(.b) == rect(60, 30, 40, 40))
    }
  }

  @Test func `one fades whenever another takes its place`() {
    let handle = Handle<Bool>()
    showing(Heroic(handle: handle)) { shown in
      for (isOut, leaving, coming) in [(true, Part.a, Part.b), (false, .b, .a), (true, .a, .b)] {
        withAnimation(.linear(duration: 1)) { handle.set(isOut) }
        shown.run(0.5)
        #expect(isNear(shown.opacity(leaving).map { $0 * 100 }, 50))
        #expect(shown.opacity(coming) == 1)
        shown.run(0.6)
        #expect(shown.seen(leaving) == nil)
      }
    }
  }

  @Test func `none is remembered that is gone`() {
    let handle = Handle<Bool>()
    showing(Parting(handle: handle)) { shown in
      let host = (shown.controller.view as? HostingView<Parting>)?.host
      #expect(host?.matched.count == 1)
      withAnimation(.linear(duration: 1)) { handle.set(false) }
      shown.run(0.5)
      #expect(host?.matched.isEmpty == true)
    }
  }
}

@MainActor
@Suite struct `Contents that change` {
  private let handle = Handle<Bool>()

  /// How much of a line across the middle is dark.
  private func darkness(_ shown: ShownView<Worded>) -> CGFloat {
    (0..<200).reduce(0) { $0 + CGFloat(255 - (shown.color(CGFloat($1) / 2, 50).first ?? 0)) } / 200
  }

  @Test func `fade where that is animated`() {
    showing(Worded(handle: handle)) { shown in
      let whole = darkness(shown)
      #expect(whole > 50)
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(darkness(shown), whole / 2, within: whole / 8))
      shown.run(0.6)
      #expect(darkness(shown) == 0)
    }
  }

  @Test func `at once where nothing is animated, or they are asked to`() {
    showing(Worded(handle: handle)) { shown in
      handle.set(true)
      shown.update()
      #expect(darkness(shown) == 0)
    }
    showing(Worded(handle: handle, transition: .identity)) { shown in
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      shown.run(0.2)
      #expect(darkness(shown) == 0)
    }
  }
}
