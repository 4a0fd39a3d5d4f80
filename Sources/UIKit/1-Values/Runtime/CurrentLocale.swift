internal import CAllocatingInit
import Foundation
import InterfaceFiles

/// Gives `Locale.current` the machine's locale, or that of a simulator.
///
/// Foundation on Linux answers `en_001` whatever the machine says, and has no door to change it:
/// Docs/Decisions/0007-the-current-locale.md.
package enum CurrentLocale {
  /// What Foundation answers by itself.
  private static let builtIn = "en_001"

  /// Takes the locale that the launch arguments ask for, else the machine's where `isForPeople`, else
  /// that of a simulator, so that pictures are the same everywhere.
  package static func begin(isForPeople: Bool) {
    let process = ProcessInfo.processInfo
    adopt(
      RegionOrder.identifier(
        arguments: process.arguments,
        environment: isForPeople ? process.environment : nil
      )
    )
  }

  /// Changes the current locale of the process, if nobody did; says whether it is the one wanted now.
  @discardableResult
  static func adopt(_ identifier: String) -> Bool {
    let current = Locale.current
    if current.identifier == identifier { return true }
    guard current.identifier == builtIn,
      let old = words(of: builtIn), let new = words(of: identifier),
      MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size
    else { return false }
    // The locale is an object of Foundation's, which all that is current shares, and a table of its
    // methods. What it is called stands in it as short strings.
    let (object, _) = unsafeBitCast(current, to: (UInt, UInt).self)
    guard let start = UnsafeMutableRawPointer(bitPattern: object) else { return false }
    let size = tsumiki_block_size(start)
    for offset in stride(from: 16, to: min(size, 96) - 8, by: 8) {
      let place = start + offset
      guard place.load(as: UInt64.self) == old.0, (place + 8).load(as: UInt64.self) == old.1 else {
        continue
      }
      place.storeBytes(of: new.0, as: UInt64.self)
      (place + 8).storeBytes(of: new.1, as: UInt64.self)
    }
    return Locale.current.identifier == identifier
  }

  /// The two words of a string that needs no memory besides; nil for a longer one.
  private static func words(of string: String) -> (UInt64, UInt64)? {
    guard string.utf8.count < 16, string.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    var copy = string
    copy.makeContiguousUTF8()
    let words = unsafeBitCast(copy, to: (UInt64, UInt64).self)
    // Short strings of ASCII are marked so, with their length.
    return words.1 >> 60 == 0xE ? words : nil
  }
}
