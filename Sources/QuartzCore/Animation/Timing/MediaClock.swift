// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// The time of the frame being prepared, as layers and animations see it.
///
/// Whoever shows frames turns it; nothing here reads the machine's clock.
package enum MediaClock {
  private static let bits = Atomic<UInt64>(0)

  /// Seconds since some moment before the first frame.
  package static var now: CFTimeInterval {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}

/// The time that animations are measured by, in seconds.
///
/// It is the time of the frame: it stands still while a frame is prepared, and a run without a
/// display turns it itself.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
