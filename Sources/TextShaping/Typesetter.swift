import Foundation
import Synchronization

/// Measures and lays out text, and remembers what it laid out.
///
/// One lock guards Pango, HarfBuzz's buffers and the cache. What comes out are values.
package final class Typesetter: Sendable {
  /// The typesetter of the process.
  package static let shared = Typesetter()

  /// About how many bytes the remembered layouts take at most.
  package static let standardCacheLimit = 8 << 20

  private let workshop: Mutex<TypesetterTools>

  /// Makes a typesetter with a cache of its own.
  package init(cacheLimit: Int = Typesetter.standardCacheLimit) {
    workshop = Mutex(TypesetterTools(cacheLimit: cacheLimit))
  }

  /// Measures a text of one look.
  package func measure(
    _ string: String,
    _ format: TextFormat,
    in constraints: LayoutConstraints = LayoutConstraints()
  ) -> TextMeasurement {
    let constraints = constraints.usable
    return workshop.withLock { workshop in
      workshop.quickMeasurement(string, format, width: constraints.width)
        ?? workshop.measurement(LayoutKey(string, format, constraints))
    }
  }

  /// Measures a text of several looks.
  package func measure(
    _ text: AttributedText,
    in constraints: LayoutConstraints = LayoutConstraints()
  ) -> TextMeasurement {
    let constraints = constraints.usable
    return workshop.withLock { $0.measurement(LayoutKey(text, constraints)) }
  }

  /// Lays out a text of one look.
  package func layout(
    _ string: String,
    _ format: TextFormat,
    in constraints: LayoutConstraints = LayoutConstraints()
  ) -> TextLayout {
    let constraints = constraints.usable
    return workshop.withLock { $0.layout(LayoutKey(string, format, constraints)) }
  }

  /// Lays out a text of several looks.
  package func layout(
    _ text: AttributedText,
    in constraints: LayoutConstraints = LayoutConstraints()
  ) -> TextLayout {
    let constraints = constraints.usable
    return workshop.withLock { $0.layout(LayoutKey(text, constraints)) }
  }

  /// Forgets every layout.
  package func removeAll() { workshop.withLock { $0.layouts.removeAll() } }

  /// Lets go of layouts, formats, fonts and shapes of letters, all of which can be made again.
  package func letGo() {
    removeAll()
    TextFormat.letGo()
    FontLibrary.shared.letGo()
  }

  /// What the cache has done.
  var cacheCounters: GenerationalCacheCounters { workshop.withLock(\.layouts.counters) }

  /// About how many bytes the cache holds.
  var cacheCost: Int { workshop.withLock(\.layouts.cost) }
}
