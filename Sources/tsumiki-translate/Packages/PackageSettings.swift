/// What a package's manifest says of how a target is compiled.
struct PackageSettings {
  private struct Setting {
    let tool: String
    let kind: String
    let values: [String]
    /// The systems that it holds on; nil where it holds on all.
    let systems: [String]?
  }

  private var settings: [Setting] = []
  /// The language mode of the package: 4, 4.2, 5 or 6.
  private let packageMode: String

  /// Reads what the package manager says of a target.
  ///
  /// - Parameters:
  ///   - value: The target's settings.
  ///   - tools: The version of the tools that the manifest asks for.
  ///   - modes: The language modes that the package names.
  init(_ value: Any?, tools: String, modes: [String]) {
    packageMode =
      modes.filter { Double($0).map { $0 <= 6 } ?? false }.max {
        (Double($0) ?? 0) < (Double($1) ?? 0)
      }
      ?? (tools.hasPrefix("4") ? "4" : (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5")
    for setting in value as? [[String: Any]] ?? [] {
      let condition = setting["condition"] as? [String: Any]
      guard let kind = (setting["kind"] as? [String: Any])?.first,
        let tool = setting["tool"] as? String, condition?["config"] as? String != "release"
      else { continue }
      let written = (kind.value as? [String: Any])?["_0"]
      let values = written as? [String] ?? [written as? String].compactMap { $0 }
      let systems = condition?["platformNames"] as? [String]
      settings.append(
        Setting(
          tool: tool,
          kind: kind.key,
          values: values,
          systems: systems?.isEmpty == true ? nil : systems?.map { $0.lowercased() }
        )
      )
    }
  }

  /// The values of a kind of setting of a tool on a system.
  func values(_ kind: String, of tool: String, on system: String) -> [String] {
    settings.filter {
      $0.kind == kind && $0.tool == tool && $0.systems?.contains(system.lowercased()) ?? true
    }.flatMap(\.values)
  }

  /// What `#if` finds set.
  func conditions(on system: String) -> [String] {
    // What is no name would be another option for the compiler.
    values("define", of: "swift", on: system).filter { $0 == SettingText.moduleName($0) }
  }

  /// The language mode that the target asks for.
  func mode(on system: String) -> String {
    let own = values("swiftLanguageMode", of: "swift", on: system).last
    return own.flatMap { ["4", "4.2", "5", "6"].contains($0) ? $0 : nil } ?? packageMode
  }

  /// The options of the compiler for the language's features; in mode 5 those of 6 are asked for one by
  /// one as far as they change what compiles.
  func flags(on system: String, isMode6: Bool) -> [String] {
    let isName = { (name: String) in name == SettingText.moduleName(name) }
    var flags = values("enableUpcomingFeature", of: "swift", on: system).filter(isName)
      .flatMap { ["-enable-upcoming-feature", $0] }
    flags += values("enableExperimentalFeature", of: "swift", on: system).filter(isName)
      .flatMap { ["-enable-experimental-feature", $0] }
    if values("defaultIsolation", of: "swift", on: system).last == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if !isMode6, mode(on: system) == "6" {
      flags += [
        "-enable-bare-slash-regex", "-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability",
      ]
    }
    return flags
  }
}

extension ModulePlan {
  /// Takes over what the manifest says for a system.
  mutating func applySettings(on system: String) {
    guard let settings else { return }
    conditions.formUnion(settings.conditions(on: system))
    // Mode 6 is too strict for what the frameworks leave open.
    let mode = settings.mode(on: system)
    languageMode = mode == "6" ? "5" : mode
    flags += settings.flags(on: system, isMode6: false)
  }
}
