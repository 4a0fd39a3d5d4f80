import Foundation

extension UIKitDiagnostics {
  /// The system whose rules hold; newer ones stop apps where older ones went on.
  ///
  /// What is shown is the same at every level: only what a finding does differs.
  public enum Behavior: String, CaseIterable, Comparable, Sendable {
    /// Registrations may be made while a cell is provided.
    case ios14
    /// A registration that is made while a cell is provided stops the app.
    case ios15
    /// A view that is dequeued and not returned stops the app, too.
    case ios18
    /// So does what some system let pass and another stopped at: attributes for items that do not exist.
    case next

    /// Orders levels from the oldest to the strictest.
    public static func < (one: Self, other: Self) -> Bool {
      let all = allCases
      return (all.firstIndex(of: one) ?? 0) < (all.firstIndex(of: other) ?? 0)
    }
  }

  /// The level that holds.
  ///
  /// It is that of `withBehavior(_:_:)`, else of the environment variable `TSUMIKI_BEHAVIOR`, else `ios15`, or
  /// `ios14` where the app's Info.plist says that it runs before iOS 15.
  public static var behavior: Behavior { chosenBehavior ?? standardBehavior }

  /// Lets a level hold while `body` runs.
  public static func withBehavior<Result>(
    _ behavior: Behavior,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $chosenBehavior.withValue(behavior, operation: body)
  }

  @TaskLocal private static var chosenBehavior: Behavior?

  private static let standardBehavior = behavior(
    named: environmentVariable("TSUMIKI_BEHAVIOR"),
    info: Bundle.main.infoDictionary ?? [:]
  )

  static func behavior(named name: String?, info: [String: Any]) -> Behavior {
    if let named = name.flatMap(Behavior.init) { return named }
    if let name, !name.isEmpty {
      let names = Behavior.allCases.map(\.rawValue)
      report(
        Diagnosis(
          .optionInvalid,
          as: .warning,
          what: "There is no such level of behaviour.",
          place: "TSUMIKI_BEHAVIOR",
          saw: name,
          remedy:
            "Give one of \(names.joined(separator: ", ")). \(DidYouMean.question(name, in: names))"
        )
      )
    }
    let least = info["MinimumOSVersion"] as? String
    let version = least.flatMap { Int($0.prefix { $0 != "." }) }
    return version.map { $0 < 15 } == true ? .ios14 : .ios15
  }
}
