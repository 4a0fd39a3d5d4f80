import SwiftUI
import Testing
import UIKit

private struct Drawn: View {
  let handle: Handle<Int>
  @State var width = 20

  var body: some View {
    let _ = handle.note($width)
    Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: CGFloat(width), height: size.height)),
        with: .color(red: 1, green: 0, blue: 0)
      )
    }
  }
}

/// A drawing with a view in it, or none.
private struct Fading: View {
  let handle: Handle<Bool>
  @State var isShown = true

  var body: some View {
    let _ = handle.note($isShown)
    ZStack {
      Color.white
      if isShown {
        Canvas { context, size in
          if let symbol = context.resolveSymbol(id: 0) {
            context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        } symbols: {
          Color.black.frame(width: 40, height: 40).tag(0)
        }
      }
    }
  }
}

@MainActor
@Suite struct `Views that are drawn` {
  private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
  private let white = [255, 255, 255]

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private func drawing(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void,
    _ body: (ShownView<AnyView>) -> Void
  ) {
    showing(
      AnyView(
        ZStack {
          Color.white
          Canvas(renderer: draw)
        }
      ),
      body
    )
  }

  @Test func `fill and stroke paths`() {
    drawing { context, size in
      context.fill(square(10, 10, 20), with: red)
      context.stroke(square(50, 10, 20), with: blue, lineWidth: 4)
    } _: { shown in
      #expect(shown.color(20, 20) == [255, 0, 0])
      #expect(shown.color(35, 20) == white)
      #expect(shown.color(50, 20) == [0, 0, 255])
      #expect(shown.color(60, 20) == white)
    }
  }

  @Test func `are drawn as they were while they fade out`() {
    let handle = Handle<Bool>()
    showing(Fading(handle: handle)) { shown in
      #expect(shown.color(50, 50) == [0, 0, 0])
      withAnimation(.linear(duration: 1)) { handle.set(false) }
      shown.run(0.5)
      @MainActor func redraw(_ view: UIView) {
        view.setNeedsDisplay()
        view.subviews.forEach(redraw)
      }
      redraw(shown.screen.window)
      shown.screen.step()
      let grey = shown.color(50, 50).first ?? 0
      #expect((100...155).contains(grey))
      shown.run(0.6)
      #expect(shown.color(50, 50) == [255, 255, 255])
    }
  }

  @Test func `are not drawn again where something else is scrolled`() {
    let log = CallLog()
    let view = ScrollView {
      VStack(spacing: 0) {
        Part.a.block(100, 40).visualEffect { effect, proxy in
          effect.offset(x: proxy.frame(in: .global).minY / 10)
        }
        Canvas { [log] context, size in
          log.lines.append("drawn")
          if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
        } symbols: {
          Part.b.block(20, 20).tag(0)
        }
        .frame(height: 40)
        Color.clear.frame(height: 400)
      }
    }
    showing(view) { shown in
      #expect(log.take() == ["drawn"])
      shown.screen.window.first(UIScrollView.self)?.contentOffset.y = 20
      shown.update()
      #expect(isNear(shown.seen(.a)?.minX, -2, within: 0.6))
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `with gradients`() {
    let gradient = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(white: 1)])
    drawing { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 20)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      )
      context.fill(
        Path(CGRect(x: 0, y: 20, width: 100, height: 80)),
        with: .radialGradient(
          gradient,
          center: CGPoint(x: 50, y: 60),
          startRadius: 0,
          endRadius: 40
        )
      )
    } _: { shown in
      #expect(isNear(shown.color(50, 10).first.map { CGFloat($0) }, 128))
      #expect(shown.color(50, 60)[0] < 10)
      #expect(isNear(shown.color(70, 60).first.map { CGFloat($0) }, 128))
    }
  }

  @Test func `moved, clipped and faded, each copy by itself`() {
    drawing { context, size in
      var other = context
      other.translateBy(x: 50, y: 0)
      other.clip(to: square(0, 0, 10))
      other.opacity = 0.5
      other.fill(square(0, 0, 40), with: red)
      context.fill(square(0, 0, 40), with: blue)
      var outside = context
      outside.clip(to: square(0, 60, 20), options: .inverse)
      outside.fill(square(0, 60, 40), with: red)
    } _: { shown in
      #expect(isNear(shown.color(55, 5)[1..<2].first.map { CGFloat($0) }, 128))
      #expect(shown.color(65, 5) == white)
      #expect(shown.color(35, 35) == [0, 0, 255])
      #expect(shown.color(10, 70) == white)
      #expect(shown.color(30, 70) == [255, 0, 0])
    }
  }

  @Test func `in layers that are drawn as one`() {
    drawing { context, size in
      var faded = context
      faded.opacity = 0.5
      faded.drawLayer { layer in
        layer.fill(square(0, 0, 40), with: red)
        layer.fill(square(20, 0, 40), with: blue)
      }
      context.clipToLayer { layer in layer.fill(square(0, 60, 20), with: red) }
      context.fill(square(0, 60, 40), with: blue)
    } _: { shown in
      // Where both lie the first does not shine through.
      let both = shown.color(30, 20)
      #expect(both[2] == 255 && abs(both[0] - 128) < 3 && abs(both[1] - 128) < 3)
      #expect(shown.color(10, 70) == [0, 0, 255])
      #expect(shown.color(30, 70) == white)
    }
  }

  // Fact canvas.filter.
  @Test func `through filters, the last one first`() {
    drawing { context, size in
      var blurred = context
      blurred.addFilter(.blur(radius: 5))
      blurred.fill(square(10, 10, 30), with: .color(white: 0))
      var hard = context
      hard.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
      hard.addFilter(.blur(radius: 3))
      hard.fill(square(60, 10, 30), with: red)
      var gray = context
      gray.addFilter(.grayscale(1))
      gray.fill(square(10, 60, 30), with: red)
      var shadow = context
      shadow.addFilter(.shadow(color: Color(white: 0), radius: 0, x: 10, y: 0))
      shadow.fill(square(60, 60, 20), with: red)
    } _: { shown in
      #expect((40...215).contains(shown.color(10, 25)[0]))
      #expect(shown.color(75, 25) == [0, 0, 255])
      #expect(shown.color(56, 25) == white)
      #expect(shown.color(25, 75) == [54, 54, 54])
      #expect(shown.color(70, 70) == [255, 0, 0])
      #expect(shown.color(85, 70) == [0, 0, 0])
    }
  }

  @Test func `with texts, images and views`() {
    let view = ZStack {
      Color.white
      Canvas { context, size in
        let text = context.resolve(Text("████").font(.system(size: 20)).foregroundStyle(.red))
        let room = text.measure(in: size)
        context.draw(text, in: CGRect(x: 0, y: 0, width: room.width, height: room.height))
        if let symbol = context.resolveSymbol(id: "part") {
          context.draw(symbol, at: CGPoint(x: 80, y: 80))
          context.draw(symbol, in: CGRect(x: 0, y: 60, width: 40, height: 40))
        }
      } symbols: {
        Part.a.block(20, 10).tag("part")
        Part.b.block(5, 5).tag("other")
      }
    }
    showing(view) { shown in
      let row = (2..<30).map { shown.color(CGFloat($0), 12) }
      #expect(row.contains { $0 != white && $0[0] > $0[2] + 60 })
      let part = [255, 32, 64]
      #expect(zip(shown.color(75, 80), part).allSatisfy { abs($0 - $1) <= 1 })
      #expect(shown.color(80, 70) == white)
      #expect(zip(shown.color(5, 65), part).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test func `again when what was read changes`() {
    let handle = Handle<Int>()
    showing(
      ZStack {
        Color.white
        Drawn(handle: handle)
      }
    ) { shown in
      #expect(shown.color(10, 50) == [255, 0, 0])
      #expect(shown.color(40, 50) == white)
      handle.set(60)
      shown.update()
      #expect(shown.color(40, 50) == [255, 0, 0])
    }
  }
}

private struct Ticking: View {
  let interval: Handle<Double>
  let dates: Handle<Date>
  @State var length = 0.02

  var body: some View {
    let _ = interval.note($length)
    TimelineView(.animation(minimumInterval: length)) { context in
      let _ = dates.note(context.date)
      Color.clear
    }
  }
}

@MainActor
@Suite struct `Views of a timeline` {
  @Test func `are computed with every frame, or seldom`() {
    let start = Handle<Date>()
    let view = TimelineView(.animation) { context in
      let _ = start.note(context.date)
      Color.clear
    }
    showing(view) { shown in
      shown.run(1)
      let dates = start.seen
      #expect(dates.count > 55)
      let lengths = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
      #expect(lengths.allSatisfy { abs($0 - 1.0 / 60) < 1e-3 })
    }
    let seldom = Handle<Date>()
    let slow = TimelineView(.animation(minimumInterval: 0.2)) { context in
      let _ = seldom.note(context.date)
      Color.clear
    }
    showing(slow) { shown in
      shown.run(1)
      #expect((5...7).contains(seldom.seen.count))
    }
  }

  @Test func `begin to follow another schedule`() {
    let interval = Handle<Double>()
    let dates = Handle<Date>()
    showing(Ticking(interval: interval, dates: dates)) { shown in
      shown.run(0.5)
      for step in 1...3 { interval.set(0.1 + Double(step) / 1000) }
      shown.run(0.1)
      let count = dates.seen.count
      shown.run(1)
      #expect((9...11).contains(dates.seen.count - count))
    }
  }

  @Test func `stand still while they are paused`() {
    let dates = Handle<Date>()
    let view = TimelineView(.animation(paused: true)) { context in
      let _ = dates.note(context.date)
      Color.clear
    }
    showing(view) { shown in
      shown.run(0.5)
      #expect(dates.seen.count == 1)
    }
  }

  @Test func `follow schedules`() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    func offsets(_ dates: some Sequence<Date>) -> [TimeInterval] {
      dates.prefix(3).map { $0.timeIntervalSince(start) }
    }
    let periodic = PeriodicTimelineSchedule(from: start, by: 10)
    #expect(offsets(periodic.entries(from: start + 25, mode: .normal)) == [20, 30, 40])
    // 1000 seconds are 16 minutes and 40 seconds.
    #expect(
      offsets(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)) == [-40, 20, 80]
    )
    for interval in [TimeInterval.infinity, .nan] {
      let once = PeriodicTimelineSchedule(from: start, by: interval)
      #expect(offsets(once.entries(from: start + 25, mode: .normal)) == [0])
    }
    let explicit = ExplicitTimelineSchedule([start, start + 5])
    #expect(offsets(explicit.entries(from: start, mode: .normal)) == [0, 5])
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(offsets(paused.entries(from: start, mode: .normal)) == [0])
  }
}
