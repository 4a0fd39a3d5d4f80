/// Finds methods of delegates that only a subclass of the class has that is the delegate.
///
/// Objective-C finds them when they are called. Swift settles where the protocol is named which
/// method is meant, so that class needs one for its subclasses to override.
struct SubclassDelegates: Sendable {
  /// What is written into a class, by class.
  let added: [String: [String]]
  /// What is written before `override` in a subclass, by class and method.
  let answers: [String: [String: String]]
  /// Methods that cannot be called, with the class of another module that is the delegate.
  let lost: [String: [String: String]]
  /// What classes conform to, also those of modules that this one depends on.
  let conformances: [String: Set<String>]
  /// The protocols, also those of modules that this one depends on.
  private let protocols: [String: SourceFacts.ProtocolFact]

  init(
    _ files: [String: SourceFacts],
    _ classes: [String: SourceFacts.ClassFact],
    _ dependencies: [SubclassDelegates]
  ) {
    var protocols = FrameworkMembers.protocols
    var conformances: [String: Set<String>] = [:]
    for other in dependencies {
      protocols.merge(other.protocols) { own, _ in own }
      conformances.merge(other.conformances) { $0.union($1) }
    }
    let elsewhere = conformances
    for (_, facts) in files.sorted(by: { $0.key < $1.key }) {
      for fact in facts.protocolFacts { protocols[fact.name] = fact }
      for entry in facts.conformances {
        conformances[entry.owner, default: []].formUnion(entry.protocols)
      }
    }
    for fact in classes.values {
      conformances[fact.name, default: []].formUnion(fact.inherited.map(Self.bare))
    }
    // What other modules' classes of the same names conform to was told there.
    for (name, names) in conformances {
      conformances[name] = Self.all(names, protocols)
    }
    var search = Search(classes, conformances, elsewhere, protocols)
    for (_, facts) in files.sorted(by: { $0.key < $1.key }) {
      for method in facts.instanceMethods { search.declare(method) }
    }
    for (_, facts) in files.sorted(by: { $0.key < $1.key }) {
      for method in facts.instanceMethods where !method.isOverride { search.take(method) }
    }
    added = search.added.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
    answers = search.answers
    lost = search.lost
    self.conformances = conformances
    self.protocols = protocols
  }

  /// Everything that the translation of a file can depend on.
  var lines: [String] {
    added.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      + (answers.merging(lost) { $0.merging($1) { own, _ in own } })
      .sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.sorted { $0.key < $1.key })" }
  }

  private static func bare(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.filter { !$0.isWhitespace }
  }

  /// The protocols of these names and those they inherit from.
  private static func all(
    _ names: Set<String>,
    _ protocols: [String: SourceFacts.ProtocolFact]
  ) -> Set<String> {
    var found: Set<String> = []
    var open = names.flatMap { $0.split(separator: "&").map { bare(String($0)) } }
    while let name = open.popLast() {
      guard let fact = protocols[name], found.insert(name).inserted else { continue }
      open += fact.inherited.map(bare)
    }
    return found
  }
}

/// The search through the methods of a module.
private struct Search {
  /// By class and method.
  var added: [String: [String: String]] = [:]
  var answers: [String: [String: String]] = [:]
  var lost: [String: [String: String]] = [:]
  private var declared: [String: Set<String>] = [:]
  private let classes: [String: SourceFacts.ClassFact]
  let conformances: [String: Set<String>]
  private let elsewhere: [String: Set<String>]
  private let protocols: [String: SourceFacts.ProtocolFact]
  /// The protocols that leave a method open.
  private let open: [String: [(name: String, method: SourceFacts.OptionalMethod)]]

  init(
    _ classes: [String: SourceFacts.ClassFact],
    _ conformances: [String: Set<String>],
    _ elsewhere: [String: Set<String>],
    _ protocols: [String: SourceFacts.ProtocolFact]
  ) {
    self.classes = classes
    self.conformances = conformances
    self.elsewhere = elsewhere
    self.protocols = protocols
    open = protocols.values.sorted { $0.name < $1.name }.reduce(into: [:]) { result, fact in
      for method in fact.optional {
        result[method.full, default: []].append((fact.name, method))
      }
    }
  }

  mutating func declare(_ method: SourceFacts.Method) {
    declared[method.owner, default: []].insert(method.full)
  }

  mutating func take(_ method: SourceFacts.Method) {
    let candidates = (open[method.full] ?? []).filter { $0.method.types == method.types }
    guard !candidates.isEmpty, let own = classes[method.owner] else { return }
    let above = classes.chain(of: method.owner).dropFirst()
    // The topmost class is the one that names the protocol, and nothing between has the method.
    for candidate in candidates {
      if let base = above.last(where: { conformances[$0.name]?.contains(candidate.name) == true }) {
        let between = above.prefix { $0.name != base.name }.map(\.name) + [base.name]
        guard !between.contains(where: { isDeclared(method.full, in: $0, below: base.name) }) else {
          return
        }
        let access = Self.access(of: base)
        // Attributes stand before the access.
        added[base.name, default: [:]][method.full] = candidate.method.declaration
          .replacing("func ", with: access + "func ", maxReplacements: 1)
        let isSeen = Self.access(of: own) != "" && access != ""
        answers[method.owner, default: [:]][method.full] =
          isSeen && !["public", "open"].contains(method.access) ? "public " : ""
        return
      }
      let root = above.last ?? own
      if let base = root.inherited.first, classes[base] == nil,
        elsewhere[base]?.contains(candidate.name) == true
      {
        lost[method.owner, default: [:]][method.full] = base
        return
      }
    }
  }

  /// Whether a class above has a method of its own that is not itself one of these.
  private func isDeclared(_ full: String, in name: String, below base: String) -> Bool {
    declared[name]?.contains(full) == true && (name == base || answers[name]?[full] == nil)
  }

  private static func access(of fact: SourceFacts.ClassFact) -> String {
    ["public", "open"].contains(fact.access) ? "\(fact.access ?? "") " : ""
  }
}
