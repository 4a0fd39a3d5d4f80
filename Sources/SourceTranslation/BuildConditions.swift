import SwiftIfConfig
import SwiftSyntax

/// The versions that `#if swift(…)` and `#if compiler(…)` ask for.
package enum SwiftVersions {
  package static let language = [5, 10]
  package static let compiler = [6, 3]
}

/// What `#if` asks of the build: the code is compiled as if for iOS.
struct BuildConditions: BuildConfiguration {
  /// Conditions set by the project, such as `DEBUG`.
  var custom: Set<String> = ["DEBUG"]
  /// The modules that can be imported.
  var modules: Set<String> = []
  /// The system that it is compiled for.
  var system = "iOS"
  var languageVersion = VersionTuple(components: SwiftVersions.language)
  var compilerVersion = VersionTuple(components: SwiftVersions.compiler)

  func isCustomConditionSet(name: String) -> Bool { custom.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(
    importPath: [(TokenSyntax, String)],
    version: CanImportVersion
  ) -> Bool { importPath.first.map { modules.contains($0.1) } ?? false }

  func isActiveTargetOS(name: String) -> Bool { name == system }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
    return name == "arm64"
    #else
    return name == "x86_64"
    #endif
  }

  /// A machine without a camera, as Apple's simulator is.
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && system == "iOS" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
}
