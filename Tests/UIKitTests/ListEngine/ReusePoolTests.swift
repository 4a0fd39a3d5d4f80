import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct `The reuse pool` {
  /// Something that a list shows, without being a view.
  class Plate: ReusableElement {
    var isHidden = false
    var reuseIdentifier: String?
    var reuses = 0
    var isDiscarded = false

    func prepareForReuse() { reuses += 1 }
    func removeFromSuperview() { isDiscarded = true }
  }

  final class Bowl: Plate {}

  typealias Pool = ReusePool<String, Plate, Int>

  static func plates() -> Pool.Source { Pool.Source(type: Plate.self) { _ in Plate() } }

  @Test func `makes views where none waits, and counts them`() throws {
    let pool = Pool()
    var places: [Int] = []
    pool.register(
      .maker {
        places.append($0)
        return Plate()
      },
      for: "a"
    )
    #expect(pool.dequeue("a") == nil)
    let plate = try #require(pool.make("a", at: 7))
    #expect(plate.reuses == 0)
    #expect(places == [7])
    #expect(pool.made { _ in true } == 1)
    #expect(pool.made { $0 == "b" } == 0)
  }

  @Test func `gives back the view that came last, ready to be used again`() {
    let pool = Pool()
    pool.register(Self.plates(), for: "a")
    let (first, second) = (Plate(), Plate())
    pool.enqueue(first, for: "a")
    pool.enqueue(second, for: "a")
    #expect(first.isHidden)
    #expect(second.isHidden)
    #expect(pool.dequeue("a") === second)
    #expect(second.reuses == 1)
    #expect(first.reuses == 0)
    #expect(pool.dequeue("a") === first)
    #expect(pool.dequeue("a") == nil)
  }

  @Test func `takes back what has an identifier, and lets go of the rest`() {
    let pool = Pool()
    let (named, nameless) = (Plate(), Plate())
    named.reuseIdentifier = "a"
    pool.takeBack(named) { "slot \($0)" }
    pool.takeBack(nameless) { "slot \($0)" }
    #expect(pool.dequeue("slot a") === named)
    #expect(!named.isDiscarded && nameless.isDiscarded)
  }

  @Test func `keeps slots apart`() {
    let pool = Pool()
    pool.enqueue(Plate(), for: "a")
    #expect(pool.dequeue("b") == nil)
  }

  @Test func `keeps views that nothing is registered for`() {
    let pool = Pool()
    let plate = Plate()
    pool.enqueue(plate, for: "own")
    #expect(pool.dequeue("own") === plate)
    #expect(pool.make("own", at: 0) == nil)
    #expect(!pool.isRegistered("own"))
    #expect(pool.registered.isEmpty)
  }

  @Test func `hands out no view that was made in an older way`() {
    let pool = Pool()
    pool.register(Self.plates(), for: "a")
    let plate = Plate()
    pool.enqueue(plate, for: "a")
    pool.register(Pool.Source(type: Bowl.self) { _ in Bowl() }, for: "a")
    #expect(plate.isDiscarded)
    #expect(pool.dequeue("a") == nil)
    // One that was in sight meanwhile comes back later.
    let late = Plate()
    pool.enqueue(late, for: "a")
    #expect(late.isDiscarded)
    #expect(!late.isHidden)
    #expect(pool.make("a", at: 0) is Bowl)
  }

  @Test func `takes a view of a subclass for another class`() {
    let pool = Pool()
    pool.register(Self.plates(), for: "a")
    let bowl = Bowl()
    pool.enqueue(bowl, for: "a")
    #expect(bowl.isDiscarded)
  }

  @Test func `cannot tell what a block makes, and keeps all`() {
    let pool = Pool()
    pool.register(.maker { _ in Plate() }, for: "a")
    let bowl = Bowl()
    pool.enqueue(bowl, for: "a")
    #expect(pool.dequeue("a") === bowl)
  }

  @Test func `counts nothing where nothing is made`() {
    let pool = Pool()
    pool.register(.maker { _ in nil }, for: "a")
    #expect(pool.make("a", at: 0) == nil)
    #expect(pool.made { _ in true } == 0)
  }

  @Test func `forgets how views are made once nothing is registered any more`() {
    let pool = Pool()
    pool.register(Self.plates(), for: "a")
    #expect(pool.registered == ["a"])
    pool.register(nil, for: "a")
    #expect(!pool.isRegistered("a"))
    #expect(pool.make("a", at: 0) == nil)
  }

  /// However views come and go, none is in two places, and no more are made than were ever in use
  /// at once.
  @Test(arguments: 0..<20) func `makes as many views as are in use at once`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let pool = Pool()
    pool.register(Self.plates(), for: "a")
    var used: [Plate] = []
    var most = 0
    for _ in 0..<200 {
      if random.once(in: 2), !used.isEmpty {
        pool.enqueue(used.remove(at: random.int(0...used.count - 1)), for: "a")
      } else {
        let plate = try #require(pool.dequeue("a") ?? pool.make("a", at: 0))
        #expect(!used.contains { $0 === plate })
        used.append(plate)
        most = max(most, used.count)
      }
    }
    #expect(pool.made { _ in true } == most)
  }
}
