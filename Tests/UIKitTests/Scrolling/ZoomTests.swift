import Diagnostics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ZoomTests {
  private func photo(_ body: (ScrollFixture, UIView) throws -> Void) throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 500)) { fixture in
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      fixture.view.addSubview(photo)
      fixture.log.zoomed = photo
      fixture.view.minimumZoomScale = 1
      fixture.view.maximumZoomScale = 4
      fixture.screen.settle()
      try body(fixture, photo)
    }
  }

  @Test func `there is a pinch only where something can be zoomed`() {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.bouncesZoom && !view.isZooming && !view.isZoomBouncing)
    let log = ScrollLog()
    view.delegate = log
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test func `fingers zoom about the point between them`() throws {
    try photo { fixture, photo in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.pinch(at: (100, 200), from: 100, to: 240, lifts: false)
      // Eight points of the spreading are the pinch's slop.
      #expect(abs(view.zoomScale - 240 / 108) < 1e-9)
      #expect(view.isZooming)
      #expect(fixture.log.take().contains("willBeginZooming") && fixture.log.zooms > 3)
      let point = photo.convert(CGPoint(x: 100, y: 200), to: nil as UIView?)
      #expect(abs(point.x - 100) < 1 && abs(point.y - 200) < 1)
      #expect(view.contentSize.width == 300 * view.zoomScale)
      screen.liftPinch(at: (100, 200), 240)
      screen.settle()
      #expect(!view.isZooming && abs(view.zoomScale - 240 / 108) < 1e-9)
      #expect(fixture.log.calls.contains("didEndZooming(\(Double(view.zoomScale)))"))
    }
  }

  @Test func `beyond the limits it gives way and comes back`() throws {
    try photo { fixture, _ in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.pinch(at: (150, 250), from: 200, to: 80, lifts: false)
      #expect(view.zoomScale < 1 && view.zoomScale > 0.5)
      screen.liftPinch(at: (150, 250), 80)
      screen.step(2)
      #expect(view.isZoomBouncing)
      screen.settle()
      #expect(view.zoomScale == 1 && view.contentOffset == .zero)
      #expect(fixture.log.calls.last { $0.hasPrefix("didEndZooming") } == "didEndZooming(1.0)")
      view.bouncesZoom = false
      screen.pinch(at: (150, 250), from: 200, to: 80, lifts: false)
      #expect(view.zoomScale == 1)
      screen.liftPinch(at: (150, 250), 80)
      screen.settle()
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `code zooms to a scale, at once or with an animation`() throws {
    try photo { fixture, _ in
      let (screen, view) = (fixture.screen, fixture.view)
      view.zoomScale = 2
      #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 600, height: 1000))
      // The middle of what showed stays in the middle.
      #expect(view.contentOffset == CGPoint(x: 150, y: 250))
      view.setZoomScale(9, animated: true)
      #expect(view.isZoomAnimating && view.zoomScale == 2)
      screen.step(6)
      #expect(view.zoomScale > 2 && view.zoomScale < 4)
      screen.settle()
      #expect(view.zoomScale == 4 && !view.isZoomAnimating)
      #expect(fixture.log.calls == ["willBeginZooming", "didEndZooming(4.0)"])
    }
  }

  @Test func `a rectangle is shown as large as it fits, in the middle`() throws {
    try photo { fixture, _ in
      let view = fixture.view
      view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 100), animated: false)
      #expect(view.zoomScale == 3)
      #expect(view.contentOffset == CGPoint(x: 300, y: 500))
      view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      fixture.screen.settle()
      #expect(view.zoomScale == 4 && view.contentOffset == .zero)
    }
  }

  @Test func `two taps zoom in where the finger is, as apps do it`() throws {
    @MainActor final class Zooming: NSObject {
      weak var view: UIScrollView?
      func tapped(_ tap: UITapGestureRecognizer) {
        guard let view else { return }
        let place = tap.location(in: view)
        let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
        view.zoom(
          to: CGRect(
            x: place.x - size.width / 2,
            y: place.y - size.height / 2,
            width: 150,
            height: 250
          ),
          animated: true
        )
      }
    }
    SelectorTable.register(Zooming.self, "tapped:") { zooming, arguments in
      (arguments.first as? UITapGestureRecognizer).map { zooming.tapped($0) }
    }
    try photo { fixture, _ in
      let zooming = Zooming()
      zooming.view = fixture.view
      let tap = UITapGestureRecognizer(target: zooming, action: "tapped:")
      tap.numberOfTapsRequired = 2
      fixture.view.addGestureRecognizer(tap)
      fixture.screen.tap(100, 200)
      fixture.screen.tap(100, 200)
      fixture.screen.settle()
      #expect(fixture.view.zoomScale == 2)
      #expect(fixture.view.contentOffset == CGPoint(x: 50, y: 150))
    }
  }

  @Test func `a finger that stays down after a pinch goes on to drag`() throws {
    try photo { fixture, _ in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.pinch(at: (150, 250), from: 80, to: 200, lifts: false)
      screen.finger(.ended, 50, 250, id: 0)
      let offset = view.contentOffset
      #expect(!view.isZooming)
      for step in 1...6 { screen.finger(.moved, 250 - Double(step) * 5, 250, id: 1) }
      // Ten points of the way are the drag's slop.
      #expect(abs(view.contentOffset.x - offset.x - 20) < 1)
      screen.finger(.ended, 220, 250, id: 1)
      screen.settle()
      #expect(!view.isDragging && !view.isTracking && !screen.stage.needsFrame)
    }
  }

  @Test func `content smaller than the view stands where it is aligned`() throws {
    try photo { fixture, _ in
      let view = fixture.view
      view.minimumZoomScale = 0.5
      view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      view.zoomScale = 0.5
      #expect(view.contentOffset == CGPoint(x: -75, y: -125))
      fixture.screen.drag(from: (150, 300), to: (150, 200))
      fixture.screen.settle()
      #expect(view.contentOffset == CGPoint(x: -75, y: -125))
    }
  }

  @Test func `scales that are no numbers are told of`() throws {
    try photo { fixture, _ in
      let found = UIKitDiagnostics.recording {
        fixture.view.zoomScale = .nan
        fixture.view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 10), animated: true)
      }
      #expect(found.map(\.code) == ["TSK-NAN", "TSK-NAN"])
      #expect(fixture.view.zoomScale == 1)
      fixture.view.minimumZoomScale = 0
      fixture.view.zoomScale = 0
      #expect(fixture.view.zoomScale > 0)
    }
  }
}
