import UIKit

/// What happens to a collection view, step by step.
public struct LayoutScript: Sendable, Equatable {
  /// Something that happens to a collection view.
  ///
  /// Places that are not there are those at the end, so that every script can be played.
  public enum Step: Sendable, Equatable {
    /// Items come in.
    case insert(_ count: Int, section: Int, item: Int)
    /// Items go.
    case delete(_ count: Int, section: Int, item: Int)
    /// An item goes elsewhere in its section.
    case move(section: Int, from: Int, to: Int)
    /// An item gets another size, and is asked for again.
    case reload(section: Int, item: Int)
    /// A section comes in.
    case insertSection(_ section: Int, items: Int)
    /// A section goes.
    case deleteSection(_ section: Int)
    /// All data is others, without saying what changed.
    case reloadData([Int])
    /// The view gets another size.
    case resize(width: Double, height: Double)
    /// The device is turned.
    case rotate
    /// The content keeps a distance from the edges.
    case inset(top: Double, bottom: Double)
    /// A keyboard of a height covers the bottom; 0 takes it away.
    case keyboard(_ height: Double)
    /// The content is scrolled to an offset.
    case scroll(_ offset: Double)
  }

  /// How many items the sections have at first.
  public var sections: [Int]
  /// How large the view is at first, in points.
  public var size: CGSize
  /// What happens.
  public var steps: [Step]

  /// Makes a script.
  public init(
    sections: [Int],
    size: CGSize = CGSize(width: 320, height: 480),
    steps: [Step] = []
  ) {
    self.sections = sections
    self.size = size
    self.steps = steps
  }

  /// The script in Swift.
  public var code: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    var text = "LayoutScript(\n  sections: \(sections),\n"
    text += "  size: CGSize(width: \(width), height: \(height))"
    if !steps.isEmpty {
      text += ",\n  steps: [\n" + steps.map { "    .\($0.code),\n" }.joined() + "  ]"
    }
    return text + "\n)"
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// A script that a seed decides.
  static func drawn(seed: UInt64, steps: Int) -> LayoutScript {
    var numbers = SeededNumbers(seed: seed)
    let sections = (0..<numbers.number(1...3)).map { _ in numbers.number(0...30) }
    let size = CGSize(width: numbers.number(120...430), height: numbers.number(160...900))
    return LayoutScript(
      sections: sections,
      size: size,
      steps: (0..<steps).map { _ in step(&numbers) }
    )
  }

  private static func step(_ numbers: inout SeededNumbers) -> Step {
    let section = numbers.number(0...3)
    let item = numbers.number(0...30)
    switch numbers.number(0...13) {
    case 0...1: return .insert(numbers.number(1...5), section: section, item: item)
    case 2...3: return .delete(numbers.number(1...5), section: section, item: item)
    case 4: return .move(section: section, from: item, to: numbers.number(0...30))
    case 5: return .reload(section: section, item: item)
    case 6: return .insertSection(section, items: numbers.number(0...8))
    case 7: return .deleteSection(section)
    case 8: return .reloadData((0..<numbers.number(1...3)).map { _ in numbers.number(0...20) })
    case 9:
      return .resize(
        width: Double(numbers.number(100...600)),
        height: Double(numbers.number(100...900))
      )
    case 10: return .rotate
    case 11:
      return .inset(top: Double(numbers.number(0...80)), bottom: Double(numbers.number(0...80)))
    case 12: return .keyboard(Double(numbers.number(0...1) * 291))
    default: return .scroll(Double(numbers.number(0...3_000)))
    }
  }
}

extension LayoutScript.Step {
  /// The step in Swift, without its dot.
  var code: String {
    let number = LayoutScript.number
    return switch self {
    case .insert(let count, let section, let item):
      "insert(\(count), section: \(section), item: \(item))"
    case .delete(let count, let section, let item):
      "delete(\(count), section: \(section), item: \(item))"
    case .move(let section, let from, let to):
      "move(section: \(section), from: \(from), to: \(to))"
    case .reload(let section, let item): "reload(section: \(section), item: \(item))"
    case .insertSection(let section, let items): "insertSection(\(section), items: \(items))"
    case .deleteSection(let section): "deleteSection(\(section))"
    case .reloadData(let counts): "reloadData(\(counts))"
    case .resize(let width, let height):
      "resize(width: \(number(width)), height: \(number(height)))"
    case .rotate: "rotate"
    case .inset(let top, let bottom): "inset(top: \(number(top)), bottom: \(number(bottom)))"
    case .keyboard(let height): "keyboard(\(number(height)))"
    case .scroll(let offset): "scroll(\(number(offset)))"
    }
  }

  /// Steps that are smaller than this one, the smallest first.
  var smaller: [LayoutScript.Step] {
    func less(_ value: Int) -> [Int] {
      value > 0 ? Array(Set([0, value / 2, value - 1])).sorted() : []
    }
    switch self {
    case .insert(let count, let section, let item):
      return less(count).filter { $0 > 0 }.map { .insert($0, section: section, item: item) }
        + less(item).map { .insert(count, section: section, item: $0) }
        + less(section).map { .insert(count, section: $0, item: item) }
    case .delete(let count, let section, let item):
      return less(count).filter { $0 > 0 }.map { .delete($0, section: section, item: item) }
        + less(item).map { .delete(count, section: section, item: $0) }
        + less(section).map { .delete(count, section: $0, item: item) }
    case .move(let section, let from, let to):
      return less(from).map { .move(section: section, from: $0, to: to) }
        + less(to).map { .move(section: section, from: from, to: $0) }
    case .reload(let section, let item):
      return less(item).map { .reload(section: section, item: $0) }
    case .insertSection(let section, let items):
      return less(items).map { .insertSection(section, items: $0) }
    case .reloadData(let counts):
      return counts.indices.flatMap { index in
        less(counts[index]).map { count in
          var counts = counts
          counts[index] = count
          return .reloadData(counts)
        }
      }
    case .scroll(let offset): return less(Int(offset)).map { .scroll(Double($0)) }
    case .deleteSection, .resize, .rotate, .inset, .keyboard: return []
    }
  }
}
