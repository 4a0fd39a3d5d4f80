import ListUpdates
import Testing

@Suite struct `Where a batch of updates brings items` {
  private func map(
    _ change: (inout UpdateOperations<ListPosition>) -> Void
  )
    -> UpdateMap<ListPosition>
  {
    var operations = UpdateOperations<ListPosition>()
    change(&operations)
    return UpdateMap(operations)
  }

  // MARK: Items

  @Test func `an item that is deleted is gone and those after it move up`() {
    let map = map { $0.deletedItems = [[0, 1]] }
    #expect(map.new([0, 0]) == [0, 0])
    #expect(map.new([0, 1]) == nil)
    #expect(map.new([0, 2]) == [0, 1])
    #expect(map.old([0, 1]) == [0, 2])
    #expect(map.new([1, 1]) == [1, 1])
    #expect(map.growth(ofSection: 0) == -1)
    #expect(map.growth(ofSection: 1) == 0)
  }

  @Test func `an item that is inserted is new and those behind it move down`() {
    let map = map { $0.insertedItems = [[0, 1]] }
    #expect(map.old([0, 1]) == nil)
    #expect(map.new([0, 1]) == [0, 2])
    #expect(map.old([0, 2]) == [0, 1])
    #expect(map.growth(ofSection: 0) == 1)
  }

  @Test func `deletions count before insertions do`() {
    let map = map {
      $0.deletedItems = [[0, 0]]
      $0.insertedItems = [[0, 0]]
    }
    #expect(map.new([0, 0]) == nil)
    #expect(map.old([0, 0]) == nil)
    #expect(map.new([0, 1]) == [0, 1])
    #expect(map.growth(ofSection: 0) == 0)
  }

  @Test func `an item that moves takes its place and the others close up`() {
    let map = map { $0.movedItems = [UpdateMove(from: [0, 0], to: [0, 2])] }
    #expect(map.new([0, 0]) == [0, 2])
    #expect(map.new([0, 1]) == [0, 0])
    #expect(map.new([0, 2]) == [0, 1])
    #expect(map.new([0, 3]) == [0, 3])
    #expect(map.old([0, 2]) == [0, 0])
    #expect(map.growth(ofSection: 0) == 0)
  }

  @Test func `an item that moves to another section leaves one and fills the other`() {
    let map = map { $0.movedItems = [UpdateMove(from: [0, 1], to: [1, 0])] }
    #expect(map.new([0, 1]) == [1, 0])
    #expect(map.new([0, 2]) == [0, 1])
    #expect(map.new([1, 0]) == [1, 1])
    #expect(map.growth(ofSection: 0) == -1)
    #expect(map.growth(ofSection: 1) == 1)
  }

  @Test func `an item that moves to where it is stays`() {
    let map = map { $0.movedItems = [UpdateMove(from: [0, 1], to: [0, 1])] }
    for item in 0..<3 { #expect(map.new([0, item]) == [0, item]) }
  }

  @Test func `two items change places`() {
    let map = map {
      $0.movedItems = [
        UpdateMove(from: [0, 1], to: [0, 3]), UpdateMove(from: [0, 3], to: [0, 1]),
      ]
    }
    #expect((0..<5).map { map.new([0, $0])?.item } == [0, 3, 2, 1, 4])
  }

  @Test func `an item that is reloaded keeps its place and says so`() {
    let map = map {
      $0.reloadedItems = [[0, 1]]
      $0.insertedItems = [[0, 0]]
    }
    #expect(map.new([0, 1]) == [0, 2])
    #expect(map.isReloaded([0, 1]))
    #expect(!map.isReloaded([0, 2]))
  }

  @Test func `an item that is reconfigured is as it was`() {
    let map = map { $0.reconfiguredItems = [[0, 1]] }
    #expect(map.new([0, 1]) == [0, 1])
    #expect(!map.isReloaded([0, 1]))
  }

  // MARK: Sections

  @Test func `a section that is deleted takes its items with it`() {
    let map = map { $0.deletedSections = [0] }
    #expect(map.newSection(0) == nil)
    #expect(map.new([0, 3]) == nil)
    #expect(map.newSection(1) == 0)
    #expect(map.new([1, 3]) == [0, 3])
    #expect(map.old([0, 3]) == [1, 3])
    #expect(map.sectionGrowth == -1)
  }

  @Test func `a section that is inserted brings its items`() {
    let map = map { $0.insertedSections = [0] }
    #expect(map.oldSection(0) == nil)
    #expect(map.old([0, 3]) == nil)
    #expect(map.new([0, 3]) == [1, 3])
    #expect(map.sectionGrowth == 1)
  }

  @Test func `a section that moves carries its items`() {
    let map = map { $0.movedSections = [UpdateMove(from: 2, to: 0)] }
    #expect((0..<4).map(map.newSection) == [1, 2, 0, 3])
    #expect((0..<4).map(map.oldSection) == [2, 0, 1, 3])
    #expect(map.new([2, 5]) == [0, 5])
    #expect(map.old([0, 5]) == [2, 5])
    #expect(map.sectionGrowth == 0)
  }

  @Test func `a section that is reloaded stays and its items are new`() {
    let map = map { $0.reloadedSections = [1] }
    #expect(map.isReloaded(section: 1))
    #expect(!map.isReloaded(section: 0))
    #expect(map.newSection(1) == 1)
    #expect(map.oldSection(1) == nil)
    #expect(map.new([1, 0]) == nil)
    #expect(map.old([1, 0]) == nil)
  }

  // MARK: Both

  @Test func `items that come are counted in the sections as they are afterwards`() {
    let map = map {
      $0.movedSections = [UpdateMove(from: 0, to: 1)]
      $0.insertedItems = [[1, 0]]
      $0.deletedItems = [[0, 2]]
    }
    #expect(map.old([1, 0]) == nil)
    #expect(map.new([0, 0]) == [1, 1])
    #expect(map.new([0, 2]) == nil)
    #expect(map.new([0, 3]) == [1, 3])
    #expect(map.growth(ofSection: 0) == 0)
    #expect(map.new([1, 2]) == [0, 2])
  }

  @Test func `an item leaves a section that goes`() {
    let map = map {
      $0.deletedSections = [0]
      $0.movedItems = [UpdateMove(from: [0, 2], to: [0, 0])]
    }
    #expect(map.new([0, 2]) == [0, 0])
    #expect(map.new([0, 1]) == nil)
    #expect(map.new([1, 0]) == [0, 1])
    #expect(map.old([0, 0]) == [0, 2])
  }

  @Test func `an item arrives in a section that comes`() {
    let map = map {
      $0.insertedSections = [0]
      $0.movedItems = [UpdateMove(from: [0, 1], to: [0, 1])]
    }
    #expect(map.new([0, 1]) == [0, 1])
    #expect(map.old([0, 1]) == [0, 1])
    #expect(map.old([0, 0]) == nil)
    #expect(map.new([0, 2]) == [1, 1])
  }

  @Test func `an item leaves a section that is reloaded`() {
    let map = map {
      $0.reloadedSections = [0]
      $0.movedItems = [UpdateMove(from: [0, 1], to: [1, 0])]
    }
    #expect(map.new([0, 1]) == [1, 0])
    #expect(map.new([0, 0]) == nil)
  }

  @Test func `a path of a kind of its own stays of its kind`() {
    var operations = UpdateOperations<TaggedPath>()
    operations.deletedItems = [TaggedPath([0, 0])]
    let map = UpdateMap(operations)
    #expect(map.new(TaggedPath([0, 1]))?.tag == "item 0 of section 0")
    #expect(map.old(TaggedPath([0, 0]))?.tag == "item 1 of section 0")
    #expect(map.operations == operations)
  }
}
