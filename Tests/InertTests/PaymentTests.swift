import StoreKit
import Testing

/// Writes down what it is told of payments, and waits for the last of it.
private final class PaymentWitness: NSObject, SKPaymentTransactionObserver, SKRequestDelegate,
  @unchecked Sendable
{
  var calls: [String] = []
  var finishes = true
  let payment: SKPayment
  private var end: CheckedContinuation<Void, Never>?
  private var last = ""

  init(_ payment: SKPayment = SKPayment(product: SKProduct())) { self.payment = payment }

  @MainActor func wait(for last: String, _ body: () -> Void) async {
    self.last = last
    await withCheckedContinuation {
      end = $0
      body()
    }
  }

  private func told(_ call: String) {
    calls.append(call)
    guard call == last else { return }
    end?.resume()
    end = nil
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    guard transactions.contains(where: { $0.payment === payment }) else { return }
    if finishes { transactions.forEach(queue.finishTransaction) }
    told("updated")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {
    guard transactions.contains(where: { $0.payment === payment }) else { return }
    told("removed \(transactions.count)")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {
    told("restore \((error as? SKError)?.code.rawValue ?? -1)")
  }

  func request(_ request: SKRequest, didFailWithError error: any Error) {
    told("request failed")
  }
}

extension `The store` {
  @Test func `tells of payments that are finished that they are removed, once`() async {
    let (queue, witness) = (SKPaymentQueue.default(), PaymentWitness())
    queue.add(witness)
    queue.add(witness)
    defer { queue.remove(witness) }
    #expect(queue.transactionObservers.filter { $0 === witness }.count == 1)
    await witness.wait(for: "removed 1") { queue.add(witness.payment) }
    #expect(witness.calls == ["updated", "removed 1"])
  }

  @Test func `keeps payments until they are finished`() async throws {
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    let (queue, witness) = (SKPaymentQueue.default(), PaymentWitness(payment))
    witness.finishes = false
    queue.add(witness)
    defer { queue.remove(witness) }
    await witness.wait(for: "updated") { queue.add(payment) }
    let waiting = try #require(queue.transactions.first { $0.payment === payment })
    #expect(waiting.transactionState == .failed && waiting.payment.quantity == 3)
    #expect((waiting.error as? SKError)?.code == .paymentNotAllowed)
    await witness.wait(for: "removed 1") { queue.finishTransaction(waiting) }
    #expect(!queue.transactions.contains { $0 === waiting })
    queue.finishTransaction(waiting)
    await witness.wait(for: "restore 4") { queue.restoreCompletedTransactions() }
    #expect(witness.calls == ["updated", "removed 1", "restore 4"])
  }

  @Test func `tells nothing to who left`() async {
    let (queue, gone, here) = (SKPaymentQueue.default(), PaymentWitness(), PaymentWitness())
    queue.add(gone)
    queue.add(here)
    queue.remove(gone)
    defer { queue.remove(here) }
    await here.wait(for: "restore 4") { queue.restoreCompletedTransactions() }
    #expect(gone.calls.isEmpty)
  }

  @Test func `has no receipt`() async {
    let (request, witness) = (SKReceiptRefreshRequest(), PaymentWitness())
    request.delegate = witness
    await witness.wait(for: "request failed") { request.start() }
    #expect(witness.calls == ["request failed"])
  }

  @Test func `throws for signatures that are wrong`() throws {
    let wrong = VerificationResult<Int>.unverified(5, .invalidSignature)
    #expect(wrong.unsafePayloadValue == 5)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try wrong.payloadValue
    }
    #expect(try VerificationResult.verified(7).payloadValue == 7)
  }
}
