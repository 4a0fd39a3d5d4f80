import CoreGraphics
import Foundation
import Testing
import UIKit

/// What is lifted off the screen: where it is from, how large, and what of it shows.
@MainActor @Suite struct PreviewRuleTests {
  private func onScreen(_ body: (UIView) throws -> Void) rethrows {
    let controller = UIViewController()
    try TestScreen.showing(controller) { _ in
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
      controller.view.addSubview(view)
      try body(view)
    }
  }

  @Test func `a view is lifted from where it is, as it is turned`() {
    onScreen { view in
      view.transform = CGAffineTransform(rotationAngle: 1)
      let preview = UITargetedPreview(view: view)
      #expect(preview.view === view && preview.target.container === view.superview)
      #expect(preview.target.center == view.center)
      #expect(preview.target.transform == view.transform)
      #expect(preview.size == CGSize(width: 100, height: 60))
      #expect(preview.parameters.visiblePath == nil && preview.parameters.shadowPath == nil)
    }
  }

  @Test func `a path is what shows, and its size is the preview's`() {
    onScreen { view in
      let parameters = UIPreviewParameters()
      parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 30))
      let preview = UITargetedPreview(view: view, parameters: parameters)
      #expect(preview.size == CGSize(width: 40, height: 30))
    }
  }

  @Test func `a preview with another target is another preview of the same view`() {
    onScreen { view in
      let preview = UITargetedPreview(view: view)
      let goal = UIPreviewTarget(container: view, center: CGPoint(x: 5, y: 6))
      #expect(goal.transform == .identity)
      let moved = preview.retargetedPreview(with: goal)
      #expect(moved !== preview && moved.target === goal && moved.view === view)
      #expect(moved.parameters === preview.parameters)
      #expect(preview.target.center == view.center)
    }
  }

  @Test func `a container off the screen is a mistake`() {
    let found = UIKitDiagnostics.recording { _ = UITargetedPreview(view: UIView()) }
    #expect(found.count == 1)
  }

  @Test func `lines of text show with a little around them`() throws {
    let rects = [
      CGRect(x: 50, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 80, height: 20),
    ]
    let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
    let path = try #require(parameters.visiblePath)
    for rect in rects { #expect(path.contains(CGPoint(x: rect.midX, y: rect.midY))) }
    #expect(!path.contains(CGPoint(x: 20, y: 5)) && !path.contains(CGPoint(x: 140, y: 35)))
    #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
  }

  @Test func `parameters are copied, and are never without a background`() throws {
    let parameters = UIPreviewParameters()
    #expect(parameters.backgroundColor == .systemBackground)
    parameters.backgroundColor = .red
    parameters.shadowPath = UIBezierPath()
    let copy = try #require(parameters.copy() as? UIPreviewParameters)
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
    #expect(copy.backgroundColor == .red && copy.shadowPath != nil)
    #expect(UIDragPreviewParameters().copy() is UIDragPreviewParameters)
  }

  @Test func `an address is dragged as a card with its words`() throws {
    let url = try #require(URL(string: "https://example.com/page"))
    func texts(_ view: UIView) -> [String] {
      view.subviews.compactMap { ($0 as? UILabel)?.text }
    }
    #expect(texts(UIDragPreview(for: url).view) == ["https://example.com/page"])
    let titled = UIDragPreview(for: url, title: "Example")
    #expect(texts(titled.view) == ["Example", "https://example.com/page"])
    #expect(titled.view.bounds.height > UIDragPreview(for: url).view.bounds.height)
  }
}
