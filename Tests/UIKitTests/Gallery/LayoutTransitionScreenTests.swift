import Gallery
import Testing
import UIKit
import WindowHost

/// Two fingers on the pictures of the gallery's screen of layouts.
@MainActor @Suite struct LayoutTransitionScreenTests {
  @Test func `two fingers lead from the grid to rows, and back`() throws {
    let controller = LayoutTransitionViewController()
    try TestScreen.showing(controller, width: 390, height: 844) { screen in
      screen.settle()
      let view = try #require(controller.collectionView)
      let grid = view.collectionViewLayout
      @MainActor func width() -> CGFloat {
        view.layoutAttributesForItem(at: [0, 0])?.size.width ?? 0
      }
      let small = width()
      // Not far enough: it goes back.
      screen.pinch(at: (195, 420), from: 100, to: 120, lifts: false)
      #expect(view.collectionViewLayout is UICollectionViewTransitionLayout)
      let middle = view.cellForItem(at: [0, 0])?.frame.width ?? 0
      #expect(middle > small && middle < 358)
      screen.liftPinch(at: (195, 420), 120)
      screen.settle()
      #expect(view.collectionViewLayout === grid && width() == small)
      screen.pinch(at: (195, 420), from: 100, to: 220)
      screen.settle()
      #expect(view.collectionViewLayout !== grid && width() == 358)
      screen.pinch(at: (195, 420), from: 300, to: 120)
      screen.settle()
      #expect(view.collectionViewLayout === grid && width() == small)
    }
  }
}
