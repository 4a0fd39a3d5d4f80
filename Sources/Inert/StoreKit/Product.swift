import Foundation
import Inert
import UIKit

/// Something that can be bought; the store has nothing.
public struct Product: Identifiable, Hashable, Sendable {
  /// What tells it from others.
  public let id: String
  /// What kind it is of.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price as it is written.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// What it is as a subscription; nil for others.
  public let subscription: SubscriptionInfo?

  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// Again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A length of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    /// The unit.
    public let unit: Unit
    /// How many.
    public let value: Int
  }

  /// What a product is as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What belongs together.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// What goes with a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Who buys, in the app's own words.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// What keeps a product from being bought.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  /// The products of some identifiers: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    store.tell()
    return []
  }

  /// Buys nothing: throws `PurchaseError.purchaseNotAllowed`.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    store.tell()
    throw PurchaseError.purchaseNotAllowed
  }

  /// What was bought last of it: nil.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// Something signed, with whether the signature is right.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// Why a signature is wrong.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  /// What is signed, whether the signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What is signed; throws where the signature is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase; there are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// What tells it from others.
  public let id: UInt64
  /// The first of its kind.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind it is of.
  public let productType: Product.ProductType
  /// When.
  public let purchaseDate: Date
  /// When the first was.
  public let originalPurchaseDate: Date
  /// When it ends; nil where it does not.
  public let expirationDate: Date?
  /// When it was taken back; nil where it was not.
  public let revocationDate: Date?
  /// Whether a better one took its place.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int
  /// Who bought, in the app's own words.
  public let appAccountToken: UUID?

  /// Ends it.
  public func finish() async {}

  /// Purchases one by one: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase with whether its signature is right.
    public typealias Element = VerificationResult<Transaction>
    let endsAtOnce: Bool

    /// What hands over purchases: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let stream: AsyncStream<Element>?

      /// Nil, or the end of the task.
      public mutating func next() async -> Element? {
        guard let stream else { return nil }
        for await element in stream { return element }
        return nil
      }
    }

    /// What hands over purchases: none.
    public func makeAsyncIterator() -> AsyncIterator {
      store.tell()
      return AsyncIterator(stream: endsAtOnce ? nil : AsyncStream { _ in })
    }
  }

  /// All purchases: none.
  public static var all: Transactions { Transactions(endsAtOnce: true) }
  /// What is owned: nothing.
  public static var currentEntitlements: Transactions { Transactions(endsAtOnce: true) }
  /// What is not finished: nothing.
  public static var unfinished: Transactions { Transactions(endsAtOnce: true) }
  /// Purchases made elsewhere: none come, until the task that waits is cancelled.
  public static var updates: Transactions { Transactions(endsAtOnce: false) }

  /// The last purchase of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    store.tell()
    return nil
  }

  /// Whether a product is owned: nil.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    store.tell()
    return nil
  }
}

/// What the store as a whole does; there is none.
public enum AppStore {
  /// False: nobody may pay on this device.
  public static var canMakePayments: Bool { false }

  /// Throws `StoreKitError.notAvailableInStorefront`.
  public static func sync() async throws {
    store.tell()
    throw StoreKitError.notAvailableInStorefront
  }

  /// Asks nobody.
  @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {
    store.tell()
  }

  /// Throws `StoreKitError.notAvailableInStorefront`.
  @MainActor @preconcurrency public static func showManageSubscriptions(
    in scene: UIWindowScene
  ) async throws {
    store.tell()
    throw StoreKitError.notAvailableInStorefront
  }
}

/// What goes wrong with the store.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}
