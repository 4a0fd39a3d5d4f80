import Diagnostics
import Foundation
import TestReports

/// Which of a project's targets hold tests, and what a scheme or a test plan says of them.
struct TestTargets {
  /// Targets of tests that use an app in a process of its own.
  private(set) var ui: [String] = []
  /// Whether anything else is to be tested.
  private(set) var hasUnits = true
  /// The tests that a plan leaves out, and those that alone it takes, by target.
  private(set) var rules: [TestPlan.Target] = []

  /// Which tests of a module run.
  func apply(to selection: inout TestSelection) {
    for rule in rules {
      let module = AppFolder.moduleName(rule.name)
      func full(_ entry: String) -> String {
        "\(module)." + (entry.hasSuffix("()") ? String(entry.dropLast(2)) : entry)
      }
      selection.skipped += rule.skipped.map(full)
      if let selected = rule.selected { selection.selected[module] = selected.map(full) }
    }
  }

  /// Looks through what is asked for; nothing is found in packages and folders, which have no UI tests.
  init(_ request: ProjectRequest) throws {
    let asked = URL(fileURLWithPath: request.path).standardizedFileURL
    let projects = Self.projects(at: asked)
    var wanted: [String]?
    if let scheme = request.scheme {
      let action = try Scheme(scheme, in: projects + [asked]).test
      wanted = action.targets
      let plan = action.plans.lazy.compactMap { path in
        TestPlan(named: path, beside: projects + [asked])
      }.first
      if let plan {
        rules = plan.targets
        wanted = plan.targets.map(\.name)
      }
    }
    if let target = request.target { wanted = [target] }
    var others = false
    for url in projects {
      guard let project = try? XcodeProject(url, asked: asked) else { continue }
      for target in project.targets where wanted?.contains(target.name) ?? true {
        if target.isUITest, !ui.contains(target.name) { ui.append(target.name) }
        if target.isUnitTest { others = true }
      }
    }
    // What has neither says itself what is missing.
    hasUnits = others || ui.isEmpty
  }

  private static func projects(at asked: URL) -> [URL] {
    switch asked.pathExtension {
    case "xcodeproj": return [asked]
    case "xcworkspace": return Workspace(asked).projects
    default:
      let manifest = asked.appendingPathComponent("Package.swift").path
      let isPackage = FileManager.default.fileExists(atPath: manifest)
      return isPackage ? [] : ProjectReader.projects(in: asked)
    }
  }
}

/// A test plan of Xcode: which targets are tested, and which of their tests.
struct TestPlan {
  /// What a plan says of a target.
  struct Target: Equatable {
    var name: String
    /// Classes, or classes with one of their methods, that are left out.
    var skipped: [String] = []
    /// Those that alone are taken; nil is all.
    var selected: [String]?
  }

  private(set) var targets: [Target] = []

  /// Reads the plan of a path that a scheme names; nil where there is no such file.
  init?(named path: String, beside containers: [URL]) {
    let name = path.hasPrefix("container:") ? String(path.dropFirst("container:".count)) : path
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    for container in containers {
      let isBundle = ["xcodeproj", "xcworkspace"].contains(container.pathExtension)
      let folder = isBundle ? container.deletingLastPathComponent() : container
      let file = folder.appendingPathComponent(name)
      guard FileKind(file) == .file, let data = try? Data(contentsOf: file) else { continue }
      self.init(data)
      return
    }
    return nil
  }

  /// Reads a plan's file; one that is none has no targets.
  init(_ data: Data) {
    struct File: Decodable {
      struct Entry: Decodable {
        struct Name: Decodable {
          var name: String
        }

        var target: Name
        var enabled: Bool?
        var skippedTests: [String]?
        var selectedTests: [String]?
      }

      var testTargets: [Entry]?
    }
    let file = try? JSONDecoder().decode(File.self, from: data)
    targets = (file?.testTargets ?? []).filter { $0.enabled ?? true }.map { entry in
      Target(
        name: entry.target.name,
        skipped: entry.skippedTests ?? [],
        selected: entry.selectedTests
      )
    }
  }
}
