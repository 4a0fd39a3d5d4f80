import Testing
import UIKit
import UIKitSpellings

/// `snapshot as NSDiffableDataSourceSnapshot<…>` and its kin, as they are translated.
@Suite struct `Casts of snapshots` {
  private typealias Names = NSDiffableDataSourceSnapshot<String, Int>

  private let object: NSDiffableDataSourceSnapshotReference = {
    let object = NSDiffableDataSourceSnapshotReference()
    object.appendSections(withIdentifiers: ["a"])
    object.appendItems(withIdentifiers: [1, 2])
    return object
  }()

  @Test func `an object becomes a value`() {
    let plain = _snapshot(object) as Names
    #expect(plain.itemIdentifiers == [1, 2])
    let inferred: Names = _snapshot(object)
    #expect(inferred.sectionIdentifiers == ["a"])
  }

  @Test func `an object of others is nil where code asks`() {
    let optional = _snapshot(object) as Names?
    #expect(optional?.numberOfItems == 2)
    let wrong = _snapshot(object) as NSDiffableDataSourceSnapshot<String, String>?
    #expect(wrong == nil)
  }

  @Test func `a value stays what it is`() {
    var names = Names()
    names.appendSections(["b"])
    #expect((_snapshot(names) as Names).sectionIdentifiers == ["b"])
    #expect((_snapshot("other") as String) == "other")
  }

  @Test func `what is of any type is looked into`() {
    let any: Any = object
    #expect((_snapshot(any) as Names).numberOfItems == 2)
    #expect((_snapshot(any) as Names?)?.numberOfItems == 2)
    let other: Any = 1
    #expect((_snapshot(other) as Names?) == nil)
  }
}
