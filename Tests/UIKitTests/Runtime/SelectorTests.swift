import Foundation
import Testing

@testable import UIKit

/// Classes as translated sources enter them.
@MainActor
private enum Named {
  class Base: NSObject {
    var log: [String] = []
    func tap() { log.append("tap") }
    func take(_ sender: Any?) { log.append("take \(sender.map { "\($0)" } ?? "nil")") }
    func add(_ a: Int, to b: Int) -> NSNumber { NSNumber(value: a + b) }
    func receive(_ note: Notification) { log.append(note.name.rawValue) }
  }

  final class Derived: Base {
    override func tap() { log.append("derived") }
  }

  class Box<Item>: NSObject {
    var count = 0
  }

  struct Text {}

  struct Pair<First> {
    final class Half<Second>: NSObject {
      var count = 0
    }
  }

  static func register() {
    SelectorTable.register(Base.self, "tap") { o, _ in o.tap() }
    SelectorTable.register(Base.self, "take:") { o, a in
      o.take(SelectorTable.argument(a, 0))
    }
    SelectorTable.register(Base.self, "add:to:") { o, a in
      o.add(SelectorTable.argument(a, 0), to: SelectorTable.argument(a, 1))
    }
    SelectorTable.register(Base.self, "receive:") { o, a in
      o.receive(SelectorTable.argument(a, 0))
    }
    SelectorTable.register(Derived.self, implements: ["scrollViewDidScroll:"])
    // The name as a source has it, which knows nothing of contexts without a name.
    SelectorTable.register(generic: "UIKitTests.Named.Box", "grow") { o, _ in
      (o as? Box<Int>)?.count += 1
      return nil
    }
    SelectorTable.register(generic: "UIKitTests.URL.Visits", "grow") { o, _ in
      (o as? URL.Visits<Int>)?.count += 1
      return nil
    }
    SelectorTable.register(generic: "UIKitTests.Named.Pair.Half", "grow") { o, _ in
      (o as? Pair<Int>.Half<Text>)?.count += 1
      return nil
    }
  }
}

extension URL {
  /// A generic class in a type of another module.
  fileprivate final class Visits<Item>: NSObject {
    var count = 0
  }
}

@MainActor @Suite struct SelectorTests {
  init() { Named.register() }

  @Test func `methods are called by name and inherited`() {
    let object = Named.Derived()
    object.perform("tap")
    object.perform("take:", with: "it")
    object.perform("take:", with: nil)
    #expect(object.log == ["derived", "take it", "take nil"])
    let sum = object.perform("add:to:", with: 1, with: 2)?.takeUnretainedValue()
    #expect(sum as? NSNumber == 3)
  }

  @Test func `generic classes are known wherever they are declared`() {
    let (visits, half) = (URL.Visits<Int>(), Named.Pair<Int>.Half<Named.Text>())
    visits.perform("grow")
    half.perform("grow")
    #expect(visits.count == 1 && half.count == 1)
    #expect(!SelectorTable.hasMethod(Named.Pair<Int>.Half<Int>(), "shrink"))
  }

  @Test func `objects know what they have`() {
    let (base, derived) = (Named.Base(), Named.Derived())
    #expect(base.responds(to: "tap") && derived.responds(to: "tap"))
    #expect(!base.responds(to: "gone") && !base.responds(to: nil))
    #expect(derived.responds(to: "scrollViewDidScroll:"))
    #expect(!base.responds(to: "scrollViewDidScroll:"))
    #expect(Named.Base.instancesRespond(to: "take:"))
  }

  @Test func `a method that is not there is not called`() {
    #expect(SelectorTable.implementing(Named.Base(), "scrollViewDidScroll:") == nil)
    #expect(SelectorTable.implementing(Named.Derived(), "scrollViewDidScroll:") != nil)
    #expect(SelectorTable.implementing(nil as Named.Base?, "tap") == nil)
    let findings = UIKitDiagnostics.recording { Named.Base().perform("gone") }
    #expect(findings.map(\.code) == ["TSK-SELECTOR"])
  }

  @Test func `generic classes are known for all their arguments`() {
    let box = Named.Box<Int>()
    box.perform("grow")
    #expect(box.count == 1)
    #expect(Named.Box<String>().responds(to: "grow"))
  }

  @Test func `notifications reach methods until the observer is removed or gone`() {
    let center = NotificationCenter()
    let name = Notification.Name("rain")
    let object = Named.Base()
    center.addObserver(object, selector: "receive:", name: name, object: nil)
    do {
      let other = Named.Base()
      center.addObserver(other, selector: "receive:", name: name, object: nil)
    }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("sun"), object: nil)
    #expect(object.log == ["rain"])
    center.removeObserver(object, name: Notification.Name("sun"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(object)
    center.post(name: name, object: nil)
    #expect(object.log == ["rain", "rain"])
  }

  @Test func `tokens of blocks are still removed`() {
    let center = NotificationCenter()
    let name = Notification.Name("rain")
    let log = CallLog()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.lines.append("x") }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(log.lines == ["x"])
  }

  @Test func `values stand beside objects and go with them`() {
    var key: UInt8 = 0
    weak var gone: Named.Base?
    do {
      let owner = Named.Base()
      let value = Named.Base()
      gone = value
      withUnsafePointer(to: &key) { key in
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) as? Named.Base === value)
        #expect(objc_getAssociatedObject(value, key) == nil)
        objc_setAssociatedObject(owner, key, 3, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) as? Int == 3)
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Named.Base === value)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, key) == nil)
      }
    }
    #expect(gone == nil)
  }

  @Test func `values of objects that are gone are let go of in time`() {
    var key: UInt8 = 0
    weak var gone: Named.Base?
    withUnsafePointer(to: &key) { key in
      do {
        let value = Named.Base()
        gone = value
        objc_setAssociatedObject(Named.Base(), key, value, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    // Other tests may have many at the same time.
    for _ in 0..<1000 where gone != nil { FrameCycle.current.end() }
    #expect(gone == nil)
  }

  @Test func `delayed calls wait for the frame clock and can be taken back`() {
    let object = Named.Base()
    let now = FrameClock.current.now
    object.perform("tap", with: nil, afterDelay: 0.5)
    object.perform("take:", with: 1, afterDelay: 0.2)
    object.perform("take:", with: 2, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: object, selector: "tap", object: nil)
    FrameClock.current.advance(to: now + 0.1)
    #expect(object.log.isEmpty)
    FrameClock.current.advance(to: now + 1)
    #expect(object.log == ["take 1", "take 2"])
  }

  @Test func `calls are taken back with equal arguments only`() {
    let object = Named.Base()
    let now = FrameClock.current.now
    func cancel(_ argument: Any?) {
      NSObject.cancelPreviousPerformRequests(
        withTarget: object,
        selector: "take:",
        object: argument
      )
    }
    for number in 1...3 { object.perform("take:", with: number, afterDelay: 0.2) }
    cancel(nil)
    cancel(2)
    cancel("3")
    FrameClock.current.advance(to: now + 1)
    #expect(object.log == ["take 1", "take 3"])
  }

  @Test func `timers call by name and know what they were given`() {
    let object = Named.Base()
    let timer = Timer.scheduledTimer(
      timeInterval: 100,
      target: object,
      selector: "tap",
      userInfo: "note",
      repeats: false
    )
    #expect(timer.userInfo as? String == "note")
    timer.fire()
    #expect(object.log == ["tap"])
    timer.invalidate()
  }
}

@MainActor @Suite struct KeyValueObservingTests {
  @MainActor private final class Model: NSObject {
    var x = 1 { didSet { KeyValueObservations.tell(self, \Model.x) } }
    var quiet = 1
  }

  @Test func `changes are told with what was and is`() {
    let model = Model()
    let log = CallLog()
    let observation = model.observe(\.x, options: [.old, .new, .initial]) { _, change in
      log.lines.append("\(change.oldValue ?? 0) \(change.newValue ?? 0)")
    }
    model.x = 2
    model.x = 2
    observation.invalidate()
    model.x = 3
    #expect(log.lines == ["0 1", "1 2", "2 2"])
  }

  @Test func `what tells nothing is looked at with each frame`() {
    let model = Model()
    let log = CallLog()
    var observation: NSKeyValueObservation? = model.observe(\.quiet) { model, change in
      log.lines.append("\(model.quiet) \(change.newValue == nil)")
    }
    FrameCycle.current.end()
    model.quiet = 5
    FrameCycle.current.end()
    FrameCycle.current.end()
    #expect(log.lines == ["5 true"])
    observation = nil
    model.quiet = 6
    FrameCycle.current.end()
    #expect(log.lines.count == 1)
    _ = observation
  }
}
