import CoreGraphics
import Diagnostics
import Foundation

/// A collection view whose views say how large they would like to be.
@MainActor
protocol SelfSizedList: AnyObject {
  /// The layout that places the views.
  var layoutInUse: UICollectionViewLayout { get }
  /// Remembers where the items in sight are.
  func holdAnchor()
  /// The type of the view of an element; nil where none is in sight.
  func typeOfView(for key: ElementKey) -> Any.Type?
}

/// A view that says how large it would like to be.
@MainActor
protocol SelfSizedElement: AnyObject {
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
}

/// Asks views that came into sight for the size they would like to have, and tells the layout.
@MainActor
final class SelfSizing {
  /// How often an element may change its mind in one pass.
  private static let patience = 12

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any SelfSizedList
  /// The size each view had when it was asked last.
  private var asked: [ElementKey: CGSize] = [:]
  /// The size that each view had in this pass and what it answered to it.
  private var answers: [ElementKey: [(asked: CGSize, answered: CGSize)]] = [:]
  private var frozen: Set<ElementKey> = []
  private var keepsAnswers = false

  init(list: any SelfSizedList) { self.list = list }

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

  func forget(_ key: ElementKey) { asked[key] = nil }

  /// Whether the view of an element has said how large it would like to be.
  func wasAsked(_ key: ElementKey) -> Bool { asked[key] != nil }

  func ask(
    _ element: any SelfSizedElement,
    _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    let layout = list.layoutInUse
    guard layout.asksViewsForSizes, key.category != .decorationView, !frozen.contains(key),
      asked[key] != attributes.size, attributes.sizingAxes?.isEmpty != true
    else { return }
    asked[key] = attributes.size
    let original = attributes.copied()
    let preferred = element.preferredLayoutAttributesFitting(attributes.copied())
    if let view = element as? UIView {
      ListWatch.tell(.measured(view, expected: original.size, answer: preferred.size))
    }
    guard isSound(preferred, element, key) else { return }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    answers[key, default: []].append((original.size, preferred.size))
    guard isPatient(with: key, element, original) else { return }
    list.holdAnchor()
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
    _ element: any SelfSizedElement,
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

  private func isPatient(
    with key: ElementKey,
    _ element: any SelfSizedElement,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let told = answers[key] ?? []
    guard told.count > Self.patience else { return true }
    frozen.insert(key)
    if let view = element as? UICollectionReusableView {
      ListWatch.tell(
        .neverSettled(RestlessView(view: view, attributes: attributes, answers: told))
      )
    }
    report(key, told.map(\.answered))
    return false
  }

  private func name(_ key: ElementKey) -> String {
    (key.category == .cell ? "item" : key.kind) + " \(key.path.short)"
  }

  private func report(_ key: ElementKey, _ sizes: [CGSize]) {
    let period = RestlessView.period(of: sizes)
    let type = list.typeOfView(for: key)
    let last = sizes.suffix(4).map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    UIKitDiagnostics.report(
      Diagnosis(
        .sizeLoop,
        place: "\(Swift.type(of: list)), \(name(key)), \(type.map { "\($0)" } ?? "view")",
        saw: "… \(last)" + (period.map { " (period \($0))" } ?? ""),
        applePhrase: "is stuck in its update/layout loop"
      )
    )
  }
}
