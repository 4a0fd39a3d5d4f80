import Foundation

extension CompositionalEngine {
  /// Everything that meets a rectangle, in the order of the data: O(log n) and what is found.
  ///
  /// Items are found inside of their group, decorations also where they only touch, and nothing
  /// outside of the content (rule C49). Items of a row that was scrolled are looked for where they
  /// are seen, and given where they were before.
  package func elements(
    in rect: CGRect,
    _ sight: CompositionalSight = CompositionalSight()
  ) -> [CompositionalElement] {
    let content = CGRect(origin: .zero, size: contentSize)
    let rect = rect.intersection(content)
    guard !rect.isNull else { return [] }
    var found: [CompositionalElement] = []
    let main = axes.main(rect)
    // Origins go to pixels after the search, so it looks a point further.
    let wide = main.widened(by: 1).moved(by: -global.before)
    starts.forEach(meeting: wide) { index, place in
      let start = global.before + place
      addDecorations(of: index, in: rect, to: &found)
      guard rect.width > 0, rect.height > 0 else { return }
      addBoundary(of: index, in: rect, sight, to: &found)
      addGroups(of: index, from: start, in: rect, sight, to: &found)
    }
    guard rect.width > 0, rect.height > 0 else { return found }
    for index in configuration.boundary.indices {
      if let element = global(index, sight.pinning), element.frame.overlaps(rect) {
        found.append(element)
      }
    }
    return found
  }

  private func addDecorations(
    of section: Int,
    in rect: CGRect,
    to found: inout [CompositionalElement]
  ) {
    guard !sections[section].values.decorations.isEmpty, let box = sectionFrame(section),
      box.touches(rect)
    else { return }
    for index in sections[section].values.decorations.indices {
      if let element = decoration(index, inSection: section) { found.append(element) }
    }
  }

  private func addBoundary(
    of section: Int,
    in rect: CGRect,
    _ sight: CompositionalSight,
    to found: inout [CompositionalElement]
  ) {
    for index in sections[section].values.boundary.indices {
      if let element = boundary(index, inSection: section, sight.pinning),
        element.frame.overlaps(rect)
      {
        found.append(element)
      }
    }
  }

  private func addGroups(
    of index: Int,
    from start: CGFloat,
    in rect: CGRect,
    _ sight: CompositionalSight,
    to found: inout [CompositionalElement]
  ) {
    let section = sections[index]
    guard section.itemCount > 0 else { return }
    var rect = rect
    if section.flow != axes, let offset = sight.offsets[index], offset != 0 {
      rect =
        axes == .vertical
        ? rect.offsetBy(dx: offset, dy: 0) : rect.offsetBy(dx: 0, dy: offset)
    }
    // From where lines are counted.
    let origin = section.flow == axes ? start + section.groupsStart : section.crossStart
    let reach = section.reach + 1
    let inside = section.flow.main(rect).widened(by: reach).moved(by: -origin)
    guard !section.measuresAll else {
      let all = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      section.lines.forEachLine(meeting: section.flow.main(all)) { line in
        add(line, of: index, from: start, in: all, to: &found)
      }
      return
    }
    section.lines.forEachLine(meeting: inside) { line in
      add(line, of: index, from: start, in: rect, to: &found)
    }
  }

  private func add(
    _ line: FlowLine,
    of index: Int,
    from start: CGFloat,
    in rect: CGRect,
    to found: inout [CompositionalElement]
  ) {
    let section = sections[index]
    let group = section.group(of: line)
    let corner = section.corner(of: line, group)
    let origin = axes.point(main: corner.main + start, cross: corner.cross)
    let box = CGRect(origin: origin, size: group.cutSize(section.flow))
    if snapped(box).overlaps(rect) || box.overlaps(rect) {
      for (number, slot) in group.slots.enumerated() {
        let frame = snapped(slot.frame.offsetBy(dx: origin.x, dy: origin.y))
        guard frame.overlaps(rect) else { continue }
        found.append(
          CompositionalElement(
            kind: .item(line.first + number),
            section: index,
            frame: frame,
            zIndex: section.zIndex(slot.zIndex),
            guesses: slot.guesses,
            isInRow: section.flow != axes
          )
        )
      }
    }
    guard !group.anchored.isEmpty else { return }
    section.forEachAnchored(of: line, group) { piece, number in
      let frame = section.frame(of: piece, number, origin)
      guard snapped(frame).overlaps(rect) else { return }
      found.append(
        CompositionalElement(
          kind: .anchored(piece.spec.kind, number),
          section: index,
          frame: snapped(frame),
          zIndex: piece.spec.zIndex,
          guesses: piece.spec.size.guesses,
          isInRow: section.flow != axes
        )
      )
    }
  }

  /// Something anchored, by its kind and its number among those of the section (rule C45).
  package func anchored(
    _ kind: String,
    _ number: Int,
    inSection index: Int
  ) -> CompositionalElement? {
    guard sections.indices.contains(index), number >= 0 else { return nil }
    let section = sections[index]
    guard let line = section.line(ofAnchored: kind, number) else { return nil }
    let group = section.group(of: line)
    let corner = section.corner(of: line, group)
    let origin = axes.point(main: corner.main + start(of: index), cross: corner.cross)
    var found: CompositionalElement?
    section.forEachAnchored(of: line, group) { piece, own in
      guard own == number, piece.spec.kind == kind else { return }
      found = CompositionalElement(
        kind: .anchored(kind, number),
        section: index,
        frame: snapped(section.frame(of: piece, number, origin)),
        zIndex: piece.spec.zIndex,
        guesses: piece.spec.size.guesses,
        isInRow: section.flow != axes
      )
    }
    return found
  }
}

extension CompositionalSection {
  /// How many things of a kind are anchored in a full group.
  private func number(of kind: String) -> Int {
    template.anchored.reduce(0) { $0 + ($1.spec.kind == kind ? 1 : 0) }
  }

  /// Calls `body` with what is anchored in a line's group and its number.
  ///
  /// They are counted by kind through the section. Where groups hold what fits, it is the number of
  /// the item that counts.
  func forEachAnchored(
    of line: FlowLine,
    _ group: SolvedGroup,
    _ body: (SolvedGroup.Anchored, Int) -> Void
  ) {
    var counts: [String: Int] = [:]
    for piece in group.anchored {
      let kind = piece.spec.kind
      if !hasEvenLines {
        body(piece, line.first + piece.slot)
        continue
      }
      let known = counts[kind] ?? line.first / max(1, capacity) * number(of: kind)
      body(piece, known)
      counts[kind] = known + 1
    }
  }

  /// The line something anchored is in.
  func line(ofAnchored kind: String, _ number: Int) -> FlowLine? {
    guard itemCount > 0 else { return nil }
    guard hasEvenLines else {
      return number < itemCount ? lines.line(of: number) : nil
    }
    let each = self.number(of: kind)
    guard each > 0 else { return nil }
    let first = number / each * capacity
    return first < itemCount ? lines.line(of: first) : nil
  }

  func frame(of piece: SolvedGroup.Anchored, _ number: Int, _ origin: CGPoint) -> CGRect {
    piece.spec.frame(
      on: piece.container.offsetBy(dx: origin.x, dy: origin.y),
      base: piece.base,
      measured: measuredAnchored[AnchoredKey(kind: piece.spec.kind, number: number)],
      grid
    )
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && minY < other.maxY && (maxX > other.minX || minX == other.minX)
      && (maxY > other.minY || minY == other.minY)
  }

  /// Whether the rectangles share anything, if only an edge.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && minY <= other.maxY && maxX >= other.minX && maxY >= other.minY
  }
}
