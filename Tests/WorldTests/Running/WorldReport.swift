/// What is said of a world in which a law did not hold.
@MainActor
struct WorldReport: @MainActor CustomStringConvertible {
  let plan: WorldPlan
  let failure: World.Failure
  /// The shortest script found in which the same law does not hold.
  let script: [Step]
  /// What is wrong in it.
  let shortFailure: World.Failure

  /// Runs a world; says nothing where all laws hold.
  init?(of plan: WorldPlan, lie: Lie? = nil, shrinks: Bool = true) {
    guard let failure = World.run(plan, lie: lie).failure else { return nil }
    self.plan = plan
    self.failure = failure
    let law = failure.law
    var last = failure
    var script = Array(plan.script.prefix(failure.step + 1))
    if shrinks {
      var shrinker = Shrinker { script in
        guard let found = World.run(plan, script, lie: lie).failure, found.law == law else {
          return false
        }
        last = found
        return true
      }
      script = shrinker.shrink(script)
    }
    self.script = script
    shortFailure = last
  }

  var description: String {
    """
    World \(plan.seed): \(plan)
    \(failure)
    The shortest script that fails, \(script.map(\.description).joined(separator: ", ")),
    \(shortFailure)
    Again: TSUMIKI_WORLD_SEED=\(plan.seed) swift test --filter WorldTests
    """
  }
}
