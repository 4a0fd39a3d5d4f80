import UIKit
import ViewGraph
import ViewLayout

/// How a lazy container places its rows.
struct LazyArrangement: Equatable {
  var tracks: [TrackSize]
  var trackSpacings: [CGFloat] = []
  /// The distance between rows.
  var spacing: CGFloat
  /// Where views are in tracks that say nothing of it.
  var alignment: Alignment
  /// Where the tracks are in the room of all.
  var whole = Alignment.center
  var alignments: [Alignment?] = []
  /// What of sections stays visible.
  var pins: PinnedScrollableViews

  init(
    tracks: [TrackSize],
    spacing: CGFloat,
    alignment: Alignment,
    pins: PinnedScrollableViews = []
  ) {
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
    self.pins = pins
  }

  init(
    items: [GridItem],
    alignment: Alignment,
    spacing: CGFloat?,
    pins: PinnedScrollableViews
  ) {
    self.pins = pins
    // A grid without columns has one, as a stack.
    tracks =
      items.isEmpty ? [.flexible(minimum: 0, maximum: .infinity)] : items.map(\.track)
    trackSpacings = items.map { $0.spacing ?? 8 }
    alignments = items.map(\.alignment)
    self.spacing = spacing ?? 8
    self.alignment = .center
    whole = alignment
  }
}

final class LazyNode<Outer, Inner: View>: ViewNode<Outer> {
  private let element: LazyElement
  private let inner: (Outer, LazyElement) -> Inner
  private var child: ViewNode<Inner>?

  init(
    _ view: Outer,
    in place: NodePlace,
    element: LazyElement,
    inner: @escaping (Outer, LazyElement) -> Inner
  ) {
    self.element = element
    self.inner = inner
    super.init(view, in: place)
    let environment = environment.inStack(element.axis)
    let child = Inner.viewNode(inner(view, element), in: childPlace(environment))
    self.child = child
    element.node = child
  }

  override func viewDidChange(_ change: NodeChange<Outer>) {
    guard let child else { return }
    child.update(
      inner(view, element),
      change.isEnvironmentChanged ? environment.inStack(element.axis) : child.environment
    )
  }

  override func structureDidChange() { element.structureDidChange() }

  override func collect(_ elements: inout [LayoutElement]) { elements.append(element) }

  override var isStructural: Bool { false }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// Places rows as they become visible.
final class LazyElement: LayoutElement {
  let axis: LayoutAxis
  weak var node: GraphNode?
  private var arrangement = LazyArrangement(
    tracks: [.flexible(minimum: 0, maximum: .infinity)],
    spacing: 8,
    alignment: .center
  )
  private var list: RowList?
  private var madeLines: (lines: LazyLines, perLine: Int)?
  /// The extents of lines that were measured, along the axis.
  private(set) var extents = LineExtents()
  private var lastCross: CGFloat?

  init(axis: LayoutAxis) {
    self.axis = axis
    super.init()
  }

  func configure(_ new: LazyArrangement) {
    guard new != arrangement else { return }
    arrangement = new
    forget()
    sizeDidChange()
  }

  private func forget() { extents.removeAll() }

  func structureDidChange() {
    list = nil
    madeLines = nil
    hasMistakenRows = false
    forget()
    sizeDidChange()
  }

  override func sizeDidChange() {
    forgetSizes()
    container?.sizeDidChange()
  }

  private var rows: RowList {
    if let list { return list }
    let made = node.map(RowList.init(of:)) ?? RowList()
    list = made
    return made
  }

  private func tracks(_ cross: CGFloat) -> [(length: CGFloat, declaration: Int)] {
    TrackSizes.lengths(arrangement.tracks, spacings: arrangement.trackSpacings, in: cross)
  }

  private func lines(_ perLine: Int) -> LazyLines {
    if let madeLines, madeLines.perLine == perLine { return madeLines.lines }
    let rows = rows
    let lines = LazyLines(rowCount: rows.count, sections: rows.sections, perLine: perLine)
    madeLines = (lines, perLine)
    return lines
  }

  private var estimate: CGFloat {
    extents.count == 0 ? 44 : extents.sum / CGFloat(extents.count)
  }

  /// Measures a line, and keeps its extent.
  private func measureLine(
    _ line: Int,
    _ tracks: [(length: CGFloat, declaration: Int)]
  ) -> CGFloat {
    if let known = extents.extent(of: line) { return known }
    var extent: CGFloat = 0
    guard let block = lines(tracks.count).block(ofLine: line) else { return 0 }
    for (index, row) in block.rows(of: line).enumerated() {
      guard let element = element(row) else { continue }
      let cross = block.kind == .rows ? tracks[index].length : lastCross
      extent = max(extent, axis.main(element.size(axis.proposal(main: nil, cross: cross))))
    }
    extents.add(extent, of: line)
    return extent
  }

  private func element(_ row: Int) -> LayoutElement? {
    let element = rows.element(row)
    if element == nil, rows.isMistaken(row) { hasMistakenRows = true }
    element?.container = self
    return element
  }

  /// Whether rows were met that are made of several views or none, which was not known.
  private var hasMistakenRows = false

  /// The cross length without a proposal: that of the rows, as far as a few of them tell.
  private func ownCross() -> CGFloat {
    let rows = rows
    var widest: CGFloat = 0
    for row in 0..<min(rows.count, 20) {
      guard let element = element(row) else { continue }
      widest = max(widest, axis.cross(element.size(.unspecified)))
    }
    return widest
  }

  private func isInfinite(_ length: CGFloat) -> Bool { !length.isFinite }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var cross = axis.cross(proposal) ?? ownCross()
    if isInfinite(cross) { cross = ownCross() }
    if lastCross != cross {
      forget()
      lastCross = cross
    }
    let tracks = tracks(cross)
    let lines = lines(tracks.count).count
    guard lines > 0 else { return axis.size(main: 0, cross: cross) }
    // The first lines tell how long the others may be.
    for line in 0..<min(lines, 12) { _ = measureLine(line, tracks) }
    let unknown = lines - extents.count
    let total =
      extents.sum + CGFloat(unknown) * estimate + arrangement.spacing * CGFloat(lines - 1)
    let isProposed = axis.cross(proposal)?.isFinite == true
    let own = used(tracks)
    return axis.size(main: total, cross: isProposed ? max(cross, own) : own)
  }

  /// The cross length of the tracks with what is between them.
  private func used(_ tracks: [(length: CGFloat, declaration: Int)]) -> CGFloat {
    tracks.map(\.length).reduce(0, +) + spacing(tracks)
  }

  private func spacing(_ tracks: [(length: CGFloat, declaration: Int)]) -> CGFloat {
    tracks.dropLast().reduce(0) { $0 + trackSpacing($1.declaration) }
  }

  private func trackSpacing(_ declaration: Int) -> CGFloat {
    arrangement.trackSpacings.indices.contains(declaration)
      ? arrangement.trackSpacings[declaration] : 0
  }

  private func start(of line: Int) -> CGFloat {
    extents.sum(before: line, estimate: estimate) + CGFloat(line) * arrangement.spacing
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let cross = axis.cross(rect.size)
    if lastCross != cross {
      forget()
      lastCross = cross
    }
    let tracks = tracks(cross)
    let lines = lines(tracks.count)
    registerTargets(rect, tracks, placing)
    guard lines.count > 0 else { return }
    let origin = axis == .vertical ? rect.minY : rect.minX
    var placing = placing
    placing.takeRests(lines.count) { [weak self] in self?.frame(ofLine: $0, in: rect) ?? rect }
    let near: CGFloat
    let far: CGFloat
    if let visible = placing.visibleRect {
      let length = axis == .vertical ? visible.height : visible.width
      let begin = axis == .vertical ? visible.minY : visible.minX
      // A little more than what is seen is there already.
      near = begin - length * 0.25
      far = begin + length * 1.25
    } else {
      near = -.infinity
      far = .infinity
    }
    let first = firstLine(near - origin, lines.count)
    var line = first
    var position = origin + start(of: line)
    let wasCount = extents.count
    var kept: Set<AnyHashable> = []
    while line < lines.count, position < far {
      let extent = measureLine(line, tracks)
      if let block = lines.block(ofLine: line), !isPinned(block.kind, placing) {
        placeLine(line, of: block, at: position, extent, tracks, rect, placing, &kept)
      }
      position += extent + arrangement.spacing
      line += 1
    }
    placePinned(in: first..<line, lines, tracks, rect, placing, &kept)
    // Rows that were mistaken stay, to be asked what they are made of.
    if placing.visibleRect != nil, !hasMistakenRows { rows.drop(except: kept) }
    if hasMistakenRows {
      structureDidChange()
    } else if extents.count != wasCount {
      // What was measured changes the estimate of the rest.
      forgetSizes()
      container?.sizeDidChange()
    }
  }

  private func isPinned(_ kind: LazyLines.Block.Kind, _ placing: Placing) -> Bool {
    guard placing.pinningRect != nil else { return false }
    return switch kind {
    case .rows: false
    case .header: arrangement.pins.contains(.sectionHeaders)
    case .footer: arrangement.pins.contains(.sectionFooters)
    }
  }

  /// Places headers and footers of visible sections above their rows, within what is visible as far as their section
  /// reaches.
  private func placePinned(
    in visible: Range<Int>,
    _ lines: LazyLines,
    _ tracks: [(length: CGFloat, declaration: Int)],
    _ rect: CGRect,
    _ placing: Placing,
    _ kept: inout Set<AnyHashable>
  ) {
    guard !arrangement.pins.isEmpty, let room = placing.pinningRect else { return }
    let (roomStart, roomEnd) =
      axis == .vertical ? (room.minY, room.maxY) : (room.minX, room.maxX)
    let origin = axis == .vertical ? rect.minY : rect.minX
    for section in lines.sections(in: visible) {
      let header = isPinned(.header, placing) ? section.header : 0..<0
      let footer = isPinned(.footer, placing) ? section.footer : 0..<0
      let headerLength = length(of: header, tracks)
      let footerLength = length(of: footer, tracks)
      let begin = origin + start(of: section.lines.lowerBound)
      let end = origin + start(of: section.lines.upperBound) - arrangement.spacing
      let above = min(max(begin, roomStart), max(end - headerLength, begin))
      let natural = end - footerLength
      let below = max(min(natural, roomEnd - footerLength), min(begin, natural))
      for (pinned, start) in [(header, above), (footer, below)] {
        var position = start
        for line in pinned {
          guard let block = lines.block(ofLine: line) else { continue }
          let extent = measureLine(line, tracks)
          placeLine(line, of: block, at: position, extent, tracks, rect, placing, &kept)
          position += extent + arrangement.spacing
        }
      }
    }
  }

  /// How long lines are that follow each other.
  private func length(
    of lines: Range<Int>,
    _ tracks: [(length: CGFloat, declaration: Int)]
  ) -> CGFloat {
    lines.reduce(0) { $0 + measureLine($1, tracks) }
      + arrangement.spacing * CGFloat(max(lines.count - 1, 0))
  }

  private func firstLine(_ position: CGFloat, _ lines: Int) -> Int {
    guard position > 0 else { return 0 }
    var low = 0
    var high = lines - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func placeLine(
    _ line: Int,
    of block: LazyLines.Block,
    at position: CGFloat,
    _ extent: CGFloat,
    _ tracks: [(length: CGFloat, declaration: Int)],
    _ rect: CGRect,
    _ placing: Placing,
    _ kept: inout Set<AnyHashable>
  ) {
    let start = axis == .vertical ? rect.minX : rect.minY
    let length = axis.cross(rect.size)
    let free = length - used(tracks)
    let whole = arrangement.whole
    var cross =
      start + free * (axis == .vertical ? whole.horizontal.fraction : whole.vertical.fraction)
    for (index, row) in block.rows(of: line).enumerated() {
      let isWhole = block.kind != .rows
      let track = tracks[index]
      let (slotStart, slotLength) = isWhole ? (start, length) : (cross, track.length)
      defer { cross += track.length + trackSpacing(track.declaration) }
      guard let element = element(row) else { continue }
      let identity = rows.identity(row)
      kept.insert(identity)
      let proposal = axis.proposal(main: nil, cross: slotLength)
      let size = element.size(proposal)
      let own =
        arrangement.alignments.indices.contains(track.declaration)
        ? arrangement.alignments[track.declaration] : nil
      let alignment = isWhole ? arrangement.alignment : own ?? arrangement.alignment
      let slot =
        axis == .vertical
        ? CGRect(x: slotStart, y: position, width: slotLength, height: extent)
        : CGRect(x: position, y: slotStart, width: extent, height: slotLength)
      let frame = CGRect(
        x: slot.minX + (slot.width - size.width) * alignment.horizontal.fraction,
        y: slot.minY + (slot.height - size.height) * alignment.vertical.fraction,
        width: size.width,
        height: size.height
      )
      placing.targets?.places[identity] = frame.offsetBy(
        dx: placing.targetOffset.x,
        dy: placing.targetOffset.y
      )
      element.place(frame, proposal, placing)
    }
  }

  private func registerTargets(
    _ rect: CGRect,
    _ tracks: [(length: CGFloat, declaration: Int)],
    _ placing: Placing
  ) {
    let offset = placing.targetOffset
    placing.targets?.resolvers.append { [weak self] id in
      guard let self, let row = rows.row(id) else { return nil }
      let line = lines(tracks.count).line(ofRow: row) ?? 0
      return frame(ofLine: line, in: rect).offsetBy(dx: offset.x, dy: offset.y)
    }
  }

  /// Where a line is, as far as is known.
  private func frame(ofLine line: Int, in rect: CGRect) -> CGRect {
    let extent = extents.extent(of: line) ?? estimate
    let position = start(of: line)
    return axis == .vertical
      ? CGRect(x: rect.minX, y: rect.minY + position, width: rect.width, height: extent)
      : CGRect(x: rect.minX + position, y: rect.minY, width: extent, height: rect.height)
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}
