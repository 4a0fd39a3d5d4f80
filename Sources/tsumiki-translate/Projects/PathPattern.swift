/// A pattern of paths: `Source/**/*.{h,swift}`; a folder stands for what lies in it.
///
/// All ways through a pattern are gone at once, a character of the path after the other, so that no
/// pattern takes longer than its length times that of the path.
struct PathPattern {
  fileprivate enum Step {
    case character(Character)
    case oneOf([ClosedRange<Character>], isInverted: Bool)
    /// Any character, or any but the end of a folder's name.
    case any(inName: Bool)
    /// Goes on behind it and also at another step.
    case fork(Int)
    case jump(Int)
    case end
  }

  /// None where a brace is left open, which matches nothing.
  private let steps: [Step]

  init(_ pattern: String) {
    var compiler = Compiler()
    steps = compiler.compile(Substring(pattern)) ? compiler.steps : []
  }

  func matches(_ path: String) -> Bool {
    guard !steps.isEmpty else { return false }
    var threads = Threads(count: steps.count)
    threads.add(0, steps)
    for character in path {
      let current = threads.take()
      if current.isEmpty { return false }
      for index in current where steps[index].takes(character) { threads.add(index + 1, steps) }
    }
    return threads.take().contains { if case .end = steps[$0] { true } else { false } }
  }

  /// The steps that are reached with the characters so far.
  private struct Threads {
    private var reached: [Int] = []
    private var rounds: [Int]
    private var round = 1

    init(count: Int) { rounds = Array(repeating: 0, count: count) }

    mutating func take() -> [Int] {
      defer {
        reached.removeAll()
        round += 1
      }
      return reached
    }

    mutating func add(_ index: Int, _ steps: [Step]) {
      var waiting = [index]
      while let index = waiting.popLast() {
        guard rounds[index] != round else { continue }
        rounds[index] = round
        switch steps[index] {
        case .fork(let other): waiting += [other, index + 1]
        case .jump(let other): waiting.append(other)
        default: reached.append(index)
        }
      }
    }
  }

  private struct Compiler {
    private(set) var steps: [Step] = []
    /// For each brace that is open: where its present alternative begins, and where the others end.
    private var braces: [(start: Int, ends: [Int])] = []

    mutating func compile(_ pattern: Substring) -> Bool {
      var rest = pattern
      while let next = rest.first {
        if rest.hasPrefix("**/") {
          steps.append(.fork(steps.count + 5))
          repeated(.any(inName: false))
          steps.append(.character("/"))
          rest = rest.dropFirst(3)
        } else if rest.hasPrefix("**") {
          repeated(.any(inName: false))
          rest = rest.dropFirst(2)
        } else if next == "[", let end = rest.dropFirst(2).firstIndex(of: "]") {
          steps.append(Self.characters(rest[rest.index(after: rest.startIndex)..<end]))
          rest = rest[rest.index(after: end)...]
        } else {
          append(next)
          rest = rest.dropFirst()
        }
      }
      // What lies in a folder.
      steps.append(.fork(steps.count + 5))
      steps.append(.character("/"))
      repeated(.any(inName: true))
      steps.append(.end)
      return braces.isEmpty
    }

    private mutating func append(_ character: Character) {
      switch character {
      case "*": repeated(.any(inName: true))
      case "?": steps.append(.any(inName: true))
      case "{":
        braces.append((steps.count, []))
        steps.append(.jump(steps.count + 1))
      case "," where !braces.isEmpty:
        let last = braces.count - 1
        braces[last].ends.append(steps.count)
        steps.append(.end)
        steps[braces[last].start] = .fork(steps.count)
        braces[last].start = steps.count
        steps.append(.jump(steps.count + 1))
      case "}" where !braces.isEmpty:
        for end in braces.removeLast().ends { steps[end] = .jump(steps.count) }
      default: steps.append(.character(character))
      }
    }

    private mutating func repeated(_ step: Step) {
      let start = steps.count
      steps += [.fork(start + 3), step, .jump(start)]
    }

    private static func characters(_ text: Substring) -> Step {
      let isInverted = text.first == "^" || text.first == "!"
      let all = Array(isInverted ? text.dropFirst() : text)
      var ranges: [ClosedRange<Character>] = []
      var index = 0
      while index < all.count {
        if index + 2 < all.count, all[index + 1] == "-", all[index] <= all[index + 2] {
          ranges.append(all[index]...all[index + 2])
          index += 3
        } else {
          ranges.append(all[index]...all[index])
          index += 1
        }
      }
      return .oneOf(ranges, isInverted: isInverted)
    }
  }
}

extension PathPattern.Step {
  fileprivate func takes(_ character: Character) -> Bool {
    switch self {
    case .character(let wanted): wanted == character
    case .oneOf(let ranges, let isInverted):
      character != "/" && ranges.contains { $0.contains(character) } != isInverted
    case .any(let inName): !inName || character != "/"
    case .fork, .jump, .end: false
    }
  }
}
