import Foundation

/// One section of a flow, laid out: its chrome and its lines.
///
/// Places are seen from the section's start along the main axis and from the content's edge across
/// it.
struct FlowSection: Sendable {
  private(set) var header: CGFloat
  private(set) var footer: CGFloat
  private(set) var sizes: FlowSizes
  private(set) var lines: LineTree
  let interitemSpacing: CGFloat
  /// The room before and after the lines, along the main axis.
  let margins: AxisMargins
  /// Where lines start across the axis.
  let crossStart: CGFloat
  /// How long lines can be.
  let available: CGFloat

  init(_ values: FlowSectionValues, _ configuration: FlowConfiguration, _ clean: inout FlowCleaner)
  {
    let axes = configuration.axes
    header = clean.length(axes.size(values.header).main, .header)
    footer = clean.length(axes.size(values.footer).main, .footer)
    interitemSpacing = clean.distance(values.interitemSpacing, .interitemSpacing)
    let top = clean.distance(values.insets.top, .insets)
    let left = clean.distance(values.insets.left, .insets)
    let bottom = clean.distance(values.insets.bottom, .insets)
    let right = clean.distance(values.insets.right, .insets)
    let isVertical = axes == .vertical
    margins = AxisMargins(
      leading: isVertical ? top : left,
      trailing: isVertical ? bottom : right
    )
    let cross = configuration.crossMargins
    crossStart = (isVertical ? left : top) + cross.leading
    available =
      configuration.crossLength - crossStart - (isVertical ? right : bottom) - cross.trailing
    sizes = Self.sizes(values, axes, &clean)
    lines = LineTree(spacing: clean.distance(values.lineSpacing, .lineSpacing))
    pack()
  }

  private static func sizes(
    _ values: FlowSectionValues,
    _ axes: LayoutAxes,
    _ clean: inout FlowCleaner
  ) -> FlowSizes {
    let count = max(0, values.itemCount)
    switch values.sizes {
    case .same(let size):
      return FlowSizes(count: count, plain: clean.size(axes.size(size), .itemSize))
    case .each(let sizes):
      var listed: [AxisSize] = []
      listed.reserveCapacity(sizes.count)
      for (item, size) in sizes.enumerated() {
        listed.append(clean.size(axes.size(size), .item(item)))
      }
      return FlowSizes(listed: listed)
    case .estimated(let size, let measured):
      var known: [Int: AxisSize] = [:]
      for (item, size) in measured { known[item] = clean.size(axes.size(size), .item(item)) }
      let plain = clean.size(axes.size(size), .itemSize)
      return FlowSizes(count: count, plain: plain, measured: known)
    }
  }

  private var packer: FlowPacker {
    FlowPacker(sizes: sizes, available: available, spacing: interitemSpacing)
  }

  private mutating func pack() {
    var ends = sizes.plainEnds
    let runs = packer.pack(from: 0, plainEnd: { ends.end(from: $0) }).runs
    lines = LineTree(spacing: lines.spacing, runs)
  }

  /// The first item that is longer than a line, and how long it is.
  var misfit: (subject: FlowProblem.Subject, length: CGFloat)? {
    guard sizes.count > 0 else { return nil }
    if sizes.areEven {
      let length = sizes[0].cross
      return packer.fits(length) ? nil : (.itemSize, length)
    }
    guard sizes.measured.isEmpty else { return nil }
    for item in 0..<sizes.count where !packer.fits(sizes[item].cross) {
      return (.item(item), sizes[item].cross)
    }
    return nil
  }

  // MARK: Sums

  /// How far the lines reach, without spacing behind the last.
  private var linesLength: CGFloat {
    sizes.count == 0 ? 0 : lines.stretch.length - lines.spacing
  }

  /// Where the first line starts.
  var linesStart: CGFloat { header + margins.leading }

  /// Where the footer starts.
  var footerStart: CGFloat { linesStart + linesLength + margins.trailing }

  /// How long the section is.
  var length: CGFloat { footerStart + footer }

  /// What the section covers.
  var stretch: Stretch {
    let lines = lines.stretch
    return Stretch(
      length: length,
      low: min(0, linesStart + lines.low, footerStart),
      high: max(length, header, linesStart + lines.high)
    )
  }

  // MARK: Changes

  /// Gives an item another size; only lines that come out differently are set again.
  mutating func set(_ size: AxisSize, at item: Int) {
    guard sizes[item] != size || sizes.isPlain(item) else { return }
    sizes.set(size, at: item)
    let old = lines
    // An item that shrank may go up into the line before.
    let line = old.line(of: item)
    let first = line.first > 0 ? old.line(of: line.first - 1).first : 0
    let (runs, end) = packer.pack(
      from: first,
      plainEnd: { start in
        guard start != item, sizes.isPlain(start) else { return start }
        let (run, firstOfRun, _) = old.run(of: start)
        let end = run.isPlain ? firstOfRun + run.items : start + 1
        return start < item ? min(end, item) : end
      },
      isSettled: { $0 > item && old.line(of: $0).first == $0 }
    )
    lines.replace(first..<end, with: runs)
  }

  mutating func setHeader(_ length: CGFloat) { header = length }

  mutating func setFooter(_ length: CGFloat) { footer = length }
}
