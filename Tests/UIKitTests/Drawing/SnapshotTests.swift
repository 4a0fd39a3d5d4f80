import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct SnapshotTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 2, y: 0, width: 4, height: 1))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.traitOverrides.displayScale = 1
    return view
  }

  @Test func `a hierarchy is drawn over a rectangle`() {
    let view = view()
    let drawn = Picture.drawn(6, 3) {
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 1, y: 1, width: 4, height: 2),
          afterScreenUpdates: true
        )
      )
    }
    #expect(drawn == ["......", ".RRBB.", ".RRRR."])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func `a snapshot stays as it was`() throws {
    let view = view()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(Picture.shown(snapshot) == ["RRBB", "RRRR"])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `a part of a view stretches without its border`() throws {
    let view = view()
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 1, y: 0, width: 3, height: 1),
        afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
      )
    )
    #expect(Picture.shown(part) == ["RBB"])
    part.frame.size.width = 5
    #expect(Picture.shown(part) == ["RBBBB"])
  }

  @Test func `layers are drawn into contexts`() {
    let view = view()
    let drawn = Picture.drawn(4, 2) {
      if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }
    #expect(drawn == ["RRBB", "RRRR"])
  }
}
