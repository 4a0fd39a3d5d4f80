import CoreGraphics

/// The lengths of rows, separators and accessories, in points.
struct ListRowMetrics: Sendable {
  /// The radius of cards.
  var cornerRadius: CGFloat = 10
  /// The room of most accessories.
  var slot: CGFloat = 24
  /// The room of the sign that there is more: its ink, what it keeps from the edge, and from text.
  var disclosureSlot: CGFloat = 11
  var outlineSlot: CGFloat = 20
  /// Between accessories after the content.
  var trailingGap: CGFloat = 8
  /// Between accessories before the content.
  var leadingGap: CGFloat = 16
  /// How far a chevron's ink stays away from the end of its room.
  var chevronEnd: CGFloat = 0.67
  /// How far a tick's ink stays away from the end of its room.
  var checkmarkEnd: CGFloat = 2
  /// Between the line before what takes a row up and the other accessories.
  var reorderGap: CGFloat = 17
  /// What cells keep from their sides in sidebars.
  var sidebarSide: CGFloat = 8

  /// What cells keep from their sides in a list of a width.
  func side(_ width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}
