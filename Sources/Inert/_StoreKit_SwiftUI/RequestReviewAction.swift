import StoreKit
import SwiftUI

/// Asks for a review of the app: here nobody is asked.
public struct RequestReviewAction: Sendable {
  /// Asks, where a window is there to ask over.
  @MainActor public func callAsFunction() {
    let scenes = UIApplication.shared.connectedScenes
    guard let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first else { return }
    AppStore.requestReview(in: scene)
  }
}

extension EnvironmentValues {
  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
