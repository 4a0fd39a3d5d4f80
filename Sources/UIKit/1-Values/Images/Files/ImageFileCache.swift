import CoreGraphics
import Foundation
import Synchronization

/// Decoded files of the app's resources, the least recently used let go of beyond a bound.
enum ImageFileCache {
  fileprivate struct Key: Hashable {
    let path: String
    let scale: CGFloat
    /// What was done with the file, beside decoding it.
    let variant: String
  }

  fileprivate struct Entry {
    let content: ImageContent
    let byteCount: Int
    var lastUse: Int
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses = 0
  }

  /// The most bytes of pixels that are kept.
  static let byteLimit = 64 << 20

  private static let state = Mutex(State())

  static func content(
    path: String,
    scale: CGFloat,
    variant: String = "",
    make: () -> ImageContent?
  ) -> ImageContent? {
    let key = Key(path: path, scale: scale, variant: variant)
    let known = state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.content
    }
    if let known { return known }
    guard let content = make() else { return nil }
    state.withLock { $0.keep(content, key) }
    return content
  }

  /// Lets go of everything.
  static func empty() { state.withLock { $0 = State() } }
}

extension ImageFileCache.State {
  fileprivate mutating func keep(_ content: ImageContent, _ key: ImageFileCache.Key) {
    // Those of a file that is not decoded yet may all be asked for.
    let size = content.pixels.map { $0.height * $0.bytesPerRowStored } ?? 0
    guard size <= ImageFileCache.byteLimit / 2 else { return }
    uses += 1
    byteCount += size - (entries[key]?.byteCount ?? 0)
    entries[key] = ImageFileCache.Entry(content: content, byteCount: size, lastUse: uses)
    while byteCount > ImageFileCache.byteLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.byteCount
      entries[oldest.key] = nil
    }
  }
}
