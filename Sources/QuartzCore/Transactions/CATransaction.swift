import Foundation

/// A group of changes to layers that are shown together.
///
/// Layers are recorded once a frame whatever transactions are open; a transaction carries the
/// settings for changes made inside it and a block that runs once they are done. Transactions
/// belong to a thread and nest.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Closes the innermost transaction; closing one that was not opened does nothing.
  open class func commit() { TransactionStack.current.commit() }

  /// Closes the implicit transaction, so that what changed is recorded with the next frame.
  open class func flush() { TransactionStack.current.flush() }

  /// How long changes take to animate, in seconds.
  ///
  /// Defaults to 0.25.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.top.duration
  }

  /// Sets how long changes take to animate, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.top.duration = dur > 0 ? dur : 0
  }

  /// The pace of changes that animate; nil, the default, is the system's.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.top.timingFunction
  }

  /// Sets the pace of changes that animate.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.top.timingFunction = function
  }

  /// Whether changes run no actions.
  ///
  /// Defaults to false.
  open class func disableActions() -> Bool { TransactionStack.current.top.disablesActions }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.top.disablesActions = flag
  }

  /// The block that runs once everything changed in this transaction has come to rest.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completion }

  /// Sets the block that runs once everything changed in this transaction has come to rest.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// Keeps other threads from layers until `unlock()`; may be nested.
  open class func lock() { TransactionStack.lock.lock() }

  /// Ends what `lock()` began.
  open class func unlock() { TransactionStack.lock.unlock() }

  /// A value kept with the transaction, or with one around it.
  open class func value(forKey key: String) -> Any? {
    TransactionStack.current.value(forKey: key)
  }

  /// Keeps a value with the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.setValue(anObject, forKey: key)
  }
}

/// The open transactions of a layer context, innermost last.
final class TransactionStack {
  /// The settings of one open transaction.
  struct Settings {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// What the completion block waits for.
    var group: TransactionGroup?
    var values: [String: Any] = [:]

    /// What a transaction opened inside this one starts from.
    var inherited: Settings {
      Settings(
        disablesActions: disablesActions,
        duration: duration,
        timingFunction: timingFunction,
        values: values
      )
    }
  }

  static let lock = NSRecursiveLock()

  /// The stack of the calling thread's layers.
  static var current: TransactionStack { LayerContext.current.transactions }

  /// The first is the implicit transaction, which is always open.
  private var open = [Settings()]

  var top: Settings {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  func begin() { open.append(top.inherited) }

  func commit() {
    guard open.count > 1 else { return }
    open.removeLast().group?.close()
  }

  func flush() {
    let group = open[0].group
    open[0] = Settings()
    group?.close()
  }

  /// The completion blocks that wait for what is animated now, innermost first.
  var groups: [TransactionGroup] { open.reversed().compactMap(\.group) }

  /// Sets the completion block; the one before waits for nothing that comes later.
  func setCompletion(_ block: (() -> Void)?) {
    top.group?.close()
    top.completion = block
    top.group = block.map { TransactionGroup($0) }
  }

  func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": top.duration
    case "animationTimingFunction": top.timingFunction
    case "disableActions": top.disablesActions
    case "completionBlock": top.completion
    default: top.values[key]
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "animationDuration": top.duration = (value as? CFTimeInterval) ?? 0.25
    case "animationTimingFunction": top.timingFunction = value as? CAMediaTimingFunction
    case "disableActions": top.disablesActions = (value as? Bool) ?? false
    case "completionBlock": setCompletion(value as? () -> Void)
    default: top.values[key] = value
    }
  }
}
