import Testing

@testable import Diagnostics

@Suite struct `Levels of behaviour` {
  @Test func `are the app's own where nothing else is said`() {
    for (version, level) in [
      ("14.0", UIKitDiagnostics.Behavior.ios14), ("15.0", .ios15), ("", .ios15),
    ] {
      #expect(UIKitDiagnostics.behavior(named: nil, info: ["MinimumOSVersion": version]) == level)
    }
    #expect(UIKitDiagnostics.behavior(named: "", info: [:]) == .ios15)
    #expect(UIKitDiagnostics.behavior(named: "ios18", info: ["MinimumOSVersion": "13.0"]) == .ios18)
  }

  @Test func `that there are none of are told with the nearest`() {
    let found = UIKitDiagnostics.recording {
      #expect(UIKitDiagnostics.behavior(named: "ios19", info: [:]) == .ios15)
    }
    #expect(found.map(\.code) == ["TSK-OPTION"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.remedy.contains("ios14, ios15, ios18, next") == true)
  }

  @Test func `are ordered, and hold as long as they are asked to`() {
    let levels = UIKitDiagnostics.Behavior.allCases
    #expect(levels.shuffled().sorted() == levels)
    let before = UIKitDiagnostics.behavior
    for level in levels {
      #expect(UIKitDiagnostics.withBehavior(level) { UIKitDiagnostics.behavior } == level)
    }
    #expect(UIKitDiagnostics.behavior == before)
    let severities = levels.map { level in
      UIKitDiagnostics.withBehavior(level) { Diagnosis(.dequeueLost, place: "").severity }
    }
    #expect(severities == [.warning, .warning, .fatal, .fatal])
  }
}
