import CoreGraphics

/// How wide a column is.
@MainActor
struct ColumnWidth {
  /// The width of a column about which nobody said anything, in points.
  static let standard: CGFloat = 320

  /// Leaves a length to the controller.
  static let automatic: CGFloat = -.greatestFiniteMagnitude

  var preferred = ColumnWidth.automatic
  var fraction = ColumnWidth.automatic
  var least = ColumnWidth.automatic
  var most = ColumnWidth.automatic

  /// The width where there is an amount of room.
  ///
  /// Where no greatest width was set it is the standard one, unless a width was asked for in points.
  func width(in room: CGFloat) -> CGFloat {
    var width = Self.standard
    var limit = most == Self.automatic ? Self.standard : most
    if preferred != Self.automatic {
      width = preferred
      if most == Self.automatic { limit = .greatestFiniteMagnitude }
    } else if fraction != Self.automatic {
      width = room * fraction
    }
    if least != Self.automatic {
      width = max(width, least)
      limit = max(limit, least)
    }
    return max(0, min(width, limit, room)).rounded()
  }
}
