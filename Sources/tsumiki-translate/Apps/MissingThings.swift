import Foundation
import SourceTranslation

/// What a module's files use and what is not here: it explains the compiler's errors.
struct MissingThings {
  /// The frameworks that are imported and not here, by file.
  let frameworks: [String: [String]]
  /// The classes of headers, which are not compiled.
  let foreign: ObjectiveCNames
  /// The names that were left out of other modules.
  let leftOutElsewhere: Set<String>
  /// What stands before an error that takes the place of the name of what is missing.
  static let said = "error: "
  /// What stands before the name of a framework that is here, but not all of it.
  static let partly = "more of "

  /// Tells what is missing; the compiler's words stand for it where nothing else does.
  static func text(_ needs: Set<String>) -> String {
    let names = needs.filter { !$0.hasPrefix(said) }
    let all = names.isEmpty ? needs : names
    return all.isEmpty ? "what is left out elsewhere" : all.sorted().joined(separator: ", ")
  }

  /// Whether every error counts as one of something that is missing: in files of somebody else's, which compile
  /// elsewhere, and where it was asked for.
  var takesEveryError = false
  /// Whether a name is near one that is here: a slip of the finger is no framework's.
  let isSlip: (String) -> Bool
  /// Whether a class of Apple's may well have a member that is not here for subclasses to override, by
  /// member and subclass.
  let mayHave: (_ member: String, _ owner: String) -> Bool
  /// Whether a type of Apple's, or what inherits from it, may well have a member that is not here; its
  /// name as it is told.
  let lacks: (_ member: String, _ owner: String) -> String?

  /// The parts that an error is in, the smallest first, and what they need; nil where nothing that is
  /// missing explains it.
  func parts(
    for error: CompilerError,
    in source: SourceParts,
    gone: Set<String>
  ) -> (parts: [SourcePart], needs: Set<String>)? {
    if let name = error.unknownAttribute {
      let part = source.part(line: error.line, attribute: name)
      return part.map { ([$0], ["@\(name)"]) }
    }
    if let name = error.unknownMacro {
      let part = source.part(line: error.line, macro: name)
      return part.map { ([$0], ["#\(name)"]) }
    }
    if error.overridesNothing {
      let whole = source.parts(line: error.line, missing: nil).last
      if let whole, let owner = whole.owner, mayHave(whole.name, owner) {
        return ([whole], [whole.name])
      }
    }
    let missing = error.missingType
    let isApples = missing.map { CompilerError.isApples($0) || foreign.contains($0) } ?? false
    let frameworks = frameworks[error.path] ?? []
    let follows = !gone.isDisjoint(with: error.names)
    let elsewhere = leftOutElsewhere.intersection(error.names)
    let slip = error.missingName.map(isSlip) ?? false
    let mayBeTheirs = !frameworks.isEmpty && !slip
    let member = error.missingMember.flatMap { lacks($0.member, $0.owner) } ?? error.unavailable
    let isKnown = isApples || mayBeTheirs || follows || !elsewhere.isEmpty || member != nil
    guard isKnown || takesEveryError else { return nil }
    var needs = Set(member == nil ? frameworks : []).union(elsewhere)
    if isApples, let missing { needs.insert(missing) }
    if !isKnown { needs.insert(Self.said + error.message) }
    if let member { needs.insert(member) }
    // Of a module that is here in part, the compiler knows best what is missing.
    if !needs.isEmpty, needs.allSatisfy({ $0.hasPrefix(Self.partly) }) {
      needs.insert(Self.said + error.message)
    }
    let parts = source.parts(
      line: error.line,
      missing: missing,
      needs: Self.text(needs)
    )
    return parts.isEmpty ? nil : (parts, needs)
  }
}
