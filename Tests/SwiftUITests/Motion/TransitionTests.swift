import Testing
import UIKit
import ViewLayout

@testable import SwiftUI

/// Shows a part or not.
private struct Switched<Content: View>: View {
  let handle: Handle<Bool>
  @State var isShown = false
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = handle.note($isShown)
    ZStack {
      Part.b.color
      if isShown { content() }
    }
  }
}

/// Animates the change that shows a part or not.
private struct AnimatedBy: View {
  let handle: Handle<Bool>
  @State var isShown = false

  var body: some View {
    let _ = handle.note($isShown)
    ZStack {
      Part.b.color
      if isShown { Part.a.block(20, 20).transition(.move(edge: .leading)) }
    }
    .animation(.linear(duration: 1), value: isShown)
  }
}

private struct Shifted: ViewModifier {
  let distance: CGFloat

  func body(content: Content) -> some View { content.offset(x: distance) }
}

/// Comes from above and goes to the right.
private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(
      x: phase == .didDisappear ? 40 : 0,
      y: phase == .willAppear ? -40 : 0
    )
  }
}

/// Rows that slide in.
private struct Sliding: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<40) { row in
          (row == 20 ? Part.a.color : Part.b.color).frame(height: 20)
            .transition(.slide.animation(.linear(duration: 1)))
        }
      }
    }
  }
}

@MainActor
@Suite struct `How views come and go` {
  private let handle = Handle<Bool>()
  private let log = CallLog()
  private let second = Animation.linear(duration: 1)

  private func showingPart(
    _ transition: AnyTransition,
    _ body: (ShownView<AnyView>) throws -> Void
  ) rethrows {
    let view = AnyView(
      Switched(handle: handle) {
        Part.a.block(20, 20).onDisappear { log.lines.append("gone") }.transition(transition)
      }
    )
    try showing(view, body)
  }

  @Test func `between two modifiers`() {
    showingPart(
      .modifier(active: Shifted(distance: 40), identity: Shifted(distance: 0))
    ) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(0.6)
      #expect(shown.seen(.a)?.minX == 40)
      withAnimation(second) { handle.set(false) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      #expect(log.lines.isEmpty)
      shown.run(0.6)
      #expect(shown.seen(.a) == nil)
      #expect(log.lines == ["gone"])
    }
  }

  @Test func `through the phases of a transition`() {
    showingPart(AnyTransition(Turning())) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minY, 20))
      #expect(shown.seen(.a)?.minX == 40)
      shown.run(0.6)
      withAnimation(second) { handle.set(false) }
      shown.run(0.5)
      #expect(shown.seen(.a)?.minY == 40)
      #expect(isNear(shown.seen(.a)?.minX, 60))
    }
  }

  @Test func `one way to come and another to go`() {
    showingPart(
      .asymmetric(
        insertion: .modifier(active: Shifted(distance: 40), identity: Shifted(distance: 0)),
        removal: .opacity
      )
    ) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      #expect(shown.opacity(.a) == 1)
      shown.run(0.6)
      withAnimation(second) { handle.set(false) }
      shown.run(0.5)
      #expect(shown.seen(.a)?.minX == 40)
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50))
    }
  }

  @Test func `two at once`() {
    showingPart(
      .modifier(active: Shifted(distance: 40), identity: Shifted(distance: 0))
        .combined(with: .opacity)
    ) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50))
    }
  }

  @Test func `without an animation at once`() {
    showingPart(
      .modifier(active: Shifted(distance: 40), identity: Shifted(distance: 0))
    ) { shown in
      handle.set(true)
      shown.screen.step()
      #expect(shown.seen(.a)?.minX == 40)
      handle.set(false)
      shown.screen.step()
      #expect(shown.seen(.a) == nil)
      #expect(log.lines == ["gone"])
    }
  }

  @Test func `with an animation of their own`() {
    showingPart(.move(edge: .leading).animation(.linear(duration: 2))) { shown in
      // The change itself has none.
      handle.set(true)
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 30, within: 1))
      shown.run(1.1)
      withAnimation(second) { handle.set(false) }
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 30, within: 1))
    }
  }

  @Test func `not where they are there from the start`() {
    let view = Switched(handle: handle, isShown: true) {
      Part.a.block(20, 20).transition(.move(edge: .leading).animation(second))
    }
    showing(view) { shown in #expect(shown.seen(.a)?.minX == 40) }
  }

  @Test func `pushed over one side and out at the other`() {
    let view = Switched(handle: handle) { Part.a.block(20, 20).transition(.push(from: .leading)) }
    showing(view) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 30, within: 1))
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50))
      shown.run(0.6)
      withAnimation(second) { handle.set(false) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 50, within: 1))
    }
  }

  @Test func `as types put together`() {
    let view = Switched(handle: handle) {
      Part.a.block(20, 20).transition(
        AsymmetricTransition(
          insertion: .offset(x: 40).combined(with: .opacity),
          removal: Turning().animation(.linear(duration: 2))
        )
      )
    }
    showing(view) { shown in
      withAnimation(second) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50))
      shown.run(0.6)
      withAnimation(second) { handle.set(false) }
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 60))
    }
  }

  @Test func `not where they are scrolled into sight`() throws {
    try showing(Sliding()) { shown in
      #expect(shown.seen(.a) == nil)
      let view = try #require(shown.screen.window.first(UIScrollView.self))
      view.contentOffset.y = 390
      shown.screen.step()
      #expect(shown.seen(.a) == rect(0, 10, 100, 20))
      view.contentOffset.y = 0
      shown.screen.step(2)
      #expect(shown.seen(.a) == nil)
    }
  }

  @Test func `not where animations are disabled`() {
    let view = Switched(handle: handle) {
      Part.a.block(20, 20).transition(.move(edge: .leading).animation(second))
    }
    showing(view.transaction { $0.disablesAnimations = true }) { shown in
      handle.set(true)
      shown.screen.step()
      #expect(shown.seen(.a)?.minX == 40)
      handle.set(false)
      shown.screen.step()
      #expect(shown.seen(.a) == nil)
    }
  }

  @Test func `as the nearest animation of a value says`() {
    showing(AnimatedBy(handle: handle)) { shown in
      for isShown in [true, false] {
        handle.set(isShown)
        shown.run(0.5)
        #expect(isNear(shown.seen(.a)?.minX, 30, within: 1))
        shown.run(0.6)
        #expect(shown.seen(.a)?.minX == (isShown ? 40 : nil))
      }
    }
  }

  @Test func `and are seen where they are shown again while they go`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let surface = Surface(controller.view)
      let view = UIView()
      @MainActor func show(_ isShown: Bool, _ animation: Animation?) {
        let placing = Placing(
          surface: surface,
          animation: animation,
          region: SafeRegion(bounds: .zero, safe: .zero, aboveKeyboard: .zero),
          rounding: PixelRounding(scale: 2)
        )
        surface.fill(placing) {
          if isShown { surface.show(view, in: rect(0, 0, 20, 20), placing) }
        }
      }
      for animation in [Animation.linear(duration: 1), nil] {
        show(true, nil)
        screen.step(2)
        show(false, .linear(duration: 1))
        screen.step(30)
        #expect(view.superview != nil)
        show(true, animation)
        screen.step(90)
        #expect(view.superview != nil)
        #expect(view.layer.presentation()?.opacity == 1)
        #expect(view.alpha == 1)
      }
    }
  }

  @Test func `the phases are numbers`() {
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.identity.value == 0)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity)
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(MoveTransition.properties.hasMotion)
  }
}
