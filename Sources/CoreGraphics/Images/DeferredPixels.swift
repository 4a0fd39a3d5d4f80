import Foundation
import Synchronization

/// Pixels that are made when somebody needs them, as those of a large image file.
///
/// Where the picture is shown in one size, only that size is kept. Once all pixels were asked for, or a
/// second size, all are kept.
package final class DeferredPixels: Sendable {
  package let width: Int
  package let height: Int

  private struct Fitted: Sendable {
    let key: any Hashable & Sendable
    let bitmap: Bitmap
  }

  private struct State: Sendable {
    var whole: Bitmap?
    var fitted: Fitted?
    /// How many bytes of pixels were made.
    var madeBytes = 0
    /// Whether making the pixels came to nothing, which was told.
    var hasFailed = false
  }

  private let make: @Sendable () -> Bitmap?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - width: the width of what is made.
  ///   - height: its height.
  ///   - make: makes the pixels; where it cannot it tells why, and nothing is shown.
  package init(width: Int, height: Int, make: @escaping @Sendable () -> Bitmap?) {
    self.width = width
    self.height = height
    self.make = make
  }

  /// All pixels, kept from now on.
  package var whole: Bitmap {
    state.withLock { state in
      let whole = pixels(&state)
      state.whole = whole
      state.fitted = nil
      return whole
    }
  }

  /// All pixels, kept only if they were before.
  package var passing: Bitmap { state.withLock { pixels(&$0) } }

  /// How many bytes of pixels are kept.
  package var heldBytes: Int {
    state.withLock { ($0.whole?.byteCount ?? 0) + ($0.fitted?.bitmap.byteCount ?? 0) }
  }

  /// How many bytes of pixels were made so far, whether kept or not.
  package var madeBytes: Int { state.withLock(\.madeBytes) }

  /// The picture in a size, if it was made already.
  package func fitted<Key: Hashable & Sendable>(_ key: Key) -> Bitmap? {
    state.withLock { $0.fitted.flatMap { $0.key as? Key == key ? $0.bitmap : nil } }
  }

  /// Makes the picture in a size, into a bitmap of that size.
  package func fit<Key: Hashable & Sendable>(
    _ key: Key,
    into bitmap: Bitmap,
    _ body: (_ whole: Bitmap, _ target: Bitmap) -> Void
  ) {
    state.withLock { state in
      if let fitted = state.fitted, fitted.key as? Key == key {
        bitmap.copyPixels(of: fitted.bitmap, from: bitmap.bounds, to: (0, 0))
        bitmap.isOpaque = fitted.bitmap.isOpaque
        return
      }
      let whole = pixels(&state)
      body(whole, bitmap)
      if state.fitted != nil { state.whole = whole }
      state.fitted = state.whole == nil ? Fitted(key: key, bitmap: bitmap) : nil
    }
  }

  private func pixels(_ state: inout State) -> Bitmap {
    if let whole = state.whole { return whole }
    if !state.hasFailed, let made = make(), made.width == width, made.height == height {
      state.madeBytes += made.byteCount
      return made
    }
    state.hasFailed = true
    guard let blank = Bitmap(width: width, height: height) else {
      preconditionFailure("There is no memory for an image of \(width) × \(height) pixels.")
    }
    state.whole = blank
    return blank
  }
}
