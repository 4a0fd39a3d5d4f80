import Diagnostics
import Foundation

/// The views of a collection view that wait to be used again, and how new ones are made.
@MainActor
final class ReusePool {
  /// What a registration is for: a cell, or a kind of supplementary view.
  struct Slot: Hashable {
    let kind: String?
    let identifier: String
  }

  /// How a view is made when none waits.
  enum Source {
    case type(UICollectionReusableView.Type)
    case maker(@MainActor (CGRect) -> UICollectionReusableView?)
  }

  private var sources: [Slot: Source] = [:]
  /// Tokens are kept so that no other gets their identity.
  private var registrations: [ObjectIdentifier: (token: RegistrationToken, identifier: String)] =
    [:]
  private var waiting: [Slot: [UICollectionReusableView]] = [:]
  /// How many cells were ever made.
  private(set) var madeCells = 0

  func register(_ source: Source?, for slot: Slot) {
    sources[slot] = source
    // Views of the old class are not handed out any more.
    for view in waiting.removeValue(forKey: slot) ?? [] { view.removeFromSuperview() }
  }

  /// The identifier of a registration, the same for as long as the pool lives.
  func identifier(for token: RegistrationToken, _ name: String) -> String {
    if let known = registrations[ObjectIdentifier(token)] { return known.identifier }
    let identifier = "\(name)-\(registrations.count + 1)"
    registrations[ObjectIdentifier(token)] = (token, identifier)
    return identifier
  }

  func isRegistered(_ slot: Slot) -> Bool { sources[slot] != nil }

  /// A view for a slot, as large as `frame` where it is new.
  func view(for slot: Slot, frame: CGRect) -> UICollectionReusableView? {
    if let view = waiting[slot]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let source = sources[slot] else { return nil }
    let view: UICollectionReusableView?
    switch source {
    case .type(let type): view = DynamicInstantiation.make(type, frame: frame)
    case .maker(let maker): view = maker(frame)
    }
    view?.storedReuseIdentifier = slot.identifier
    if slot.kind == nil, view != nil { madeCells += 1 }
    return view
  }

  /// Takes back a view that went out of sight.
  func enqueue(_ view: UICollectionReusableView, for slot: Slot) {
    guard isCurrent(view, slot) else { return view.removeFromSuperview() }
    view.isHidden = true
    waiting[slot, default: []].append(view)
  }

  /// Whether a new view for the slot would be of the same class.
  private func isCurrent(_ view: UICollectionReusableView, _ slot: Slot) -> Bool {
    guard case .type(let type) = sources[slot] else { return true }
    return Swift.type(of: view) == type
  }

  /// Says what is registered, for someone who asked for something that is not.
  func reportUnregistered(_ slot: Slot, in view: UICollectionView) {
    let known = sources.keys.filter { $0.kind == slot.kind }.map(\.identifier).sorted()
    let what = slot.kind.map { "No supplementary view of kind \"\($0)\"" } ?? "No cell"
    let guess = Self.nearest(to: slot.identifier, in: known)
    let method =
      slot.kind == nil
      ? "register(_:forCellWithReuseIdentifier:)"
      : "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-NOT-REGISTERED",
        .fatal,
        what: "\(what) is registered for \"\(slot.identifier)\".",
        place:
          "\(type(of: view)), data source \(view.dataSource.map { "\(type(of: $0))" } ?? "nil")",
        saw: known.isEmpty
          ? "nothing registered"
          : "registered: " + known.map { "\"\($0)\"" }.joined(separator: ", "),
        remedy: (guess.map { "Did you mean \"\($0)\"? " } ?? "")
          + "Call \(method) before the first layout; an empty view is used.",
        applePhrase: "could not dequeue a view of kind"
      )
    )
  }

  /// The known name that takes the fewest changes to reach.
  nonisolated static func nearest(to name: String, in known: [String]) -> String? {
    let scored = known.map { ($0, distance(Array(name.lowercased()), Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(2, name.count / 2) else {
      return known.first { $0.contains(name) || name.contains($0) }
    }
    return best.0
  }

  nonisolated private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], cost)
      }
    }
    return row[b.count]
  }
}
