import Foundation
import UIKit

/// A text of what became of a list's data, from which every state can be made again from the first.
///
///     first
///       0: Tokyo | Kyoto | Nara
///     update 1
///       delete 0 2 Nara
///       insert 0 0 Kobe
public struct UpdateLedger: Sendable, CustomStringConvertible {
  /// The items of the sections, by their names.
  public typealias State = [[String]]

  /// Something about a ledger that cannot be followed.
  public struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The line, from one.
    public let line: Int
    /// What is wrong.
    public let description: String

    /// Makes a mistake.
    public init(line: Int, description: String) {
      self.line = line
      self.description = description
    }
  }

  /// The state before all updates.
  public let first: State
  /// The state after all updates.
  public private(set) var last: State
  private var lines: [String] = []
  private var updates = 0

  /// Begins with a state.
  public init(first: State) {
    self.first = first
    last = first
    lines =
      ["first"]
      + first.enumerated().map { "  \($0): " + $1.map(Self.written).joined(separator: " | ") }
  }

  /// Begins with what a collection view shows.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What an item is called, each by another name.
  @MainActor @preconcurrency
  public init(of view: UICollectionView, name: (IndexPath) -> String) {
    self.init(first: Self.state(of: view, name))
  }

  /// Writes down what became of the data since the last time.
  public mutating func note(_ state: State) {
    updates += 1
    lines.append("update \(updates)")
    var now = last
    while now.count > state.count {
      lines.append("  delete section \(now.count - 1)")
      now.removeLast()
    }
    while now.count < state.count {
      lines.append("  insert section \(now.count)")
      now.append([])
    }
    for (section, items) in state.enumerated() {
      let difference = items.difference(from: now[section]).inferringMoves()
      for change in difference {
        switch change {
        case .remove(let offset, let name, let to):
          let word = to == nil ? "delete" : "take"
          lines.append("  \(word) \(section) \(offset) \(Self.written(name))")
        case .insert(let offset, let name, let from):
          let word = from == nil ? "insert" : "put"
          lines.append("  \(word) \(section) \(offset) \(Self.written(name))")
        }
      }
    }
    last = state
  }

  /// Writes down what a collection view shows now.
  @MainActor @preconcurrency
  public mutating func note(_ view: UICollectionView, name: (IndexPath) -> String) {
    note(Self.state(of: view, name))
  }

  @MainActor
  private static func state(of view: UICollectionView, _ name: (IndexPath) -> String) -> State {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        name(IndexPath(item: $0, section: section))
      }
    }
  }

  /// The text.
  public var description: String { lines.joined(separator: "\n") }

  /// The states that a text tells of, the first one and one after each update.
  ///
  /// - Parameter text: The text.
  /// - Returns: The states.
  /// - Throws: The first `Mistake` in it.
  public static func states(in text: String) throws -> [State] {
    var states: [State] = [[]]
    for (number, line) in text.split(separator: "\n").enumerated() {
      func mistake(_ words: String) -> Mistake { Mistake(line: number + 1, description: words) }
      if line == "first" { continue }
      if line.hasPrefix("update ") {
        states.append(states[states.count - 1])
        continue
      }
      let words = line.drop { $0 == " " }
      if states.count == 1, let colon = words.firstIndex(of: ":"), Int(words[..<colon]) != nil {
        let names = words[words.index(after: colon)...].dropFirst()
        let parts =
          names.isEmpty ? [] : names.split(separator: " | ", omittingEmptySubsequences: false)
        states[0].append(parts.map { read($0) })
        continue
      }
      do {
        try apply(words, to: &states[states.count - 1])
      } catch let error as Mistake {
        throw mistake(error.description)
      }
    }
    return states
  }

  private static func apply(_ line: Substring, to state: inout State) throws {
    let parts = line.split(separator: " ", maxSplits: 3)
    func mistake(_ words: String) -> Mistake { Mistake(line: 0, description: words) }
    guard parts.count >= 3, let place = Int(parts[2]) else { throw mistake("\"\(line)\"") }
    if parts[1] == "section" {
      if parts[0] == "insert", place == state.count { return state.append([]) }
      guard parts[0] == "delete", place == state.count - 1 else { throw mistake("\"\(line)\"") }
      state.removeLast()
      return
    }
    guard let section = Int(parts[1]), state.indices.contains(section), parts.count == 4 else {
      throw mistake("\"\(line)\"")
    }
    let name = read(parts[3])
    switch parts[0] {
    case "delete", "take":
      guard state[section].indices.contains(place), state[section][place] == name else {
        throw mistake("\(name) is not at \(section), \(place)")
      }
      state[section].remove(at: place)
    case "insert", "put":
      guard place <= state[section].count else {
        throw mistake("\(section), \(place) is not there")
      }
      state[section].insert(name, at: place)
    default: throw mistake("\"\(line)\"")
    }
  }

  /// A name without what divides lines and names.
  private static func written(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("|", with: "\\p")
  }

  private static func read(_ text: Substring) -> String {
    var name = ""
    var isEscaped = false
    for letter in text {
      if isEscaped {
        name.append(letter == "n" ? "\n" : letter == "p" ? "|" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        name.append(letter)
      }
    }
    return name
  }
}
