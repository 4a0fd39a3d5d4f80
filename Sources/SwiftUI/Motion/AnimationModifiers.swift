import UIKit
import ViewGraph
import ViewLayout

/// A modifier that changes how changes of what it is applied to are shown.
@MainActor
protocol TransactionModifier: ElementModifier {
  /// Whether what the modifier waits for is another one in a new modifier.
  func differs(from new: Any) -> Bool
  /// Changes how changes are shown; `isChanged` where what the modifier waits for has changed.
  func adjust(_ transaction: inout Transaction, isChanged: Bool)
}

extension TransactionModifier {
  static var adjustsTransactions: Bool { true }

  func differs(from new: Any) -> Bool { false }

  func makeElement(around content: LayoutElement, node: GraphNode) -> ModifierElement<Self> {
    TransactionElement(self, around: content, node: node)
  }
}

private final class TransactionElement<Modifier: TransactionModifier>: ModifierElement<Modifier> {
  private var isChanged = false
  /// The pass in which the change is shown, which may place more than once.
  private var changedPass = -1
  /// The pass whose end was asked for last, which is told once.
  private var completionPass = -1
  private let scope = TransactionScope()

  override func modifierDidChange(from old: Modifier, isEnvironmentChanged: Bool) {
    if old.differs(from: modifier) { isChanged = true }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    var placing = placing
    let pass = node.host.pass
    if isChanged { changedPass = pass }
    isChanged = false
    modifier.adjust(&placing.transaction, isChanged: changedPass == pass)
    if !placing.transaction.completions.isEmpty {
      if completionPass != pass, placing.animation != nil {
        completionPass = pass
        placing.transaction.startCompletions()
      }
      placing.transaction = placing.transaction.withoutCompletions
    }
    scope.set(placing.transaction, in: node.host)
    placing.scope = scope
    content.place(rect, proposal, placing)
  }
}

/// Changes how changes of what it is applied to are shown when a value changes.
struct ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  func differs(from new: Any) -> Bool { (new as? Self).map { $0.value != value } ?? false }

  func adjust(_ transaction: inout Transaction, isChanged: Bool) {
    if isChanged { change(&transaction) }
  }
}

/// Changes how every change of what it is applied to is shown.
struct EveryChangeModifier: TransactionModifier {
  let change: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, isChanged: Bool) { change(&transaction) }
}

/// Changes how changes of modifiers are shown, but not those of the view they are applied to.
struct BodyTransactionModifier: TransactionModifier {
  let change: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, isChanged: Bool) {
    transaction.outerAnimations.append(transaction.animation)
    change(&transaction)
  }
}

/// Shows changes as they are shown outside of the body of an animation.
private struct OuterTransactionModifier: TransactionModifier {
  func adjust(_ transaction: inout Transaction, isChanged: Bool) {
    if let outer = transaction.outerAnimations.popLast() { transaction.animation = outer }
  }
}

extension View {
  /// Animates changes of the view when a value changes; nil shows them at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(ValueTransactionModifier(value: value) { $0.animation = animation })
  }

  /// Animates every change of the view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(EveryChangeModifier { if $0.animation != nil { $0.animation = animation } })
  }

  /// Animates the modifiers of a body, but not the view that they are applied to.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Changes how changes of the view are shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EveryChangeModifier(change: transform))
  }

  /// Changes how changes of the view are shown when a value changes.
  public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  /// Changes how changes of the modifiers of a body are shown, but not those of the view that they are
  /// applied to.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: AnyView(modifier(OuterTransactionModifier()))))
      .modifier(BodyTransactionModifier(change: transform))
  }
}

/// A view that is none for hits: they go to what is in it, or below it.
class PassingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { subview in
      !subview.isHidden && subview.isUserInteractionEnabled && subview.alpha > 0.01
        && subview.point(inside: subview.convert(point, from: self), with: event)
    }
  }
}
