import Foundation

/// The properties of UIKit's own classes, storey by storey.
@MainActor
struct SystemKeys: SystemKeySource {
  let entries: [ObjectIdentifier: [String: KeyTable.Entry]]

  init() {
    var keys = SystemKeyList()
    keys.enterCore()
    keys.enterParts()
    keys.enterLists()
    entries = keys.entries
  }
}
