// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { Addresses.removed(from: debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

/// Addresses in texts, which are others each time.
enum Addresses {
  static func removed(from text: String) -> String {
    text.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)",
      with: "$1",
      options: .regularExpression
    )
  }
}
