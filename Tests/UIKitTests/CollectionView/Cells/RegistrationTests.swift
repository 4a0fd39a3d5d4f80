import Testing
import UIKit

@MainActor @Suite struct RegistrationTests {
  final class Tag: UICollectionViewCell {
    var text = ""
  }

  final class Title: UICollectionReusableView {
    var text = ""
  }

  final class Source: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<Tag, String> { cell, path, item in
      cell.text = "\(item) at \(path.item)"
    }
    let titles = UICollectionView.SupplementaryRegistration<Title>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.text = "section \(path.section)" }
    var isCareless = false

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      200
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let registration =
        isCareless ? UICollectionView.CellRegistration<Tag, String> { _, _, _ in } : cells
      return collectionView.dequeueConfiguredReusableCell(
        using: registration,
        for: indexPath,
        item: "item"
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
  }

  let source = Source()

  private func view() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400),
      collectionViewLayout: layout
    )
    view.dataSource = source
    return view
  }

  @Test func `cells and headers come from registrations, filled`() {
    let view = view()
    view.layoutIfNeeded()
    #expect((view.cellForItem(at: [0, 3]) as? Tag)?.text == "item at 3")
    let titles = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    )
    #expect(titles.compactMap { ($0 as? Title)?.text } == ["section 0"])
  }

  @Test func `cells of a registration are used again`() {
    let view = view()
    view.layoutIfNeeded()
    let first = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    view.contentOffset.y = 1500
    view.layoutIfNeeded()
    #expect(!first.isDisjoint(with: view.visibleCells.map(ObjectIdentifier.init)))
  }

  @Test func `an item that is nil leaves the cell as it is`() {
    let view = view()
    let cell = view.dequeueConfiguredReusableCell(
      using: source.cells,
      for: [0, 0],
      item: nil
    )
    #expect(cell.text == "")
  }

  @Test func `a registration made for each cell is told`() {
    source.isCareless = true
    let view = view()
    let findings = UIKitDiagnostics.recording { view.layoutIfNeeded() }
    #expect(Set(findings.map(\.code)) == ["TSK-REGISTRATION-IN-PROVIDER"])
  }
}
