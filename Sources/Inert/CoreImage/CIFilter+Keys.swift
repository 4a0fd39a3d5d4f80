import UIKit

extension CIFilter {
  /// Sets a property of a filter that an app has made itself.
  func setOwn(_ value: Any?, _ key: String) { Self.set(value, key, of: self) }

  /// A property of a filter that an app has made itself.
  func own(_ key: String) -> Any? { Self.value(key, of: self) }

  // Through a type parameter `NSObject`'s own methods are meant.
  private static func set<Object: NSObject>(_ value: Any?, _ key: String, of object: Object) {
    object.setValue(value, forKey: key)
  }

  private static func value<Object: NSObject>(_ key: String, of object: Object) -> Any? {
    object.value(forKey: key)
  }
}
