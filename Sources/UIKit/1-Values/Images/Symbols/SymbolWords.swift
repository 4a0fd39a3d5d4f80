import Foundation

/// What symbols are called where nothing else names a control.
@MainActor
enum SymbolWords {
  private static let known: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "magnifyingglass": "Search", "trash": "Delete", "gear": "Settings", "gearshape": "Settings",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "pencil": "Edit",
    "ellipsis": "More", "info": "Info", "chevron.left": "Back", "chevron.backward": "Back",
    "chevron.right": "Forward", "chevron.forward": "Forward", "arrow.clockwise": "Refresh",
    "star": "Favorite", "heart": "Love", "bell": "Notifications", "house": "Home",
    "person": "Person", "camera": "Camera", "photo": "Photo", "play": "Play", "pause": "Pause",
    "line.3.horizontal.decrease": "Filter", "arrow.up.arrow.down": "Sort", "folder": "Folder",
  ]

  /// The words for a symbol; nil for other pictures.
  static func words(for image: UIImage?) -> String? {
    guard let image, case .symbol(let symbol) = image.content.source else { return nil }
    if let words = known[symbol.name] { return words }
    let decorations: Set<Substring> = ["fill", "circle", "square"]
    var parts = symbol.name.split(separator: ".")
    while parts.count > 1, let last = parts.last, decorations.contains(last) { parts.removeLast() }
    return known[parts.joined(separator: ".")] ?? parts.joined(separator: " ")
  }
}
