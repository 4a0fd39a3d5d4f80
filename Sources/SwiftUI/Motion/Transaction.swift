import Foundation

/// How the changes of a turn are shown.
public struct Transaction {
  /// How they are animated; nil shows them at once.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many while a finger moves.
  public var isContinuous = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations }

  private final class Holder: @unchecked Sendable {
    var transaction = Transaction()
  }

  private static let key = "SwiftUI.Transaction"

  /// The transaction of the changes that a thread is making.
  static var current: Transaction {
    get { (Thread.current.threadDictionary[key] as? Holder)?.transaction ?? Transaction() }
    set {
      if let holder = Thread.current.threadDictionary[key] as? Holder {
        holder.transaction = newValue
      } else if !newValue.isEmpty {
        let holder = Holder()
        holder.transaction = newValue
        Thread.current.threadDictionary[key] = holder
      }
    }
  }
}

/// Makes changes that are shown in a way.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as ended.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it seems to have ended.
  case logicallyComplete
  /// When nothing moves.
  case removed
}

/// Makes changes that are animated, and does something when the animation has ended.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let wait = animation.map { $0.duration + $0.delay } ?? 0
  let action = UncheckedAction(completion)
  _ = Timer.scheduledTimer(withTimeInterval: wait, repeats: false) { _ in
    onMainActor { action.run() }
  }
  return result
}

/// An action that is handed to the main thread.
struct UncheckedAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  @Sendable func run() { action() }
}
