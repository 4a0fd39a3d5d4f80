import Foundation

/// What the program that runs UI tests says of the apps that they use.
package struct UITestSetting: Codable, Sendable {
  /// An app that was built.
  package struct App: Codable, Sendable {
    package var bundleIdentifier: String
    package var program: String

    package init(bundleIdentifier: String, program: String) {
      (self.bundleIdentifier, self.program) = (bundleIdentifier, program)
    }
  }

  /// The environment variable that holds it as JSON.
  package static let variable = "TSUMIKI_UI_TESTS"

  /// The apps, that of the tests' target first.
  package var apps: [App]
  /// The folder that apps have for the home of their user.
  package var home: String?

  package init(apps: [App] = [], home: String? = nil) { (self.apps, self.home) = (apps, home) }

  /// What is said in the environment; nothing where that is not so.
  package static var fromEnvironment: UITestSetting {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return (try? JSONDecoder().decode(UITestSetting.self, from: Data(text.utf8))) ?? UITestSetting()
  }

  /// The setting as the environment holds it.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
