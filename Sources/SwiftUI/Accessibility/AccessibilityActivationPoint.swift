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
    touched(isEnabled) { _ in activationPoint }
  }

  /// Sets the point that is touched to use the view, or leaves it as it is.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> some View {
    touched(isEnabled) { size in
      CGPoint(x: size.width * activationPoint.x, y: size.height * activationPoint.y)
    }
  }

  /// Sets the point that is touched to use the view.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Sets the point that is touched to use the view.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  private func touched(_ isEnabled: Bool, _ point: @escaping (CGSize) -> CGPoint) -> some View {
    spoken(isEnabled: isEnabled) { view in
      view.accessibilityHandlers.activationPoint = { [weak view] in
        guard let view else { return .zero }
        let size = view.bounds.size
        var place = point(size)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
          place.x = size.width - place.x
        }
        return view.convert(place, to: nil)
      }
    } undo: {
      $0.accessibilityHandlers.activationPoint = nil
    }
  }
}
