import CoreGraphics
import Diagnostics
import Foundation

extension UICollectionView {
  /// A cell of a registration for an item: one that left the screen, or a new one; it is filled
  /// unless `item` is nil.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    check(registration.token, "cell", "\(Cell.self)")
    let identifier = registrations.identifier(for: registration.token, "\(Cell.self)")
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    if !pool.isRegistered(slot) { pool.register(registration.source, for: slot) }
    let dequeued = dequeueCell(identifier, placeOfItem(indexPath))
    let cell = dequeued as? Cell ?? DynamicInstantiation.make(Cell.self, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration: one that left the screen, or a new one, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    check(registration.token, "supplementary view", "\(Supplementary.self)")
    let identifier = registrations.identifier(for: registration.token, "\(Supplementary.self)")
    let kind = registration.elementKind
    let slot = ReuseSlot(kind: kind, identifier: identifier)
    if !pool.isRegistered(slot) { pool.register(registration.source, for: slot) }
    let dequeued = dequeueSupplementary(kind, identifier, indexPath)
    let view =
      dequeued as? Supplementary ?? DynamicInstantiation.make(Supplementary.self, frame: .zero)
    registration.handler(view, kind, indexPath)
    return view
  }

  private func check(_ token: RegistrationToken, _ noun: String, _ type: String) {
    guard token.wasMadeInProvider else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .registrationInProvider,
        what: "A registration was made while a \(noun) was being provided.",
        place: "\(Swift.type(of: self)), registration of \(type)",
        remedy: "Make it once, as a stored property, and use it for every \(noun): made anew each"
          + " time, no view is ever used again.",
        applePhrase: "Attempted to dequeue a \(noun) using a registration that was created inside"
          + " -collectionView:cellForItemAtIndexPath:"
      )
    )
  }
}
