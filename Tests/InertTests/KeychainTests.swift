import Foundation
import Security
import Testing

/// The keychain as "Keychain items" of Apple's documentation says.
@Suite struct `The keychain` {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("keychain-\(UUID().uuidString)").appendingPathComponent("app.plist")

  private func password(_ account: String, _ secret: String? = nil) -> [String: Any] {
    var result: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "shop", kSecAttrAccount: account,
    ]
    if let secret { result[kSecValueData] = Data(secret.utf8) }
    return result
  }

  private func secret(_ keychain: Keychain, _ account: String) -> String? {
    let query = password(account).merging([kSecReturnData: kCFBooleanTrue as Any]) { $1 }
    return (keychain.find(query).1 as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what is added is found, changed and deleted, also by the next run`() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let keychain = Keychain(file: file)
    #expect(keychain.find(password("ann")).0 == errSecItemNotFound)
    #expect(keychain.add(password("ann", "one")).0 == errSecSuccess)
    #expect(keychain.add(password("ann", "two")).0 == errSecDuplicateItem)
    #expect(keychain.add(password("bob", "two")).0 == errSecSuccess)
    #expect(secret(keychain, "ann") == "one" && secret(Keychain(file: file), "bob") == "two")
    #expect(
      keychain.update(password("ann"), [kSecValueData: Data("three".utf8)]) == errSecSuccess
    )
    #expect(secret(Keychain(file: file), "ann") == "three")
    #expect(keychain.update(password("ann"), [kSecAttrAccount: "bob"]) == errSecDuplicateItem)
    #expect(keychain.update(password("eve"), [kSecAttrLabel: "x"]) == errSecItemNotFound)
    #expect(keychain.delete(password("ann")) == errSecSuccess)
    #expect(keychain.delete(password("ann")) == errSecItemNotFound)
    #expect(secret(Keychain(file: file), "ann") == nil && secret(keychain, "bob") == "two")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `one item or all, their secret, their attributes or both`() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let keychain = Keychain(file: file)
    for account in ["ann", "bob"] { _ = keychain.add(password(account, account)) }
    let all: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "shop"]
    func find(_ more: [String: Any]) -> Any? { keychain.find(all.merging(more) { $1 }).1 }
    #expect(find([:]) == nil)
    #expect(find([kSecReturnData: true]) as? Data == Data("ann".utf8))
    let list = find([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]) as? [Data]
    #expect(list == [Data("ann".utf8), Data("bob".utf8)])
    #expect((find([kSecReturnData: true, kSecMatchLimit: 2]) as? [Data])?.count == 2)
    let names = find([kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll])
    let accounts = (names as? [[String: Any]])?.compactMap { $0[kSecAttrAccount] as? String }
    #expect(accounts == ["ann", "bob"])
    let both = try #require(
      find([kSecReturnAttributes: true, kSecReturnData: true]) as? [String: Any]
    )
    #expect(both[kSecValueData] as? Data == Data("ann".utf8))
    #expect(both[kSecClass] as? String == kSecClassGenericPassword)
    #expect(both[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(both[kSecAttrCreationDate] is Date)
    let reference = find([kSecReturnPersistentRef: true, kSecAttrAccount: "bob"]) as? Data
    let again = keychain.find([
      kSecValuePersistentRef: try #require(reference), kSecReturnData: true,
    ])
    #expect(again.1 as? Data == Data("bob".utf8))
  }

  @Test func `items that go to other devices are others`() {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let keychain = Keychain(file: file)
    let shared = password("ann", "cloud").merging([kSecAttrSynchronizable: true]) { $1 }
    #expect(keychain.add(shared).0 == errSecSuccess)
    #expect(keychain.find(password("ann")).0 == errSecItemNotFound)
    #expect(keychain.add(password("ann", "here")).0 == errSecSuccess)
    #expect(secret(keychain, "ann") == "here")
    let any: [String: Any] = [kSecAttrSynchronizable: kSecAttrSynchronizableAny]
    let all = password("ann").merging(any) { $1 }
      .merging([kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]) { $1 }
    #expect((keychain.find(all).1 as? [Data])?.count == 2)
    #expect(keychain.delete(password("ann").merging(any) { $1 }) == errSecSuccess)
    #expect(keychain.find(all).0 == errSecItemNotFound)
  }

  @Test func `passwords of servers are told apart by where they are for`() {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let keychain = Keychain(file: file)
    func server(_ port: Int) -> [String: Any] {
      [kSecClass: kSecClassInternetPassword, kSecAttrServer: "a.example", kSecAttrPort: port]
    }
    #expect(keychain.add(server(1)).0 == errSecSuccess)
    #expect(keychain.add(server(2)).0 == errSecSuccess)
    #expect(keychain.add(server(2)).0 == errSecDuplicateItem)
    let loud: [String: Any] = [
      kSecClass: kSecClassInternetPassword, kSecAttrServer: "A.EXAMPLE",
    ]
    #expect(keychain.find(loud).0 == errSecItemNotFound)
    #expect(
      keychain.find(loud.merging([kSecMatchCaseInsensitive: true]) { $1 }).0 == errSecSuccess
    )
  }

  @Test func `dictionaries that cannot be are refused`() {
    let keychain = Keychain(file: file)
    #expect(keychain.add([kSecAttrAccount: "ann"]).0 == errSecParam)
    #expect(keychain.add([kSecClass: "cats"]).0 == errSecParam)
    #expect(
      keychain.add(password("ann").merging([kSecValueData: "text"]) { $1 }).0 == errSecParam
    )
    #expect(keychain.find([kSecReturnData: true]).0 == errSecParam)
    #expect(keychain.update(password("ann"), [:]) == errSecParam)
    #expect(keychain.delete([1: 2]) == errSecParam)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test
  func `a file that cannot be read is left as it is, one that cannot be written an error`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let newer = try PropertyListSerialization.data(
      fromPropertyList: [["class": "newer"]],
      format: .binary,
      options: 0
    )
    for bytes in [Data("cats".utf8), newer] {
      try bytes.write(to: file)
      let keychain = Keychain(file: file)
      #expect(keychain.find(password("ann")).0 == errSecDecode)
      #expect(keychain.add(password("ann", "x")).0 == errSecDecode)
      #expect(keychain.update(password("ann"), [kSecAttrLabel: "x"]) == errSecDecode)
      #expect(keychain.delete(password("ann")) == errSecDecode)
      #expect(try Data(contentsOf: file) == bytes)
    }
    let within = Keychain(file: file.appendingPathComponent("below.plist"))
    #expect(within.add(password("ann", "x")).0 == errSecIO)
  }

  @Test func `bytes that nobody knows, and rights that nobody asks for`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 16)
    let rights = SecAccessControlCreateWithFlags(
      nil,
      kSecAttrAccessibleWhenUnlocked as CFTypeRef,
      [.userPresence],
      nil
    )
    #expect(rights != nil)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("not be found") == true)
  }
}
