import Foundation

/// The properties of UIKit's own classes, storey by storey.
@MainActor
struct SystemKeys: SystemKeySource {
  /// Made when the first key is asked for, which most screens never do: key paths take their time.
  static let all = SystemKeys()

  let entries: [ObjectIdentifier: [String: KeyTable.Entry]]

  private init() {
    var keys = SystemKeyList()
    keys.enterCore()
    keys.enterParts()
    keys.enterLists()
    entries = keys.entries
  }
}
