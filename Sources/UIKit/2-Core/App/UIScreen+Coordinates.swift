import CoreGraphics
import Foundation

extension UIScreen {
  /// The coordinates of the display as it is held.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  /// The coordinates of the display held upright; displays here never turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
}

/// The coordinates of the display.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  static let shared = ScreenSpace()

  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
}
