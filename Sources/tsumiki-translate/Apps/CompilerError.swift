/// An error that the compiler found in a source.
struct CompilerError {
  let path: String
  let line: Int
  let message: Substring

  /// The errors in the sources themselves; those in what was made of them follow from these.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^(/.+):(\d+):\d+: error: (.*)$/#).map {
        CompilerError(path: String($0.1), line: Int($0.2) ?? 1, message: $0.3)
      }
    }
  }

  /// The module of the toolchain whose textual interface did not compile.
  static func brokenInterface(in output: String) -> String? {
    output.firstMatch(of: #/failed to build module '(\w+)' for importation/#).map { String($0.1) }
  }

  var missingType: String? {
    message.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#).map { String($0.1) }
  }

  /// The attribute that is not known.
  var unknownAttribute: String? {
    message.firstMatch(of: #/unknown attribute '([\w.]+)'/#).map { String($0.1) }
  }

  /// The macro that is not known or that nothing implements.
  var unknownMacro: String? {
    let match =
      message.firstMatch(of: #/no macro named '(\w+)'/#)
      ?? message.firstMatch(of: #/could not be found for macro '(\w+)/#)
    return match.map { String($0.1) }
  }

  /// The variable, function or member that is missing.
  var missingName: String? {
    let match =
      message.firstMatch(of: #/cannot find '([a-z]\w*)' in scope/#)
      ?? message.firstMatch(of: #/has no member '(\w+)'/#)
    return match.map { String($0.1) }
  }

  /// The member that is missing, and the type that should have it.
  var missingMember: (member: String, owner: String)? {
    if let type = message.firstMatch(of: #/^'(\w+)' is not a member type of \w+ '([\w.]+)'/#) {
      let owner = type.2.split(separator: ".").last ?? type.2
      return (String(type.1), String(owner))
    }
    return message.firstMatch(of: #/^(?:value of type|type) '([\w.]+)' has no member '(\w+)'/#)
      .map { (String($0.2), String($0.1)) }
  }

  /// The type that cannot be made, or that lacks what a protocol asks for, which may be what was left out of it.
  var incomplete: (type: String, conformance: String?)? {
    if let type = message.firstMatch(of: #/^(?:class|struct) '(\w+)' has no initializers/#) {
      return (String(type.1), nil)
    }
    return message.firstMatch(of: #/^type '([\w.]+)' does not conform to protocol '(\w+)'/#).map {
      (String($0.1.split(separator: ".").last ?? $0.1), String($0.2))
    }
  }

  /// What Foundation has by name and not on Linux.
  var unavailable: String? {
    message.firstMatch(of: #/^'([^']+)' is unavailable: .*\b(?:non-Darwin|corelibs|Linux)\b/#)
      .map { String($0.1) }
  }

  /// Whether an override has nothing to override.
  var overridesNothing: Bool {
    message.contains(#/^(?:method|property) does not override any /#)
  }

  /// The names it speaks of, without arguments.
  var names: Set<String> {
    Set(
      message.matches(of: #/'([\w.]+)[^']*'/#).flatMap { $0.1.split(separator: ".") }.map(
        String.init
      )
    )
  }

  /// The type of Apple's that is missing.
  var missingApplesType: String? { missingType.flatMap { Self.isApples($0) ? $0 : nil } }

  /// Names of Apple's frameworks in C, which are seen wherever Foundation is: the keychain, Core Foundation,
  /// digests, addresses of networks, sounds, features of fonts, and the runtime of Objective-C.
  nonisolated(unsafe) private static let inC =
    #/^(?:k?(?:Sec|CF|CC|SC|AB)[A-Z]\w+|k(?:UT|CG|CI|CM|CV|CT|MD|Audio)[A-Z]\w+|k[A-Z]\w+(?:Type|Selector)|errSec\w+|CC_\w+|Audio(?:Services|Queue|File|Session|Unit|Component)\w+|(?:objc|object|class|method|property|protocol|ivar)_\w+)$/#

  /// Whether a name has the prefix of one of Apple's frameworks, in Swift or in C.
  static func isApples(_ name: String) -> Bool {
    name.contains(inC)
      || name.contains(
        #/^(?:UI|NS|CA|CG|CI|CL|CM|CN|CK|CT|MK|MF|ML|MP|MC|AV|AR|AS|EK|GK|HK|LA|PDF|PH|PK|QL|SCN|SF|SK|UN|VN|WK)[A-Z]\w+/#
      )
  }
}
