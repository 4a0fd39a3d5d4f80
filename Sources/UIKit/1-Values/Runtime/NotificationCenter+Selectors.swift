import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object by name on notifications, until the object is gone.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = NamedObserver(
      observer: observer as AnyObject,
      selector: aSelector,
      name: aName,
      object: anObject as AnyObject?
    )
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] note in
      entry?.receive(note)
    }
    NamedObserver.enter(entry, in: self)
  }

  /// Ends all calls of an object, or those of a block's token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the calls of an object on a notification; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let sender = anObject as AnyObject?
    let tokens = NamedObserver.remove(from: self) { entry in
      entry.observer === observer && (aName == nil || entry.name == aName)
        && (sender == nil || entry.object === sender)
    }
    for token in tokens { removeObserver(token as Any, name: nil, object: nil) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Someone who is told of notifications by name.
private final class NamedObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private let selector: Selector
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: [NamedObserver]] = [:]
    var count = 0
    var limit = 64
  }

  private static let table = Mutex(Table())

  init(observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: AnyObject?) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object
  }

  func receive(_ note: Notification) {
    guard let observer else { return }
    SelectorTable.perform(
      selector,
      on: observer,
      with: selector.name.hasSuffix(":") ? [note] : []
    )
  }

  static func enter(_ entry: NamedObserver, in center: NotificationCenter) {
    let stale = table.withLock { table -> [any NSObjectProtocol] in
      table.entries[ObjectIdentifier(center), default: []].append(entry)
      table.count += 1
      guard table.count > table.limit else { return [] }
      let stale = table.entries.values.joined().filter { $0.observer == nil }.compactMap(\.token)
      table.entries = table.entries.mapValues { $0.filter { $0.observer != nil } }
      table.count -= stale.count
      table.limit = max(64, table.count * 2)
      return stale
    }
    for token in stale { center.removeObserver(token as Any, name: nil, object: nil) }
  }

  static func remove(
    from center: NotificationCenter,
    where matches: (NamedObserver) -> Bool
  ) -> [any NSObjectProtocol] {
    table.withLock { table in
      let all = table.entries[ObjectIdentifier(center)] ?? []
      let gone = all.filter(matches)
      table.entries[ObjectIdentifier(center)] = all.filter { !matches($0) }
      table.count -= gone.count
      return gone.compactMap(\.token)
    }
  }
}
