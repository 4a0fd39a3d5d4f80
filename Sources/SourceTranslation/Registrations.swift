/// What a file enters into the tables of names, for one type.
struct TypeRegistrations {
  /// The type's name as the file can write it.
  let type: String
  let isGeneric: Bool
  var methods: [Method] = []
  var implemented: [String] = []
  var keys: [Key] = []
  /// Names under which the class can be asked for.
  var classNames: [String] = []
  /// Whether objects are made with an `init()` of the class's own.
  var isMadePlain = false

  var isEmpty: Bool {
    methods.isEmpty && implemented.isEmpty && keys.isEmpty && classNames.isEmpty && !isMadePlain
  }

  struct Method {
    let selector: String
    let base: String
    let labels: [String?]
    var isAsync = false
    var isThrowing = false
    /// Where the sources call it by name, if it is entered for that alone: what is wrong with it is wrong there.
    var line: Int?
    /// The arguments' types, which tell methods of one name from each other.
    var types: [String] = []
  }

  struct Key {
    let name: String
    let property: String
    let isWritable: Bool
  }
}

/// Writes the code that enters a file's types.
struct RegistrationWriter {
  let module: String
  /// Tells this file's names from those of others.
  let mark: String
  /// The source.
  let path: String
  let types: [TypeRegistrations]
  /// What enters the file's previews.
  let previews: [String]
  /// Whether the file may run code when it is loaded: not `main.swift`, which runs in order.
  let isLoaded: Bool

  var text: String {
    var text = ""
    var calls: [String] = []
    for (number, type) in types.enumerated() where !type.isEmpty {
      let name = "_registered\(mark)_\(number)"
      if type.isGeneric {
        text += generic(type, name)
        calls.append("\(name)()")
      } else {
        text += plain(type, name)
        calls.append("\(type.type).\(name)()")
      }
    }
    calls += previews
    guard !calls.isEmpty else { return "" }
    text += "@MainActor private func _registerAll\(mark)() {\n"
    text += calls.map { "  \($0)\n" }.joined() + "}\n"
    if isLoaded {
      text += """
        @section(".init_array") @used
        private let _loaded\(mark): @convention(c) () -> Void = {
          RegistrationQueue.add { _registerAll\(mark)() }
        }

        """
    }
    return text
  }

  private func plain(_ type: TypeRegistrations, _ name: String) -> String {
    var lines: [String] = []
    for method in type.methods {
      let entry =
        "SelectorTable.register(\(type.type).self, \(method.selector.quoted)) { o, a in"
        + " \(call(method, on: "o", isOverloaded: isOverloaded(method, type))) }"
      guard let line = method.line else {
        lines.append(entry)
        continue
      }
      lines += ["#sourceLocation(file: \(path.quoted), line: \(line))", entry, "#sourceLocation()"]
    }
    if !type.implemented.isEmpty {
      let names = type.implemented.map(\.quoted).joined(separator: ", ")
      lines.append("SelectorTable.register(\(type.type).self, implements: [\(names)])")
    }
    for key in type.keys {
      let label = key.isWritable ? "" : "readOnly: "
      lines.append(
        "KeyTable.register(\(type.type).self, \(key.name.quoted), \(label)\\.\(key.property))"
      )
    }
    for className in type.classNames {
      lines.append("ClassNames.register(\(className.quoted), \(type.type).self)")
    }
    if type.isMadePlain {
      lines.append("ClassFactories.register(\(type.type).self) { \(type.type)() }")
    }
    return """
      extension \(type.type) {
        @MainActor fileprivate static func \(name)() {
      \(lines.map { "    \($0)\n" }.joined())  }
      }

      """
  }

  /// A generic class has a method that calls by name, for whatever arguments it was made with.
  ///
  /// Only the method belongs to the main actor: were it the protocol, the class would as well.
  private func generic(_ type: TypeRegistrations, _ name: String) -> String {
    let cases = type.methods.map { method in
      "    case \(method.selector.quoted): \(call(method, on: "self"))\n"
    }
    let full = "\(module).\(type.type)".quoted
    var lines = type.methods.map { method in
      "SelectorTable.register(generic: \(full), \(method.selector.quoted)) { o, a in"
        + " (o as? any \(name)Caller)?.\(name)Call(\(method.selector.quoted), a) ?? nil }"
    }
    if !type.implemented.isEmpty {
      let names = type.implemented.map(\.quoted).joined(separator: ", ")
      lines.append("SelectorTable.register(generic: \(full), implements: [\(names)])")
    }
    return """
      fileprivate protocol \(name)Caller: AnyObject {
        @MainActor func \(name)Call(_ name: String, _ a: [Any?]) -> Any?
      }
      extension \(type.type): \(name)Caller {
        @MainActor fileprivate func \(name)Call(_ name: String, _ a: [Any?]) -> Any? {
          switch name {
      \(cases.joined())    default: return nil
          }
        }
      }
      @MainActor private func \(name)() {
      \(lines.map { "  \($0)\n" }.joined())}

      """
  }

  private func isOverloaded(
    _ method: TypeRegistrations.Method,
    _ type: TypeRegistrations
  ) -> Bool {
    type.methods.count { $0.base == method.base && $0.labels == method.labels } > 1
  }

  private func call(
    _ method: TypeRegistrations.Method,
    on receiver: String,
    isOverloaded: Bool = false
  ) -> String {
    let arguments = method.labels.enumerated().map { number, label in
      let label = label.map { "\(Self.escaped($0)): " } ?? ""
      let type = isOverloaded && number < method.types.count ? " as \(method.types[number])" : ""
      return "\(label)SelectorTable.argument(a, \(number))\(type)"
    }
    let call = "\(receiver).\(Self.escaped(method.base))(\(arguments.joined(separator: ", ")))"
    if method.isAsync {
      let attempt = method.isThrowing ? "try? await" : "await"
      return "Task { @MainActor in _ = \(attempt) \(call) }; return nil"
    }
    return "let r: Any? = \(method.isThrowing ? "try? " : "")\(call); return r"
  }

  private static let keywords: Set<String> = [
    "in", "for", "if", "else", "switch", "case", "default", "where", "while", "repeat", "return",
    "is", "as", "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import",
    "true", "false", "nil", "do", "try", "catch", "throw", "guard", "break", "continue", "defer",
    "operator", "static", "subscript", "inout",
  ]

  /// A name as it can stand in a call.
  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
