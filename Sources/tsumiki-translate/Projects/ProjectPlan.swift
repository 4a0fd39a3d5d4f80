import Diagnostics
import Foundation

/// A Swift module to compile: a target of a project or package, or the files of a folder.
struct ModulePlan {
  var name: String
  var sources: [URL]
  /// The names of the modules it is compiled after.
  var dependencies: [String] = []
  /// What `#if` finds set.
  var conditions: Set<String> = ["DEBUG"]
  /// The language mode the project asks for, such as `5`.
  var languageMode = "5"
  var flags: [String] = []
  var isTest = false
  /// Whether its tests use an app in a process of its own.
  var isUITest = false
  var resources: [Resource] = []
  /// The identifier of the bundle that it has as a framework of a project.
  var frameworkIdentifier: String?
  /// Whether the module is a package's, with a bundle of its own for its resources.
  var package: String?
  /// Whether it is a package that knows nothing of UIKit, and `#if os(Linux)` holds in it.
  var isForLinux = false
  /// What a package's manifest says of how the module is compiled.
  var settings: PackageSettings?
  /// What it is where it is written in C.
  var clang: ClangTarget?
  /// Where a package's module is built once for all apps; nil where it is built for one.
  var store: URL?
  /// Whether its files are taken as they lie in a folder of clones, which belongs to somebody else.
  var isTakenAsItLies = false
  /// Whether a header that every file of the module sees imports UIKit, as that of a pod does.
  var seesUIKit = false
  /// The folder of the project or package; nil where somebody else has looked after its files.
  var folder: URL?
  /// Where plugins wrote what they made for it.
  var made: URL?
  /// Where its files may lie.
  var enclosure: Enclosure?
  /// Whether parts that do not compile are left out, whatever is wrong with them.
  var keepsGoing = false
}

extension ModulePlan {
  /// Whether its sources are those of a fetched package, a pod or a checkout of Carthage, which nobody edits
  /// in the project: they compile elsewhere, so what is wrong with them here is missing here.
  var isOfOthers: Bool {
    if store != nil || isTakenAsItLies { return true }
    guard let first = sources.first else { return false }
    let path = first.standardizedFileURL.path
    return ["/Pods/", "/Carthage/Checkouts/", "/packages/checkouts/"].contains(where: path.contains)
  }
}

/// A file or folder that lies in the app's bundle.
struct Resource: Hashable {
  let source: URL
  /// Where it lies in the bundle, as in `Base.lproj/Main.storyboard`.
  let path: String
}

/// All that is needed to build an app or tests.
struct ProjectPlan {
  /// What was asked for, for messages.
  var root: URL
  var name: String
  /// In the order they are compiled; the app's own is last.
  var modules: [ModulePlan]
  /// The file Info.plist is made from.
  var infoPlist: URL?
  /// What is entered into Info.plist beside what the file says.
  var infoEntries: [String: Any] = [:]
  /// What variables in Info.plist stand for.
  var variables: [String: String] = [:]
  /// How the app is called among all others, where its project says so.
  var bundleIdentifier: String?
  /// The target of the app that UI tests use.
  var testedApp: String?
  /// What is not there.
  var problems: [Problem] = []

  var resources: [Resource] { modules.filter { $0.package == nil }.flatMap(\.resources) }
}

extension ProjectPlan {
  /// Leaves out source files that are not there, and lets the compiler's errors take their parts with them.
  mutating func keepGoing() {
    for index in modules.indices {
      modules[index].keepsGoing = true
      let name = modules[index].name
      modules[index].sources.removeAll { source in
        guard !FileManager.default.fileExists(atPath: source.path) else { return false }
        problems.append(
          Problem(
            .fileLeftOut,
            what: "A source file of \(name) is not there; the app is built without it.",
            place: source.path,
            remedy: "Put it back, or take it out of the project."
          )
        )
        return true
      }
    }
  }
}

extension ModulePlan {
  /// Which files are resources, by their extension.
  static let resourceTypes: Set<String> = [
    "xcassets", "png", "jpg", "jpeg", "gif", "heic", "heif", "webp", "pdf", "svg", "json",
    "geojson", "txt",
    "strings", "stringsdict", "xcstrings", "plist", "ttf", "otf", "ttc", "html", "css", "js", "csv",
    "xml", "md", "storyboard", "xib", "bundle", "rtf", "mp3", "wav", "m4a", "mp4", "mov", "caf",
    "db", "sqlite", "lottie", "yaml", "yml", "dat", "bin", "xcdatamodeld", "xcdatamodel",
  ]

  /// Folders that are one resource.
  static let packages: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel"]

  /// Where a resource lies in a bundle: at the top, but in its language's folder.
  static func bundlePath(of url: URL) -> String {
    let folder = url.deletingLastPathComponent().lastPathComponent
    // Foundation must not read plurals, which it takes for texts.
    let name =
      DataModel.compiledName(of: url)
      ?? url.lastPathComponent + (url.pathExtension == "stringsdict" ? ".plist" : "")
    return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
  }
}

/// Finds what lies in folders.
enum FolderWalk {
  static let passedOver: Set<String> = [
    ".build", ".git", ".swiftpm", "DerivedData", "Pods", "Carthage", "build", "node_modules",
    "fastlane", "Preview Content",
  ]

  /// The files below a folder, in order; folders that are one resource count as a file.
  static func files(in root: URL, passingOver others: Set<String> = []) -> [URL] {
    var files: [URL] = []
    walk(root, passedOver.union(others), &files, depth: 0)
    return files
  }

  private static func walk(_ folder: URL, _ passed: Set<String>, _ files: inout [URL], depth: Int) {
    guard depth < 40 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !passed.contains(name) {
      let url = folder.appendingPathComponent(name)
      let type = url.pathExtension.lowercased()
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      var isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
      if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
        var answer: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &answer) else {
          continue
        }
        // A link to a folder could lead round in a circle.
        if answer.boolValue { continue }
        isFolder = false
      }
      // Reading a pipe or a device may never end.
      if !isFolder, FileKind(url) == .other { continue }
      if !isFolder || ModulePlan.packages.contains(type) {
        files.append(url)
      } else if !["xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework"]
        .contains(type)
      {
        walk(url, passed, &files, depth: depth + 1)
      }
    }
  }
}
