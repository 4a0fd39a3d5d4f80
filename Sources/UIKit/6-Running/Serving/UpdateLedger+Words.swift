import Foundation
import ListUpdates
import ScreenProtocol

extension UpdateLedger.Entry {
  /// The entry for programs; what is not declared is left out.
  var fields: ServedValue {
    var fields: [String: ServedValue] = [
      "number": .number(Double(number)), "time": .number(time), "list": .number(Double(list)),
      "name": .string(name), "kind": .string(kind.rawValue), "before": Self.numbers(before),
      "after": Self.numbers(after),
    ]
    for (name, places) in items where !places.isEmpty {
      fields[name] = .array(places.map(Self.place))
    }
    for (name, sections) in sections where !sections.isEmpty {
      fields[name] = Self.numbers(sections)
    }
    if !operations.movedItems.isEmpty {
      fields["moveItems"] = .array(
        operations.movedItems.map { .array([Self.place($0.from), Self.place($0.to)]) }
      )
    }
    if !operations.movedSections.isEmpty {
      fields["moveSections"] = .array(
        operations.movedSections.map { Self.numbers([$0.from, $0.to]) }
      )
    }
    if let why { fields["why"] = .string(why) }
    return .object(fields)
  }

  /// The operations on items, by the methods that declare them.
  private var items: [(String, [ListPosition])] {
    [
      ("deleteItems", operations.deletedItems.sorted()),
      ("insertItems", operations.insertedItems.sorted()),
      ("reloadItems", operations.reloadedItems.sorted()),
      ("reconfigureItems", operations.reconfiguredItems.sorted()),
    ]
  }

  private var sections: [(String, [Int])] {
    [
      ("deleteSections", operations.deletedSections.sorted()),
      ("insertSections", operations.insertedSections.sorted()),
      ("reloadSections", operations.reloadedSections.sorted()),
    ]
  }

  private static func numbers(_ numbers: [Int]) -> ServedValue {
    .array(numbers.map { .number(Double($0)) })
  }

  private static func place(_ place: ListPosition) -> ServedValue {
    numbers([place.section, place.item])
  }

  // MARK: Words

  /// One line: what was told, and what the list had before and has since.
  @MainActor var line: String {
    var parts: [String] = []
    for (name, numbers) in sections where !numbers.isEmpty {
      parts.append("\(name) \(Self.runs(numbers))")
    }
    for (name, places) in items where !places.isEmpty {
      parts.append("\(name) \(Self.runs(places))")
    }
    if !operations.movedItems.isEmpty {
      parts.append(
        "moveItems "
          + Self.list(operations.movedItems.map { "\($0.from) → \($0.to)" })
      )
    }
    if !operations.movedSections.isEmpty {
      parts.append(
        "moveSections " + Self.list(operations.movedSections.map { "\($0.from) → \($0.to)" })
      )
    }
    let what =
      switch kind {
      case .data: "data"
      case .reload: "reloadData"
      case .update, .move: parts.joined(separator: ", ")
      case .refused: "refused: \(parts.joined(separator: ", ")); \(why ?? "")"
      }
    let time = ServedElement.number(CGFloat(time))
    let by = kind == .move ? " by hand" : ""
    return
      "\(number) at \(time) s, \(name) @\(list): \(what)\(by); \(Self.short(before)) → \(Self.short(after))"
  }

  private static func short(_ counts: [Int]) -> String {
    "[" + list(counts.map(String.init)) + "]"
  }

  private static func list(_ words: [String]) -> String {
    let most = 12
    return words.prefix(most).joined(separator: ", ")
      + (words.count > most ? ", … \(words.count - most) more" : "")
  }

  /// Places that follow each other as the first and the last of them.
  private static func runs(_ places: [ListPosition]) -> String {
    var runs: [(first: ListPosition, last: ListPosition)] = []
    for place in places {
      if let last = runs.last?.last, last.section == place.section, last.item + 1 == place.item {
        runs[runs.count - 1].last = place
      } else {
        runs.append((place, place))
      }
    }
    return list(runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)…\($0.last)" })
  }

  private static func runs(_ sections: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for section in sections {
      if let last = runs.last, last.upperBound + 1 == section {
        runs[runs.count - 1] = last.lowerBound...section
      } else {
        runs.append(section...section)
      }
    }
    return list(
      runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }
    )
  }
}
