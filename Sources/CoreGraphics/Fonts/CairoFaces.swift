import Foundation

/// The font files that Cairo has open, for one caller at a time.
///
/// Cairo keeps at most ten files open and closes one that nobody uses when it needs another; in the
/// version of Debian 12 it does so while another thread is just taking that one up. So whoever has
/// Cairo read glyphs does it in turn.
package enum CairoFaces {
  private static let turn: NSLock = {
    // FreeType would draw letters as somebody's environment asks, and pictures would differ by machine.
    unsetenv("FREETYPE_PROPERTIES")
    return NSLock()
  }()

  /// Runs `body` when no other caller is at it; must not be nested.
  package static func inTurn<Result>(_ body: () -> Result) -> Result {
    turn.lock()
    defer { turn.unlock() }
    return body()
  }
}
