import CoreGraphics

/// The presets of screens that have nothing to show.
enum UnavailableKind: Hashable {
  case empty
  case loading
  case search
}

/// How a screen looks that has nothing to show: that of iOS 17 and 18, not measured.
struct UnavailableDesign: Sendable {
  var margins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  var imageToText: CGFloat = 16
  var textToSecondaryText: CGFloat = 6
  var textToButton: CGFloat = 16
  var buttonToButton: CGFloat = 8
  /// The size of symbols, in points of type.
  var symbolSize: CGFloat = 48
  /// The side of the wheel that turns while something is loaded.
  var wheel: CGFloat = 24
  /// Texts are no wider, in points.
  var widestText: CGFloat = 420
  /// The words of the presets.
  var loading = "Loading…"
  var noResults = "No Results"
  var tryAgain = "Check the spelling or try a new search."

  func noResults(for search: String) -> String { "No Results for “\(search)”" }

  var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
  }

  var secondaryFont: UIFont { .preferredFont(forTextStyle: .subheadline) }

  static let current = UnavailableDesign()
}
