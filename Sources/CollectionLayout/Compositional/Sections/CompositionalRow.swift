import Foundation

/// A row of groups that scrolls across the layout, and where it comes to rest (rules C54 to C58).
package struct CompositionalRow: Sendable {
  /// The part of the content the row shows in.
  package let viewport: CGRect
  /// How long all groups are together.
  package let length: CGFloat
  package let behavior: CompositionalRowBehavior
  /// The least offset: less than zero where the first group is centred.
  package let least: CGFloat
  package let most: CGFloat
  let section: CompositionalSection

  /// Where the row stands before anyone scrolled it.
  package var start: CGFloat { least }

  package func clamp(_ offset: CGFloat) -> CGFloat { max(least, min(most, offset)) }

  /// Where the row comes to rest that would run on to `offset`.
  package func resting(near offset: CGFloat) -> CGFloat {
    let offset = clamp(offset)
    guard most > least else { return least }
    switch behavior {
    case .continuous: return offset
    case .paging:
      let page = window
      guard page > 0, offset < most else { return offset }
      let stop = (offset / page).rounded() * page
      return min(stop, most)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return nearest(to: offset, among: stops(around: offset))
    }
  }

  /// Where the row comes to rest that is let go at `lifted` with a speed, and would run on to
  /// `offset`: however fast, at the next group or page at most, and at the nearest without speed.
  package func resting(from lifted: CGFloat, near offset: CGFloat, speed: CGFloat) -> CGFloat {
    switch behavior {
    case .continuous, .continuousGroupLeadingBoundary: return resting(near: offset)
    case .paging, .groupPaging, .groupPagingCentered: break
    }
    let nearest = resting(near: lifted)
    let wished = resting(near: offset)
    if speed > 0 { return min(max(wished, nearest), max(nearest, next(after: lifted))) }
    if speed < 0 { return max(min(wished, nearest), min(nearest, previous(before: lifted))) }
    return nearest
  }

  /// The next stop in reading direction.
  package func next(after offset: CGFloat) -> CGFloat {
    if behavior == .paging {
      guard window > 0 else { return most }
      return min(most, (((offset + 0.01) / window).rounded(.down) + 1) * window)
    }
    let stops = stops(around: offset, widened: 2)
    return stops.filter { $0 > offset + 0.01 }.min() ?? most
  }

  package func previous(before offset: CGFloat) -> CGFloat {
    if behavior == .paging {
      guard window > 0 else { return least }
      return max(least, ((offset - 0.01) / window).rounded(.down) * window)
    }
    let stops = stops(around: offset, widened: 2)
    return stops.filter { $0 < offset - 0.01 }.max() ?? least
  }

  /// The length of the part that shows.
  private var window: CGFloat {
    section.flow == .horizontal ? viewport.width : viewport.height
  }

  private func nearest(to offset: CGFloat, among stops: [CGFloat]) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  private func stops(around offset: CGFloat, widened: CGFloat = 1) -> [CGFloat] {
    var stops = [least, most]
    let reach = window * widened + section.extent(of: section.template)
    let interval = AxisInterval(low: offset - reach, high: offset + window + reach)
    section.lines.forEachLine(meeting: interval) { line in
      stops.append(clamp(stop(of: line)))
    }
    return stops
  }

  /// Where a group stands when the row rests with it.
  private func stop(of line: FlowLine) -> CGFloat {
    guard behavior == .groupPagingCentered else { return line.start }
    return Self.centred(line, section, window)
  }

  static func centred(
    _ line: FlowLine,
    _ section: CompositionalSection,
    _ window: CGFloat
  ) -> CGFloat {
    line.start - (window - line.extent) / 2
  }

  /// The offset at which a stretch of the row shows, moved as little as needed.
  package func offset(
    showing frame: CGRect,
    from offset: CGFloat,
    _ side: CompositionalBoundary.Side?
  ) -> CGFloat {
    let flow = section.flow
    let item = flow.main(frame).moved(by: -flow.main(viewport).low)
    switch side {
    case .low: return clamp(item.low)
    case .middle: return clamp((item.low + item.high - window) / 2)
    case .high: return clamp(item.high - window)
    case nil:
      if item.low < offset { return clamp(item.low) }
      return item.high > offset + window ? clamp(min(item.low, item.high - window)) : offset
    }
  }
}

extension CompositionalEngine {
  /// The row of a section; nil where its groups follow the layout's axis, or where it has none.
  package func row(_ index: Int) -> CompositionalRow? {
    guard sections.indices.contains(index), let behavior = sections[index].values.row,
      sections[index].itemCount > 0
    else { return nil }
    let section = sections[index]
    let across = axes.turned
    let free =
      section.crossStart + section.values.insets.after(across)
      + section.values.reference.after(across)
    let window = max(0, axes.size(configuration.container).cross - free)
    let viewport = axes.rect(
      main: start(of: index) + section.groupsStart,
      cross: section.crossStart,
      AxisSize(main: section.thickness, cross: window)
    )
    let length = section.groupsLength
    var (least, most) = (CGFloat(0), max(0, length - window))
    if behavior == .groupPagingCentered {
      let (first, last) = (
        section.lines.line(of: 0), section.lines.line(of: section.itemCount - 1)
      )
      least = CompositionalRow.centred(first, section, window)
      most = max(least, CompositionalRow.centred(last, section, window))
    }
    return CompositionalRow(
      viewport: viewport,
      length: length,
      behavior: behavior,
      least: least,
      most: most,
      section: section
    )
  }

  /// The sections whose row meets a rectangle.
  package func rows(in rect: CGRect) -> [Int] {
    var found: [Int] = []
    starts.forEach(meeting: axes.main(rect).moved(by: -global.before)) { index, _ in
      if sections[index].values.row != nil { found.append(index) }
    }
    return found
  }
}
