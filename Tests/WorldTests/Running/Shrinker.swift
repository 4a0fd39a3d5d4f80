/// Makes a script that fails shorter, by leaving steps out as long as the same law does not hold
/// (delta debugging, Zeller and Hildebrandt 2002).
@MainActor
struct Shrinker {
  let fails: ([Step]) -> Bool
  /// How many scripts may be tried.
  var tries = 400

  mutating func shrink(_ script: [Step]) -> [Step] {
    var script = script
    var parts = 2
    while script.count >= 2, tries > 0 {
      let size = (script.count + parts - 1) / parts
      if let shorter = shorter(script, by: size) {
        script = shorter
        parts = max(parts - 1, 2)
      } else if size == 1 {
        break
      } else {
        parts = min(parts * 2, script.count)
      }
    }
    return calmer(script)
  }

  /// The script without one of its parts that is not needed.
  private mutating func shorter(_ script: [Step], by size: Int) -> [Step]? {
    // Late parts are the likeliest to be needless.
    for start in stride(from: 0, to: script.count, by: size).reversed() {
      var rest = script
      rest.removeSubrange(start..<min(start + size, script.count))
      if tries > 0, isFailing(rest) { return rest }
    }
    return nil
  }

  /// The script without frames that are not needed.
  private mutating func calmer(_ script: [Step]) -> [Step] {
    var script = script
    for index in script.indices {
      for frames in [0, 1, 2, 4] where frames < script[index].frames && tries > 0 {
        var calm = script
        calm[index] = Step(act: script[index].act, seed: script[index].seed, frames: frames)
        guard isFailing(calm) else { continue }
        script = calm
        break
      }
    }
    return script
  }

  private mutating func isFailing(_ script: [Step]) -> Bool {
    tries -= 1
    return fails(script)
  }
}
