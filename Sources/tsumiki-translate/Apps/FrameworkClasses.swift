import Foundation
import SourceTranslation

/// Which members the classes have that an app's own inherit from.
final class FrameworkClasses {
  private let toolchain: Toolchain
  private let facts: [ModuleFacts]
  private lazy var classes = (try? SymbolNames(toolchain).classes) ?? [:]
  /// What to ask where the name of a member is near that of one that is here; empty otherwise.
  private(set) var question = ""

  init(toolchain: Toolchain, facts: [ModuleFacts]) {
    self.toolchain = toolchain
    self.facts = facts
  }

  /// Whether a member that overrides nothing here may override something on iOS: the class inherits
  /// from one of Apple's, which has no member of this or of a very similar name.
  func mayHave(_ member: String, _ owner: String) -> Bool {
    var base = owner
    var seen: Set<String> = []
    while seen.insert(base).inserted,
      let next = facts.lazy.compactMap({ $0.base(of: base) }).first
    {
      base = next
    }
    var members: Set<String> = []
    var next: String? = base
    while let name = next, let known = classes[name] {
      members.formUnion(known.members)
      next = known.superclass
    }
    guard base != owner, !members.isEmpty else { return false }
    if members.contains(member) { return false }
    guard let meant = Misspelling.meant(by: member, among: members) else { return true }
    question = "Did you mean \"\(meant)\"? "
    return false
  }
}
