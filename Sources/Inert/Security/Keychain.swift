import CoreGraphics
import Foundation
import Inert

/// The keychain: a property list that only the user can read, for each app one.
///
/// It is not encrypted, and no other app's items are seen.
package final class Keychain: @unchecked Sendable {
  package static let app = Keychain(file: place)
  private static let framework = InertFramework(
    "Security",
    "keeps the keychain in a file of the user's that is not encrypted"
  )

  private let file: URL
  private let lock = NSLock()
  private var known: [KeychainItem]?

  package init(file: URL) { self.file = file }

  /// Where apps keep what is not for the user's eyes.
  private static var place: URL {
    let manager = FileManager.default
    let folder =
      manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? manager.temporaryDirectory
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return folder.appendingPathComponent("Keychains").appendingPathComponent("\(name).plist")
  }

  // MARK: Calls

  package func add(_ query: CFDictionary) -> (OSStatus, Any?) {
    locked {
      guard let request = KeychainRequest(query), let kind = request.kind else {
        return (errSecParam, nil)
      }
      var item = KeychainItem(kind: kind, values: request.attributes)
      let now = Date()
      item.values.merge(
        ["cdat": now, "mdat": now, "pdmn": kSecAttrAccessibleWhenUnlocked, "agrp": Self.group]
      ) { given, _ in given }
      item.values["v_Data"] = request.secret ?? Data()
      guard let items = items() else { return (errSecDecode, nil) }
      guard !items.contains(where: { $0.identity == item.identity }) else {
        return (errSecDuplicateItem, nil)
      }
      Self.framework.tell()
      let status = keep(items + [item])
      return (status, status == errSecSuccess ? request.answer([item]) : nil)
    }
  }

  package func find(_ query: CFDictionary) -> (OSStatus, Any?) {
    locked {
      guard let request = KeychainRequest(query),
        request.kind != nil || request.reference != nil
      else { return (errSecParam, nil) }
      guard let items = items() else { return (errSecDecode, nil) }
      let found = items.filter(request.isFor)
      guard !found.isEmpty else { return (errSecItemNotFound, nil) }
      return (errSecSuccess, request.answer(found))
    }
  }

  package func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    locked {
      guard let request = KeychainRequest(query), let change = KeychainRequest(changes),
        request.kind != nil || request.reference != nil, change.kind == nil,
        !(change.attributes.isEmpty && change.secret == nil)
      else { return errSecParam }
      guard let items = items() else { return errSecDecode }
      guard items.contains(where: request.isFor) else { return errSecItemNotFound }
      let changed = items.map { item in
        guard request.isFor(item) else { return item }
        var item = item
        item.values.merge(change.attributes) { $1 }
        if let secret = change.secret { item.values["v_Data"] = secret }
        item.values["mdat"] = Date()
        return item
      }
      guard Set(changed.map(\.identity)).count == changed.count else { return errSecDuplicateItem }
      return keep(changed)
    }
  }

  package func delete(_ query: CFDictionary) -> OSStatus {
    locked {
      guard let request = KeychainRequest(query),
        request.kind != nil || request.reference != nil
      else { return errSecParam }
      guard let items = items() else { return errSecDecode }
      let left = items.filter { !request.isFor($0) }
      return left.count == items.count ? errSecItemNotFound : keep(left)
    }
  }

  // MARK: The file

  private static var group: String { Bundle.main.bundleIdentifier ?? "app" }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// What is kept; nil where there is a file that cannot be read, which is then left as it is.
  private func items() -> [KeychainItem]? {
    if let known { return known }
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [[String: Any]]
    }
    let read = list?.compactMap { values -> KeychainItem? in
      guard let kind = values["class"] as? String, KeychainItem.isKind(kind) else { return nil }
      var values = values
      values["class"] = nil
      return KeychainItem(kind: kind, values: values)
    }
    guard let list, let read, read.count == list.count else {
      InertFramework("Security", "cannot read the keychain at \(file.path), which is left as it is")
        .tell()
      return nil
    }
    known = read
    return read
  }

  private func keep(_ items: [KeychainItem]) -> OSStatus {
    let list = items.map { $0.values.merging(["class": $0.kind]) { $1 } }
    let manager = FileManager.default
    let folder = file.deletingLastPathComponent()
    let ours = [FileAttributeKey.posixPermissions: 0o700]
    // Nobody else may read it, not even while it is written.
    let made = file.appendingPathExtension("\(UUID().uuidString)")
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list,
        format: .binary,
        options: 0
      ),
      (try? manager.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: ours
      )) != nil,
      manager.createFile(
        atPath: made.path,
        contents: data,
        attributes: [.posixPermissions: 0o600]
      ), rename(made.path, file.path) == 0
    else {
      try? manager.removeItem(at: made)
      return errSecIO
    }
    known = items
    return errSecSuccess
  }
}
