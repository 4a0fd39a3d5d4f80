import Testing
import UIKit

@MainActor @Suite struct FlowLayoutMistakeTests {
  let layout = UICollectionViewFlowLayout()

  @Test func `an item that does not fit is named once`() {
    let shelf = Shelf([3], layout)
    let answers = FlowAnswers()
    answers.size = { CGSize(width: $0.item == 1 ? 414 : 50, height: 50) }
    shelf.view.delegate = answers
    layout.sectionInset = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    let found = UIKitDiagnostics.recording {
      shelf.view.layoutIfNeeded()
      layout.invalidateLayout()
      shelf.view.layoutIfNeeded()
    }
    #expect(found.map(\.code) == ["TSK-FLOW-FIT"])
    #expect(found.first?.place == "UICollectionViewFlowLayout, sizeForItemAt (0, 1)")
    #expect(found.first?.saw.hasPrefix("width 414.0, of which 347.0 fit (375.0 of bounds") == true)
    #expect(
      found.first?.applePhrase
        == "the item width must be less than the width of the UICollectionView minus the section"
        + " insets left and right values, minus the content insets left and right values"
    )
  }

  @Test func `what is set right before it is shown is no mistake`() {
    let shelf = Shelf([3], layout)
    layout.itemSize.width = 500
    layout.prepare()
    layout.itemSize.width = 100
    #expect(UIKitDiagnostics.recording { shelf.view.layoutIfNeeded() }.isEmpty)
  }

  @Test func `lengths that no content has are named and cut`() {
    let shelf = Shelf([2], layout)
    layout.itemSize = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let found = UIKitDiagnostics.recording { shelf.view.layoutIfNeeded() }
    #expect(found.first?.code == "TSK-FLOW-HUGE")
    #expect(shelf.view.contentSize.height.isFinite)
  }

  @Test func `negative sizes are named and taken as nought`() {
    let shelf = Shelf([2], layout)
    layout.itemSize = CGSize(width: -10, height: 50)
    let found = UIKitDiagnostics.recording { shelf.view.layoutIfNeeded() }
    #expect(found.map(\.code) == ["TSK-FLOW-NEGATIVE"])
    #expect(shelf.view.layoutAttributesForItem(at: [0, 0])?.size.width == 0)
  }

  @Test func `sizes that are no numbers are named and taken as nought`() {
    let shelf = Shelf([2], layout)
    let answers = FlowAnswers()
    answers.size = { _ in CGSize(width: 50, height: CGFloat.nan) }
    shelf.view.delegate = answers
    let found = UIKitDiagnostics.recording { shelf.view.layoutIfNeeded() }
    #expect(found.map(\.code) == ["TSK-NAN"])
    #expect(found.first?.place == "UICollectionViewFlowLayout, sizeForItemAt (0, 0)")
    #expect(shelf.view.contentSize.height == 0)
  }

  @Test func `a subclass that edits its superclass's attributes is told and gets new ones`() {
    final class LeftAligned: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] where attributes.indexPath.item == 1 {
          attributes.frame.origin.x += 5
        }
        return found
      }
    }
    let layout = LeftAligned()
    let shelf = Shelf([3], layout)
    let found = UIKitDiagnostics.recording {
      shelf.view.layoutIfNeeded()
      for _ in 0..<3 {
        shelf.view.setNeedsLayout()
        shelf.view.layoutIfNeeded()
      }
    }
    #expect(found.map(\.code) == ["TSK-ATTR-MUTATED"])
    #expect(found.first?.place == "LeftAligned, item (0, 1)")
    #expect(shelf.frame(1)?.minX == 70)
  }

  @Test func `cells that never settle are named with their sizes`() {
    final class Restless: UICollectionViewCell {
      var flips = 0

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        flips += 1
        layoutAttributes.size.height = flips % 2 == 0 ? 80 : 80.5
        return layoutAttributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 375, height: 44)
    let shelf = Shelf([1], layout, cell: Restless.self)
    let found = UIKitDiagnostics.recording { shelf.view.layoutIfNeeded() }
    #expect(found.map(\.code) == ["TSK-SIZE-LOOP"])
    #expect(found.first?.place == "UICollectionView, item (0, 0), Restless")
    #expect(found.first?.saw.hasSuffix("375.0 x 80.5 (period 2)") == true)
    #expect(shelf.frame(0)?.height == 80)
  }
}
