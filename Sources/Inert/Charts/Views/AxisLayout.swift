import SwiftUI

/// Gives the plot what labels and titles of axes leave of a chart, and puts them around it.
struct AxisLayout: Layout {
  let x: AxisScale
  let y: AxisScale

  private static let spacing: CGFloat = 4

  /// How much is taken at each side of the plot.
  private struct Margins {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    mutating func grow(_ side: AxisPlan.Side, to length: CGFloat) {
      switch side {
      case .leading: leading = max(leading, length)
      case .trailing: trailing = max(trailing, length)
      case .top: top = max(top, length)
      case .bottom: bottom = max(bottom, length)
      }
    }

    subscript(side: AxisPlan.Side) -> CGFloat {
      switch side {
      case .leading: leading
      case .trailing: trailing
      case .top: top
      case .bottom: bottom
      }
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let plot = subviews.first else { return }
    let around = subviews.dropFirst().compactMap { view in
      view[AxisPlaceKey.self].map { (view, $0) }
    }
    let labels = around.filter { $0.1.fraction != nil }
    let titles = around.filter { $0.1.fraction == nil }
    let inner = labelMargins(labels, in: bounds.size)
    var outer = Margins()
    for (view, place) in titles {
      let size = view.sizeThatFits(.unspecified)
      let isLevel = place.side == .top || place.side == .bottom
      outer.grow(place.side, to: (isLevel ? size.height : size.width) + place.spacing)
    }
    let free = CGSize(
      width: max(
        bounds.width - inner.leading - inner.trailing - outer.leading - outer.trailing,
        0
      ),
      height: max(bounds.height - inner.top - inner.bottom - outer.top - outer.bottom, 0)
    )
    let size = plot.sizeThatFits(ProposedViewSize(free))
    let area = CGRect(
      x: bounds.minX + inner.leading + outer.leading,
      y: bounds.minY + inner.top + outer.top,
      width: size.width,
      height: size.height
    )
    plot.place(at: area.origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    place(labels, around: area, within: bounds)
    for (view, place) in titles { self.place(view, place, area, inner) }
  }

  @MainActor
  private func labelMargins(
    _ labels: [(LayoutSubview, AxisPlace)],
    in size: CGSize
  ) -> Margins {
    var margins = Margins()
    var topmost: CGFloat = 0
    for (view, place) in labels {
      let isLevel = place.side == .top || place.side == .bottom
      let label = self.size(view, place, size)
      margins.grow(place.side, to: (isLevel ? label.height : label.width) + Self.spacing)
      // Half of the label at the upper end stands above the plot.
      if !isLevel { topmost = max(topmost, label.height / 2) }
    }
    margins.top = max(margins.top, topmost)
    margins.bottom = max(margins.bottom, topmost)
    return margins
  }

  @MainActor
  private func size(_ view: LayoutSubview, _ place: AxisPlace, _ room: CGSize) -> CGSize {
    let isLevel = place.side == .top || place.side == .bottom
    guard let share = place.share else { return view.sizeThatFits(.unspecified) }
    // Names are broken into lines where they have no room.
    let width = isLevel ? room.width * share : room.width / 3
    return view.sizeThatFits(ProposedViewSize(width: width, height: nil))
  }

  @MainActor
  private func place(
    _ labels: [(LayoutSubview, AxisPlace)],
    around area: CGRect,
    within bounds: CGRect
  ) {
    let frames = labels.map { view, place in
      let isLevel = place.side == .top || place.side == .bottom
      var frame = frame(size(view, place, area.size), place, area)
      if isLevel && !place.isAfter {
        // Labels at the ends stay within the chart.
        frame.origin.x = min(
          max(frame.minX, bounds.minX),
          max(bounds.maxX - frame.width, bounds.minX)
        )
      }
      return frame
    }
    let shown = shown(labels.map(\.1), frames, bounds)
    for (index, (view, place)) in labels.enumerated() {
      var origin = CGPoint(
        x: frames[index].minX + place.offset.width,
        y: frames[index].minY + place.offset.height
      )
      // What has no room is put where nobody sees it.
      if !shown.contains(index) {
        origin = CGPoint(x: bounds.maxX + 10_000, y: bounds.maxY + 10_000)
      }
      view.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(frames[index].size))
    }
  }

  /// Which labels have room: all, every second, every third, or as many as there is room for.
  private func shown(_ places: [AxisPlace], _ frames: [CGRect], _ bounds: CGRect) -> Set<Int> {
    var shown: Set<Int> = []
    for side in [AxisPlan.Side.leading, .trailing, .top, .bottom] {
      let isLevel = side == .top || side == .bottom
      let own = places.indices.filter { index in
        places[index].side == side && (!isLevel || frames[index].maxX <= bounds.maxX + 0.5)
      }
      let spans = own.map { index in
        isLevel
          ? frames[index].minX...frames[index].maxX : frames[index].minY...frames[index].maxY
      }
      let gap = isLevel ? Self.spacing : 0
      let even = (1...4).lazy.map { step in (0..<own.count).filter { $0 % step == 0 } }
        .first { Self.free($0, among: spans, gap).count == $0.count }
      for position in even ?? Self.free(Array(0..<own.count), among: spans, gap) {
        shown.insert(own[position])
      }
    }
    return shown
  }

  /// Those that do not reach into one before.
  private static func free(
    _ wanted: [Int],
    among spans: [ClosedRange<CGFloat>],
    _ gap: CGFloat
  ) -> [Int] {
    var taken: [ClosedRange<CGFloat>] = []
    return wanted.filter { position in
      let span = spans[position]
      let isFree = !taken.contains {
        $0.lowerBound < span.upperBound + gap && span.lowerBound < $0.upperBound + gap
      }
      if isFree { taken.append(span) }
      return isFree
    }
  }

  private func frame(_ size: CGSize, _ place: AxisPlace, _ area: CGRect) -> CGRect {
    let fraction = place.fraction ?? 0.5
    let isLevel = place.side == .top || place.side == .bottom
    let along =
      isLevel
      ? area.minX + x.place(at: fraction, in: area.width)
      : area.minY + y.place(at: fraction, in: area.height)
    let across: CGFloat =
      switch place.side {
      case .leading: area.minX - Self.spacing - size.width
      case .trailing: area.maxX + Self.spacing
      case .top: area.minY - Self.spacing - size.height
      case .bottom: area.maxY + Self.spacing
      }
    guard isLevel else {
      return CGRect(origin: CGPoint(x: across, y: along - size.height / 2), size: size)
    }
    let start = place.isAfter ? along + Self.spacing : along - size.width / 2
    return CGRect(origin: CGPoint(x: start, y: across), size: size)
  }

  @MainActor
  private func place(
    _ view: LayoutSubview,
    _ place: AxisPlace,
    _ area: CGRect,
    _ margins: Margins
  ) {
    let size = view.sizeThatFits(.unspecified)
    let part = place.alignment
    let level = area.minX + (area.width - size.width) * part
    let upright = area.minY + (area.height - size.height) * (1 - part)
    let away = margins[place.side] + place.spacing
    let origin: CGPoint =
      switch place.side {
      case .leading: CGPoint(x: area.minX - away - size.width, y: upright)
      case .trailing: CGPoint(x: area.maxX + away, y: upright)
      case .top: CGPoint(x: level, y: area.minY - away - size.height)
      case .bottom: CGPoint(x: level, y: area.maxY + away)
      }
    view.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
  }
}
