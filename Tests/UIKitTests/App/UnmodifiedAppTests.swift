import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What code that was written for iOS leans on without saying so.
@MainActor
@Suite(.serialized) struct UnmodifiedAppTests {
  @Test func `a window made with nothing is as large as the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  private final class Shuffled: UIView {
    let front = UIView()
    let back = UIView()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      addSubview(front)
      addSubview(back)
    }
  }

  @Test func `a view that adds the same subviews whenever it lays out comes to rest`() {
    let found = UIKitDiagnostics.recording {
      let view = Shuffled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      let first = view.layouts
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == first + 1)
      #expect(view.subviews == [view.front, view.back])
      // Outside of layout a new order asks for one, as on iOS.
      view.bringSubviewToFront(view.front)
      view.layoutIfNeeded()
      #expect(view.layouts == first + 2)
    }
    #expect(found.isEmpty)
  }

  /// Centres its items with insets as soon as it is told, as some layouts do.
  private final class Centring: UICollectionViewFlowLayout {
    var last = CGSize.zero
    var told: [CGSize] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let collectionView else { return }
      if context.invalidateEverything { told.append(collectionView.bounds.size) }
      guard collectionView.bounds.size != last else { return }
      let inset = collectionView.bounds.width / 2 - itemSize.width / 2
      collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      collectionView.contentOffset = CGPoint(x: -inset, y: 0)
      last = collectionView.bounds.size
    }
  }

  private final class Cards: NSObject, UICollectionViewDataSource {
    var count = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }

  @Test func `a layout hears that all is new once its view has a size`() {
    let layout = Centring()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cards = Cards()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // Updates of a view that was never shown: there is nothing to bring from one state to the other.
    view.performBatchUpdates {
      cards.count = 3
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    #expect(layout.told.last == CGSize(width: 300, height: 60))
    #expect(view.contentInset.left == 100)
    #expect(view.contentOffset.x == -100)
    #expect(view.visibleCells.count == 2)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  @Test func `colours go into archives and come back`() throws {
    func copy(_ color: UIColor) throws -> UIColor {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color,
        requiringSecureCoding: true
      )
      return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    }
    #expect(
      try copy(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)).cgColor.components
        == [0.25, 0.5, 0.75, 1]
    )
    #expect(try copy(.systemBlue) == .systemBlue)
  }

  @Test func `geometry is kept as objects`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
