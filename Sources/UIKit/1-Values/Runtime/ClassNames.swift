import Foundation
import Synchronization

/// Classes by names that the module and the class do not give away.
///
/// Source translation enters classes that are renamed with `@objc(Name)`, nested ones, and those of
/// modules that have another name here.
public enum ClassNames {
  private struct Names: @unchecked Sendable {
    var classes: [String: AnyClass] = [:]
  }

  private static let names = Mutex(Names())

  /// Enters a class under a name, with or without a module.
  public static func register(_ name: String, _ type: AnyClass) {
    let entry = Names(classes: [name: type])
    names.withLock { $0.classes.merge(entry.classes) { _, new in new } }
  }

  /// The class entered under a name.
  static func find(_ name: String) -> AnyClass? {
    RegistrationQueue.drain()
    return names.withLock { Names(classes: $0.classes) }.classes[name]
  }
}
