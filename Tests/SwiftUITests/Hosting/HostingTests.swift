import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `A controller that shows a view` {
  private static let bar: [CGFloat] = [59, 0, 0, 0]

  // Fact root.center.
  @Test func `the view stands in the middle`() {
    let frames = frames(of: Part.a.block(58, 20))
    #expect(frames[.a] == rect(21, 40, 58, 20))
  }

  // Facts hosting.center and pixel.rounding.
  @Test func `the middle is that of the safe area, on a pixel`() {
    let frames = frames(
      of: Part.a.block(152.667, 64),
      width: 250,
      height: 250,
      scale: 3,
      safeArea: Self.bar
    )
    #expect(frames[.a] == rect(48.667, 122.667, 152.667, 64))
  }

  // Not measured: as apps count on that put the view into a scroll view.
  @Test func `the view held by constraints is as high as its texts at that width`() {
    struct Scrolled: UIViewRepresentable {
      func makeCoordinator() -> UIHostingController<Text> {
        UIHostingController(rootView: Text(String(repeating: "wide words ", count: 40)))
      }
      func makeUIView(context: Context) -> UIScrollView {
        let scrollView = UIScrollView()
        let hosted: UIView = context.coordinator.view
        hosted.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(hosted)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
          hosted.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          hosted.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          hosted.topAnchor.constraint(equalTo: content.topAnchor),
          hosted.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          hosted.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        return scrollView
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
    }
    showing(Scrolled(), width: 200, height: 100) { shown in
      let size = shown.screen.window.first(UIScrollView.self)?.contentSize ?? .zero
      #expect(size.width == 200)
      #expect(size.height > 200 && size.height < 800)
      let text = shown.screen.window.first(UILabel.self)
      #expect(text?.bounds.height == size.height)
    }
  }

  // Fact hosting.center.
  @Test func `the view is offered the safe area`() {
    let frames = frames(of: Part.a.color, width: 250, height: 250, safeArea: Self.bar)
    #expect(frames[.a] == rect(0, 59, 250, 191))
  }

  // Fact safearea.defaults.
  @Test func `a view may go on under bars`() {
    let all = frames(
      of: Part.a.color.ignoresSafeArea(),
      width: 250,
      height: 250,
      safeArea: [59, 0, 34, 0]
    )
    #expect(all[.a] == rect(0, 0, 250, 250))
    let top = frames(
      of: Part.a.color.ignoresSafeArea(edges: .top),
      width: 250,
      height: 250,
      safeArea: [59, 0, 34, 0]
    )
    #expect(top[.a] == rect(0, 0, 250, 216))
  }

  // Fact background.safearea.
  @Test func `a style behind a view goes on under bars, a view behind it does not`() {
    let style = frames(
      of: Part.a.color.background(Part.b.color),
      width: 250,
      height: 250,
      safeArea: Self.bar
    )
    #expect(style[.a] == rect(0, 59, 250, 191))
    #expect(style[.b] == rect(0, 0, 250, 250))
    let view = frames(
      of: Part.a.color.background { Rectangle().fill(Part.b.color) },
      width: 250,
      height: 250,
      safeArea: Self.bar
    )
    #expect(view[.b] == rect(0, 59, 250, 191))
  }

  // Fact background.safearea.
  @Test func `a style behind a view ends at bars that the view does not touch`() {
    let frames = frames(
      of: Part.a.block(50, 50).background(Part.b.color),
      width: 250,
      height: 250,
      safeArea: [50, 0, 0, 0]
    )
    #expect(frames[.b] == rect(100, 125, 50, 50))
  }

  // Facts hosting.background and hosting.sizing.
  @Test func `a controller has the ground of the system and tells no size`() {
    let controller = UIHostingController(rootView: Part.a.block(30, 20))
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(controller.sizingOptions == [])
    let size = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
    #expect(size == CGSize(width: 30, height: 20))
  }

  @Test func `several views are a column, also when one of them changes`() {
    let handle = Handle<Int>()
    let view = Group {
      Numbered(handle: handle, number: 20)
      Part.b.block(20, 10)
    }
    showing(view) { shown in
      #expect(shown.frames[.a] == rect(40, 36, 20, 10))
      #expect(shown.frames[.b] == rect(40, 54, 20, 10))
      handle.set(60)
      shown.update()
      #expect(shown.frames[.a] == rect(20, 36, 60, 10))
    }
  }

  @Test func `nothing can become something`() {
    showing(Part?.none.map { $0.color }) { shown in
      #expect(shown.frames.order.isEmpty)
      shown.controller.rootView = Part.a.color
      shown.update()
      #expect(shown.frames[.a] == rect(0, 0, 100, 100))
    }
  }

  @Test func `another view takes the place of the old one`() {
    showing(Part.a.color.frame(width: 20, height: 20)) { shown in
      shown.controller.rootView = Part.a.color.frame(width: 60, height: 20)
      shown.update()
      #expect(shown.frames[.a] == rect(20, 40, 60, 20))
    }
  }
}
