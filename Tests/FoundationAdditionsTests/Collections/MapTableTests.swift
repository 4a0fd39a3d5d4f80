import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite struct `Tables of keys that need not be kept` {
  private final class Key: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
    override var hash: Int { number }
  }

  private typealias Table = NSMapTable<Key, NSString>

  /// A table against a dictionary and the objects that are alive.
  @Test(arguments: 0..<30) func `are dictionaries of what is alive`(seed: Int) {
    var random = SplitMix64(seed: 11_300 + seed)
    let (isWeak, values) = (random.once(in: 2), (0..<6).map { NSString(string: "v\($0)") })
    let table = isWeak ? Table.weakToStrongObjects() : Table.strongToStrongObjects()
    var owned: [Int: Key] = [:]
    var model: [Int: NSString] = [:]
    for _ in 0..<60 {
      let number = random.int(0...5)
      switch random.int(0...3) {
      case 0, 1:
        let key = owned[number] ?? Key(number)
        let value = random.pick(values)
        // A weak table keeps the entry while the first key lives.
        if model[number] == nil || !isWeak || owned[number] != nil { owned[number] = key }
        table.setObject(value, forKey: key)
        model[number] = value
      case 2:
        table.removeObject(forKey: Key(number))
        model[number] = nil
        owned[number] = nil
      default:
        guard isWeak else { continue }
        owned[number] = nil
        model[number] = nil
      }
      #expect(table.count == model.count)
      for other in 0...5 { #expect(table.object(forKey: Key(other)) == model[other]) }
    }
    let keys = Set(table.keyEnumerator().compactMap { ($0 as? Key)?.number })
    #expect(keys == Set(model.keys))
    let found = table.objectEnumerator()?.allObjects.compactMap { $0 as? NSString } ?? []
    #expect(
      found.sorted { $0.description < $1.description }
        == model.values.sorted { $0.description < $1.description }
    )
    #expect(table.dictionaryRepresentation().count == model.count)
    table.removeAllObjects()
    #expect(table.count == 0 && table.keyEnumerator().nextObject() == nil)
  }

  @Test func `tell equal keys apart where only the same are wanted`() {
    let table = NSMapTable<Key, NSString>(keyOptions: .objectPointerPersonality)
    let (a, b) = (Key(1), Key(1))
    table.setObject("a", forKey: a)
    table.setObject("b", forKey: b)
    #expect(table.count == 2 && table.object(forKey: a) == "a" && table.object(forKey: b) == "b")
    #expect(table.object(forKey: Key(1)) == nil)
    table.removeObject(forKey: Key(1))
    #expect(table.count == 2)
  }

  @Test func `forget an entry with either, where neither is kept`() {
    let table = NSMapTable<Key, Key>.weakToWeakObjects()
    let (key, value) = (Key(1), Key(10))
    do {
      let (otherKey, otherValue) = (Key(2), Key(20))
      table.setObject(otherValue, forKey: key)
      table.setObject(value, forKey: otherKey)
      #expect(table.count == 2)
    }
    #expect(table.count == 0)
    table.setObject(value, forKey: key)
    #expect(table.object(forKey: Key(1)) === value)
  }

  @Test func `of nothing do nothing`() {
    let table = Table.strongToStrongObjects()
    table.setObject("a", forKey: nil)
    table.removeObject(forKey: nil)
    #expect(table.count == 0 && table.object(forKey: nil) == nil)
  }

  @Test func `of objects alone give them in turn`() {
    let table = NSHashTable<Key>()
    let keys = (0..<4).map(Key.init)
    for key in keys + keys { table.add(key) }
    let found = table.objectEnumerator().compactMap { ($0 as? Key)?.number }
    #expect(found == [0, 1, 2, 3] && table.member(Key(2)) === keys[2] && table.member(nil) == nil)
    table.remove(nil)
    table.remove(Key(9))
    #expect(table.count == 4)
  }
}
