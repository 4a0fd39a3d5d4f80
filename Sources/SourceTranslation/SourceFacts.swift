/// What other files have to know of a source file.
package struct SourceFacts: Codable, Sendable, Equatable {
  /// A class.
  package struct ClassFact: Codable, Sendable, Equatable {
    /// The name with the types around it, as in `Board.Cell`.
    package var name: String
    /// What is written after the colon.
    package var inherited: [String]
    /// The full names of what it overrides.
    package var overrides: [String]
    /// The lines of these.
    package var overrideLines: [Int] = []
    /// Whether it has type parameters.
    package var isGeneric = false
    /// Whether it is written down that it belongs to the main actor.
    package var isOnMainActor = false
    /// Whether it declares an initialiser that keeps it from inheriting others.
    package var declaresInitializer = false
    /// Whether it declares one that takes nothing.
    package var declaresPlainInitializer = false
    /// The access of a convenience initialiser that takes a frame; nil where it declares none.
    package var frameInitializerAccess: String?
    /// Whether it may not be named, as with `@available(*, unavailable)`.
    package var isUnavailable = false
    /// The access that is written before it.
    package var access: String?
  }

  /// A method that an object of a class has, as far as others may see it.
  package struct Method: Codable, Sendable, Equatable {
    /// The class.
    package var owner: String
    /// The name with argument labels.
    package var full: String
    /// The types of the arguments and of the result.
    package var types: [String]
    /// The access that is written before it.
    package var access: String?
    /// Whether it overrides another.
    package var isOverride: Bool
  }

  /// What an extension lets a type conform to.
  package struct Conformance: Codable, Sendable, Equatable {
    /// The type.
    package var owner: String
    /// What is written after the colon.
    package var protocols: [String]
  }

  /// A protocol.
  package struct ProtocolFact: Codable, Sendable, Equatable {
    /// The protocol's name.
    package var name: String
    /// What is written after the colon.
    package var inherited: [String]
    /// The methods it leaves open.
    package var optional: [OptionalMethod]
    /// The full names of all its methods.
    package var methods: Set<String> = []
  }

  /// A method that a protocol leaves open.
  package struct OptionalMethod: Codable, Sendable, Equatable {
    /// The name with argument labels.
    package var full: String
    /// The types of the arguments and of the result.
    package var types: [String]
    /// The method as a class has it that does not know it.
    package var declaration: String
  }

  /// A method or property that Objective-C would see.
  package struct Member: Codable, Sendable, Equatable {
    /// The type it is a member of.
    package var owner: String
    /// The name without arguments.
    package var base: String
    /// The name with argument labels.
    package var full: String
    /// Its name at run time.
    package var selector: String
  }

  /// A member of an extension that only a class itself can have on Linux.
  package struct ExtensionMember: Codable, Sendable, Equatable {
    /// The extended type.
    package var owner: String
    /// The name with argument labels.
    package var full: String
    /// Whether it overrides, or can be overridden by other modules.
    package var isOverride: Bool
    /// The access that the extension gives it.
    package var access: String?
    /// Where it is in the file, in bytes.
    package var start: Int
    /// Where it ends.
    package var end: Int
    /// The line it starts on.
    package var line: Int
  }

  /// Where a module is imported.
  package struct Import: Codable, Sendable, Equatable {
    /// The module's name.
    package var module: String
    /// The line.
    package var line: Int
  }

  /// A method that XCTest runs.
  package struct Test: Codable, Sendable, Equatable {
    /// The class it is a member of.
    package var owner: String
    /// The method's name.
    package var name: String
    /// Whether it waits for others.
    package var isAsync: Bool
  }

  package var classes: [ClassFact] = []
  /// The names of protocols that are declared.
  package var protocols: Set<String> = []
  /// The names of structures and enumerations.
  package var valueTypes: Set<String> = []
  package var tests: [Test] = []
  package var methods: [Member] = []
  /// The methods of classes and of extensions.
  package var instanceMethods: [Method] = []
  package var conformances: [Conformance] = []
  package var protocolFacts: [ProtocolFact] = []
  /// The selectors of protocols' optional methods.
  package var optionalMethods: Set<String> = []
  /// The names of protocols' optional properties.
  package var optionalProperties: Set<String> = []
  /// The selectors that are called or asked for with `?`.
  package var optionalCalls: Set<String> = []
  package var extensionMembers: [ExtensionMember] = []
  package var imports: [Import] = []
  /// The names of properties and methods that are declared, without arguments.
  package var declared: Set<String> = []

  package init() {}
}

/// What is known of all files of a module and of those it depends on.
package struct ModuleFacts: Sendable {
  package var files: [String: SourceFacts]
  /// Names that modules it depends on make optional.
  package var inheritedOptionalMethods: Set<String>

  package init(
    files: [String: SourceFacts],
    inheritedOptionalMethods: Set<String> = [],
    inheritedOptionalProperties: Set<String> = [],
    inheritedProtocols: Set<String> = [],
    dependencies: [ModuleFacts] = []
  ) {
    self.files = files
    protocols = files.values.reduce(into: inheritedProtocols) { $0.formUnion($1.protocols) }
    self.inheritedOptionalMethods = inheritedOptionalMethods
    var methods: [String: [SourceFacts.Member]] = [:]
    var classes: [String: SourceFacts.ClassFact] = [:]
    var optional = inheritedOptionalMethods
    var declared: Set<String> = []
    for (_, facts) in files.sorted(by: { $0.key < $1.key }) {
      for member in facts.methods { methods[member.base, default: []].append(member) }
      for fact in facts.classes { classes[fact.name] = fact }
      optional.formUnion(facts.optionalMethods)
      declared.formUnion(facts.declared)
    }
    methodsByBase = methods
    classesByName = classes
    optionalProperties = files.values.reduce(into: inheritedOptionalProperties) {
      $0.formUnion($1.optionalProperties)
    }
    valueTypes = files.values.reduce(into: []) { $0.formUnion($1.valueTypes) }
    genericTypes = Set(classes.values.filter(\.isGeneric).map(\.name))
    optionalMethods = optional
    self.declared = declared
    optionalCalls = files.values.reduce(into: []) { $0.formUnion($1.optionalCalls) }
    delegates = SubclassDelegates(files, classes, dependencies.map(\.delegates))
    moved = Self.moved(files, classes, delegates)
    addedToOthers = files.values.reduce(into: []) { names, facts in
      names.formUnion(
        facts.extensionMembers.filter { member in
          classes[member.owner] == nil && Self.isApples(member.owner) && !member.isOverride
        }.map(\.full)
      )
    }
    var cases = dependencies.reduce(into: TestingFrameworks.cases) { $0.formUnion($1.testCases) }
    let own = classes.keys.filter { name in
      classes.chain(of: name).last?.inherited.first.map(cases.contains) == true
    }
    cases.formUnion(own)
    testCases = cases
  }

  /// The names of protocols, of this module and those it depends on; UIKit's are known anyway.
  package let protocols: Set<String>
  let methodsByBase: [String: [SourceFacts.Member]]
  let classesByName: [String: SourceFacts.ClassFact]
  let genericTypes: Set<String>
  /// The names of structures and enumerations.
  let valueTypes: Set<String>
  /// Names of optional methods, of this module and those it depends on.
  package let optionalMethods: Set<String>
  /// Names of optional properties, of this module and those it depends on.
  package let optionalProperties: Set<String>
  let optionalCalls: Set<String>
  /// The names of properties and methods that are declared, without arguments.
  package let declared: Set<String>
  /// The methods of delegates that only subclasses have.
  let delegates: SubclassDelegates
  /// The classes that XCTest runs, also those of modules that this one depends on.
  let testCases: Set<String>
  /// Members of extensions that have to move into their class, by class.
  let moved: [String: [Moved]]

  /// The full names of what the module's extensions give to classes of others.
  let addedToOthers: Set<String>

  struct Moved: Sendable {
    let file: String
    let member: SourceFacts.ExtensionMember
  }

  /// What the classes of a file override, with the class and the line.
  package func overrides(in file: String) -> [(name: String, owner: String, line: Int)] {
    (files[file]?.classes ?? []).flatMap { fact in
      zip(fact.overrides, fact.overrideLines).map { (name: $0, owner: fact.name, line: $1) }
    }
  }

  /// Everything in these facts that the translation of a file can depend on, apart from the file.
  package var digestText: String {
    var lines: [String] = []
    for (base, members) in methodsByBase.sorted(by: { $0.key < $1.key }) {
      let members = members.map { "\($0.owner) \($0.selector)" }.sorted()
      lines.append(base + ": " + members.joined(separator: ", "))
    }
    for fact in classesByName.values.sorted(by: { $0.name < $1.name }) {
      lines.append(
        "\(fact.name): \(fact.inherited) \(fact.overrides) \(fact.declaresInitializer)"
          + " \(fact.declaresPlainInitializer) \(fact.frameInitializerAccess ?? "")"
          + " \(fact.isUnavailable)"
          + (fact.isOnMainActor ? " MainActor" : "")
      )
    }
    lines += protocols.sorted()
    lines += valueTypes.sorted()
    lines += optionalMethods.union(optionalCalls).sorted()
    lines += optionalProperties.sorted()
    lines += moved.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    lines += addedToOthers.sorted()
    lines += delegates.lines
    for (owner, names) in delegates.conformances.sorted(by: { $0.key < $1.key }) {
      lines.append("\(owner) is \(names.sorted())")
    }
    if declared.contains("characters") { lines.append("characters") }
    return lines.joined(separator: "\n")
  }

  /// The methods that XCTest runs, by class, inherited ones included.
  package var tests: [(type: String, methods: [SourceFacts.Test])] {
    let sorted = files.sorted { $0.key < $1.key }
    let own = Dictionary(grouping: sorted.flatMap(\.value.tests), by: \.owner)
    return classesByName.keys.sorted().compactMap { name in
      let chain = chain(of: name)
      guard testCases.contains(name) else { return nil }
      let methods = chain.flatMap { own[$0.name] ?? [] }
      var seen: Set<String> = []
      let tests = methods.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
      return tests.isEmpty ? nil : (name, tests)
    }
  }

  /// The classes that describe their tests to Quick, which lists them itself.
  package var specs: [String] {
    classesByName.keys.sorted().filter { base(of: $0) == "QuickSpec" }
  }

  /// The class and those of the module it inherits from, nearest first.
  func chain(of name: String) -> [SourceFacts.ClassFact] { classesByName.chain(of: name) }

  /// The first class above one of the module's that is not the module's; nil for another's class.
  package func base(of name: String) -> String? {
    chain(of: name).last?.inherited.first.map {
      $0.split(separator: ".").last.map(String.init) ?? $0
    }
  }

  /// Whether objects of a class are made with an `init()` that the module declares.
  func hasPlainInitializer(_ name: String) -> Bool {
    for fact in chain(of: name) {
      if fact.declaresPlainInitializer { return true }
      if fact.declaresInitializer { return false }
    }
    return false
  }

  /// Whether a class belongs to the main actor, as far as the module's own files tell.
  func isOnMainActor(_ name: String) -> Bool { chain(of: name).contains(where: \.isOnMainActor) }

  /// Whether a class is a view of UIKit, as far as the module's own files and names tell.
  func isView(_ name: String) -> Bool {
    guard let base = chain(of: name).last?.inherited.first else { return false }
    return base.hasPrefix("UI") && (base.hasSuffix("View") || base == "UIControl")
  }

  /// Whether a class may not be named.
  func isUnavailable(_ name: String) -> Bool { classesByName[name]?.isUnavailable ?? false }

  /// Whether a name is that of a protocol.
  func isProtocol(_ name: String) -> Bool {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return protocols.contains(name) || FrameworkProtocols.names.contains(bare)
  }

  /// Whether a class is a plain `NSObject`, as far as the module's own files tell.
  func isPlainObject(_ name: String) -> Bool {
    chain(of: name).last?.inherited.first == "NSObject"
  }

  /// Whether a type is a class of Apple's, by its name.
  private static func isApples(_ type: String) -> Bool {
    ["UI", "NS", "CA", "WK", "MK", "SK"].contains(where: type.hasPrefix)
  }

  private static func moved(
    _ files: [String: SourceFacts],
    _ classes: [String: SourceFacts.ClassFact],
    _ delegates: SubclassDelegates
  ) -> [String: [Moved]] {
    let overridden = classes.values.reduce(into: [String: Set<String>]()) { result, fact in
      var parent = fact.inherited.first
      var seen: Set<String> = []
      while let current = parent, seen.insert(current).inserted {
        result[current, default: []].formUnion(fact.overrides)
        parent = classes[current]?.inherited.first
      }
    }
    var moved: [String: [Moved]] = [:]
    for (file, facts) in files.sorted(by: { $0.key < $1.key }) {
      for member in facts.extensionMembers where classes[member.owner] != nil {
        let isOverridden = overridden[member.owner]?.contains(member.full) ?? false
        let isAnswer = delegates.answers[member.owner]?[member.full] != nil
        guard member.isOverride || isOverridden || isAnswer else { continue }
        moved[member.owner, default: []].append(Moved(file: file, member: member))
      }
    }
    return moved
  }
}

extension [String: SourceFacts.ClassFact] {
  /// The class and those among these that it inherits from, nearest first.
  func chain(of name: String) -> [SourceFacts.ClassFact] {
    var chain: [SourceFacts.ClassFact] = []
    var next: String? = name
    while let current = next, let fact = self[current],
      !chain.contains(where: { $0.name == fact.name })
    {
      chain.append(fact)
      next = fact.inherited.first
    }
    return chain
  }
}
