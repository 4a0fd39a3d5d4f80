import ListUpdates

/// A list as plain arrays of names, and what a batch of updates does to it, one element after the
/// other.
///
/// What goes is taken out first, sections before items; what comes is put in from the front, so that
/// every place is final at once.
struct NaiveList: Equatable {
  struct Section: Equatable {
    var name: String
    var items: [String]
  }

  private(set) var sections: [Section]

  /// A list whose names tell where everything is.
  init(counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      Section(name: "s\(section)", items: (0..<count).map { "s\(section)i\($0)" })
    }
  }

  var counts: [Int] { sections.map(\.items.count) }

  /// All positions of items.
  var positions: [ListPosition] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.map { ListPosition(item: $0, section: section) }
    }
  }

  subscript(position: ListPosition) -> String { sections[position.section].items[position.item] }

  /// Where an item is.
  func position(of name: String) -> ListPosition? { positions.first { self[$0] == name } }

  /// Where a section is.
  func section(named name: String) -> Int? { sections.firstIndex { $0.name == name } }

  /// The list after a batch; `fresh` has the numbers of items, by new sections, of sections that are
  /// inserted or reloaded.
  func applying(_ batch: UpdateOperations<ListPosition>, fresh: [Int: Int] = [:]) -> NaiveList {
    var arrivals = batch.insertedItems.map { ($0, "new item \($0)") }
    arrivals += batch.movedItems.map { ($0.to, self[$0.from]) }
    let leaving = Set(batch.deletedItems + batch.movedItems.map(\.from))
    var old: [Section] = []
    for (number, section) in sections.enumerated() {
      let items = section.items.indices.filter {
        !leaving.contains(ListPosition(item: $0, section: number))
      }
      old.append(Section(name: section.name, items: items.map { section.items[$0] }))
    }
    var result = self
    let places = Set(batch.movedSections.map(\.from) + batch.deletedSections)
    result.sections = old.indices.filter { !places.contains($0) }.map { old[$0] }
    var comers = batch.insertedSections.map { ($0, Section(name: "new section \($0)", items: [])) }
    comers += batch.movedSections.map { ($0.to, old[$0.from]) }
    for (place, section) in comers.sorted(by: { $0.0 < $1.0 }) {
      result.sections.insert(section, at: place)
    }
    let reloaded = batch.reloadedSections.map { sections[$0].name }
    for (number, section) in result.sections.enumerated()
    where reloaded.contains(section.name) || batch.insertedSections.contains(number) {
      result.sections[number].items = (0..<fresh[number, default: 0]).map {
        "fresh \(number) \($0)"
      }
    }
    for (place, name) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      result.sections[place.section].items.insert(name, at: place.item)
    }
    return result
  }
}
