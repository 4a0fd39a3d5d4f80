import Foundation
import FoundationAdditions
import Testing

@Suite struct `Lists of places that need not keep their objects` {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func `a place is empty once its object is gone`() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    list.addPointer(pointer(kept))
    do {
      let gone = NSObject()
      withExtendedLifetime(gone) {
        list.addPointer(pointer(gone))
        #expect(list.allObjects.count == 2)
      }
    }
    #expect(list.count == 2 && list.allObjects.count == 1 && list.pointer(at: 1) == nil)
    list.compact()
    #expect(list.count == 1 && list.pointer(at: 0) == pointer(kept))
  }

  @Test func `a strong list keeps its objects, in the places they are put`() {
    let list = NSPointerArray.strongObjects()
    do {
      let first = NSString("a")
      withExtendedLifetime(first) { list.addPointer(pointer(first)) }
    }
    let other = NSString("b")
    list.insertPointer(pointer(other), at: 0)
    list.addPointer(nil)
    #expect(list.count == 3 && list.allObjects.count == 2)
    list.replacePointer(at: 2, withPointer: pointer(other))
    list.removePointer(at: 0)
    #expect(list.allObjects.map { "\($0)" } == ["a", "b"])
    list.count = 4
    #expect(list.count == 4 && list.pointer(at: 3) == nil)
    list.count = 1
    #expect(list.allObjects.map { "\($0)" } == ["a"])
    withExtendedLifetime(other) {}
  }
}
