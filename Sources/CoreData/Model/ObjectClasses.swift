import Foundation

/// The classes of objects by the names that models have for them.
enum ObjectClasses {
  private static let known = Guarded<[String: Entry]>([:])

  private struct Entry: @unchecked Sendable {
    let type: NSManagedObject.Type
  }

  /// A class's name without its module.
  static func name(of type: NSManagedObject.Type) -> String { plain("\(type)") }

  /// A name without a module.
  static func plain(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Remembers a class that an app spoke of.
  static func learn(_ type: Any.Type) {
    guard let type = type as? NSManagedObject.Type, type != NSManagedObject.self else { return }
    let name = name(of: type)
    known.with { if $0[name] == nil { $0[name] = Entry(type: type) } }
  }

  /// The class with a name; `NSManagedObject` where there is none.
  static func type(named name: String, for entity: NSEntityDescription) -> NSManagedObject.Type {
    let plain = plain(name)
    if plain == "NSManagedObject" { return NSManagedObject.self }
    if let entry = known.with({ $0[plain] }) { return entry.type }
    let found = ([name] + modules.map { "\($0).\(plain)" }).lazy
      .compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
    guard let found else { return NSManagedObject.self }
    known.with { $0[plain] = Entry(type: found) }
    return found
  }

  /// The modules that classes may be of: the program's.
  private static var modules: [String] {
    let name = ProcessInfo.processInfo.processName
    return [String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })]
  }
}
