import CoreGraphics

/// A cell that floats over the others while its element is moved by hand.
@MainActor
protocol LiftedCell: AnyObject {
  var frame: CGRect { get set }
  /// Has the cell look so, or as always.
  func setLifted(_ isLifted: Bool)
}
