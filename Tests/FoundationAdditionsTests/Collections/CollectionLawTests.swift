import Foundation
import FoundationAdditions
import TestSupport
import Testing

/// Collections of objects against plain lists of numbers, with objects that come and go.
@Suite struct `Laws of collections that let go` {
  private final class Item: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
    override var hash: Int { number % 3 }
  }

  @Test(arguments: 0..<40) func `a table has what was added, as long as somebody keeps it`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let isWeak = seed % 2 == 0
    let table = isWeak ? NSHashTable<Item>.weakObjects() : NSHashTable<Item>()
    var kept: [Int: Item] = [:]
    var model: Set<Int> = []
    for _ in 0..<80 {
      let number = random.int(0...9)
      switch random.int(0...4) {
      case 0, 1:
        let item = kept[number] ?? Item(number)
        kept[number] = item
        table.add(item)
        model.insert(number)
      case 2:
        table.remove(Item(number))
        model.remove(number)
      case 3:
        kept[number] = nil
        if isWeak { model.remove(number) }
      default:
        guard random.once(in: 12) else { continue }
        table.removeAllObjects()
        model = []
      }
      #expect(Set(table.allObjects.map(\.number)) == model && table.count == model.count)
      #expect(table.contains(Item(number)) == model.contains(number))
      #expect((table.anyObject == nil) == model.isEmpty)
    }
  }

  @Test(arguments: 0..<40) func `a map finds what was set last, as long as both are kept`(
    seed: Int
  ) {
    var random = SplitMix64(seed: 100 + seed)
    let (weakKeys, weakValues) = (seed % 2 == 0, seed / 2 % 2 == 0)
    let map = NSMapTable<Item, Item>(
      keyOptions: weakKeys ? .weakMemory : .strongMemory,
      valueOptions: weakValues ? .weakMemory : .strongMemory
    )
    var keys: [Int: Item] = [:]
    var values: [Int: Item] = [:]
    var model: [Int: Int] = [:]
    for _ in 0..<80 {
      let (key, value) = (random.int(0...5), random.int(0...5))
      switch random.int(0...5) {
      case 0, 1, 2:
        // The key that is there stays, so that it is the one that must be kept.
        if model[key] != nil, keys[key] == nil { map.removeObject(forKey: Item(key)) }
        let (keyItem, valueItem) = (keys[key] ?? Item(key), values[value] ?? Item(value))
        (keys[key], values[value]) = (keyItem, valueItem)
        map.setObject(valueItem, forKey: keyItem)
        model[key] = value
      case 3:
        map.removeObject(forKey: Item(key))
        model[key] = nil
      case 4:
        keys[key] = nil
        if weakKeys { model[key] = nil }
      default:
        values[value] = nil
        if weakValues { model = model.filter { $0.value != value } }
      }
      #expect(map.count == model.count)
      for number in 0...5 { #expect(map.object(forKey: Item(number))?.number == model[number]) }
    }
    let found = map.dictionaryRepresentation()
    #expect(found.count == model.count)
    #expect(map.keyEnumerator().allObjects.count == model.count)
    map.removeAllObjects()
    #expect(map.count == 0)
  }

  @Test(arguments: 0..<40) func `an array of pointers keeps its places, whoever goes`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let isWeak = seed % 2 == 0
    let array = isWeak ? NSPointerArray.weakObjects() : NSPointerArray.strongObjects()
    var kept: [Item] = []
    var model: [Item?] = []
    func pointer(_ item: Item?) -> UnsafeMutableRawPointer? {
      item.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    for number in 0..<60 {
      let item = random.once(in: 4) ? nil : Item(number)
      if let item { kept.append(item) }
      switch random.int(0...5) {
      case 0, 1:
        array.addPointer(pointer(item))
        model.append(item)
      case 2:
        let index = random.int(0...model.count)
        array.insertPointer(pointer(item), at: index)
        model.insert(item, at: index)
      case 3 where !model.isEmpty:
        let index = random.int(0...model.count - 1)
        array.replacePointer(at: index, withPointer: pointer(item))
        model[index] = item
      case 4 where !model.isEmpty:
        let index = random.int(0...model.count - 1)
        array.removePointer(at: index)
        model.remove(at: index)
      default:
        guard random.once(in: 4) else { continue }
        array.compact()
        model.removeAll { $0 == nil }
      }
      #expect(array.count == model.count)
      #expect(array.allObjects.count == model.count { $0 != nil })
      for (index, item) in model.enumerated() { #expect(array.pointer(at: index) == pointer(item)) }
    }
    array.count = model.count + 2
    #expect(array.count == model.count + 2 && array.pointer(at: model.count) == nil)
    array.count = -1
    #expect(array.count == 0)
  }
}
