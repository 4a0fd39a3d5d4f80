import Testing

@testable import tsumiki_translate

@Suite struct LanguageSettingsTests {
  @Test(arguments: [
    (nil, "5"), ("4", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("6.0", "5"),
  ])
  func `a version is a mode`(version: String?, mode: String) {
    #expect(LanguageSettings(version.map { ["SWIFT_VERSION": $0] } ?? [:]).mode == mode)
  }

  @Test func `types know their actors as in Swift 6`() {
    #expect(LanguageSettings(["SWIFT_VERSION": "5.0"]).flags.isEmpty)
    let flags = LanguageSettings(["SWIFT_VERSION": "6.0"]).flags
    #expect(flags.contains("GlobalActorIsolatedTypesUsability"))
    #expect(!flags.contains("NonisolatedNonsendingByDefault"))
  }

  @Test func `approachable concurrency is five features, each also by itself`() {
    let all = LanguageSettings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]).flags
    #expect(all.count == 10 && all.contains("NonisolatedNonsendingByDefault"))
    let one = LanguageSettings([
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    ]).flags
    #expect(
      one == [
        "-default-isolation", "MainActor", "-enable-upcoming-feature",
        "InferIsolatedConformances",
      ]
    )
  }
}
