import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Files of schemes as Xcode writes them.
@Suite struct `A scheme` {
  private func reference(_ name: String) -> String {
    "<BuildableReference BuildableIdentifier = \"primary\" BlueprintName = \"\(name)\"/>"
  }

  private func testable(_ name: String, skipped: Bool = false) -> String {
    """
    <TestableReference
       skipped = "\(skipped ? "YES" : "NO")">
       \(reference(name))
    </TestableReference>
    """
  }

  private func expansion(_ name: String) -> String {
    "<MacroExpansion>\(reference(name))</MacroExpansion>"
  }

  private func script(_ name: String) -> String {
    """
    <PreActions><ExecutionAction><ActionContent><EnvironmentBuildable>\(reference(name))
    </EnvironmentBuildable></ActionContent></ExecutionAction></PreActions>
    """
  }

  private func scheme(build: String = "", test: String = "", launch: String = "") -> Scheme {
    Scheme(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion = "1500" version = "1.7">
        <BuildAction parallelizeBuildables = "YES">\(build)</BuildAction>
        <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES">
          \(test)
        </TestAction>
        <LaunchAction buildConfiguration = "Release" launchStyle = "0">\(launch)</LaunchAction>
      </Scheme>
      """
    )
  }

  @Test func `tests what it lists, not the app that lends its settings`() {
    let found = scheme(test: expansion("App") + testable("AppTests") + testable("KitTests"))
    #expect(found.test == Scheme.Action(configuration: "Debug", targets: ["AppTests", "KitTests"]))
  }

  @Test func `does not test what it skips, nor what a script is run for`() {
    let found = scheme(
      test: script("App") + testable("Slow", skipped: true) + testable("Fast")
        + testable("Slower", skipped: true)
    )
    #expect(found.test.targets == ["Fast"])
  }

  @Test func `runs its product, not what a script is run for`() {
    let product = "<BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>"
    let found = scheme(launch: script("Tool") + product + expansion("Kit"))
    #expect(found.launch == Scheme.Action(configuration: "Release", targets: ["App"]))
  }

  @Test func `without a product runs what lends its settings, or what it builds`() {
    #expect(scheme(launch: expansion("Kit")).launch.targets == ["Kit"])
    let built = scheme(build: script("Tool") + reference("App") + reference("Kit"))
    #expect(built.launch.targets == ["App", "Kit"] && built.launch.configuration == "Release")
  }

  @Test func `may have names with signs of XML`() {
    let found = scheme(test: testable("Tom &amp; Jerry&apos;s &lt;1&gt; &quot;&amp;lt;&quot;"))
    #expect(found.test.targets == ["Tom & Jerry's <1> \"&lt;\""])
  }

  @Test func `names a target once, and of nothing says nothing`() {
    #expect(scheme(test: testable("A") + testable("A")).test.targets == ["A"])
    #expect(Scheme("").launch == Scheme.Action() && Scheme("<TestAction").test == Scheme.Action())
  }

  @Test func `is found in a project or for one person`() throws {
    let text = "<LaunchAction buildConfiguration = \"Mine\">\(reference("App"))</LaunchAction>"
    let folder = URL(
      fileURLWithPath: try SmallApp.folder([
        "A.xcodeproj/xcuserdata/ann.xcuserdatad/xcschemes/Own.xcscheme": text,
        "A.xcodeproj/xcshareddata/xcschemes/All.xcscheme": text,
      ])
    )
    let project = folder.appendingPathComponent("A.xcodeproj")
    #expect(try Scheme("Own", in: [project]).launch.configuration == "Mine")
    #expect(try Scheme("All", in: [project]).launch.targets == ["App"])
  }
}

@Suite struct `Patterns of a pod's files` {
  /// A pattern that is tried sign by sign.
  private func matches(_ pattern: Substring, _ path: Substring) -> Bool {
    if pattern.hasPrefix("**/") {
      let rest = pattern.dropFirst(3)
      if matches(rest, path) { return true }
      return path.indices.contains { index in
        path[index] == "/" && matches(rest, path[path.index(after: index)...])
      }
    }
    guard let first = pattern.first else { return path.isEmpty }
    switch first {
    case "*":
      return matches(pattern.dropFirst(), path)
        || (path.first.map { $0 != "/" } ?? false) && matches(pattern, path.dropFirst())
    case "?":
      return path.first.map { $0 != "/" } == true && matches(pattern.dropFirst(), path.dropFirst())
    case "{":
      guard let end = pattern.firstIndex(of: "}") else { return false }
      let words = pattern[pattern.index(after: pattern.startIndex)..<end]
        .split(separator: ",", omittingEmptySubsequences: false)
      let rest = pattern[pattern.index(after: end)...]
      return words.contains { matches($0 + rest, path) }
    default: return path.first == first && matches(pattern.dropFirst(), path.dropFirst())
    }
  }

  @Test(arguments: 0..<40) func `match what they say, or lie in a folder that does`(seed: Int) {
    var random = SplitMix64(seed: 10_000 + seed)
    let pieces = ["a", "b", ".", "*", "?", "/", "**/", "{a,b}", "{a,*.b}", "+", "$"]
    let pattern = (0..<random.int(1...5)).map { _ in random.pick(pieces) }.joined()
    let rest = pattern.replacing("**/", with: "")
    guard !rest.contains("**"), !pattern.contains("***") else { return }
    let compiled = PathPattern(pattern)
    for _ in 0..<25 {
      let path = (0..<random.int(0...6)).map { _ in random.pick(["a", "b", ".", "/", "+", "$"]) }
        .joined()
      let folder = path.lastIndex(of: "/").map { path[..<$0] }
      let wanted =
        matches(pattern[...], path[...]) || folder.map { matches(pattern[...], $0) } == true
      #expect(compiled.matches(path) == wanted, "\(pattern) of \(path)")
    }
  }

  @Test(arguments: [
    ("Source/**/*.swift", "Source/A.swift", true),
    ("Source/**/*.swift", "Source/a/b/A.swift", true),
    ("Source/**/*.swift", "Other/A.swift", false), ("Source", "Source/A.swift", true),
    ("Source", "Source/deep/A.swift", false), ("*.{h,swift}", "A.swift", true),
    ("*.{h,swift}", "A.m", false), ("a,b.swift", "a,b.swift", true),
    ("a,b.swift", "b.swift", false),
    ("Files (1)/*", "Files (1)/x", true), ("[A-C]x[!0-9].swift", "Bxy.swift", true),
    ("[A-C]x[!0-9].swift", "Bx1.swift", false), ("[A-C]x.swift", "Dx.swift", false),
    ("[a", "[a", true), ("{A,{B,C}/*}.swift", "C/x.swift", true),
    ("{A,{B,C}/*}.swift", "A/x.swift", false), ("{A,B", "A", false), ("}", "}", true),
  ])
  func `are those of Ruby`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: ["**/", "*", "{a,a/}", "**"])
  func `end soon, however many ways there are through them`(_ part: String) {
    let path = String(repeating: "a/", count: 200) + "b"
    #expect(!PathPattern(String(repeating: part, count: 60) + "c").matches(path))
  }
}

@Suite struct `Info.plist of an app` {
  private func info(_ entries: [String: Any], _ variables: [String: String]) throws -> [String: Any]
  {
    let folder = URL(fileURLWithPath: try SmallApp.folder([:]))
    let bundle = folder.appendingPathComponent("Out.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
      .write(to: file)
    var plan = ProjectPlan(root: folder, name: "App", modules: [])
    plan.infoPlist = file
    plan.variables = variables
    try ResourceCopy(plan: plan, bundle: bundle).run()
    let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func `has values with signs of XML`() throws {
    let found = try info(
      ["CFBundleDisplayName": "$(PRODUCT_NAME)", "Note": "<$(NOTE)>"],
      ["PRODUCT_NAME": "Tom & <Jerry>", "NOTE": "a\"b"]
    )
    #expect(found["CFBundleDisplayName"] as? String == "Tom & <Jerry>")
    #expect(found["Note"] as? String == "<a\"b>")
  }

  @Test func `has values in lists within lists, and leaves what is no text`() throws {
    let found = try info(
      [
        "Deep": [["$(A)", 3, true] as [Any], ["inner": "${A:upper}"]] as [Any], "Number": 7,
        "Empty": "$(NOBODY)",
      ],
      ["A": "x"]
    )
    let deep = try #require(found["Deep"] as? [Any])
    #expect((deep.first as? [Any])?.first as? String == "x")
    #expect((deep.first as? [Any])?[1] as? Int == 3)
    #expect((deep.last as? [String: String])?["inner"] == "X")
    #expect(found["Number"] as? Int == 7 && found["Empty"] as? String == "")
  }

  @Test func `knows the app without settings`() throws {
    let found = try info(
      ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)"],
      [:]
    )
    #expect(found["CFBundleIdentifier"] as? String == "app.App")
    #expect(found["CFBundleName"] as? String == "App")
    #expect(found["CFBundleExecutable"] as? String == "App")
  }
}
