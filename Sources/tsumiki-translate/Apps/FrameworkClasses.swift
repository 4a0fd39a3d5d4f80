import Foundation
import SourceTranslation

/// Which members the classes have that an app's own inherit from.
final class FrameworkClasses {
  private let toolchain: Toolchain
  private let facts: [ModuleFacts]
  private lazy var symbols = try? SymbolNames(
    toolchain,
    importing: Set(facts.flatMap { $0.files.values.flatMap(\.imports) }.map(\.module))
  )
  private lazy var classes = symbols?.classes ?? [:]
  /// What to ask where the name of a member is near that of one that is here; empty otherwise.
  private(set) var question = ""

  init(toolchain: Toolchain, facts: [ModuleFacts]) {
    self.toolchain = toolchain
    self.facts = facts
  }

  /// Whether a name is near one of the app's own or of the frameworks, and long enough to tell.
  func isSlip(_ name: String, beside declared: Set<String>) -> Bool {
    guard name.count > 3, !declared.contains(name) else { return false }
    let meant =
      Misspelling.meant(by: name, among: declared)
      ?? symbols.flatMap {
        $0.names.contains(name) ? nil : Misspelling.meant(by: name, among: $0.names)
      }
    guard let meant else { return false }
    question = "Did you mean \"\(meant)\"? "
    return true
  }

  /// Whether a member that overrides nothing here may override something on iOS: the class inherits
  /// from one of Apple's, which has no member of this or of a very similar name.
  func mayHave(_ member: String, _ owner: String) -> Bool {
    let base = root(of: owner)
    guard base != owner, let members = members(of: base), !members.contains(member) else {
      return false
    }
    return isNoSlip(member, among: members)
  }

  /// The member of one of Apple's types, or of what inherits from it, that may well be there on iOS: there
  /// is none here of this or of a very similar name.
  func lacks(_ member: String, _ owner: String) -> String? {
    // Objective-C looks for the member in every class there is.
    if owner == "AnyObject" { return "\(owner).\(member)" }
    let base = root(of: owner)
    guard let members = members(of: base) else { return nil }
    let names = Set(members.map { String($0.prefix { $0 != "(" }) })
    return isNoSlip(member, among: names) ? "\(base).\(member)" : nil
  }

  /// The first class that is not the app's own, from one of its classes on.
  private func root(of owner: String) -> String {
    var base = owner
    var seen: Set<String> = []
    while seen.insert(base).inserted,
      let next = facts.lazy.compactMap({ $0.base(of: base) }).first
    {
      base = next
    }
    return base
  }

  /// The members of one of Apple's types with those that it inherits.
  private func members(of type: String) -> Set<String>? {
    var members: Set<String> = []
    var next: String? = type
    while let name = next, let known = classes[name] {
      members.formUnion(known.members)
      next = known.superclass
    }
    return members.isEmpty ? nil : members
  }

  private func isNoSlip(_ member: String, among members: Set<String>) -> Bool {
    guard let meant = Misspelling.meant(by: member, among: members) else { return true }
    question = "Did you mean \"\(meant)\"? "
    return false
  }
}
