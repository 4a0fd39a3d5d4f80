import Foundation

extension CompositionalEngine {
  /// A boundary item of a section, where it is pinned if it is to be (rules C39, C40, C48).
  package func boundary(
    _ index: Int,
    inSection section: Int,
    _ pinning: CompositionalPinning? = nil
  ) -> CompositionalElement? {
    guard sections.indices.contains(section), sections[section].hasSize,
      sections[section].boundary.places.indices.contains(index)
    else { return nil }
    let holder = sections[section]
    return element(
      holder.values.boundary[index],
      .boundary(index),
      section,
      holder.boundary.places[index],
      box: AxisInterval(low: 0, high: holder.boxLength).moved(
        by: start(of: section) + holder.boundary.before
      ),
      pinning
    )
  }

  /// A boundary item of the layout (rule C38).
  package func global(
    _ index: Int,
    _ pinning: CompositionalPinning? = nil
  ) -> CompositionalElement? {
    guard global.places.indices.contains(index) else { return nil }
    return element(
      configuration.boundary[index],
      .global(index),
      0,
      global.places[index],
      box: AxisInterval(low: 0, high: sectionsLength).moved(by: global.before),
      pinning
    )
  }

  private func element(
    _ item: CompositionalBoundary,
    _ kind: CompositionalElement.Kind,
    _ section: Int,
    _ place: BoundaryPlacement.Place,
    box: AxisInterval,
    _ pinning: CompositionalPinning?
  ) -> CompositionalElement {
    let length = axes.size(place.size).main
    let natural = box.low + place.main
    var main = natural
    let isHeld = item.isPinned && item.main(axes) != .middle
    if isHeld, let pinning {
      let visible = axes.main(pinning.visible)
      if item.main(axes) == .low {
        // The end of its section pushes it out.
        main = max(natural, min(visible.low, box.high - length))
      } else {
        main = min(natural, max(visible.high - length, box.low))
      }
    }
    let slot = axes.rect(main: main, cross: place.cross, axes.size(place.size))
    let frame = snapped(item.insets.besidesGuesses(of: item.size).inside(slot))
    let isInSight = isHeld && pinning.map { frame.intersects($0.bounds) } == true
    return CompositionalElement(
      kind: kind,
      section: section,
      frame: frame,
      zIndex: item.zIndex + (isInSight ? CompositionalPinning.zIndex : 0),
      guesses: item.size.guesses
    )
  }

  /// What lies behind a section, as large as it is (rule C46).
  package func decoration(_ index: Int, inSection section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section), sections[section].hasSize,
      sections[section].values.decorations.indices.contains(index),
      let box = sectionFrame(section)
    else { return nil }
    let values = sections[section].values
    let item = values.decorations[index]
    let across = axes.turned
    var free = CompositionalInsets.zero
    if across == .horizontal {
      free.leading = values.reference.leading
      free.trailing = values.reference.trailing
    } else {
      free.top = values.reference.top
      free.bottom = values.reference.bottom
    }
    let frame = item.insets.inside(free.inside(box))
    return CompositionalElement(
      kind: .decoration(index),
      section: section,
      frame: CGRect(
        x: grid.snapped(frame.minX),
        y: grid.snapped(frame.minY),
        width: grid.snapped(frame.width),
        height: grid.snapped(frame.height)
      ),
      zIndex: item.zIndex
    )
  }
}
