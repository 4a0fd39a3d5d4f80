import Foundation

extension XcodeProject {
  /// The app that a target of UI tests uses: the one that its settings name, else one that it stands on, else
  /// the project's.
  func testedApp(of target: Target) -> String? {
    guard target.isUITest else { return nil }
    if let name = settings(of: target)["TEST_TARGET_NAME"],
      targets.contains(where: { $0.name == name })
    {
      return name
    }
    for case .target(_, let other) in dependencies(of: target) where other.isApp {
      return other.name
    }
    return (try? app(named: nil))?.name
  }
}
