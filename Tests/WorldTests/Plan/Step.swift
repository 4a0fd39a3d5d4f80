import TestSupport

/// One thing that is done in a world.
///
/// A step knows what it does and the seed of its details. What those details mean is decided when it is
/// done, by what is on the screen then, so a script makes sense with any of its steps left out.
struct Step: Hashable, Sendable, CustomStringConvertible {
  enum Act: String, CaseIterable, Sendable {
    // The user.
    case tap, pan, fling, press, wheel, key, rotate, textSize, darkMode, background, focus, safeArea
    // Code that moves the content.
    case scrollToItem, scrollToOffset, inset
    // Code that changes data.
    case update, updateInCompletion, updatesAtOnce, reload, reconfigure
    // Code that changes how data is shown.
    case layout, invalidate, select, edit, cover, carry
    // The machine.
    case memory
    // Nothing is done until nothing moves.
    case rest

    /// How often it is drawn.
    var weight: Int {
      switch self {
      case .update: 10
      case .fling, .scrollToItem: 6
      case .pan, .updateInCompletion, .updatesAtOnce: 4
      case .tap, .wheel, .key, .scrollToOffset, .select, .layout: 3
      case .rotate, .reload, .reconfigure, .rest, .inset, .carry: 2
      case .press, .textSize, .darkMode, .background, .focus, .safeArea: 1
      case .invalidate, .edit, .cover, .memory: 1
      }
    }
  }

  let act: Act
  /// Where the details come from.
  let seed: Int
  /// How many frames are shown before the next step.
  let frames: Int

  var description: String { "\(act)(\(seed))+\(frames)" }

  private static let bag = Act.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  static func draw(_ random: inout SplitMix64) -> Step {
    let frames =
      random.once(in: 3) ? 0 : random.once(in: 4) ? random.int(10...30) : random.int(1...6)
    return Step(act: random.pick(bag), seed: random.int(0...999_999), frames: frames)
  }
}
