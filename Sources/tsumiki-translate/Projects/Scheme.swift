import Diagnostics
import Foundation

/// A scheme of Xcode: which target is run and which are tested, in which configuration.
struct Scheme {
  /// An action's configuration and targets, by the projects they are in.
  struct Action: Equatable {
    var configuration: String?
    var targets: [String] = []
    /// The test plans, the usual one first.
    var plans: [String] = []
  }

  let launch: Action
  let test: Action

  /// Looks for a scheme in projects and a workspace.
  ///
  /// - Parameters:
  ///   - name: The scheme.
  ///   - containers: The `.xcodeproj` and `.xcworkspace` that may have it.
  /// - Throws: That none has it, with the names of those there are.
  init(_ name: String, in containers: [URL]) throws {
    var others: Set<String> = []
    for container in containers {
      for folder in Self.folders(of: container) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let file = folder.appendingPathComponent("\(name).xcscheme")
        if names.contains(file.lastPathComponent), FileKind(file) == .file,
          let text = try? String(contentsOf: file, encoding: .utf8)
        {
          self.init(text)
          return
        }
        for other in names where other.hasSuffix(".xcscheme") {
          others.insert(String(other.dropLast(9)))
        }
      }
    }
    throw Problem(
      .targetMissing,
      what: "There is no such scheme.",
      place: name,
      saw: others.sorted().joined(separator: ", "),
      remedy: "Name one of these with --scheme, or a target with --target."
    )
  }

  /// Reads a scheme's file.
  init(_ text: String) {
    var launch = Self.action("LaunchAction", in: text)
    if launch.targets.isEmpty { launch.targets = Self.action("BuildAction", in: text).targets }
    self.launch = launch
    test = Self.action("TestAction", in: text)
  }

  private static func folders(of container: URL) -> [URL] {
    let users = container.appendingPathComponent("xcuserdata")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: users.path)) ?? []
    return
      ([container.appendingPathComponent("xcshareddata")]
      + names.sorted().map { users.appendingPathComponent($0) })
      .map { $0.appendingPathComponent("xcschemes") }
  }

  private static func action(_ name: String, in text: String) -> Action {
    guard let start = text.range(of: "<\(name)"),
      let end = text.range(of: "</\(name)>", range: start.upperBound..<text.endIndex)
    else { return Action() }
    let part = text[start.upperBound..<end.lowerBound]
    let head = part.prefix { $0 != ">" }
    var action = Action()
    action.configuration = head.firstMatch(of: #/buildConfiguration\s*=\s*"([^"]*)"/#)
      .map { XMLText.plain($0.1) }
    // What a scheme says to skip is not tested, and what lends its settings to scripts and to words of
    // other targets is not meant.
    let kept = part.replacing(
      #/<TestableReference\b[^>]*skipped\s*=\s*"YES"[\s\S]*?<\/TestableReference>/#,
      with: ""
    )
    .replacing(#/<(PreActions|PostActions)\b[\s\S]*?<\/(?:PreActions|PostActions)>/#, with: "")
    let lent = #/<MacroExpansion\b[\s\S]*?<\/MacroExpansion>/#
    let own = kept.replacing(lent, with: "")
    let isTest = name == "TestAction"
    let text = isTest || own.contains("BlueprintName") ? own : kept
    for match in text.matches(of: #/BlueprintName\s*=\s*"([^"]*)"/#) {
      let target = XMLText.plain(match.1)
      if !action.targets.contains(target) { action.targets.append(target) }
    }
    for match in own.matches(of: #/<TestPlanReference\b([^>]*)>/#) {
      guard let path = match.1.firstMatch(of: #/reference\s*=\s*"([^"]*)"/#) else { continue }
      let isUsual = match.1.contains(#/default\s*=\s*"YES"/#)
      action.plans.insert(XMLText.plain(path.1), at: isUsual ? 0 : action.plans.count)
    }
    return action
  }
}
