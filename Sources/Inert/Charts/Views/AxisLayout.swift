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

  /// A view around the plot, with the size that it is measured and shown with.
  private struct Part {
    let view: LayoutSubview
    let place: AxisPlace
    var size: CGSize

    /// How much it takes of what is beside the plot.
    var depth: CGFloat { place.side.isLevel ? size.height : size.width }
  }

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
    let titles = around.filter { $0.1.fraction == nil }.map { view, place in
      Part(view: view, place: place, size: view.sizeThatFits(.unspecified))
    }
    var outer = Margins()
    for title in titles { outer.grow(title.place.side, to: title.depth + title.place.spacing) }
    // Labels beside the plot say how wide it is, and so how much room those below it have.
    let labels = around.filter { $0.1.fraction != nil }
    let upright = labels.filter { !$0.1.side.isLevel }.map { part($0, $1, bounds.width / 3) }
    var inner = Margins()
    grow(&inner, upright)
    let width = max(
      bounds.width - inner.leading - inner.trailing - outer.leading - outer.trailing,
      0
    )
    let level = labels.filter { $0.1.side.isLevel }.map { view, place in
      part(view, place, width * (place.share ?? 1))
    }
    grow(&inner, level)
    let height = max(bounds.height - inner.top - inner.bottom - outer.top - outer.bottom, 0)
    let size = plot.sizeThatFits(ProposedViewSize(width: width, height: height))
    let area = CGRect(
      x: bounds.minX + inner.leading + outer.leading,
      y: bounds.minY + inner.top + outer.top,
      width: size.width,
      height: size.height
    )
    plot.place(at: area.origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    place(upright + level, around: area, within: bounds)
    for title in titles { place(title, area, inner) }
  }

  /// A label; one of a name is broken into lines where it has no more room.
  @MainActor
  private func part(_ view: LayoutSubview, _ place: AxisPlace, _ room: CGFloat) -> Part {
    let proposal =
      place.share == nil ? .unspecified : ProposedViewSize(width: room, height: nil)
    return Part(view: view, place: place, size: view.sizeThatFits(proposal))
  }

  private func grow(_ margins: inout Margins, _ labels: [Part]) {
    for label in labels where label.size != .zero {
      margins.grow(label.place.side, to: label.depth + Self.spacing)
      if label.place.side.isLevel { continue }
      // Half of the label at each end stands out of the plot.
      margins.grow(.top, to: label.size.height / 2)
      margins.grow(.bottom, to: label.size.height / 2)
    }
  }

  @MainActor
  private func place(_ labels: [Part], around area: CGRect, within bounds: CGRect) {
    let frames = labels.map { label in
      var frame = frame(label.size, label.place, area)
      if label.place.side.isLevel && !label.place.isAfter {
        // Labels at the ends stay within the chart.
        frame.origin.x = min(
          max(frame.minX, bounds.minX),
          max(bounds.maxX - frame.width, bounds.minX)
        )
      }
      return frame
    }
    let shown = shown(labels.map(\.place), frames, bounds)
    for (index, label) in labels.enumerated() {
      let frame = frames[index].offsetBy(
        dx: label.place.offset.width,
        dy: label.place.offset.height
      )
      label.view.place(
        at: frame.origin,
        anchor: .topLeading,
        proposal: ProposedViewSize(shown.contains(index) ? frame.size : .zero)
      )
    }
  }

  /// Which labels have room: all, or every second, third and so on.
  private func shown(_ places: [AxisPlace], _ frames: [CGRect], _ bounds: CGRect) -> Set<Int> {
    var shown = Set(places.indices.filter { places[$0].isAlwaysShown })
    for side in AxisPlan.Side.allCases {
      let own = places.indices.filter { index in
        places[index].side == side && !places[index].isAlwaysShown && frames[index].size != .zero
          && (!side.isLevel || frames[index].maxX <= bounds.maxX + 0.5)
      }
      guard !own.isEmpty else { continue }
      let spans = own.map { index in
        side.isLevel
          ? frames[index].minX...frames[index].maxX : frames[index].minY...frames[index].maxY
      }
      let gap = side.isLevel ? Self.spacing : 0
      let step = (1...own.count).first { Self.isFree(spans, every: $0, gap) } ?? own.count
      for position in stride(from: 0, to: own.count, by: step) { shown.insert(own[position]) }
    }
    return shown
  }

  /// Whether none of every so many reaches into another one.
  private static func isFree(
    _ spans: [ClosedRange<CGFloat>],
    every step: Int,
    _ gap: CGFloat
  ) -> Bool {
    let some = stride(from: 0, to: spans.count, by: step).map { spans[$0] }
      .sorted { $0.lowerBound < $1.lowerBound }
    return zip(some, some.dropFirst()).allSatisfy { $0.upperBound + gap <= $1.lowerBound }
  }

  private func frame(_ size: CGSize, _ place: AxisPlace, _ area: CGRect) -> CGRect {
    let fraction = place.fraction ?? 0.5
    let isLevel = place.side.isLevel
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
  private func place(_ title: Part, _ area: CGRect, _ margins: Margins) {
    let (size, place) = (title.size, title.place)
    let level = area.minX + (area.width - size.width) * place.parts.level
    let upright = area.minY + (area.height - size.height) * place.parts.upright
    let away = margins[place.side] + place.spacing
    let origin: CGPoint =
      switch place.side {
      case .leading: CGPoint(x: area.minX - away - size.width, y: upright)
      case .trailing: CGPoint(x: area.maxX + away, y: upright)
      case .top: CGPoint(x: level, y: area.minY - away - size.height)
      case .bottom: CGPoint(x: level, y: area.maxY + away)
      }
    title.view.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
  }
}
