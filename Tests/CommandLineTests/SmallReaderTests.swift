import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

@Suite struct `Locks of pods and checkouts` {
  private func locks(_ files: [String: String]) throws -> [String] {
    let folder = URL(fileURLWithPath: try SmallApp.folder(files))
    return LockedPods.locks(in: folder).map { "\($0.owner ?? "") \($0.name) \($0.version)" }
  }

  @Test func `of CocoaPods are those of its first list, parts at the version of the whole`() throws
  {
    let text = """
      PODS:
        - Alamofire (5.8.1)
        - "GoogleUtilities/Logger (7.12.0)":
          - GoogleUtilities/Environment
          - Other (~> 1.0)
        - GoogleUtilities/Environment (7.12.0)
        - SnapKit (5.6.0)
        - "Swift+Tools (1.0.0-beta.2)"

      DEPENDENCIES:
        - Alamofire (~> 5.8)
        - SnapKit (= 5.6.0)
        - SnapKit/Core

      SPEC CHECKSUMS:
        Alamofire: 3ca42e259043ee0dc5c0cdd76c4bc568b8e42af7

      COCOAPODS: 1.15.2
      """
    #expect(
      try locks(["Podfile.lock": text]) == [
        " Alamofire 5.8.1", " GoogleUtilities 7.12.0", " SnapKit 5.6.0",
        " Swift+Tools 1.0.0-beta.2",
      ]
    )
  }

  @Test func `of Carthage have owners, whatever way their address is written`() throws {
    let text = """
      binary "https://example.com/Thing.json" "2.0.0"
      git "https://host.example/team/Kit.git" "v1.2.3"
      github "Alamofire/Alamofire" "5.8.1"
      github "https://github.example/inner/Tool" "0.1.0"
      """
    #expect(
      try locks(["Cartfile.resolved": text]) == [
        "team Kit v1.2.3", "Alamofire Alamofire 5.8.1", "inner Tool 0.1.0",
      ]
    )
  }

  @Test func `of neither are none`() throws { #expect(try locks(["a": ""]).isEmpty) }
}

@Suite struct `Descriptions of pods` {
  private func matching(_ text: String, _ paths: [String]) -> [String] {
    let pod = PodFiles(text)
    return paths.filter { path in pod.patterns.contains { $0.matches(path) } }
  }

  @Test func `have sources in one line or several, of all parts for phones`() {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        # s.source_files = 'Old/*.swift'
        s.source_files = 'Source/*.swift',
                         "More/**/*.{h,swift}"
        s.osx.source_files = 'Mac/*.swift'
        s.ios.source_files = 'Phone/*.swift'
        s.subspec 'Core' do |core|
          core.source_files = [
            'Core/*.swift',
          ]
          core.tvos.source_files = 'TV/*.swift'
        end
      end
      """
    let paths = [
      "Source/A.swift", "More/a/b/B.swift", "Mac/C.swift", "Phone/D.swift", "Core/E.swift",
      "TV/F.swift", "Old/G.swift", "Source/deep/H.swift",
    ]
    #expect(
      matching(text, paths) == [
        "Source/A.swift", "More/a/b/B.swift", "Phone/D.swift", "Core/E.swift",
      ]
    )
  }

  @Test func `are read past a line that is one endless word`() {
    let text = String(repeating: "A", count: 1_000_000) + "\n  s.source_files='A/*.swift'"
    #expect(matching(text, ["A/b.swift", "B/b.swift"]) == ["A/b.swift"])
  }

  @Test(arguments: [
    ("s.name = 'Kit'", "Kit"), ("s.name = \"My-Kit\"", "My_Kit"),
    ("s.name = 'A'\ns.module_name = 'B'", "B"), ("s.version = '1'", nil),
  ])
  func `say what they are imported by`(_ text: String, _ module: String?) {
    #expect(PodFiles(text).module == module)
  }
}

@Suite struct `Workspaces` {
  private func projects(_ content: String) throws -> [String] {
    let folder = URL(
      fileURLWithPath: try SmallApp.folder(["All.xcworkspace/contents.xcworkspacedata": content])
    )
    return Workspace(folder.appendingPathComponent("All.xcworkspace")).projects.map {
      $0.path.replacing(folder.path + "/", with: "")
    }
  }

  @Test func `have projects whose names have signs of XML`() throws {
    let found = try projects(
      """
      <Workspace version = "1.0">
        <Group location = "container:A &amp; B" name = "A &amp; B">
          <FileRef location = "group:Tom&apos;s.xcodeproj"></FileRef>
        </Group>
      </Workspace>
      """
    )
    #expect(found == ["A & B/Tom's.xcodeproj"])
  }

  @Test func `know where they are from each group, and by whole paths`() throws {
    let found = try projects(
      """
      <Workspace version = "1.0">
        <Group location = "group:One" name = "One">
          <Group location = "group:" name = "Words alone">
            <FileRef location = "group:A.xcodeproj"/>
          </Group>
          <FileRef location = "container:B.xcodeproj"/>
          <FileRef location = "group:Notes.md"/>
        </Group>
        <FileRef location = "absolute:/tmp/elsewhere/C.xcodeproj"/>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
        <FileRef
           location = "group:D.xcodeproj">
        </FileRef>
      </Workspace>
      """
    )
    #expect(
      found == ["One/A.xcodeproj", "B.xcodeproj", "/tmp/elsewhere/C.xcodeproj", "D.xcodeproj"]
    )
  }

  @Test func `of nothing have none`() throws {
    #expect(try projects("").isEmpty && projects("</Group></Group>").isEmpty)
  }
}

@Suite struct `Settings of a package's target` {
  private func settings(
    _ list: [[String: Any]],
    tools: String = "5.9.0",
    modes: [String] = []
  ) -> PackageSettings { PackageSettings(list, tools: tools, modes: modes) }

  private func setting(
    _ kind: String,
    _ value: Any,
    tool: String = "swift",
    condition: [String: Any]? = nil
  ) -> [String: Any] {
    var result: [String: Any] = ["tool": tool, "kind": [kind: ["_0": value]]]
    result["condition"] = condition
    return result
  }

  @Test(arguments: [
    ("4.2.0", [], "4"), ("5.0.0", [], "5"), ("5.9.0", [], "5"), ("6.0.0", [], "6"),
    ("6.2.0", ["5"], "5"), ("5.9.0", ["4", "5"], "5"), ("5.0.0", ["4.2"], "4.2"),
    ("6.0.0", ["5", "6", "7"], "6"),
  ])
  func `have a mode of the tools, or the newest that is named`(
    _ tools: String,
    _ modes: [String],
    _ mode: String
  ) {
    #expect(settings([], tools: tools, modes: modes).mode(on: "ios") == mode)
  }

  @Test func `hold on their systems and not for releases alone`() {
    let found = settings([
      setting("define", "ALWAYS"),
      setting("define", "PHONE", condition: ["platformNames": ["ios"]]),
      setting("define", "MAC", condition: ["platformNames": ["macos", "linux"]]),
      setting("define", "FAST", condition: ["config": "release", "platformNames": []]),
      setting("define", "SLOW", condition: ["config": "debug", "platformNames": []]),
      setting("define", "IN_C", tool: "c"), setting("define", "-Xfrontend"),
    ])
    #expect(found.conditions(on: "iOS") == ["ALWAYS", "PHONE", "SLOW"])
    #expect(found.conditions(on: "linux") == ["ALWAYS", "MAC", "SLOW"])
    #expect(found.values("define", of: "c", on: "ios") == ["IN_C"])
  }

  @Test func `become the compiler's, of names alone`() {
    let found = settings([
      setting("enableUpcomingFeature", "ExistentialAny"),
      setting("enableUpcomingFeature", "x -load /tmp/evil"),
      setting("enableExperimentalFeature", "Lifetimes"),
      setting("defaultIsolation", "MainActor"),
      setting("swiftLanguageMode", "6"),
    ])
    #expect(
      found.flags(on: "ios", isMode6: true) == [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-experimental-feature", "Lifetimes",
        "-default-isolation", "MainActor",
      ]
    )
    #expect(found.mode(on: "ios") == "6")
    #expect(found.flags(on: "ios", isMode6: false).contains("-enable-bare-slash-regex"))
    #expect(settings([setting("swiftLanguageMode", "9")]).mode(on: "ios") == "5")
  }
}

@Suite struct `A target of a package` {
  private func module(_ files: [String], _ target: [String: Any]) throws -> ModulePlan? {
    let folder = URL(
      fileURLWithPath: try SmallApp.folder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    )
    let description = try JSONSerialization.data(withJSONObject: [
      "name": "P", "targets": [target], "toolsVersion": ["_version": "5.9.0"],
    ])
    return try PackageProject(folder, description: description).module(
      target["name"] as? String ?? ""
    )
  }

  private func names(_ plan: ModulePlan?) -> [String] {
    plan?.sources.map(\.lastPathComponent) ?? []
  }

  /// The folders in which the package manager looks for targets.
  @Test(arguments: ["Sources", "Source", "src", "srcs"])
  func `is found where the package manager looks`(_ parent: String) throws {
    let plan = try module(["\(parent)/Kit/A.swift"], ["name": "Kit", "type": "regular"])
    #expect(names(plan) == ["A.swift"] && plan?.isTest == false)
    let test = try module(["\(parent)/KitTests/T.swift"], ["name": "KitTests", "type": "test"])
    #expect(names(test) == ["T.swift"] && test?.isTest == true)
  }

  @Test func `of tests is looked for among tests first`() throws {
    let plan = try module(
      ["Tests/KitTests/T.swift", "Sources/KitTests/S.swift"],
      ["name": "KitTests", "type": "test"]
    )
    #expect(names(plan) == ["T.swift"])
  }

  @Test func `alone may lie in the folder of all`() throws {
    #expect(try names(module(["Sources/A.swift"], ["name": "Kit"])) == ["A.swift"])
  }

  @Test func `has what its path, sources and exclusions say`() throws {
    let files = [
      "Code/A.swift", "Code/In/B.swift", "Code/Out/C.swift", "Code/Out.swift", "Code/note.md",
    ]
    let path: [String: Any] = ["name": "Kit", "path": "Code"]
    let all: Set = ["A.swift", "B.swift", "C.swift", "Out.swift"]
    #expect(try Set(names(module(files, path))) == all)
    let some = path.merging(["sources": ["In", "A.swift"]]) { $1 }
    #expect(try Set(names(module(files, some))) == ["A.swift", "B.swift"])
    let fewer = path.merging(["exclude": ["Out"]]) { $1 }
    #expect(try Set(names(module(files, fewer))) == ["A.swift", "B.swift", "Out.swift"])
  }

  @Test func `outside the package is none`() throws {
    #expect(try module([], ["name": "Kit", "path": "../../etc"]) == nil)
    #expect(try module(["Sources/Kit/A.swift"], ["name": "Kit", "type": "macro"]) == nil)
  }

  @Test func `has the resources that it names, and those that Xcode knows`() throws {
    let plan = try module(
      [
        "Sources/Kit/A.swift", "Sources/Kit/Data/one.json", "Sources/Kit/Data/two.json",
        "Sources/Kit/other.json", "Sources/Kit/Main.storyboard", "Sources/Kit/Data/B.swift",
      ],
      ["name": "Kit", "resources": [["path": "Data", "rule": ["process": [:] as [String: Any]]]]]
    )
    #expect(plan?.resources.map(\.path) == ["Main.storyboard", "one.json", "two.json"])
    #expect(plan?.conditions.contains("SWIFT_PACKAGE") == true)
  }
}

@Suite struct `Errors of the compiler` {
  @Test func `are those with a path, a line and a message`() throws {
    let errors = CompilerError.all(
      in: """
        /a/B.swift:3:7: error: cannot find type 'CNContact' in scope
          3 | let a: CNContact
            |        `- error: cannot find type 'CNContact' in scope
        /a/B.swift:4:1: warning: unused
        <unknown>:0: error: nothing
        /a/With: colon.swift:12:1: error: value of type 'Kit.View' has no member 'shine'
        """
    )
    #expect(errors.map(\.path) == ["/a/B.swift", "/a/With: colon.swift"])
    #expect(errors.map(\.line) == [3, 12])
    #expect(errors.first?.missingApplesType == "CNContact" && errors.first?.missingMember == nil)
    let member = try #require(errors.last?.missingMember)
    #expect(member.member == "shine" && member.owner == "Kit.View")
    #expect(errors.last?.missingName == "shine" && errors.last?.names == ["Kit", "View", "shine"])
  }

  @Test(arguments: [
    ("unknown attribute 'Model'", "@Model"), ("no macro named 'Preview'", "#Preview"),
    ("external macro implementation type could not be found for macro 'Entry()'", "#Entry"),
    ("cannot find 'someThing' in scope", "someThing"),
    ("method does not override any method from its superclass", "override"),
    ("'evolve' is unavailable: not in non-Darwin Foundation", "gone evolve"),
    ("class 'A' has no initializers", "whole A"),
    ("type 'M.B' does not conform to protocol 'P'", "whole B P"),
    ("expected expression", ""),
  ])
  func `say what is missing`(_ message: String, _ expected: String) throws {
    let error = try #require(CompilerError.all(in: "/a.swift:1:1: error: \(message)").first)
    var found: [String] = []
    if let name = error.unknownAttribute { found.append("@\(name)") }
    if let name = error.unknownMacro { found.append("#\(name)") }
    if let name = error.missingName { found.append(name) }
    if error.overridesNothing { found.append("override") }
    if let name = error.unavailable { found.append("gone \(name)") }
    if let whole = error.incomplete {
      found.append(
        (["whole", whole.type] + [whole.conformance].compactMap { $0 }).joined(separator: " ")
      )
    }
    #expect(found.joined(separator: ",") == expected)
  }
}

@Suite struct `Words of sources` {
  @Test(arguments: [
    ("let a = UIImage.pin", "pin", true), ("view.tint = .brand", "brand", true),
    ("let a = .`default`", "`default`", true), ("let pin = 1", "pin", false),
    ("extension UIImage { static let pin = UIImage() }; a = .pin", "pin", false),
    ("class var pin: UIImage { a.pin }", "pin", false), ("a.pins", "pin", false),
  ])
  func `are wanted where a member is named and nowhere declared`(
    _ source: String,
    _ symbol: String,
    _ isWanted: Bool
  ) {
    #expect(SourceWords([source]).wants(symbol) == isWanted)
  }
}
