import Foundation
import SourceTranslation

/// A module that can be imported and linked.
struct CompiledModule {
  let name: String
  let objects: [URL]
  let interfaces: URL
  /// Where the headers are that its interface names.
  var headers: [URL] = []
  /// What else it is linked with.
  var libraries: [String] = []
  let optionalMethods: Set<String>
  /// Changes with its code.
  let fingerprint: String
  /// Changes with what modules that import it are made of.
  let interface: String
  let findings: [Finding]
  /// The names that were left out of it.
  let leftOut: Set<String>
  let facts: ModuleFacts
  /// Whether its header passes UIKit on.
  let seesUIKit: Bool
  let isTest: Bool
  /// Whether a program begins in it.
  let hasEntryPoint: Bool
  /// Whether it was compiled as on Linux, and knows nothing of the frameworks but what it could import.
  var isBuiltOnLinux = false

  /// What the compiler is told of it when another module is compiled.
  var importArguments: [String] {
    ["-I", interfaces.path] + headers.flatMap { ["-Xcc", "-I\($0.path)"] }
  }
}
