import Testing
import UIKit

/// Cells in sight that come to need another size.
@MainActor @Suite struct CellGrowthTests {
  private final class Note: UICollectionViewCell {
    let label = UILabel()
    private(set) var height: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Words"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 10)
      self.height = height
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        bar.topAnchor.constraint(equalTo: label.bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 10),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func run(_ body: (TestScreen, Shelf) throws -> Void) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 375, height: 400) { screen in
      let shelf = Shelf([20], layout, cell: Note.self)
      try #require(controller.view).addSubview(shelf.view)
      screen.settle()
      try body(screen, shelf)
    }
  }

  private func note(_ shelf: Shelf) throws -> Note {
    try #require(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Note)
  }

  @Test func `grow with the size of text`() throws {
    try run { screen, shelf in
      #expect(try note(shelf).frame.height == 30.5)
      screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      screen.settle()
      let cell = try note(shelf)
      #expect(cell.label.font.pointSize == 40 && cell.frame.height > 55)
      let next = try #require(shelf.view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(next.frame.minY == cell.frame.maxY)
    }
  }

  @Test func `follow their constraints where the view says so`() throws {
    try run { screen, shelf in
      try note(shelf).height?.constant = 40
      screen.settle()
      #expect(try note(shelf).frame.height == 30.5)
      shelf.view.selfSizingInvalidation = .enabledIncludingConstraints
      try note(shelf).height?.constant = 60
      screen.settle()
      #expect(try note(shelf).frame.height == 80.5)
    }
  }

  @Test func `lie with others in a stack where they are in no list`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stack.axis = .vertical
    let cell = UICollectionViewCell()
    cell.heightAnchor.constraint(equalToConstant: 25).isActive = true
    stack.addArrangedSubview(cell)
    stack.addArrangedSubview(UIView())
    stack.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 25))
  }
}
