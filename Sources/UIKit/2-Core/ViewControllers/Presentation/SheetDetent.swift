import CoreGraphics
import Foundation

/// What a height of a sheet is worked out from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the tallest sheet, in points and without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// What tells a height from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen but a little.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the height from others.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen; there is none where the screen is low.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue * 0.5).rounded()
      }
    }

    /// The whole screen but a little.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own, in points and without the safe area below; nil is none.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("detent-\(count)"), resolver)
    }

    private static var count = 0

    /// The height in a container, in points and without the safe area below.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// Is notified of a sheet; every method is optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after people gave the sheet another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
