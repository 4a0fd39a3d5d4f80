import Diagnostics
import Foundation
import Testing
import UIKit

/// Headers that are invalidated and are not there.
@MainActor @Suite struct `Supplementary views that are invalidated` {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
    }
  }

  /// What is told of invalidating the header of a section in a list with a layout.
  private func found(
    _ layout: UICollectionViewLayout,
    section: Int = 0,
    before: () -> Void = {}
  ) -> [Diagnosis] {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Source()
    let view = controller.collectionView
    view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view?.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h"
    )
    view?.dataSource = source
    var found: [Diagnosis] = []
    TestScreen.showing(controller) { screen in
      found = UIKitDiagnostics.recording {
        before()
        let context =
          layout is UICollectionViewFlowLayout
          ? UICollectionViewFlowLayoutInvalidationContext()
          : UICollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: [IndexPath(item: 0, section: section)]
        )
        layout.invalidateLayout(with: context)
        screen.step(2)
      }
    }
    return found
  }

  private func flow(header: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    return layout
  }

  @Test func `are told with their place where the layout has none`() throws {
    let found = found(flow(header: 0))
    #expect(found.map(\.code) == ["TSK-SUPP-INVALID"])
    let first = try #require(found.first)
    #expect(first.severity == .warning && first.what.contains("A header at"))
    #expect(first.place.contains("UICollectionViewFlowLayout"))
  }

  @Test func `are told where there is no such section`() {
    #expect(found(flow(header: 20), section: 7).map(\.code) == ["TSK-SUPP-INVALID"])
  }

  @Test func `are not told where they were, are or come to be`() {
    #expect(found(flow(header: 20)).isEmpty)
    let going = flow(header: 20)
    #expect(found(going) { going.headerReferenceSize = .zero }.isEmpty)
    let coming = flow(header: 0)
    #expect(found(coming) { coming.headerReferenceSize = CGSize(width: 0, height: 20) }.isEmpty)
  }

  @Test func `are told of compositional layouts`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    #expect(
      found(UICollectionViewCompositionalLayout(section: section)).map(\.code)
        == ["TSK-SUPP-INVALID"]
    )
  }
}
