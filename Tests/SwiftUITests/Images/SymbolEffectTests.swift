import SwiftUI
import Testing
import UIKit

/// A symbol whose views say more when a number is another one.
private struct Moving<Shown: View>: View {
  let handle: Handle<Int>
  let shown: (Int) -> Shown
  @State private var number = 0

  var body: some View {
    let _ = handle.note($number)
    shown(number).font(.system(size: 40))
  }
}

@MainActor
@Suite struct `Symbols that move` {
  private let handle = Handle<Int>()
  private let disc = Image(systemName: "circle.fill")

  private func width<Shown>(_ shown: ShownView<Shown>) -> CGFloat { shown.ink.box?.width ?? 0 }

  @Test(arguments: [true, false])
  func `a symbol bounces when a value changes, and comes to rest`(isUp: Bool) {
    let view = Moving(handle: handle) {
      disc.symbolEffect(isUp ? .bounce.up : .bounce.down, value: $0)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = width(shown)
      #expect(rest > 20 && !shown.screen.stage.needsFrame)
      handle.set(1)
      shown.run(0.2)
      #expect(isUp ? width(shown) > rest * 1.1 : width(shown) < rest * 0.9)
      shown.run(0.6)
      #expect(width(shown) == rest && !shown.screen.stage.needsFrame)
      handle.set(1)
      shown.run(0.2)
      #expect(width(shown) == rest)
    }
  }

  @Test func `it does so as often and as fast as is said`() {
    let options = SymbolEffectOptions.speed(2).repeat(.periodic(2, delay: 0.4))
    let view = Moving(handle: handle) { disc.symbolEffect(.bounce, options: options, value: $0) }
    showing(view) { shown in
      shown.run(0.5)
      let rest = width(shown)
      handle.set(1)
      shown.run(0.1)
      #expect(width(shown) > rest * 1.1)
      shown.run(0.3)
      #expect(width(shown) == rest && shown.screen.stage.needsFrame)
      shown.run(0.2)
      #expect(width(shown) > rest * 1.1)
      shown.run(0.4)
      #expect(width(shown) == rest && !shown.screen.stage.needsFrame)
    }
  }

  @Test func `a symbol pulses as long as it is to, and nobody waits for it`() {
    let view = Moving(handle: handle) { disc.symbolEffect(.pulse, isActive: $0 == 1) }
    showing(view) { shown in
      shown.run(0.5)
      let rest = shown.ink.darkest
      handle.set(1)
      shown.run(0.6)
      #expect(shown.ink.darkest < rest / 2)
      shown.run(0.6)
      #expect(shown.ink.darkest > rest * 9 / 10)
      #expect(shown.screen.stage.needsFrame && !shown.screen.stage.comesToRest)
      shown.run(0.6)
      handle.set(0)
      shown.run(0.1)
      #expect(shown.ink.darkest < rest && shown.screen.stage.comesToRest)
      shown.run(0.4)
      #expect(shown.ink.darkest == rest && !shown.screen.stage.needsFrame)
    }
  }

  @Test func `a symbol goes and comes, and keeps its place`() {
    let view = Moving(handle: handle) { number in
      HStack(spacing: 0) {
        disc.symbolEffect(.disappear, isActive: number == 1)
        Part.a.block(10, 10)
      }
    }
    showing(view) { shown in
      shown.run(0.5)
      let place = shown.frames[.a]
      handle.set(1)
      shown.run(0.6)
      #expect(shown.ink.box.map { $0.width < 20 } == true && shown.frames[.a] == place)
      #expect(!shown.screen.stage.needsFrame)
      handle.set(0)
      shown.run(0.6)
      #expect(width(shown) > 30)
    }
  }

  @Test func `what is gone from the start is not seen to go`() {
    showing(disc.font(.system(size: 40)).symbolEffect(.disappear)) { shown in
      #expect(shown.ink.box == nil && !shown.screen.stage.needsFrame)
    }
  }

  @Test func `a symbol stays larger, and bounces from there`() {
    let view = Moving(handle: handle) {
      disc.symbolEffect(.scale.up, isActive: $0 > 0).symbolEffect(.bounce, value: $0 == 2)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = width(shown)
      handle.set(1)
      shown.run(0.6)
      let large = width(shown)
      #expect(large > rest * 1.1 && !shown.screen.stage.needsFrame)
      handle.set(2)
      shown.run(0.2)
      #expect(width(shown) > large * 1.1)
      shown.run(0.6)
      #expect(width(shown) == large)
      handle.set(0)
      shown.run(0.8)
      #expect(width(shown) == rest)
    }
  }

  @Test func `a symbol turns`() {
    let view = Moving(handle: handle) {
      Image(systemName: "minus").symbolEffect(.rotate, value: $0)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = shown.ink.box ?? .zero
      #expect(rest.width > rest.height * 3)
      handle.set(1)
      shown.run(0.33)
      let box = shown.ink.box ?? .zero
      #expect(box.height > box.width * 2)
      shown.run(0.8)
      #expect(shown.ink.box == rest)
    }
  }

  @Test(arguments: [false, true])
  func `a symbol wiggles in the direction in which is read`(isRightToLeft: Bool) {
    let view = Moving(handle: handle) { disc.symbolEffect(.wiggle.forward, value: $0) }
    showing(view, isRightToLeft: isRightToLeft) { shown in
      shown.run(0.2)
      let rest = shown.ink.box?.minX ?? 0
      handle.set(1)
      shown.run(0.1)
      #expect((shown.ink.box?.minX ?? 0 > rest) == !isRightToLeft)
      #expect(shown.ink.box?.minX != rest)
      shown.run(0.8)
      #expect(shown.ink.box?.minX == rest)
    }
  }

  @Test func `a symbol breathes and lights up`() {
    let view = Moving(handle: handle) {
      disc.symbolEffect(.breathe, isActive: $0 == 1)
        .symbolEffect(.variableColor.iterative.hideInactiveLayers, value: $0)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = shown.ink
      handle.set(1)
      shown.run(0.2)
      #expect(shown.ink.darkest < rest.darkest / 2)
      shown.run(0.6)
      #expect(width(shown) > (rest.box?.width ?? 0) * 1.05)
      handle.set(0)
      shown.run(1.5)
      #expect(shown.ink.box == rest.box && shown.ink.darkest == rest.darkest)
    }
  }

  @Test func `symbols stand still where that is said, and pictures always do`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = Moving(handle: handle) { number in
      HStack {
        disc.symbolEffectsRemoved()
        Image(uiImage: picture)
        Text("x")
      }
      .symbolEffect(.pulse)
      .symbolEffect(.scale, isActive: number == 1)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = shown.ink
      handle.set(1)
      shown.run(0.5)
      #expect(shown.ink.box == rest.box && shown.ink.darkest == rest.darkest)
      #expect(!shown.screen.stage.needsFrame)
    }
  }

  @Test(arguments: [ContentTransition.symbolEffect(.replace), .symbolEffect, .identity])
  func `a symbol becomes another one`(way: ContentTransition) {
    let view = Moving(handle: handle) {
      Image(systemName: $0 == 0 ? "circle.fill" : "minus").contentTransition(way)
    }
    showing(view) { shown in
      shown.run(0.5)
      let old = shown.ink.box ?? .zero
      handle.set(1)
      shown.screen.step(2)
      #expect(((shown.ink.box?.height ?? 0) > old.height / 2) == (way != .identity))
      shown.run(0.7)
      #expect(shown.ink.box.map { $0.height < old.height / 3 } == true)
      #expect(!shown.screen.stage.needsFrame)
    }
  }

  @Test func `a symbol comes and goes with an effect`() {
    let view = Moving(handle: handle) { number in
      ZStack {
        Color.clear
        if number == 1 { disc.transition(.symbolEffect(.appear)) }
      }
    }
    showing(view) { shown in
      shown.run(0.5)
      withAnimation(.linear(duration: 0.5)) { handle.set(1) }
      shown.run(0.1)
      let faint = shown.ink.darkest
      shown.run(0.6)
      #expect(faint < shown.ink.darkest && shown.ink.darkest > 200)
      withAnimation(.linear(duration: 0.5)) { handle.set(0) }
      shown.run(0.2)
      #expect(shown.ink.darkest < 200 && shown.ink.darkest > 0)
      shown.run(0.6)
      #expect(shown.ink.box == nil && !shown.screen.stage.needsFrame)
    }
  }

  @Test func `a symbol bounces as it is said when the value changes, and not for other options`() {
    let view = Moving(handle: handle) { number in
      disc.symbolEffect(number == 1 ? .bounce.down : .bounce.up, value: number > 0)
        .symbolEffect(.bounce, options: .speed(number == 2 ? 2 : 1), value: 0)
    }
    showing(view) { shown in
      shown.run(0.5)
      let rest = width(shown)
      handle.set(1)
      shown.run(0.2)
      #expect(width(shown) < rest * 0.9)
      shown.run(0.8)
      handle.set(2)
      shown.run(0.2)
      #expect(width(shown) == rest)
    }
  }
}
