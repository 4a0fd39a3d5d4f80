import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct `Peeking` {
  private final class Page: UIViewController, UIViewControllerPreviewingDelegate {
    let peeked = Peeked()
    var committed: [UIViewController] = []

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { location.x < 100 ? peeked : nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { committed.append(viewControllerToCommit) }
  }

  private final class Peeked: UIViewController {
    var kept = 0
    override var previewActionItems: [any UIPreviewActionItem] {
      [UIPreviewAction(title: "Keep", style: .default) { [weak self] _, _ in self?.kept += 1 }]
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func `a finger that rests shows the screen and its actions`() throws {
    let page = Page()
    let source = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    page.view.addSubview(source)
    let context = page.registerForPreviewing(with: page, sourceView: source)
    #expect(context.sourceView === source && context.delegate === page)
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      screen.finger(.began, 50, 130)
      screen.step(60)
      screen.finger(.ended, 50, 130)
      screen.settle()
      let window = try #require(page.view.window)
      let keep = try #require(label("Keep", in: window))
      let place = keep.convert(CGPoint(x: 5, y: 5), to: nil as UIView?)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(page.peeked.kept == 1 && page.committed.isEmpty)
      // Where nothing is handed out nothing shows, nor after the end of it.
      for (x, ends) in [(150.0, false), (50.0, true)] {
        if ends { page.unregisterForPreviewing(withContext: context) }
        screen.finger(.began, x, 130)
        screen.step(60)
        screen.finger(.ended, x, 130)
        screen.settle()
        #expect(label("Keep", in: window) == nil)
      }
    }
  }
}
