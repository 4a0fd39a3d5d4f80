/// What a target's settings ask of the compiler's language.
struct LanguageSettings {
  /// The mode: 4, 4.2 or 5.
  ///
  /// That of Swift 6 is too strict for what the frameworks leave open.
  let mode: String
  let flags: [String]

  /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on, each by a setting of its own too.
  private static let concurrency = [
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
  ]

  init(_ settings: [String: String]) {
    let version = settings["SWIFT_VERSION"] ?? "5"
    mode = version.hasPrefix("4.2") ? "4.2" : version.hasPrefix("4") ? "4" : "5"
    let isNew = version.hasPrefix("6")
    var flags: [String] = []
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if isNew { flags.append("-enable-bare-slash-regex") }
    let all = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    for (name, feature) in Self.concurrency {
      // Types that belong to an actor by what they conform to do so in mode 5 all the same.
      let isPartOfMode = isNew && feature == "GlobalActorIsolatedTypesUsability"
      guard all || isPartOfMode || settings["SWIFT_UPCOMING_FEATURE_\(name)"] == "YES" else {
        continue
      }
      flags += ["-enable-upcoming-feature", feature]
    }
    self.flags = flags
  }
}
