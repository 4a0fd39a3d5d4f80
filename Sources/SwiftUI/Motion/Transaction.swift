import Foundation

/// How changes are shown.
///
/// Changes that are made one after the other with different animations are each shown with their own.
public struct Transaction {
  /// How they are animated; nil shows them at once.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many while a finger moves.
  public var isContinuous = false
  /// Whether the speed of changes is followed, for animations that come after.
  public var tracksVelocity = false
  /// What few transactions have.
  private var details: Details?

  private struct Values {
    var keyed: [ObjectIdentifier: Any] = [:]
    var outerAnimations: [Animation?] = []
    var completions: [AnimationCompletion] = []
    var identity: Identity?
  }

  /// Values that are copied where one of them is set.
  private final class Details {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  /// What tells the changes that one transaction is for from others with the same animation.
  private final class Identity {}

  private mutating func changeDetails(_ change: (inout Values) -> Void) {
    var values = details?.values ?? Values()
    change(&values)
    details = Details(values)
  }

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// What is kept under a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { (details?.values.keyed[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { changeDetails { $0.keyed[ObjectIdentifier(key)] = newValue } }
  }

  /// Does something when the animation of the changes that are made with the transaction has ended; without
  /// one at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let completion = AnimationCompletion(criteria: criteria, action: UncheckedAction(completion))
    changeDetails { $0.completions.append(completion) }
  }

  /// What waits for the end of the animation.
  var completions: [AnimationCompletion] { details?.values.completions ?? [] }

  /// The animations outside of the bodies of animations that a view is in, the nearest last.
  var outerAnimations: [Animation?] {
    get { details?.values.outerAnimations ?? [] }
    set { changeDetails { $0.outerAnimations = newValue } }
  }

  /// The transaction as changes are made with it: known again, and without what is told when they end.
  ///
  /// One that is new is told from the one it was made of.
  func made(isNew: Bool) -> Transaction {
    if isEmpty { return self }
    var copy = self
    if isNew || details?.values.identity == nil {
      copy.changeDetails {
        $0.identity = Identity()
        $0.completions = []
      }
    } else if !completions.isEmpty {
      copy.changeDetails { $0.completions = [] }
    }
    return copy
  }

  /// The transaction where changes of something are placed: whoever waits for its end is added there.
  var withoutCompletions: Transaction {
    guard !completions.isEmpty else { return self }
    var copy = self
    copy.changeDetails { $0.completions = [] }
    return copy
  }

  /// Waits for the end of the animation, with those who are to be told.
  func startCompletions() {
    let animation = shownAnimation
    for completion in completions {
      onMainActor { AnimationEnd.wait(for: animation, completion.criteria, completion.action.run) }
    }
  }

  var isEmpty: Bool { animation == nil && !disablesAnimations && details == nil }

  /// The animation that changes are shown with.
  var shownAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether changes with either may be shown as one.
  func showsAlike(_ other: Transaction) -> Bool {
    if let identity = details?.values.identity, identity === other.details?.values.identity {
      return animation == other.animation
    }
    return animation == other.animation && disablesAnimations == other.disablesAnimations
      && details?.values.keyed.isEmpty != false && other.details?.values.keyed.isEmpty != false
  }

  private final class Holder: @unchecked Sendable {
    var transaction = Transaction()
  }

  /// Where each thread has its holder; it lets go of it at its end.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { holder in
      if let holder { Unmanaged<Holder>.fromOpaque(holder).release() }
    }
    return key
  }()

  private static var holder: Holder? {
    pthread_getspecific(key).map { Unmanaged<Holder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The transaction of the changes that a thread is making.
  static var current: Transaction {
    get { holder?.transaction ?? Transaction() }
    set {
      if let holder {
        holder.transaction = newValue
      } else if !newValue.isEmpty {
        let holder = Holder()
        holder.transaction = newValue
        pthread_setspecific(key, Unmanaged.passRetained(holder).toOpaque())
      }
    }
  }
}

/// A key of what a transaction keeps.
public protocol TransactionKey<Value> {
  /// What is kept for the key.
  associatedtype Value
  /// What there is where nothing is kept.
  static var defaultValue: Value { get }
}

/// Makes changes that are shown in a way.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction.made(isNew: false)
  defer {
    Transaction.current = outer
    transaction.startCompletions()
  }
  return try body()
}

/// Makes changes with one more value in the transaction.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction.made(isNew: true), body)
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction.made(isNew: true), body)
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate let waitsForRest: Bool

  /// When it seems to have ended: a spring still moves a little then.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing moves.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
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
  AnimationEnd.wait(for: animation, completionCriteria, completion)
  return result
}

/// What is told when the animation of a transaction has ended.
struct AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  let action: UncheckedAction
}

/// Waits for the ends of animations, in the frames that are shown.
@MainActor
enum AnimationEnd {
  private static var waiting: [ObjectIdentifier: ProgressDriver] = [:]

  static func wait(
    for animation: Animation?,
    _ criteria: AnimationCompletionCriteria,
    _ completion: @escaping () -> Void
  ) {
    // What is repeated for ever does not end, unless it is said when it counts as ended.
    if let animation, animation.isForever,
      criteria.waitsForRest || animation.logicalDuration == nil
    {
      return
    }
    let length = animation.map {
      criteria.waitsForRest ? $0.totalDuration : $0.delay + $0.logicalLength
    }
    let driver = ProgressDriver(.linear(duration: length ?? 0))
    waiting[ObjectIdentifier(driver)] = driver
    driver.start { [unowned driver] _ in
      if driver.isRunning { return }
      waiting[ObjectIdentifier(driver)] = nil
      completion()
    }
  }
}

/// An action that is handed to the main thread.
struct UncheckedAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  @Sendable func run() { action() }
}
