import Testing
import UIKit

@MainActor @Suite struct ConstrainedCellTests {
  final class Box: UICollectionViewCell {
    let inner = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    func constrain(_ width: CGFloat, _ height: CGFloat) {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        inner.widthAnchor.constraint(equalToConstant: width),
        inner.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  @Test func `cells take the size their constraints ask for`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let shelf = Shelf([3], layout, cell: Box.self)
    shelf.fill = { cell, path in
      (cell as? Box)?.constrain(60 + 10 * CGFloat(path.item), 24)
    }
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(0) == CGRect(x: 0, y: 0, width: 84, height: 40))
    #expect(shelf.frame(1) == CGRect(x: 94, y: 0, width: 94, height: 40))
    #expect(shelf.frame(2) == CGRect(x: 198, y: 0, width: 104, height: 40))
    let box = shelf.view.cellForItem(at: [0, 2]) as? Box
    box?.layoutIfNeeded()
    #expect(box?.inner.frame == CGRect(x: 12, y: 8, width: 80, height: 24))
  }

  @Test func `cells without constraints keep the size they are given`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let shelf = Shelf([3], layout)
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(2)?.size == CGSize(width: 50, height: 50))
  }
}
