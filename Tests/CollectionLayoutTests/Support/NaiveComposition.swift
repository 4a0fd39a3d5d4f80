import CollectionLayout
import Foundation

/// A slow model of a section's groups: every group is laid out for itself, one after the other, from
/// the written rules.
struct NaiveComposition {
  struct Solved {
    var size: CGSize
    var frames: [CGRect] = []
    var capacity = 0
    var cut: CGFloat?
  }

  let values: CompositionalSectionValues
  let configuration: CompositionalConfiguration
  let measured: [Int: CGSize]

  private var flowsDown: Bool { (configuration.axes == .vertical) == (values.row == nil) }

  /// The frames of all items, seen from the first group's corner, without what is around.
  func frames() -> [CGRect] {
    var frames: [CGRect] = []
    var place: CGFloat = 0
    var first = 0
    while first < values.itemCount {
      let group = solve(values.group, base, first, values.itemCount - first)
      guard group.capacity > 0 else { return [] }
      let edges = values.group.edges
      place += flowsDown ? edges.top.length : edges.leading.length
      var across = flowsDown ? edges.leading.length : edges.top.length
      let (before, after) =
        flowsDown ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
      if before.isFlexible, values.row == nil {
        let room = flowsDown ? base.width : base.height
        let length = flowsDown ? group.size.width : group.size.height
        let left = room - before.length - after.length - length
        across += left / (after.isFlexible ? 2 : 1)
      }
      for frame in group.frames {
        frames.append(
          flowsDown
            ? frame.offsetBy(dx: across, dy: place) : frame.offsetBy(dx: place, dy: across)
        )
      }
      place += group.cut ?? (flowsDown ? group.size.height : group.size.width)
      place += flowsDown ? edges.bottom.length : edges.trailing.length
      place += values.interGroupSpacing
      first += group.frames.count
    }
    return frames
  }

  private var base: CGSize {
    var size = configuration.container
    if flowsDown {
      size.width -= values.insets.leading + values.insets.trailing
      if values.row == nil { size.width -= values.reference.leading + values.reference.trailing }
    } else {
      size.height -= values.insets.top + values.insets.bottom
      if values.row == nil { size.height -= values.reference.top + values.reference.bottom }
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func down(_ length: CGFloat) -> CGFloat {
    (length * configuration.scale + 0.001).rounded(.down) / configuration.scale
  }

  private func length(_ dimension: CompositionalDimension, _ base: CGSize) -> CGFloat {
    switch dimension.kind {
    case .fractionalWidth: down(base.width * dimension.value)
    case .fractionalHeight: down(base.height * dimension.value)
    default: dimension.value
    }
  }

  private func size(_ size: CompositionalSize, _ base: CGSize, _ answer: CGSize?) -> CGSize {
    CGSize(
      width: size.width.isGuess && answer != nil ? answer?.width ?? 0 : length(size.width, base),
      height: size.height.isGuess && answer != nil
        ? answer?.height ?? 0 : length(size.height, base)
    )
  }

  private func insets(_ item: CompositionalItem) -> CompositionalInsets {
    var insets = item.insets
    if item.size.width.isGuess { (insets.leading, insets.trailing) = (0, 0) }
    if item.size.height.isGuess { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  private func isGuess(_ item: CompositionalItem, _ isRow: Bool) -> Bool {
    (isRow ? item.size.width : item.size.height).isGuess
  }

  /// What turned out longer than its group is shown if it was not guessed to be.
  private func fitsByGuess(_ item: CompositionalItem, _ inner: CGSize, _ isRow: Bool) -> Bool {
    let plain = NaiveComposition(values: values, configuration: configuration, measured: [:])
      .solve(item, inner, 0, .max)
    let edges = item.edges
    return isRow
      ? plain.size.width + edges.leading.length + edges.trailing.length <= inner.width + 0.001
      : plain.size.height + edges.top.length + edges.bottom.length <= inner.height + 0.001
  }

  private func solve(
    _ item: CompositionalItem,
    _ base: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> Solved {
    guard case .group(let group) = item.content else {
      let size = size(item.size, base, measured[first])
      let insets = insets(item)
      let frame = CGRect(
        x: insets.leading,
        y: insets.top,
        width: abs(size.width - insets.leading - insets.trailing),
        height: abs(size.height - insets.top - insets.bottom)
      )
      return Solved(size: size, frames: limit > 0 ? [frame] : [], capacity: 1)
    }
    return solve(item, group, base, first, limit)
  }

  private func solve(
    _ item: CompositionalItem,
    _ group: CompositionalGroup,
    _ base: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> Solved {
    let isRow = group.axes == .horizontal
    let outer = size(item.size, base, nil)
    let insets = insets(item)
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom)
    )
    func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func cross(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    func edges(_ item: CompositionalItem) -> [CompositionalSpacing] {
      isRow
        ? [item.edges.leading, item.edges.trailing, item.edges.top, item.edges.bottom]
        : [item.edges.top, item.edges.bottom, item.edges.leading, item.edges.trailing]
    }
    let guessesMain = (isRow ? item.size.width : item.size.height).isGuess
    let guessesCross = (isRow ? item.size.height : item.size.width).isGuess
    let spacing = group.spacing.length
    func children(
      _ number: Int,
      _ parts: Int,
      of limit: Int = .max
    ) -> [(CompositionalItem, Solved)] {
      var room = inner
      let spaces = CGFloat(max(0, parts - 1)) * spacing
      if isRow {
        room.width = max(0, room.width - spaces)
      } else {
        room.height = max(0, room.height - spaces)
      }
      var result: [(CompositionalItem, Solved)] = []
      var taken = 0
      for index in 0..<number {
        var child = group.subitems[index % group.subitems.count]
        if case .split(let count) = group.repetition {
          let part = CompositionalDimension(.absolute, down(main(room) / CGFloat(count)))
          if isRow { child.size.width = part } else { child.size.height = part }
        }
        let solved = solve(child, room, first + taken, max(0, limit - taken))
        result.append((child, solved))
        taken += solved.capacity
      }
      return result
    }
    func length(_ list: [(CompositionalItem, Solved)], _ spacing: CGFloat) -> CGFloat {
      list.reduce(CGFloat(max(0, list.count - 1)) * spacing) {
        $0 + main($1.1.size) + edges($1.0)[0].length + edges($1.0)[1].length
      }
    }
    let room = main(inner) + 0.001
    var number = 0
    var parts = 0
    switch group.repetition {
    case .split(let count), .times(let count): number = count
    case .fill where guessesMain: number = group.subitems.count
    case .fill:
      let follows = group.subitems.contains {
        (isRow ? $0.size.height : $0.size.width).kind
          == (isRow ? .fractionalWidth : .fractionalHeight)
      }
      if follows {
        while number < 200, length(children(number + 1, 1), 0) <= room { number += 1 }
        parts = number
        number = 0
        while number < 200, length(children(number + 1, parts), spacing) <= room { number += 1 }
      } else {
        while number < 200, length(children(number + 1, number + 1), spacing) <= room {
          number += 1
        }
      }
    }
    if number == 0, case .fill = group.repetition, isGuess(group.subitems[0], isRow),
      fitsByGuess(group.subitems[0], inner, isRow)
    {
      number = 1
    }
    return place(children(number, number, of: limit))

    func place(_ list: [(CompositionalItem, Solved)]) -> Solved {
      var solved = Solved(size: outer)
      solved.capacity = list.reduce(0) { $0 + $1.1.capacity }
      let present = list.indices.filter { !list[$0].1.frames.isEmpty }
      var depth = cross(inner)
      if guessesCross, !present.isEmpty {
        depth =
          present.map {
            cross(list[$0].1.size) + edges(list[$0].0)[2].length + edges(list[$0].0)[3].length
          }.max() ?? 0
      }
      let stretchy =
        (group.spacing.isFlexible ? max(0, list.count - 1) : 0)
        + list.reduce(0) { $0 + edges($1.0).prefix(2).filter(\.isFlexible).count }
      let share =
        guessesMain || stretchy == 0
        ? 0 : (main(inner) - length(list, spacing)) / CGFloat(stretchy)
      var place: CGFloat = 0
      var starts: [CGFloat] = []
      var depths: [CGFloat] = []
      for (child, inside) in list {
        let edges = edges(child)
        place += edges[0].length + (edges[0].isFlexible ? share : 0)
        starts.append(place)
        let loose = (edges[2].isFlexible ? 1 : 0) + (edges[3].isFlexible ? 1 : 0)
        let left = depth - cross(inside.size) - edges[2].length - edges[3].length
        depths.append(
          edges[2].length + (edges[2].isFlexible ? left / CGFloat(loose) : 0)
        )
        place += main(inside.size) + edges[1].length + (edges[1].isFlexible ? share : 0)
        place += spacing + (group.spacing.isFlexible ? share : 0)
      }
      for index in present {
        let dx = insets.leading + (isRow ? starts[index] : depths[index])
        let dy = insets.top + (isRow ? depths[index] : starts[index])
        solved.frames += list[index].1.frames.map { $0.offsetBy(dx: dx, dy: dy) }
      }
      var mainLength = main(outer)
      var crossLength = cross(outer)
      let around =
        isRow
        ? (insets.leading + insets.trailing, insets.top + insets.bottom)
        : (insets.top + insets.bottom, insets.leading + insets.trailing)
      if guessesMain, let last = present.last {
        mainLength =
          starts[last] + main(list[last].1.size) + edges(list[last].0)[1].length + around.0
      }
      if guessesCross { crossLength = depth + around.1 }
      solved.size =
        isRow
        ? CGSize(width: mainLength, height: crossLength)
        : CGSize(width: crossLength, height: mainLength)
      guard limit < solved.capacity, let last = present.last, let final = list.last else {
        return solved
      }
      let along = isRow != flowsDown
      if along, !guessesMain {
        let end = starts[last] + (list[last].1.cut ?? main(list[last].1.size))
        solved.cut = end + main(inner) - (starts[list.count - 1] + main(final.1.size))
      } else if !along, !guessesCross, list[last].1.cut != nil {
        let ends = present.map { depths[$0] + (list[$0].1.cut ?? cross(list[$0].1.size)) }
        let full = list.indices.map { depths[$0] + cross(list[$0].1.size) }
        solved.cut = (ends.max() ?? 0) + cross(inner) - (full.max() ?? 0)
      }
      return solved
    }
  }
}
