/// Different elements in the order they came in, or were put in.
struct Ordered<Element: Hashable>: Equatable {
  private(set) var list: [Element] = []
  private var members: Set<Element> = []

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  var count: Int { members.count }
  var isEmpty: Bool { members.isEmpty }
  var set: Set<Element> { members }

  func contains(_ element: Element) -> Bool { members.contains(element) }

  @discardableResult
  mutating func insert(_ element: Element, at index: Int? = nil) -> Bool {
    guard members.insert(element).inserted else { return false }
    if let index, index < list.count {
      list.insert(element, at: max(0, index))
    } else {
      list.append(element)
    }
    return true
  }

  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard members.remove(element) != nil else { return false }
    if list.last == element {
      list.removeLast()
    } else if let index = list.firstIndex(of: element) {
      list.remove(at: index)
    }
    return true
  }

  mutating func removeAll() { self = Ordered() }

  /// Whether both have the same elements, whatever their order.
  func hasSameMembers(as other: Ordered) -> Bool { members == other.members }

  func subtracting(_ other: Ordered) -> [Element] { list.filter { !other.contains($0) } }
}
