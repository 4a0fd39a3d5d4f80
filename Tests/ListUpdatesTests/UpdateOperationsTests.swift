import ListUpdates
import Testing

@Suite struct `What a batch of updates declares` {
  private typealias Operations = UpdateOperations<ListPosition>

  /// One batch for each thing that can be declared.
  private static let single: [(name: String, operations: Operations)] = {
    func batch(_ change: (inout Operations) -> Void) -> Operations {
      var operations = Operations()
      change(&operations)
      return operations
    }
    return [
      ("deleted sections 2", batch { $0.deletedSections = [2] }),
      ("inserted sections 2", batch { $0.insertedSections = [2] }),
      ("reloaded sections 2", batch { $0.reloadedSections = [2] }),
      ("moved sections 2→0", batch { $0.movedSections = [.init(from: 2, to: 0)] }),
      ("deleted items (1, 4)", batch { $0.deletedItems = [[1, 4]] }),
      ("inserted items (1, 4)", batch { $0.insertedItems = [[1, 4]] }),
      ("reloaded items (1, 4)", batch { $0.reloadedItems = [[1, 4]] }),
      ("moved items (1, 4)→(0, 0)", batch { $0.movedItems = [.init(from: [1, 4], to: [0, 0])] }),
    ]
  }()

  @Test func `a batch is empty until something is declared`() {
    #expect(Operations().isEmpty)
    for (name, operations) in Self.single { #expect(!operations.isEmpty, "\(name)") }
    var operations = Operations()
    operations.reconfiguredItems = [[0, 0]]
    #expect(!operations.isEmpty)
  }

  @Test func `messages name what was declared`() {
    #expect(Operations().summary == "nothing declared")
    for (name, operations) in Self.single { #expect(operations.summary == name) }
  }

  @Test func `messages name sections first and everything in order`() {
    var operations = Operations()
    operations.insertedItems = [[1, 0], [0, 5], [0, 2]]
    operations.deletedSections = [3, 1]
    #expect(
      operations.summary == "deleted sections 1 3, inserted items (0, 2) (0, 5) (1, 0)"
    )
  }

  @Test func `messages cut long lists`() {
    var operations = Operations()
    operations.deletedSections = Array(0..<1000)
    #expect(operations.summary.hasPrefix("deleted sections 0 1 2 3"))
    #expect(operations.summary.hasSuffix("…"))
    #expect(operations.summary.count == "deleted sections ".count + 118)
  }

  @Test(arguments: RandomBatch.all.prefix(50))
  func `operations on positions are the same operations`(_ batch: RandomBatch) {
    let tagged = batch.operations.tagged
    #expect(tagged.onPositions == batch.operations)
    #expect(tagged.summary == batch.operations.summary)
    #expect(tagged.isEmpty == batch.operations.isEmpty)
    #expect(tagged.mapPaths(\.position) == batch.operations)
    #expect(tagged.movedItems.map(\.from.position) == batch.operations.movedItems.map(\.from))
    #expect(tagged.movedItems.map(\.to.position) == batch.operations.movedItems.map(\.to))
  }
}

/// A path of another kind than positions.
struct TaggedPath: ListPath {
  let tag: String
  let position: ListPosition

  init(_ position: ListPosition) {
    tag = "item \(position.item) of section \(position.section)"
    self.position = position
  }

  static func < (a: TaggedPath, b: TaggedPath) -> Bool { a.position < b.position }
}

extension UpdateOperations<ListPosition> {
  /// The same operations on paths of another kind.
  var tagged: UpdateOperations<TaggedPath> { mapPaths(TaggedPath.init) }
}
