import Diagnostics
import Foundation
import StoreKit
import Testing

/// There is one queue of payments for all, so one at a time.
@MainActor @Suite(.serialized) struct `The store` {
  private final class Witness: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver,
    @unchecked Sendable
  {
    var unknown: [String] = []
    var states: [SKPaymentTransactionState] = []
    var end: CheckedContinuation<Void, Never>?

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      #expect(response.products.isEmpty)
      unknown = response.invalidProductIdentifiers
    }

    func requestDidFinish(_ request: SKRequest) {
      end?.resume()
      end = nil
    }

    func paymentQueue(
      _ queue: SKPaymentQueue,
      updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      states += transactions.map(\.transactionState)
      transactions.forEach(queue.finishTransaction)
      end?.resume()
      end = nil
    }
  }

  @Test func `is told once and takes no payments`() {
    let findings = UIKitDiagnostics.recording {
      #expect(!SKPaymentQueue.canMakePayments())
      SKStoreReviewController.requestReview()
    }
    #expect(findings.map(\.place) == ["StoreKit"])
  }

  @Test func `knows no product`() async {
    let (request, witness) = (SKProductsRequest(productIdentifiers: ["b", "a"]), Witness())
    request.delegate = witness
    await withCheckedContinuation {
      witness.end = $0
      request.start()
      #expect(witness.unknown.isEmpty)
    }
    #expect(witness.unknown == ["a", "b"])
  }

  @Test func `lets each payment fail`() async {
    let (queue, witness) = (SKPaymentQueue.default(), Witness())
    queue.add(witness)
    defer { queue.remove(witness) }
    await withCheckedContinuation {
      witness.end = $0
      queue.add(SKPayment(product: SKProduct()))
    }
    #expect(witness.states == [.failed] && queue.transactions.isEmpty)
  }

  @Test func `of StoreKit 2 is as empty`() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    var owned = 0
    for await _ in Transaction.currentEntitlements { owned += 1 }
    #expect(owned == 0)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    let updates = Task { for await _ in Transaction.updates {} }
    updates.cancel()
    await updates.value
  }
}
