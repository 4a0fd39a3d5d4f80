import CollectionDiffing

/// Sections and items as plain arrays, edited by the rules in the plainest way.
struct NaiveSnapshot: Equatable {
  var sections: [String] = []
  var items: [String: [Int]] = [:]

  var all: [Int] { sections.flatMap { items[$0] ?? [] } }

  func section(of item: Int) -> String? { sections.first { items[$0]?.contains(item) == true } }

  mutating func take(_ list: [Int]) {
    for section in sections { items[section]?.removeAll(where: list.contains) }
  }

  mutating func append(_ list: [Int], to section: String) {
    take(list)
    items[section]? += list
  }

  mutating func insert(_ list: [Int], _ side: Side, _ neighbour: Int) {
    guard let section = section(of: neighbour) else { return }
    take(list)
    guard let index = items[section]?.firstIndex(of: neighbour) else { return }
    items[section]?.insert(contentsOf: list, at: index + (side == .before ? 0 : 1))
  }

  mutating func insert(sections list: [String], _ side: Side, _ neighbour: String) {
    guard let index = sections.firstIndex(of: neighbour) else { return }
    sections.insert(contentsOf: list, at: index + (side == .before ? 0 : 1))
    for section in list where items[section] == nil { items[section] = [] }
  }

  mutating func delete(sections list: [String]) {
    sections.removeAll(where: list.contains)
    for section in list { items[section] = nil }
  }

  mutating func move(section: String, _ side: Side, _ neighbour: String) {
    sections.removeAll { $0 == section }
    guard let index = sections.firstIndex(of: neighbour) else { return }
    sections.insert(section, at: index + (side == .before ? 0 : 1))
  }
}
