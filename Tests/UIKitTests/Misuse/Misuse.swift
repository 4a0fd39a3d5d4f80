import CoreGraphics
import Foundation

@testable import UIKit

/// The mistakes that people make with lists most, each as a small program.
enum Misuse: String, CaseIterable, Codable, Sendable {
  case batchThatDoesNotAddUp, sameIdentifierTwice, sizeThatNeverSettles, itemThatDoesNotFit
  case cellNotRegistered, cellNotReturned, registrationInProvider, wrongCell, staleLayout
  case sharedAttributesEdited, noLayout, scrollToWhatIsGone, indexNotFound, insertPastTheEnd
  case conflictingConstraints, cellWithoutHeight, sameIdentityNewValue, headerThatIsNotThere
  case insetOfEstimate, offTheMainThread, notANumber

  var code: String {
    switch self {
    case .batchThatDoesNotAddUp, .insertPastTheEnd: "TSK-BATCH-COUNT"
    case .sameIdentifierTwice: "TSK-DUP-ID"
    case .sizeThatNeverSettles: "TSK-SIZE-LOOP"
    case .itemThatDoesNotFit: "TSK-FLOW-FIT"
    case .cellNotRegistered: "TSK-NOT-REGISTERED"
    case .cellNotReturned: "TSK-DEQUEUE-LOST"
    case .registrationInProvider: "TSK-REGISTRATION-IN-PROVIDER"
    case .wrongCell: "TSK-BAD-CELL"
    case .staleLayout: "TSK-LAYOUT-STALE"
    case .sharedAttributesEdited: "TSK-ATTR-MUTATED"
    case .noLayout: "TSK-NO-LAYOUT"
    case .scrollToWhatIsGone: "TSK-SCROLL-RANGE"
    case .indexNotFound: "TSK-INDEX-NOTFOUND"
    case .conflictingConstraints: "TSK-CONSTRAINTS"
    case .cellWithoutHeight: "TSK-AMBIGUOUS-HEIGHT"
    case .sameIdentityNewValue: "TSK-SAME-ID-NEW-VALUE"
    case .headerThatIsNotThere: "TSK-SUPP-INVALID"
    case .insetOfEstimate: "TSK-INSET-ESTIMATED"
    case .offTheMainThread: "TSK-MAIN"
    case .notANumber: "TSK-NAN"
    }
  }

  /// Makes the mistake, and goes on as an app does.
  @MainActor
  func make() {
    switch self {
    case .sameIdentifierTwice:
      var snapshot = Catalogue.snapshot(["a": [1]])
      snapshot.appendItems([4, 5, 4])
    case .noLayout: _ = UICollectionViewController().collectionView
    case .conflictingConstraints: Self.contradict()
    case .sameIdentityNewValue: Self.applyNewValue()
    case .offTheMainThread: Self.leaveTheMainThread()
    case .notANumber: UIScrollView().contentOffset.y = .nan
    case .cellWithoutHeight: Self.measureWithoutHeight()
    case .sizeThatNeverSettles, .itemThatDoesNotFit, .sharedAttributesEdited, .insetOfEstimate,
      .headerThatIsNotThere, .staleLayout:
      misuseLayout()
    default: misuseList()
    }
  }

  @MainActor
  private func misuseList() {
    let shelf = Shelf([3], UICollectionViewFlowLayout())
    let view = shelf.view
    view.layoutIfNeeded()
    let wrong = WrongSource()
    switch self {
    case .batchThatDoesNotAddUp: view.performBatchUpdates { shelf.sections[0].removeLast(2) }
    case .insertPastTheEnd: view.performBatchUpdates { view.insertItems(at: [[0, 9]]) }
    case .indexNotFound: view.reloadItems(at: [IndexPath(item: NSNotFound, section: 0)])
    case .scrollToWhatIsGone: view.scrollToItem(at: [0, 9], at: .top, animated: false)
    case .cellNotRegistered:
      wrong.cell = { $0.dequeueReusableCell(withReuseIdentifier: "Cell", for: $1) }
    case .wrongCell: wrong.cell = { _, _ in UICollectionViewCell() }
    case .cellNotReturned:
      wrong.cell = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    default:
      wrong.cell = { view, path in
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: cells, for: path, item: 1)
      }
    }
    if wrong.cell != nil { view.dataSource = wrong }
    Self.goOn(view)
  }

  @MainActor
  private func misuseLayout() {
    let flow = UICollectionViewFlowLayout()
    var layout: UICollectionViewLayout = flow
    var cell = UICollectionViewCell.self
    switch self {
    case .sizeThatNeverSettles:
      flow.estimatedItemSize = CGSize(width: 375, height: 44)
      cell = RestlessCell.self
    case .itemThatDoesNotFit: flow.itemSize.width = 414
    case .sharedAttributesEdited: layout = EditingLayout()
    case .staleLayout: layout = StaleRows()
    case .insetOfEstimate: layout = Self.insetEstimate
    default: break
    }
    let shelf = Shelf([3], layout, cell: cell)
    shelf.view.layoutIfNeeded()
    if self == .headerThatIsNotThere {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: [[0, 0]]
      )
      layout.invalidateLayout(with: context)
    }
    Self.goOn(shelf.view)
  }

  /// What an app does with a list afterwards.
  @MainActor
  private static func goOn(_ view: UICollectionView) {
    for offset in [0, 200, 0] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    view.reloadData()
    view.layoutIfNeeded()
  }

  @MainActor private static var insetEstimate: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @MainActor
  private static func contradict() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    outer.layoutIfNeeded()
  }

  @MainActor
  private static func measureWithoutHeight() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 100, height: 61)
    _ = cell.preferredLayoutAttributesFitting(attributes)
  }

  private struct Row: Hashable {
    var id: Int
    var title: String
    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @MainActor
  private static func applyNewValue() {
    let view = Shelf([0], UICollectionViewFlowLayout()).view
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    for title in ["old", "new"] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
      snapshot.appendSections([0])
      snapshot.appendItems([Row(id: 1, title: title)])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
  }

  /// As code in the language mode of Swift 5 may.
  @MainActor
  private static func leaveTheMainThread() {
    let label = UILabel()
    let address = UInt(bitPattern: Unmanaged.passUnretained(label).toOpaque())
    let setText: @MainActor (UILabel) -> Void = { $0.text = "off" }
    let anywhere = unsafeBitCast(setText, to: (@Sendable (UILabel) -> Void).self)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      if let object = UnsafeRawPointer(bitPattern: address) {
        anywhere(Unmanaged<UILabel>.fromOpaque(object).takeUnretainedValue())
      }
      done.signal()
    }
    done.wait()
    withExtendedLifetime(label) {}
  }
}

private final class WrongSource: NSObject, UICollectionViewDataSource {
  var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell?(collectionView, indexPath) ?? UICollectionViewCell() }
}

private final class RestlessCell: UICollectionViewCell {
  private var flips = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    flips += 1
    layoutAttributes.size.height = flips % 2 == 0 ? 80 : 80.5
    return layoutAttributes
  }
}

private final class EditingLayout: UICollectionViewFlowLayout {
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

private final class StaleRows: RowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let ghost = UICollectionViewLayoutAttributes(forCellWith: [0, 9])
    ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [ghost]
  }
}
