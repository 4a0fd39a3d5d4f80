// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import Inert

/// The framework, as it says that it is inert.
let store = InertFramework(
  "StoreKit",
  "knows no store: no product is found, nothing can be bought, and nobody is asked for a review"
)

/// What may go wrong with a store.
public struct SKError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9
    case unauthorizedRequestData = 10
    case invalidOfferIdentifier = 11
    case invalidSignature = 12
    case missingOfferParams = 13
    case invalidOfferPrice = 14
    case overlayCancelled = 15
    case overlayInvalidConfiguration = 16
    case overlayTimeout = 17
    case ineligibleForOffer = 18
    case unsupportedPlatform = 19
    case overlayPresentedInBackgroundScene = 20
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `SKErrorDomain`.
  public static var errorDomain: String { SKErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }

  /// Something else.
  public static var unknown: Code { .unknown }
  /// The app may not ask.
  public static var clientInvalid: Code { .clientInvalid }
  /// A person gave up.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// What was asked for is wrong.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// Nobody may pay on this device.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store does not have it.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// The domain of the framework's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Something that can be bought; there is nothing here.
open class SKProduct: NSObject, @unchecked Sendable {
  /// How long a subscription lasts.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }

  /// What tells it from others; empty.
  open var productIdentifier: String { "" }
  /// Its name; empty.
  open var localizedTitle: String { "" }
  /// What it is; empty.
  open var localizedDescription: String { "" }
  /// Its price: zero.
  open var price: NSDecimalNumber { .zero }
  /// How the price is written.
  open var priceLocale: Locale { .current }
  /// Nil.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// Nil.
  open var subscriptionGroupIdentifier: String? { nil }
  /// Nil.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// None.
  open var discounts: [SKProductDiscount] { [] }
  /// False.
  open var isDownloadable: Bool { false }
}

/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many units: none.
  open var numberOfUnits: Int { 0 }
  /// The unit: days.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price; there are none here.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  /// The price: zero.
  open var price: NSDecimalNumber { .zero }
  /// How the price is written.
  open var priceLocale: Locale { .current }
  /// What tells it from others; nil.
  open var identifier: String? { nil }
  /// How long it lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// How often: never.
  open var numberOfPeriods: Int { 0 }
  /// How it is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A question to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Who is told of the end.
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  /// Makes a question.
  public override init() { super.init() }

  /// Asks; the delegate is told later on the main queue.
  open func start() {
    store.answer { if !self.isCancelled { self.answer() } }
  }

  /// Takes the question back; the delegate is told of nothing.
  open func cancel() { isCancelled = true }

  func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// What is told of a question's end.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It was answered.
  func requestDidFinish(_ request: SKRequest)
  /// It was not answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question which products there are: none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Makes a question.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer() {
    guard let delegate else { return }
    (delegate as? any SKProductsRequestDelegate)?
      .productsRequest(self, didReceive: SKProductsResponse(unknown: identifiers.sorted()))
    delegate.requestDidFinish(self)
  }
}

/// What is told which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Which products there are: none; all identifiers are unknown.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// None.
  open var products: [SKProduct] { [] }
  /// All that were asked for.
  public let invalidProductIdentifiers: [String]

  init(unknown: [String]) { invalidProductIdentifiers = unknown }
}

/// A question for the receipt of what was bought; it fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// Makes a question.
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The product.
  public let productIdentifier: String
  fileprivate var number = 1
  fileprivate var user: String?
  fileprivate var isSimulated = false

  /// Makes a payment for one of a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }

  /// How many; 1 at first.
  open var quantity: Int { number }
  /// Who buys, in the app's own words; nil at first.
  open var applicationUsername: String? { user }
  /// Whether a parent is asked in a trial; false at first.
  open var simulatesAskToBuyInSandbox: Bool { isSimulated }
}

/// What is to be bought, while an app writes it.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// How many; 1 at first.
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  /// Who buys, in the app's own words; nil at first.
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  /// Whether a parent is asked in a trial; false at first.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { isSimulated }
    set { isSimulated = newValue }
  }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// A payment under way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What is bought.
  public let payment: SKPayment

  init(_ payment: SKPayment) { self.payment = payment }

  /// Failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// `SKError.paymentNotAllowed`.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// Nil.
  open var transactionIdentifier: String? { nil }
  /// Nil.
  open var transactionDate: Date? { nil }
  /// Nil.
  open var original: SKPaymentTransaction? { nil }
}

/// The payments of an app; each fails.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  private var waiting: [SKPaymentTransaction] = []

  private override init() { super.init() }

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue {
    store.tell()
    return shared
  }

  /// False: nobody may pay on this device.
  open class func canMakePayments() -> Bool {
    store.tell()
    return false
  }

  /// Who is told of payments.
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  /// Who decides about payments from the store; nil at first.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// The payments that are not finished.
  open var transactions: [SKPaymentTransaction] { waiting }
  /// Nil: there is no store.
  open var storefront: SKStorefront? { nil }

  /// Tells an observer of payments.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  /// Tells an observer no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Pays nothing: observers are told on the main queue that the payment failed with
  /// `SKError.paymentNotAllowed`.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    store.answer {
      self.waiting.append(transaction)
      for observer in self.observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Ends a payment: observers are told on the main queue that it was removed.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard waiting.contains(where: { $0 === transaction }) else { return }
    waiting.removeAll { $0 === transaction }
    store.answer {
      for observer in self.observers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Brings nothing back: observers are told on the main queue that it failed.
  open func restoreCompletedTransactions() {
    store.answer {
      for observer in self.observers {
        observer.paymentQueue(
          self,
          restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed)
        )
      }
    }
  }

  /// Brings nothing back, as `restoreCompletedTransactions()`.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Shows nothing.
  open func presentCodeRedemptionSheet() {}
}

/// What is told of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments went on.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  /// Payments were finished.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  /// What was bought before could not be brought back.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  /// What was bought before is back.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// A person wants to buy something in the store.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Does not.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { false }
}

/// What decides about payments; nothing calls it here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {}

/// A store of a country; there is none here.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The country's code; empty.
  open var countryCode: String { "" }
  /// What tells it from others; empty.
  open var identifier: String { "" }
}

/// A piece to load that was bought; there are none here.
open class SKDownload: NSObject, @unchecked Sendable {}
