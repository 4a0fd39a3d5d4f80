import CoreGraphics
import Diagnostics
import Foundation

/// What views of a collection view are registered for: a cell, or a kind of supplementary view.
struct ReuseSlot: Hashable {
  /// Tells decoration views from supplementary views of the same kind.
  private static let decorationPrefix = "decoration "

  /// Nil for cells.
  let kind: String?
  let identifier: String

  static func decoration(_ kind: String, _ identifier: String) -> Self {
    Self(kind: decorationPrefix + kind, identifier: identifier)
  }
}

typealias CollectionPool = ReusePool<ReuseSlot, UICollectionReusableView, CGRect>

extension UICollectionReusableView: ReusableElement {}

extension ReuseSource where View == UICollectionReusableView, Place == CGRect {
  /// Views of a class, as large as the frame they are to have.
  static func type(_ type: UICollectionReusableView.Type) -> Self {
    Self(type: type) { DynamicInstantiation.make(type, frame: $0) }
  }
}

extension UICollectionView {
  func register(_ type: AnyClass?, _ slot: ReuseSlot) {
    guard let type else { return pool.register(nil, for: slot) }
    let isFit =
      slot.kind == nil
      ? type is UICollectionViewCell.Type : type is UICollectionReusableView.Type
    guard isFit, let type = type as? UICollectionReusableView.Type else {
      return pool.register(unfit(type, slot), for: slot)
    }
    pool.register(.type(type), for: slot)
  }

  /// What makes empty views for a class that is no view of the kind; as on iOS, such a class does no
  /// harm until one is dequeued.
  private func unfit(
    _ type: AnyClass,
    _ slot: ReuseSlot
  ) -> ReuseSource<
    UICollectionReusableView, CGRect
  > {
    .maker { [weak self] frame in
      UIKitDiagnostics.report(
        .unfitClass(
          type,
          slot.identifier,
          wanted: slot.kind == nil ? "UICollectionViewCell" : "UICollectionReusableView",
          outcome: "an empty view is used",
          place: self.map { "\(Swift.type(of: $0))" } ?? ""
        )
      )
      return slot.kind == nil
        ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
    }
  }

  // MARK: Use

  /// Where an item is shown that the data source makes a cell for.
  func placeOfItem(_ path: IndexPath) -> ShownPath {
    order.isPresenting ? ShownPath(path) : order.shownPath(DataPath(path))
  }

  func dequeueCell(_ identifier: String, _ path: ShownPath) -> UICollectionViewCell {
    if let cell = visible.refilled(identifier) { return cell }
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    let attributes = placement(of: .cell(path))
    if let cell = reusableView(slot, attributes?.frame ?? .zero) as? UICollectionViewCell {
      dress(cell, .cell(path))
      if let attributes { cell.place(by: attributes) }
      return cell
    }
    reportNotRegistered(slot)
    let cell = UICollectionViewCell(frame: attributes?.frame ?? .zero)
    cell.storedReuseIdentifier = identifier
    return cell
  }

  func dequeueSupplementary(
    _ kind: String,
    _ identifier: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let slot = ReuseSlot(kind: kind, identifier: identifier)
    let attributes = placement(of: .supplementary(kind, ShownPath(indexPath)))
    if let view = reusableView(slot, attributes?.frame ?? .zero) {
      dress(view, .supplementary(kind, ShownPath(indexPath)))
      if let attributes { view.place(by: attributes) }
      return view
    }
    reportNotRegistered(slot)
    let view = UICollectionReusableView(frame: attributes?.frame ?? .zero)
    view.storedReuseIdentifier = identifier
    return view
  }

  /// Where an element that is dequeued will be, so that it has its size before it is filled.
  private func placement(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let attributes = visible.frame(forPending: key) { return attributes }
    switch key.category {
    case .cell:
      prepareLayout()
      return keeper.attributes(forItemAt: key.path)
    default:
      return layoutAttributesForSupplementaryElement(ofKind: key.kind, at: key.path.indexPath)
    }
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    let slot = ReuseSlot.decoration(kind, kind)
    if !pool.isRegistered(slot), let source = keeper.layout.decorations[kind] {
      pool.register(source, for: slot)
    }
    if let view = reusableView(slot, .zero) { return view }
    reportNotRegistered(decoration: kind)
    return nil
  }

  /// A view that waits, or a new one, as large as `frame`.
  private func reusableView(_ slot: ReuseSlot, _ frame: CGRect) -> UICollectionReusableView? {
    if let view = pool.dequeue(slot) {
      ListWatch.tell(.taken(view))
      visible.wasDequeued(view)
      return view
    }
    guard let view = pool.make(slot, at: frame) else { return nil }
    ListWatch.tell(.made(view))
    view.storedReuseIdentifier = slot.identifier
    visible.wasDequeued(view)
    return view
  }

  // MARK: Mistakes

  private func reportNotRegistered(_ slot: ReuseSlot) {
    let method =
      slot.kind == nil
      ? "register(_:forCellWithReuseIdentifier:)"
      : "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
    UIKitDiagnostics.report(
      .notRegistered(
        slot.kind.map { "supplementary view of kind \"\($0)\"" } ?? "cell",
        slot.identifier,
        known: pool.registered.filter { $0.kind == slot.kind }.map(\.identifier).sorted(),
        place: "\(type(of: self)), data source \(dataSource.map { "\(type(of: $0))" } ?? "nil")",
        remedy: "Call \(method) before the first layout; an empty view is used.",
        applePhrase: "could not dequeue a view of kind"
      )
    )
  }

  private func reportNotRegistered(decoration kind: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .notRegistered,
        what: "No decoration view is registered for kind \"\(kind)\".",
        place: "\(type(of: keeper.layout))",
        saw: "registered: "
          + keeper.layout.decorations.keys.sorted().joined(separator: ", "),
        remedy: "Call the layout's register(_:forDecorationViewOfKind:) before it is used; nothing"
          + " is shown.",
        applePhrase: "could not dequeue a decoration view of kind"
      )
    )
  }
}
