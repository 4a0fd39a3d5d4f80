import Diagnostics
import Foundation
import SourceTranslation

/// Lists what a project uses that is missing here, before anything is built.
struct Doctor {
  /// Something that is missing, where it is used first.
  struct Missing: Equatable {
    let name: String
    let place: String
    var files = 1
  }

  private(set) var modules: [Missing] = []
  /// Frameworks that are here without their service, which is no mistake.
  private(set) var inert: [Missing] = []
  private(set) var types: [Missing] = []
  private(set) var members: [Missing] = []
  /// Overrides of what a class of Apple's has and has not here.
  private(set) var overrides: [Missing] = []
  /// Methods that look like a delegate's and are never called.
  private(set) var delegateMethods: [Missing] = []

  /// Prefixes that Apple's frameworks give their types.
  nonisolated(unsafe) private static let prefix =
    /^(UI|NS|CA|CG|CI|CT|AV|MK|CL|SK|WK|PH|CN|EK|GK|HK|MF|MP|SC|SF|UN|MTK|MTL|AR|VN|ML|LA|CM|CV|CF|PK|QL|GC|Sec|OS)[A-Z]\w+$/

  static func examine(_ request: ProjectRequest) throws -> Int32 {
    let toolchain = try Toolchain.current()
    let plan = try request.plan(for: .app, toolchain: toolchain)
    let imports = Set(plan.modules.flatMap(ModuleSearch.imports))
    var doctor = Doctor(plan: plan, names: try SymbolNames(toolchain, importing: imports).names)
    try doctor.readMethods(of: plan, toolchain)
    for problem in plan.problems { print(problem.description) }
    print(doctor.report(plan))
    return doctor.isClean && plan.problems.isEmpty ? 0 : 1
  }

  var isClean: Bool {
    [modules, types, members, overrides, delegateMethods].allSatisfy(\.isEmpty)
  }

  init(plan: ProjectPlan, names: Set<String>) {
    let available = Toolchain.availableModules.union(plan.modules.map(\.name))
    var known = names
    var uses: [(SourceNames.Use, String)] = []
    for module in plan.modules {
      let translator = SourceTranslator(
        TranslationOptions(
          module: module.name,
          availableModules: available,
          conditions: module.conditions
        )
      )
      for source in module.sources {
        let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
        for entry in translator.facts(of: text).imports
        where AppleFrameworks.parts[entry.module] == nil {
          let place = "\(source.path):\(entry.line)"
          if !available.contains(entry.module) {
            Self.add(entry.module, place, to: &modules)
          } else if AppleFrameworks.inert[entry.module] != nil,
            !AppleFrameworks.real.contains(entry.module)
          {
            Self.add(entry.module, place, to: &inert)
          }
        }
        let names = translator.names(in: text)
        known.formUnion(names.declared)
        uses += names.uses.map { ($0, source.path) }
      }
    }
    // Elements of tuples have numbers for names.
    for (use, file) in uses
    where !known.contains(use.name) && use.name.first?.isNumber == false {
      let place = "\(file):\(use.line)"
      if use.isMember {
        Self.add(use.name, place, to: &members)
      } else if use.name.wholeMatch(of: Self.prefix) != nil {
        Self.add(use.name, place, to: &types)
      }
    }
  }

  /// Reads what the classes override and which methods of delegates they have.
  private mutating func readMethods(of plan: ProjectPlan, _ toolchain: Toolchain) throws {
    let available = Toolchain.availableModules.union(plan.modules.map(\.name))
    var all: [ModuleFacts] = []
    for module in plan.modules {
      let translator = SourceTranslator(
        TranslationOptions(
          module: module.name,
          availableModules: available,
          conditions: module.conditions
        )
      )
      var texts: [String: String] = [:]
      for source in module.sources {
        texts[source.path] = try? String(contentsOf: source, encoding: .utf8)
      }
      let facts = ModuleFacts(files: texts.mapValues(translator.facts), dependencies: all)
      all.insert(facts, at: 0)
      let classes = FrameworkClasses(toolchain: toolchain, facts: all)
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        for override in facts.overrides(in: path)
        where classes.mayHave(override.name, override.owner) {
          Self.add(override.name, "\(path):\(override.line)", to: &overrides)
        }
        for finding in translator.translate(text, path: path, facts: facts).findings
        where finding.code == Diagnosis.Kind.delegateUnknown.code.rawValue {
          Self.add(finding.subject, "\(path):\(finding.line)", to: &delegateMethods)
        }
      }
    }
  }

  private static func add(_ name: String, _ place: String, to list: inout [Missing]) {
    if let number = list.firstIndex(where: { $0.name == name }) {
      list[number].files += 1
    } else {
      list.append(Missing(name: name, place: place))
    }
  }

  /// What was found, as it is printed.
  func report(_ plan: ProjectPlan) -> String {
    let files = plan.modules.reduce(0) { $0 + $1.sources.count }
    let modules = plan.modules.count
    let title =
      "\(plan.name): \(modules) \(modules == 1 ? "module" : "modules"), \(files) Swift"
      + " \(files == 1 ? "file" : "files")"
    var lines = [title]
    if isClean { lines.append("Nothing is missing by its name.") }
    for (heading, list) in [
      ("Frameworks that are inert, as Docs/Frameworks.md tells", inert),
      ("Frameworks that are not here", self.modules), ("Types that are not here", types),
      ("Members that are not here", members), ("Overrides of what is not here", overrides),
      ("Methods of delegates that nobody calls", delegateMethods),
    ] where !list.isEmpty {
      lines.append("\(heading) (\(list.count)):")
      let sorted = list.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
      for missing in sorted {
        let more = missing.files > 1 ? ", \(missing.files) files" : ""
        lines.append("  \(missing.name)  \(missing.place)\(more)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
