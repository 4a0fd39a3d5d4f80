import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct `where a presentation stands` {
  private func show(
    _ style: UIModalPresentationStyle,
    _ setUp: (UIViewController, UIView) -> Void,
    _ body: (UIPresentationController?, UIView, CGRect) -> Void
  ) {
    let (controller, shown) = (UIViewController(), UIViewController())
    let source = UIView(frame: CGRect(x: 700, y: 300, width: 100, height: 100))
    shown.modalPresentationStyle = style
    shown.preferredContentSize = CGSize(width: 300, height: 400)
    TestScreen.showing(controller, width: 1024, height: 700) { screen in
      controller.view.addSubview(source)
      setUp(shown, source)
      controller.present(shown, animated: false)
      screen.settle()
      let presentation = shown.presentationController
      body(presentation, source, presentation?.frameOfPresentedViewInContainerView ?? .zero)
    }
  }

  @Test func `a bubble without room covers what it is about, if it may`() {
    func frame(overlaps: Bool) -> CGRect {
      var found = CGRect.zero
      show(.popover) { shown, source in
        shown.popoverPresentationController?.sourceView = source
        shown.popoverPresentationController?.permittedArrowDirections = .up
        shown.popoverPresentationController?.canOverlapSourceViewRect = overlaps
      } _: { _, _, frame in
        found = frame
      }
      return found
    }
    let (beside, over) = (frame(overlaps: false), frame(overlaps: true))
    #expect(beside.minY == 400 && beside.height < 400)
    #expect(over.height == 413 && over.minY < 400 && over.maxY <= 690)
  }

  @Test func `a sheet without an edge lies over the middle of its source`() {
    show(.formSheet) { _, _ in
    } _: { _, _, frame in
      #expect(frame.midX == 512)
    }
    show(.formSheet) { shown, source in
      shown.sheetPresentationController?.sourceView = source
    } _: { _, source, frame in
      #expect(frame.midX == source.frame.midX)
    }
  }
}
