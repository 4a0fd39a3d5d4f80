import Testing
import UIKit

/// Sheets: where they stand, who may put them away, and who is told.
@MainActor @Suite struct SheetRuleTests {
  private final class Teller: NSObject, UISheetPresentationControllerDelegate {
    var allows = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { calls.append("\(controller.selectedDetentIdentifier?.rawValue.suffix(6) ?? "nil")") }
  }

  private let root = UIViewController()
  private let page = UIViewController()
  private let teller = Teller()

  private func showing(
    detents: [UISheetPresentationController.Detent] = [.large()],
    bottom: Double = 0,
    _ body: (TestScreen, UISheetPresentationController) throws -> Void
  ) throws {
    try TestScreen.showing(
      root,
      width: 390,
      height: 800,
      configure: { $0.safeArea = [40, 0, bottom, 0] },
      { screen in
        let sheet = try #require(page.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = teller
        root.present(page, animated: false)
        screen.settle()
        try body(screen, sheet)
      }
    )
  }

  private var top: CGFloat { page.view.convert(page.view.bounds, to: nil as UIView?).minY }

  @Test func `what a sheet is at first`() {
    let sheet = UISheetPresentationController(presentedViewController: page, presenting: nil)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil && !sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.sourceView == nil)
    #expect(page.modalPresentationStyle == .automatic)
    #expect(page.sheetPresentationController === page.presentationController)
  }

  @Test func `a medium sheet is half as high as what is safe, and the safe area below`() throws {
    try showing(detents: [.medium(), .large()], bottom: 30) { _, sheet in
      // 800 less 40 and 30 is 730; half of it, and the 30 below.
      #expect(abs(top - (800 - 365 - 30)) < 0.01)
      #expect(page.view.safeAreaInsets.bottom == 30)
      #expect(sheet.selectedDetentIdentifier == nil)
    }
  }

  @Test func `detents of one's own are asked about the room there is, and nil leaves them out`()
    throws
  {
    var maxima: [CGFloat] = []
    let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) { context in
      maxima.append(context.maximumDetentValue)
      return context.maximumDetentValue / 3
    }
    let none = UISheetPresentationController.Detent.custom(identifier: .init("none")) { _ in nil }
    try showing(detents: [none, third]) { screen, sheet in
      #expect(Set(maxima) == [760])
      #expect(abs(top - (800 - 760 / 3.0)) < 1)
      var height: CGFloat = 200
      sheet.detents = [.custom(identifier: .init("own")) { _ in height }]
      screen.settle()
      #expect(top == 600)
      height = 300
      sheet.invalidateDetents()
      screen.settle()
      #expect(top == 500)
    }
  }

  @Test func `a value beyond the room there is stops at the large detent`() throws {
    try showing(detents: [.custom { _ in 5000 }]) { _, _ in #expect(top == 50) }
  }

  @Test func `the delegate is told of detents that fingers choose, and not of those code does`()
    throws
  {
    try showing(detents: [.medium(), .large()]) { screen, sheet in
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      screen.settle()
      #expect(top == 50 && teller.calls.isEmpty)
      screen.drag(from: (195, 60), to: (195, 420), frames: 40)
      screen.settle()
      #expect(sheet.selectedDetentIdentifier == .medium)
      #expect(teller.calls.count == 1)
      // Where it was before nothing is told.
      screen.drag(from: (195, 430), to: (195, 445), frames: 20)
      screen.settle()
      #expect(sheet.selectedDetentIdentifier == .medium && teller.calls.count == 1)
    }
  }

  @Test func `a tap behind puts the sheet away and tells so in order`() throws {
    try showing(detents: [.medium()]) { screen, _ in
      screen.tap(195, 100)
      screen.settle()
      #expect(root.presentedViewController == nil && teller.calls == ["will", "did"])
    }
  }

  @Test(arguments: [false, true])
  func `a sheet that may not go tells of the attempt`(byDelegate: Bool) throws {
    if byDelegate { teller.allows = false } else { page.isModalInPresentation = true }
    try showing(detents: [.medium()]) { screen, _ in
      screen.tap(195, 100)
      screen.settle()
      #expect(root.presentedViewController === page && teller.calls == ["attempt"])
      // Code is not asked.
      root.dismiss(animated: true)
      screen.settle()
      #expect(root.presentedViewController == nil && teller.calls == ["attempt"])
    }
  }

  @Test func `behind an undimmed detent fingers reach what is below`() throws {
    try showing(detents: [.medium(), .large()]) { screen, sheet in
      let button = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      sheet.largestUndimmedDetentIdentifier = .medium
      screen.settle()
      screen.tap(150, 120)
      screen.settle()
      #expect(taps == 1 && root.presentedViewController === page)
      #expect(button.tintAdjustmentMode == .normal)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      screen.settle()
      sheet.largestUndimmedDetentIdentifier = nil
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      screen.settle()
      screen.tap(150, 120)
      screen.settle()
      #expect(taps == 1 && root.presentedViewController == nil)
    }
  }

  @Test func `a sheet may be as narrow as its content, at the edge`() throws {
    page.preferredContentSize = CGSize(width: 250, height: 0)
    try showing { screen, sheet in
      #expect(page.view.bounds.width == 390)
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      screen.settle()
      #expect(page.view.bounds.width == 250)
      let frame = page.view.convert(page.view.bounds, to: nil as UIView?)
      #expect(frame.midX == 195)
    }
  }

  @Test func `a wide screen has its form sheets in the middle`() throws {
    page.modalPresentationStyle = .formSheet
    TestScreen.showing(root, width: 1024, height: 1000) { screen in
      root.present(page, animated: false)
      screen.settle()
      let frame = page.view.convert(page.view.bounds, to: nil as UIView?)
      #expect(frame.size == CGSize(width: 540, height: 620) && frame.midX == 512)
      #expect(frame.midY == 500)
      page.preferredContentSize = CGSize(width: 300, height: 200)
      screen.settle()
      let own = page.view.convert(page.view.bounds, to: nil as UIView?)
      #expect(own == CGRect(x: 362, y: 400, width: 300, height: 200))
    }
  }
}
