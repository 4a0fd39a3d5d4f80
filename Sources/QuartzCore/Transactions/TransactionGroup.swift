/// A completion block and how many animations it still waits for.
final class TransactionGroup {
  private var block: (() -> Void)?
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// An animation was added.
  func enter() { count += 1 }

  /// An animation stopped.
  func leave() {
    count -= 1
    runIfDone()
  }

  /// No more animations are added.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, count == 0, let block else { return }
    self.block = nil
    block()
  }
}
