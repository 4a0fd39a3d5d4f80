import Foundation

extension CompositionalEngine {
  /// Tells how the frame of a section's boundary item came about, held in sight or not.
  package func explainBoundary(
    _ index: Int,
    inSection number: Int,
    _ pinning: CompositionalPinning?
  ) -> CompositionalExplanation? {
    guard boundary(index, inSection: number) != nil else { return nil }
    let section = sections[number]
    let (item, place) = (section.values.boundary[index], section.boundary.places[index])
    var result = CompositionalExplanation()
    let box = start(of: number) + section.boundary.before
    var main = result.add(
      "\(startName(axes)) at rest",
      [
        CompositionalExplanation.term(.plus, start(of: number), "start of section \(number)"),
        CompositionalExplanation.term(.plus, section.boundary.before, "boundary items before"),
        CompositionalExplanation.term(.plus, place.main, "from the edge, with its offset"),
      ]
    )
    let length = axes.size(place.size).main
    if item.isPinned, item.main(axes) != .middle, let pinning {
      let visible = axes.main(pinning.visible)
      let natural = result.steps[main].value
      let isHeader = item.main(axes) == .low
      let end = box + section.boxLength - length
      main = result.add(
        "\(startName(axes)) in sight",
        isHeader
          ? [CompositionalExplanation.term(.plus, visible.low, "start of what is visible")]
          : [
            CompositionalExplanation.term(.plus, visible.high, "end of what is visible"),
            CompositionalExplanation.term(.minus, length, "its own length"),
          ],
        isHeader
          ? .between(natural, max(natural, end))
          : .between(min(box, natural), natural)
      )
    }
    let insets = item.insets.besidesGuesses(of: item.size)
    func finish(_ side: LayoutAxes, _ place: Int, _ length: CGFloat) -> (Int, Int) {
      let start = result.add(
        "\(startName(side)) of the view",
        [
          result.term(.plus, place),
          CompositionalExplanation.term(.plus, insets.before(side), "its inset before"),
        ],
        .nearest(grid.scale)
      )
      let size = result.add(
        "\(name(side)) of the view",
        [
          CompositionalExplanation.term(
            .plus,
            length,
            CompositionalTree.describe(item.size.along(side))
          ),
          CompositionalExplanation.term(.minus, insets.before(side), "its inset before"),
          CompositionalExplanation.term(.minus, insets.after(side), "its inset after"),
        ],
        .magnitude
      )
      return (start, size)
    }
    let across = result.add(
      "\(startName(axes.turned)) at rest",
      [CompositionalExplanation.term(.plus, place.cross, "from the edge, with its offset")]
    )
    let along = finish(axes, main, length)
    let beside = finish(axes.turned, across, axes.size(place.size).cross)
    let (x, y) = axes == .vertical ? (beside, along) : (along, beside)
    (result.x, result.width) = x
    (result.y, result.height) = y
    return result
  }
}
