import Foundation

extension XcodeProject {
  /// The app of the project that unit tests run in, which they stand on.
  func host(of target: Target) -> Target? {
    guard target.isUnitTest else { return nil }
    for case .target(let project, let other) in dependencies(of: target)
    where other.isApp && project.file == file {
      return other
    }
    return nil
  }

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
