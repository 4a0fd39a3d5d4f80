// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Inert
import InertViews
import UIKit

/// What asks people for a review; here nobody is asked.
open class SKStoreReviewController: NSObject, @unchecked Sendable {
  /// Asks nobody.
  open class func requestReview() { store.tell() }

  /// Asks nobody.
  @MainActor @preconcurrency open class func requestReview(in windowScene: UIWindowScene) {
    store.tell()
  }
}

/// A page of the store: here its name and the product's number.
open class SKStoreProductViewController: UIViewController {
  /// Who is told of the end.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var sign: SignView?
  private var number: String? { didSet { sign?.content = number } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    sign = SignView("SKStoreProductViewController", in: view)
    sign?.content = number
  }

  /// Finds no product: the answer is false, later on the main queue.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    number = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" }
    let told = Told(block: block)
    store.answer { told.block?(false, SKError(.storeProductNotAvailable)) }
  }

  private struct Told: @unchecked Sendable {
    let block: ((Bool, (any Error)?) -> Void)?
  }
}

/// The product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Who led to the product.
public let SKStoreProductParameterAffiliateToken = "at"
/// The campaign that led to the product.
public let SKStoreProductParameterCampaignToken = "ct"
/// The provider that led to the product.
public let SKStoreProductParameterProviderToken = "pt"

/// What is told that a page of the store is left.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// A person leaves it.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
