import Foundation
import Security
import TestSupport
import Testing

/// The keychain against a list of items that is searched from one end to the other.
@Suite struct `The keychain at random` {
  private struct Item: Equatable {
    var account: String
    var service: String
    var isShared: Bool
    var label: String
    var secret: Data

    func isSame(_ other: Item) -> Bool {
      account == other.account && service == other.service && isShared == other.isShared
    }
  }

  /// What is asked for; what is nil is not said.
  private struct Query {
    var account: String?
    var service: String?
    var isShared: Bool?
    var isAny = false

    var dictionary: [String: Any] {
      var result: [String: Any] = [kSecClass: kSecClassGenericPassword]
      if let account { result[kSecAttrAccount] = account }
      if let service { result[kSecAttrService] = service }
      if let isShared { result[kSecAttrSynchronizable] = isShared }
      if isAny { result[kSecAttrSynchronizable] = kSecAttrSynchronizableAny }
      return result
    }

    func isFor(_ item: Item) -> Bool {
      if let account, account != item.account { return false }
      if let service, service != item.service { return false }
      return isAny || (isShared ?? false) == item.isShared
    }
  }

  private let words = ["ann", "bob", "", "a\u{1F}b", "a", "\u{1F}", "Ann", "é"]

  private func query(_ random: inout SplitMix64) -> Query {
    Query(
      account: random.once(in: 2) ? random.pick(words) : nil,
      service: random.once(in: 2) ? random.pick(words) : nil,
      isShared: random.once(in: 3) ? random.once(in: 2) : nil,
      isAny: false
    )
  }

  private func found(_ keychain: Keychain, _ query: Query) -> [Data] {
    var asked = query.dictionary
    asked[kSecMatchLimit] = kSecMatchLimitAll
    asked[kSecReturnData] = true
    let (status, answer) = keychain.find(asked)
    #expect((status == errSecSuccess) == (answer != nil))
    return answer as? [Data] ?? []
  }

  @Test(arguments: 0..<12) func `is a list of items`(seed: Int) throws {
    var random = SplitMix64(seed: 12_000 + seed)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("keychain-\(UUID().uuidString)/app.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    var keychain = Keychain(file: file)
    var items: [Item] = []
    for step in 0..<40 {
      switch random.int(0...5) {
      case 0, 1, 2:
        let item = Item(
          account: random.pick(words),
          service: random.pick(words),
          isShared: random.once(in: 3),
          label: "",
          secret: Data("\(step)".utf8)
        )
        var given = Query(account: item.account, service: item.service).dictionary
        if item.isShared { given[kSecAttrSynchronizable] = true }
        given[kSecValueData] = item.secret
        let isThere = items.contains(where: item.isSame)
        #expect(keychain.add(given).0 == (isThere ? errSecDuplicateItem : errSecSuccess))
        if !isThere { items.append(item) }
      case 3:
        let query = query(&random)
        let isThere = items.contains(where: query.isFor)
        #expect(keychain.delete(query.dictionary) == (isThere ? errSecSuccess : errSecItemNotFound))
        items.removeAll(where: query.isFor)
      case 4:
        let (query, secret) = (query(&random), Data("changed \(step)".utf8))
        let isThere = items.contains(where: query.isFor)
        let status = keychain.update(query.dictionary, [kSecValueData: secret])
        #expect(status == (isThere ? errSecSuccess : errSecItemNotFound))
        for index in items.indices where query.isFor(items[index]) { items[index].secret = secret }
      default: keychain = Keychain(file: file)
      }
      let asked = query(&random)
      #expect(found(keychain, asked) == items.filter(asked.isFor).map(\.secret))
      let all = Query(isAny: true)
      #expect(found(keychain, all) == items.map(\.secret))
    }
  }

  @Test func `items whose parts only look alike together are two`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("keychain-\(UUID().uuidString)/app.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let keychain = Keychain(file: file)
    let pairs = [("a\u{1F}b", "c"), ("a", "b\u{1F}c"), ("a\u{1E}1b", "c")]
    var references: [Data] = []
    for (account, service) in pairs {
      var given = Query(account: account, service: service).dictionary
      given[kSecReturnPersistentRef] = true
      let (status, reference) = keychain.add(given)
      #expect(status == errSecSuccess)
      references.append(try #require(reference as? Data))
    }
    #expect(Set(references).count == 3)
    for (pair, reference) in zip(pairs, references) {
      let (status, found) = keychain.find([
        kSecValuePersistentRef: reference, kSecReturnAttributes: true,
      ])
      let attributes = found as? [String: Any]
      #expect(status == errSecSuccess && attributes?[kSecAttrAccount] as? String == pair.0)
    }
  }
}
