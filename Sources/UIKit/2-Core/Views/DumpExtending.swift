import Foundation

/// A view that shows text of its own.
@MainActor
protocol TextShowing {
  /// The text; nil for none.
  var shownText: String? { get }
}

/// A view with more to tell in the dump.
@MainActor
protocol DumpExtending {
  /// Names and values that come after those of every view.
  var extraDumpFields: [(String, JSONText)] { get }
}
