import UIKit

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the screen.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The name by which a sheet knows it.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction-\(fraction)")
    case .height(let height): .init("height-\(height)")
    }
  }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }
}

extension PresentationDetent {
  /// Where it is among others, from the lowest on.
  var order: CGFloat {
    switch kind {
    case .height(let height): height / 10_000
    case .fraction(let fraction): fraction
    case .medium: 0.5
    case .large: 1
    }
  }
}
