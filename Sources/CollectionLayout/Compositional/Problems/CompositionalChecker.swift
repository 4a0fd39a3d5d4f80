import Foundation

/// Makes lengths of what comes in, and writes down what cannot be laid out.
struct CompositionalChecker {
  /// Lengths beyond this many points are cut: ten million of them still add up.
  static let longest: CGFloat = 1e9

  private(set) var problems: [CompositionalProblem] = []

  init() {}

  private mutating func note(
    _ kind: CompositionalProblem.Kind,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) {
    let problem = CompositionalProblem(kind: kind, subject: subject, section: section)
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Numbers

  private mutating func distance(
    _ value: CGFloat,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) -> CGFloat {
    if value.magnitude <= Self.longest { return value }
    guard value.isFinite else {
      note(.notFinite(value), subject, section)
      return 0
    }
    note(.tooLarge(value), subject, section)
    return value < 0 ? -Self.longest : Self.longest
  }

  private mutating func length(
    _ value: CGFloat,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) -> CGFloat {
    let distance = distance(value, subject, section)
    if distance >= 0 { return distance }
    note(.negative(value), subject, section)
    return 0
  }

  mutating func cleaned(_ configuration: CompositionalConfiguration) -> CompositionalConfiguration {
    var result = configuration
    result.container.width = max(0, configuration.container.width)
    result.container.height = max(0, configuration.container.height)
    result.interSectionSpacing = distance(
      configuration.interSectionSpacing,
      .interSectionSpacing,
      nil
    )
    for index in result.boundary.indices { clean(&result.boundary[index], .global(index), nil) }
    return result
  }

  mutating func cleaned(
    _ values: CompositionalSectionValues,
    section: Int
  ) -> CompositionalSectionValues {
    var values = values
    values.interGroupSpacing = distance(values.interGroupSpacing, .interGroupSpacing, section)
    clean(&values.insets, .insets, section)
    clean(&values.reference, .insets, section)
    clean(&values.boundaryInsets, .insets, section)
    clean(&values.group, [], section)
    for index in values.boundary.indices {
      clean(&values.boundary[index], .boundary(index), section)
    }
    checkKinds(values, section)
    return values
  }

  private mutating func clean(
    _ size: inout CompositionalSize,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) {
    size.width.value = length(size.width.value, subject, section)
    size.height.value = length(size.height.value, subject, section)
  }

  private mutating func clean(
    _ insets: inout CompositionalInsets,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) {
    insets.top = distance(insets.top, subject, section)
    insets.leading = distance(insets.leading, subject, section)
    insets.bottom = distance(insets.bottom, subject, section)
    insets.trailing = distance(insets.trailing, subject, section)
  }

  private mutating func clean(
    _ item: inout CompositionalBoundary,
    _ subject: CompositionalProblem.Subject,
    _ section: Int?
  ) {
    clean(&item.size, subject, section)
    item.offset.x = distance(item.offset.x, subject, section)
    item.offset.y = distance(item.offset.y, subject, section)
  }

  private mutating func clean(
    _ item: inout CompositionalItem,
    _ path: [Int],
    _ section: Int
  ) {
    let subject = CompositionalProblem.Subject.node(path)
    clean(&item.size, subject, section)
    clean(&item.insets, subject, section)
    item.edges.leading.length = distance(item.edges.leading.length, subject, section)
    item.edges.top.length = distance(item.edges.top.length, subject, section)
    item.edges.trailing.length = distance(item.edges.trailing.length, subject, section)
    item.edges.bottom.length = distance(item.edges.bottom.length, subject, section)
    noteInsets(item, subject, section)
    for index in item.supplementaries.indices {
      clean(&item.supplementaries[index].size, subject, section)
    }
    switch item.content {
    case .leaf: break
    case .custom(var slots):
      if slots.isEmpty { note(.emptyCustomGroup, subject, section) }
      if item.size.isGuess { note(.guessInCustomGroup, subject, section) }
      for index in slots.indices {
        let frame = slots[index].frame
        if [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) { continue }
        note(.badCustomFrame(index, frame), subject, section)
        slots[index].frame = .zero
      }
      item.content = .custom(slots)
    case .group(var group):
      group.spacing.length = distance(group.spacing.length, subject, section)
      for index in group.subitems.indices {
        clean(&group.subitems[index], path + [index], section)
      }
      item.content = .group(group)
    }
  }

  private mutating func noteInsets(
    _ item: CompositionalItem,
    _ subject: CompositionalProblem.Subject,
    _ section: Int
  ) {
    let insets = item.insets
    if item.size.height.isGuess, insets.top != 0 || insets.bottom != 0 {
      note(.insetsOnGuess("top and bottom"), subject, section)
    }
    if item.size.width.isGuess, insets.leading != 0 || insets.trailing != 0 {
      note(.insetsOnGuess("leading and trailing"), subject, section)
    }
  }

  // MARK: Kinds

  private mutating func checkKinds(_ values: CompositionalSectionValues, _ section: Int) {
    var known: [String: CompositionalAnchored?] = [:]
    for (index, item) in values.boundary.enumerated() {
      if known.updateValue(CompositionalAnchored?.none, forKey: item.kind) != nil {
        note(.kindTwice(item.kind), .boundary(index), section)
      }
    }
    checkKinds(values.group, [], section, &known)
  }

  private mutating func checkKinds(
    _ item: CompositionalItem,
    _ path: [Int],
    _ section: Int,
    _ known: inout [String: CompositionalAnchored?]
  ) {
    for anchored in item.supplementaries {
      // The same thing on each of several subitems is one.
      if let other = known.updateValue(anchored, forKey: anchored.kind), other != anchored {
        note(.kindTwice(anchored.kind), .node(path), section)
      }
    }
    for (index, subitem) in item.subitems.enumerated() {
      checkKinds(subitem, path + [index], section, &known)
    }
  }

  // MARK: Room

  /// Looks at a section that was laid out.
  mutating func check(_ section: CompositionalSection, _ index: Int) {
    guard section.values.itemCount > 0 else { return }
    let across = section.flow.turned
    let (length, room) = (
      across.size(section.template.size).main, across.size(section.base).main
    )
    if length > room + GroupSolver.tolerance {
      note(.widerThanRoom(length: length, available: room), .node([]), index)
    }
    check(section.values.group, section.base, [], section, index)
  }

  private mutating func check(
    _ item: CompositionalItem,
    _ base: CGSize,
    _ path: [Int],
    _ section: CompositionalSection,
    _ index: Int
  ) {
    guard case .group(let group) = item.content, !group.subitems.isEmpty else { return }
    let axes = group.axes
    let size = item.size.resolved(in: base, section.grid)
    let insets = item.insets.besidesGuesses(of: item.size)
    let inner = AxisSize(
      main: max(0, axes.size(size).main - insets.before(axes) - insets.after(axes)),
      cross: max(
        0,
        axes.size(size).cross - insets.before(axes.turned) - insets.after(axes.turned)
      )
    )
    let first = group.subitems[0]
    let edges = first.edges.before(axes).length + first.edges.after(axes).length
    let length = axes.size(first.size.resolved(in: axes.size(inner), section.grid)).main + edges
    let isFilled = group.repetition == .fill && !item.size.along(axes).isGuess
    if isFilled, length > inner.main + GroupSolver.tolerance {
      note(
        .firstDoesNotFit(length: length, available: inner.main),
        .node(path + [0]),
        index
      )
    }
    // Before a view has its size nothing in it has room, which is no mistake.
    if isFilled, section.capacity >= GroupSolver.most, inner.main > 0 {
      note(.endless, .node(path + [0]), index)
    }
    for (number, subitem) in group.subitems.enumerated() {
      check(subitem, axes.size(inner), path + [number], section, index)
    }
  }
}
