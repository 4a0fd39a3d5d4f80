import UIKit

/// Tiles that come, go and change places.
public final class UpdatesViewController: UIViewController {
  private var numbers = Array(1...23)
  private var nextNumber = 24
  private var random = SystemTiles()
  private let collectionView: UICollectionView
  private let tiles = UICollectionView.CellRegistration<NumberTileCell, Int> { cell, _, number in
    cell.show(number)
  }

  /// Makes the screen.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// The screen is made in code alone.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "tiles"
    let bar = CommandBar([
      CommandControl("Shuffle") { [weak self] in self?.shuffle() },
      CommandControl("Insert") { [weak self] in self?.insert() },
      CommandControl("Delete") { [weak self] in self?.delete() },
      CommandControl("Move") { [weak self] in self?.move() },
    ])
    for part in [collectionView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: safe.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -CommandBar.height),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: Commands

  private func shuffle() {
    let old = numbers
    for index in numbers.indices.dropLast() {
      numbers.swapAt(index, index + random.next(below: numbers.count - index))
    }
    collectionView.performBatchUpdates {
      for (index, number) in old.enumerated() {
        guard let place = self.numbers.firstIndex(of: number), place != index else { continue }
        self.collectionView.moveItem(at: self.path(index), to: self.path(place))
      }
    }
  }

  private func insert() {
    let places = [0, numbers.count / 2, numbers.count].enumerated().map { $0.element + $0.offset }
    collectionView.performBatchUpdates {
      for place in places {
        self.numbers.insert(self.nextNumber, at: min(place, self.numbers.count))
        self.nextNumber += 1
      }
      self.collectionView.insertItems(at: places.map(self.path))
    }
  }

  private func delete() {
    let places = numbers.indices.filter { numbers[$0] % 5 == 0 }
    let gone = places.isEmpty ? Array(numbers.indices.prefix(1)) : places
    collectionView.performBatchUpdates {
      for place in gone.reversed() { self.numbers.remove(at: place) }
      self.collectionView.deleteItems(at: gone.map(self.path))
    }
  }

  private func move() {
    guard numbers.count > 1 else { return }
    collectionView.performBatchUpdates {
      self.numbers.append(self.numbers.removeFirst())
      self.collectionView.moveItem(at: self.path(0), to: self.path(self.numbers.count - 1))
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

extension UpdatesViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  /// How many tiles there are.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  /// The tile of a number.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tiles,
      for: indexPath,
      item: numbers[indexPath.item]
    )
  }

  /// Takes away the tile that was tapped.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    numbers.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

/// Shuffles the same way in every run, so that pictures of the screen are alike.
private struct SystemTiles {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
