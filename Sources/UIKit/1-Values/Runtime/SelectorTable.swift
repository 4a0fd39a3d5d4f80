import Diagnostics
import Foundation
import Synchronization

/// The methods that can be called by name, for each class that has some.
public enum SelectorTable {
  /// A method taking its receiver and arguments.
  public typealias Method = @MainActor (AnyObject, [Any?]) -> Any?

  private struct Key: Hashable {
    /// The class's identity, or the name of a generic class without its arguments.
    enum Owner: Hashable {
      case type(ObjectIdentifier)
      case generic(String)
    }

    let owner: Owner
    let selector: Selector
  }

  private struct Content {
    var methods: [Key: Method] = [:]
    /// Methods that are known to be there but are never called by name.
    var implemented: Set<Key> = []
    var genericNames: Set<String> = []
  }

  private static let content = Mutex(Content())

  /// Enters a method of a class; subclasses inherit it.
  public static func register<Receiver: AnyObject>(
    _ type: Receiver.Type,
    _ selector: Selector,
    _ method: @escaping @MainActor (Receiver, [Any?]) -> Any?
  ) {
    enter(Key(owner: .type(ObjectIdentifier(type)), selector: selector)) { receiver, arguments in
      guard let receiver = receiver as? Receiver else { return nil }
      return method(receiver, arguments)
    }
  }

  /// Enters a method of a generic class for all its arguments; `name` has the module and no
  /// arguments, as in `App.Grid`.
  public static func register(
    generic name: String,
    _ selector: Selector,
    _ method: @escaping @MainActor (AnyObject, [Any?]) -> Any?
  ) {
    content.withLock { _ = $0.genericNames.insert(name) }
    enter(Key(owner: .generic(name), selector: selector), method)
  }

  /// Tells which optional methods of protocols a class has; of a structure nobody asks.
  public static func register(_ type: Any.Type, implements selectors: [Selector]) {
    guard type is AnyClass else { return }
    content.withLock { content in
      for selector in selectors {
        content.implemented.insert(
          Key(owner: .type(ObjectIdentifier(type)), selector: selector)
        )
      }
    }
  }

  /// Tells which optional methods of protocols a generic class has.
  public static func register(generic name: String, implements selectors: [Selector]) {
    content.withLock { content in
      content.genericNames.insert(name)
      for selector in selectors {
        content.implemented.insert(Key(owner: .generic(name), selector: selector))
      }
    }
  }

  private static func enter(_ key: Key, _ method: @escaping Method) {
    content.withLock { $0.methods[key] = method }
  }

  /// Whether an object has a method of the name.
  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    responds(Swift.type(of: object), instances: selector)
  }

  /// The object, if it has a method; what is left of `object.method?(…)` without Objective-C.
  public static func implementing<Object>(
    _ object: Object?,
    _ selector: Selector
  ) -> Object? {
    guard let object, responds(object as AnyObject, to: selector) else { return nil }
    return object
  }

  /// Calls a method by name; a name the object does not have is a mistake.
  ///
  /// Methods belong to the main actor in name only: as on iOS, they run on the caller's thread.
  @discardableResult
  public static func perform(
    _ selector: Selector,
    on object: AnyObject,
    with arguments: [Any?] = []
  ) -> Any? {
    guard let method = method(of: Swift.type(of: object), selector) else {
      if let other = forwardingTarget(of: object, selector) {
        return perform(selector, on: other, with: arguments)
      }
      if let answer = property(selector, of: object, arguments) { return answer }
      UIKitDiagnostics.report(
        Diagnosis(
          .selectorUnknown,
          place: "\(type(of: object)).\(selector.name)",
          applePhrase: "unrecognized selector sent to instance"
        )
      )
      return nil
    }
    typealias Unbound = (AnyObject, [Any?]) -> Any?
    return unsafeBitCast(method, to: Unbound.self)(object, arguments)
  }

  /// Gets or sets a property that a selector names, as `text` and `setText:` do: its value, or nothing where it is
  /// set; nil where there is no such property.
  private static func property(
    _ selector: Selector,
    of object: AnyObject,
    _ arguments: [Any?]
  ) -> Any?? {
    guard MainQueue.isCurrent else { return nil }
    let asked = Unchecked((object, arguments))
    return MainActor.assumeIsolated { () -> Unchecked<Any??> in
      let (object, arguments) = asked.value
      guard let key = settersKey(selector.name) else {
        let (isKnown, value) = KeyTable.known(selector.name, of: object)
        return Unchecked(isKnown ? .some(value) : nil)
      }
      guard KeyTable.known(key, of: object).isKnown,
        KeyTable.set(arguments.first ?? nil, key, of: object) == .done
      else { return Unchecked(nil) }
      return Unchecked(.some(nil))
    }.value
  }

  /// The key of what a setter sets: `text` of `setText:`.
  private static func settersKey(_ name: String) -> String? {
    guard let match = name.wholeMatch(of: #/set([A-Z])(\w*):/#) else { return nil }
    return match.1.lowercased() + match.2
  }

  /// The object that takes a call in place of one that does not have the method.
  private static func forwardingTarget(of object: AnyObject, _ selector: Selector) -> AnyObject? {
    let asked: Selector = "forwardingTargetForSelector:"
    guard selector != asked, hasMethod(object, asked),
      let target = perform(asked, on: object, with: [selector])
    else { return nil }
    let other = target as AnyObject
    return other === object || !hasMethod(other, selector) ? nil : other
  }

  /// An argument as a method takes it; one that is not given or does not fit is a mistake.
  public static func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    if let argument {
      if let value = argument as? Value { return value }
    } else if let value = (nil as Any?) as? Value {
      return value
    }
    fatalError(
      "A method called by name takes \(Value.self) as argument \(index + 1) but was given "
        + (argument.map { "\(type(of: $0))." } ?? "nothing.")
    )
  }

  /// Whether objects of a class have a method of the name.
  static func responds(_ type: AnyClass, instances selector: Selector) -> Bool {
    search(type, selector) { content, key in
      content.methods[key] != nil || content.implemented.contains(key) ? true : nil
    } ?? false
  }

  /// Whether an object has a method of the name that can be called.
  static func hasMethod(_ object: AnyObject, _ selector: Selector) -> Bool {
    method(of: Swift.type(of: object), selector) != nil
  }

  private static func method(of type: AnyClass, _ selector: Selector) -> Method? {
    search(type, selector) { $0.methods[$1] }
  }

  /// The first answer that a class or one it inherits from has.
  private static func search<Answer>(
    _ type: AnyClass,
    _ selector: Selector,
    _ answer: (Content, Key) -> Answer?
  ) -> Answer? {
    RegistrationQueue.drain()
    return content.withLock { content in
      var type: AnyClass? = type
      while let current = type {
        let key = Key(owner: .type(ObjectIdentifier(current)), selector: selector)
        if let found = answer(content, key) { return found }
        if !content.genericNames.isEmpty {
          for name in genericNames(of: current) where content.genericNames.contains(name) {
            let key = Key(owner: .generic(name), selector: selector)
            if let found = answer(content, key) { return found }
          }
        }
        type = _getSuperclass(current)
      }
      return nil
    }
  }

  /// The names under which a generic class may be entered; none for another class.
  ///
  /// `(extension in App):Other.Box<Int>.(unknown context at $1).Row<Int>` is `App.Other.Box.Row`, or `App.Box.Row`
  /// where the source does not name the other module.
  private static func genericNames(of type: AnyClass) -> [String] {
    let name = _typeName(type)
    guard name.contains("<") else { return [] }
    var (depth, bare) = (0, "")
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { bare.append(character) }
      if character == ">" { depth -= 1 }
    }
    let prefix = "(extension in "
    let isOutside = bare.hasPrefix(prefix)
    if isOutside {
      bare = String(bare.dropFirst(prefix.count)).replacing("):", with: ".", maxReplacements: 1)
    }
    let parts = bare.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    let whole = parts.joined(separator: ".")
    guard isOutside, parts.count > 2 else { return [whole] }
    return [whole, (parts.prefix(1) + parts.dropFirst(2)).joined(separator: ".")]
  }
}
