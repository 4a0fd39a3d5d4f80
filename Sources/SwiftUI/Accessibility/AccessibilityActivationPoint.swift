import UIKit

extension View {
  /// Sets the point that is touched to use the view, from its leading corner.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point that is touched to use the view, as a share of its size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point that is touched to use the view, or leaves it as it is.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> some View {
    touched(.point(activationPoint), isEnabled)
  }

  /// Sets the point that is touched to use the view, or leaves it as it is.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> some View {
    touched(.share(activationPoint), isEnabled)
  }

  /// Sets the point that is touched to use the view.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Sets the point that is touched to use the view.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  private func touched(_ place: TouchedPlace, _ isEnabled: Bool) -> some View {
    spoken(place, isEnabled: isEnabled) { view, place, _ in
      view.accessibilityHandlers.activationPoint = { [weak view] in
        guard let view else { return .zero }
        let size = view.bounds.size
        var point = place.point(in: size)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
          point.x = size.width - point.x
        }
        return view.convert(point, to: nil)
      }
    }
  }
}

/// Where a view is touched to use it, from its leading corner.
private enum TouchedPlace {
  case point(CGPoint)
  case share(UnitPoint)

  func point(in size: CGSize) -> CGPoint {
    switch self {
    case .point(let point): point
    case .share(let share): CGPoint(x: size.width * share.x, y: size.height * share.y)
    }
  }
}
