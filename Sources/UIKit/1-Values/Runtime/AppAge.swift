import Foundation

/// For which iOS an app was written; UIKit asks that where it became stricter.
enum AppAge {
  /// Whether the app says that it runs before iOS 15; one that says nothing is new.
  static let isOlderThanIOS15 = isOlder(Bundle.main.infoDictionary ?? [:], than: 15)

  static func isOlder(_ info: [String: Any], than version: Int) -> Bool {
    let least = info["MinimumOSVersion"] as? String
    return least.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 < version } ?? false
  }
}
