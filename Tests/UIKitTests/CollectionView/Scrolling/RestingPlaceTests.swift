import Testing
import UIKit

@MainActor @Suite struct RestingPlaceTests {
  final class Pages: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []
    var answer: (CGPoint) -> CGPoint = { CGPoint(x: 0, y: ($0.y / 400).rounded(.up) * 400) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append(velocity)
      return answer(proposedContentOffset)
    }
  }

  private func fling(_ layout: Pages) -> (CGFloat, [Diagnosis]) {
    let shelf = Shelf([2000], layout)
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    controller.view.addSubview(shelf.view)
    var findings: [Diagnosis] = []
    TestScreen.showing(controller, width: 375, height: 400) { screen in
      findings = UIKitDiagnostics.recording {
        screen.drag(from: (180, 300), to: (180, 200), frames: 8)
        screen.settle()
      }
    }
    return (shelf.view.contentOffset.y, findings)
  }

  @Test func `the layout says where content comes to rest`() {
    let layout = Pages()
    let (y, findings) = fling(layout)
    #expect(layout.asked.count == 1)
    #expect((layout.asked.first?.y ?? 0) > 0.3)
    #expect(y > 0 && y.truncatingRemainder(dividingBy: 400) == 0)
    #expect(findings.isEmpty)
  }

  @Test func `a place that is no number is not taken`() {
    let layout = Pages()
    layout.answer = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    let (y, findings) = fling(layout)
    #expect(findings.map(\.code) == ["TSK-NAN"])
    #expect(y > 100)
  }
}
