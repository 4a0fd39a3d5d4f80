import Foundation

extension CompositionalEngine {
  /// Tells how the frame of an item came about.
  package func explain(_ item: Int, inSection index: Int) -> CompositionalExplanation? {
    guard sections.indices.contains(index), (0..<sections[index].itemCount).contains(item) else {
      return nil
    }
    let section = sections[index]
    let line = section.lines.line(of: item)
    let levels = section.solver.trace(
      section.shownGroup,
      base: section.base,
      first: line.first,
      limit: line.count,
      to: item - line.first
    )
    var result = CompositionalExplanation()
    var places: [LayoutAxes: Int] = [:]
    var lengths: [LayoutAxes: Int] = [:]
    for side in [LayoutAxes.horizontal, .vertical] {
      let base = explainBase(section, side, &result)
      let corner = explainCorner(index, line, side, &result)
      (places[side], lengths[side]) = explain(levels, side, base, corner, &result)
    }
    result.x = places[.horizontal] ?? 0
    result.y = places[.vertical] ?? 0
    result.width = lengths[.horizontal] ?? 0
    result.height = lengths[.vertical] ?? 0
    return result
  }

  func name(_ side: LayoutAxes) -> String { side == .horizontal ? "width" : "height" }

  func startName(_ side: LayoutAxes) -> String { side == .horizontal ? "x" : "y" }

  /// What the group's length is a part of.
  private func explainBase(
    _ section: CompositionalSection,
    _ side: LayoutAxes,
    _ result: inout CompositionalExplanation
  ) -> Int {
    let bounds = CompositionalExplanation.term(
      .plus,
      side.size(configuration.container).main,
      "\(name(side)) of the bounds"
    )
    guard side != section.flow else {
      return result.add("\(name(side)) the group is a part of", [bounds])
    }
    var terms = [bounds]
    let values = section.values
    terms.append(
      CompositionalExplanation.term(.minus, values.insets.before(side), "section inset before")
    )
    terms.append(
      CompositionalExplanation.term(.minus, values.insets.after(side), "section inset after")
    )
    if section.flow == axes {
      terms.append(
        CompositionalExplanation.term(.minus, values.reference.before(side), "reference before")
      )
      terms.append(
        CompositionalExplanation.term(.minus, values.reference.after(side), "reference after")
      )
    }
    return result.add("\(name(side)) the group is a part of", terms, .notNegative)
  }

  /// Where the group starts.
  private func explainCorner(
    _ index: Int,
    _ line: FlowLine,
    _ side: LayoutAxes,
    _ result: inout CompositionalExplanation
  ) -> Int {
    let section = sections[index]
    let insets = section.values.insets.before(side)
    var terms: [CompositionalExplanation.Term] = []
    if side == axes {
      terms += [
        CompositionalExplanation.term(.plus, start(of: index), "start of section \(index)"),
        CompositionalExplanation.term(.plus, section.boundary.before, "boundary items before"),
      ]
    } else {
      terms.append(
        CompositionalExplanation.term(
          .plus,
          section.values.reference.before(side),
          "reference before"
        )
      )
    }
    terms.append(CompositionalExplanation.term(.plus, insets, "section inset before"))
    let group = section.group(of: line)
    let corner = section.corner(of: line, group)
    let place = side == axes ? corner.main + start(of: index) : corner.cross
    if side == section.flow {
      terms.append(CompositionalExplanation.term(.plus, line.start, "groups and spacing before"))
    }
    let known = CompositionalExplanation.result(terms, .none)
    terms.append(CompositionalExplanation.term(.plus, place - known, "edge spacing of the group"))
    return result.add("\(startName(side)) of the group", terms)
  }

  /// Goes down from the group to the item, along one axis.
  private func explain(
    _ levels: [GroupSolver.Level],
    _ side: LayoutAxes,
    _ base: Int,
    _ corner: Int,
    _ result: inout CompositionalExplanation
  ) -> (place: Int, length: Int) {
    var (room, place) = (base, corner)
    for (depth, level) in levels.enumerated() {
      let title = level.isLeaf ? "item" : depth == 0 ? "group" : "group at level \(depth)"
      let length = explainLength(level, title, side, room, &result)
      let insets = level.item.insets.besidesGuesses(of: level.item.size)
      guard !level.isLeaf else {
        let inside = result.add(
          "\(name(side)) of the cell",
          [
            result.term(.plus, length),
            CompositionalExplanation.term(.minus, insets.before(side), "item inset before"),
            CompositionalExplanation.term(.minus, insets.after(side), "item inset after"),
          ],
          .magnitude
        )
        let start = result.add(
          "\(startName(side)) of the cell",
          [
            result.term(.plus, place),
            CompositionalExplanation.term(.plus, insets.before(side), "item inset before"),
          ],
          .nearest(grid.scale)
        )
        return (start, inside)
      }
      if let frame = level.customFrame {
        let rect = side == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        let inside = result.add(
          "\(name(side)) of the cell",
          [CompositionalExplanation.term(.plus, rect.1, "the provider's frame")]
        )
        let start = result.add(
          "\(startName(side)) of the cell",
          [
            result.term(.plus, place),
            CompositionalExplanation.term(.plus, rect.0, "the provider's frame"),
          ],
          .nearest(grid.scale)
        )
        return (start, inside)
      }
      var terms = [
        guess(level, side) ?? result.term(.plus, length),
        CompositionalExplanation.term(.minus, insets.before(side), "group inset before"),
        CompositionalExplanation.term(.minus, insets.after(side), "group inset after"),
      ]
      if side == level.axes {
        terms.append(
          CompositionalExplanation.term(.minus, level.spaces, "spacing between its items")
        )
      }
      room = result.add("room for parts in the \(title)", terms, .notNegative)
      place = result.add(
        "\(startName(side)) of what is at \(level.child) in the \(title)",
        [
          result.term(.plus, place),
          CompositionalExplanation.term(.plus, insets.before(side), "group inset before"),
          CompositionalExplanation.term(
            .plus,
            side == .horizontal ? level.offset.x : level.offset.y,
            side == level.axes ? "items and spacing before" : "edge spacing"
          ),
        ]
      )
    }
    return (place, room)
  }

  /// What parts are parts of in a group whose length is a guess: the guess, however long it turned
  /// out.
  private func guess(
    _ level: GroupSolver.Level,
    _ side: LayoutAxes
  ) -> CompositionalExplanation.Term? {
    let dimension = level.given[side] ?? level.item.size.along(side)
    guard dimension.isGuess else { return nil }
    return CompositionalExplanation.term(
      .plus,
      dimension.value,
      CompositionalTree.describe(dimension)
    )
  }

  private func explainLength(
    _ level: GroupSolver.Level,
    _ title: String,
    _ side: LayoutAxes,
    _ room: Int,
    _ result: inout CompositionalExplanation
  ) -> Int {
    let dimension = level.given[side] ?? level.item.size.along(side)
    let name = "\(name(side)) of the \(title)"
    switch dimension.kind {
    case .fractionalWidth where side == .horizontal, .fractionalHeight where side == .vertical:
      return result.add(
        name,
        [
          result.term(.plus, room),
          CompositionalExplanation.term(
            .times,
            dimension.value,
            CompositionalTree.describe(dimension)
          ),
        ],
        .down(grid.scale)
      )
    case .fractionalWidth, .fractionalHeight:
      let other = side.turned.size(level.base).main
      return result.add(
        name,
        [
          CompositionalExplanation.term(.plus, other, "room along the other axis"),
          CompositionalExplanation.term(
            .times,
            dimension.value,
            CompositionalTree.describe(dimension)
          ),
        ],
        .down(grid.scale)
      )
    case .absolute:
      let source =
        level.given[side] == nil ? CompositionalTree.describe(dimension) : "its equal part"
      return result.add(name, [CompositionalExplanation.term(.plus, dimension.value, source)])
    case .estimated, .uniform:
      let length = side.size(level.size).main
      let source =
        !level.isLeaf
        ? "as long as its items"
        : level.isMeasured ? "measured" : CompositionalTree.describe(dimension)
      return result.add(name, [CompositionalExplanation.term(.plus, length, source)])
    }
  }
}
