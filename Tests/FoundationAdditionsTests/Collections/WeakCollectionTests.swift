import Foundation
import FoundationAdditions
import Testing

@Suite struct `Collections that need not keep their objects` {
  private final class Item: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
    override var hash: Int { number }
  }

  @Test func `a weak table lets go, a strong one does not`() {
    let (weakTable, strongTable) = (NSHashTable<Item>.weakObjects(), NSHashTable<Item>())
    do {
      let item = Item(1)
      weakTable.add(item)
      strongTable.add(item)
      #expect(weakTable.count == 1)
    }
    #expect(strongTable.count == 1 && strongTable.anyObject?.number == 1)
    #expect(weakTable.count == 1)
    strongTable.removeAllObjects()
    #expect(weakTable.count == 0 && weakTable.anyObject == nil)
  }

  @Test func `equal objects are one, unless only the same are`() {
    let items = [Item(1), Item(1), Item(2)]
    let equal = NSHashTable<Item>()
    let same = NSHashTable<Item>(options: .objectPointerPersonality)
    for item in items + items {
      equal.add(item)
      same.add(item)
    }
    #expect(equal.allObjects.map(\.number) == [1, 2] && same.count == 3)
    #expect(equal.contains(Item(2)) && !same.contains(Item(2)) && same.contains(items[2]))
    #expect(equal.member(Item(1)) === items[0])
    equal.remove(Item(1))
    same.remove(items[0])
    #expect(equal.count == 1 && same.count == 2)
    equal.add(nil)
    #expect(!equal.contains(nil) && equal.count == 1)
  }

  @Test func `a map finds by equal keys and forgets with weak ones`() {
    let map = NSMapTable<Item, NSString>.weakToStrongObjects()
    let kept = Item(1)
    map.setObject("one", forKey: kept)
    do {
      let gone = Item(2)
      map.setObject("two", forKey: gone)
      #expect(map.object(forKey: Item(2)) == "two" && map.count == 2)
    }
    #expect(map.count == 1 && map.object(forKey: Item(2)) == nil)
    map.setObject("eins", forKey: kept)
    #expect(map.object(forKey: Item(1)) == "eins" && map.count == 1)
    map.setObject(nil, forKey: kept)
    #expect(map.count == 0)
  }

  @Test func `a map forgets with weak values`() {
    let map = NSMapTable<NSString, Item>.strongToWeakObjects()
    do {
      let item = Item(3)
      map.setObject(item, forKey: "three")
      #expect(map.object(forKey: "three") === item)
    }
    #expect(map.object(forKey: "three") == nil && map.count == 0)
    map.removeAllObjects()
  }
}
