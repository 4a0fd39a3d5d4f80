import CoreGraphics
import Diagnostics
import Foundation

/// Asks views that came into sight for the size they would like to have, and tells the layout.
@MainActor
final class SelfSizing {
  /// How often an element may change its mind in one pass.
  private static let patience = 12

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  /// The size each view had when it was asked last.
  private var asked: [ElementKey: CGSize] = [:]
  /// What each view answered in this pass.
  private var answers: [ElementKey: [CGSize]] = [:]
  private var frozen: Set<ElementKey> = []
  private var keepsAnswers = false

  init(view: UICollectionView) { self.view = view }

  func begin() {
    answers = [:]
    frozen = []
  }

  /// Something other than an answer or a scroll changed the layout: all are asked again.
  func layoutWasInvalidated() {
    if !keepsAnswers { asked = [:] }
  }

  /// Runs what invalidates the layout without a reason for any view to think again.
  func keepingAnswers(_ body: () -> Void) {
    let outer = keepsAnswers
    keepsAnswers = true
    body()
    keepsAnswers = outer
  }

  /// A view in sight would like to have another size.
  func askAgain(_ element: UICollectionReusableView) {
    guard let key = view.visible.key(of: element) else { return }
    forget(key)
    view.setNeedsLayout()
  }

  /// A view was laid out, perhaps because its constraints are others now.
  func viewWasLaidOut(_ element: UICollectionReusableView) {
    guard view.selfSizingInvalidation == .enabledIncludingConstraints, !view.pass.isRunning,
      view.keeper.layout.asksViewsForSizes, let now = element.appliedAttributes,
      now.category != .decorationView, CellMeasurement(element).hasConstraints
    else { return }
    if element.preferredLayoutAttributesFitting(now.copied()).size != now.size {
      askAgain(element)
    }
  }

  func forget(_ key: ElementKey) { asked[key] = nil }

  func ask(
    _ element: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    let layout = view.keeper.layout
    guard layout.asksViewsForSizes, key.category != .decorationView, !frozen.contains(key),
      asked[key] != attributes.size, attributes.sizingAxes?.isEmpty != true
    else { return }
    asked[key] = attributes.size
    let original = attributes.copied()
    let preferred = element.preferredLayoutAttributesFitting(attributes.copied())
    guard isSound(preferred, element, key) else { return }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    guard isPatient(with: key, preferred.size) else { return }
    view.holdAnchor()
    keepingAnswers {
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
      layout.invalidateLayout(with: context)
    }
  }

  private func isSound(
    _ preferred: UICollectionViewLayoutAttributes,
    _ element: UICollectionReusableView,
    _ key: ElementKey
  ) -> Bool {
    guard !preferred.placement.isFinite else { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A view would like to have a size that is not a finite number.",
        place: "\(type(of: element)).preferredLayoutAttributesFitting, \(name(key))",
        saw: "\(preferred.size)",
        remedy: "Look for a division by zero in the cell; it keeps its size."
      )
    )
    return false
  }

  // MARK: Views that never settle

  private func isPatient(with key: ElementKey, _ size: CGSize) -> Bool {
    answers[key, default: []].append(size)
    let sizes = answers[key] ?? []
    guard sizes.count > Self.patience else { return true }
    frozen.insert(key)
    report(key, sizes)
    return false
  }

  private func name(_ key: ElementKey) -> String {
    (key.category == .cell ? "item" : key.kind) + " \(key.path.short)"
  }

  private func report(_ key: ElementKey, _ sizes: [CGSize]) {
    let period = (1..<sizes.count / 2).first { period in
      sizes.indices.dropFirst(period).allSatisfy { sizes[$0] == sizes[$0 - period] }
    }
    let element = view.visible.views[key]
    let last = sizes.suffix(4).map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    UIKitDiagnostics.report(
      Diagnosis(
        .sizeLoop,
        place: "\(type(of: view)), \(name(key)), \(element.map { "\(type(of: $0))" } ?? "view")",
        saw: "… \(last)" + (period.map { " (period \($0))" } ?? ""),
        applePhrase: "is stuck in its update/layout loop"
      )
    )
  }
}
