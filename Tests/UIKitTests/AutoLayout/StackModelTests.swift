import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Stacks of every distribution and alignment, beside sums that know no constraints.
@MainActor @Suite struct StackModelTests {
  private final class Block: UIView {
    var content: CGSize
    init(_ content: CGSize) {
      self.content = content
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  /// A stack drawn by chance, and what decides about it.
  private struct Case {
    var isRow: Bool
    var isMirrored: Bool
    var length: CGFloat
    var thickness: CGFloat
    var margins: UIEdgeInsets
    var spaces: [CGFloat]
    var contents: [CGSize]
    var hidden: Set<Int>

    init(_ random: inout SplitMix64) {
      isRow = random.once(in: 2)
      isMirrored = random.once(in: 3)
      let count = random.int(1...5)
      contents = (0..<count).map { _ in
        CGSize(width: random.int(5...40), height: random.int(5...40))
      }
      spaces = (0..<count).map { _ in CGFloat(random.int(0...10)) }
      hidden = Set((0..<count).filter { _ in random.once(in: 5) })
      if hidden.count == count { hidden = [] }
      length = CGFloat(random.int(400...600))
      thickness = CGFloat(random.int(50...120))
      margins =
        random.once(in: 2)
        ? .zero : UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    }

    var visible: [Int] { contents.indices.filter { !hidden.contains($0) } }
    func along(_ index: Int) -> CGFloat { isRow ? contents[index].width : contents[index].height }
    func across(_ index: Int) -> CGFloat { isRow ? contents[index].height : contents[index].width }

    /// The margins where the line starts and ends, and before and after it.
    var ends: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
      isRow
        ? (margins.left, margins.right, margins.top, margins.bottom)
        : (margins.top, margins.bottom, margins.left, margins.right)
    }
    var room: CGFloat { length - ends.start - ends.end }
    var gaps: [CGFloat] { visible.dropLast().map { spaces[$0] } }
    var size: CGSize {
      isRow
        ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    /// Where the views stand along the line, by what a distribution means.
    func spans(_ distribution: UIStackView.Distribution, grower: Int) -> [(CGFloat, CGFloat)]? {
      let lengths = visible.map(along)
      let (content, spacing) = (lengths.reduce(0, +), gaps.reduce(0, +))
      let count = CGFloat(lengths.count)
      switch distribution {
      case .fill:
        return line(
          zip(visible, lengths).map { $0 == grower ? $1 + room - content - spacing : $1 },
          gaps
        )
      case .fillEqually: return line(lengths.map { _ in (room - spacing) / count }, gaps)
      case .fillProportionally:
        return line(lengths.map { $0 / content * (room - spacing) }, gaps)
      case .equalSpacing:
        guard count > 1 else { return [(0, room)] }
        return line(lengths, gaps.map { _ in (room - content) / (count - 1) })
      case .equalCentering:
        guard count > 1, let first = lengths.first, let last = lengths.last else {
          return [(0, room)]
        }
        let step = (room - first / 2 - last / 2) / (count - 1)
        return lengths.enumerated().map { index, length in
          let middle = first / 2 + CGFloat(index) * step
          return (middle - length / 2, middle + length / 2)
        }
      @unknown default: return nil
      }
    }

    private func line(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [(CGFloat, CGFloat)] {
      var x: CGFloat = 0
      return lengths.enumerated().map { index, length in
        defer { x += length + (index < gaps.count ? gaps[index] : 0) }
        return (x, x + length)
      }
    }

    func crossSpan(_ alignment: UIStackView.Alignment, _ index: Int) -> (CGFloat, CGFloat) {
      let room = thickness - ends.before - ends.after
      let length = across(index)
      switch alignment {
      case .fill: return (0, room)
      case .leading: return (0, length)
      case .trailing: return (room - length, room)
      default: return ((room - length) / 2, (room + length) / 2)
      }
    }

    /// The frame of two spans, mirrored where lines start on the right.
    func frame(_ span: (CGFloat, CGFloat), _ cross: (CGFloat, CGFloat)) -> CGRect {
      var x = isRow ? span : cross
      let y = isRow ? cross : span
      // Spans across a row are along y; whatever is along x counts from where lines start.
      let inner = size.width - margins.left - margins.right
      if isMirrored { x = (inner - x.1, inner - x.0) }
      return CGRect(
        x: margins.left + x.0,
        y: margins.top + y.0,
        width: x.1 - x.0,
        height: y.1 - y.0
      )
    }
  }

  private func stack(_ model: Case, _ blocks: [Block]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = model.isRow ? .horizontal : .vertical
    stack.semanticContentAttribute = model.isMirrored ? .forceRightToLeft : .forceLeftToRight
    stack.frame.size = model.size
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = model.margins
    for (index, block) in blocks.enumerated() {
      stack.setCustomSpacing(model.spaces[index], after: block)
      block.isHidden = model.hidden.contains(index)
    }
    return stack
  }

  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  @Test(arguments: 0..<40)
  func `views stand where sums put them`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let model = Case(&random)
    let blocks = model.contents.map { Block($0) }
    let stack = stack(model, blocks)
    let grower = random.pick(model.visible)
    blocks[grower].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    blocks[grower].setContentHuggingPriority(UILayoutPriority(10), for: .vertical)
    // Every distribution comes after another, so what was built before has to go.
    for _ in 0..<6 {
      let distribution = random.pick(Self.distributions)
      let alignment = random.pick(Self.alignments)
      stack.distribution = distribution
      stack.alignment = alignment
      stack.layoutIfNeeded()
      guard let spans = model.spans(distribution, grower: grower) else { continue }
      for (index, span) in zip(model.visible, spans) {
        let expected = model.frame(span, model.crossSpan(alignment, index))
        let frame = blocks[index].frame
        // Frames are rounded to whole points, sizes to halves.
        let isNear = isNear(frame, expected, within: 0.51)
        #expect(isNear, "\(distribution) \(alignment) \(index): \(frame) is not \(expected)")
      }
    }
  }

  @Test(arguments: 0..<30)
  func `a stack fits what it holds, and no more`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let model = Case(&random)
    let blocks = model.contents.map { Block($0) }
    let stack = stack(model, blocks)
    stack.alignment = random.pick(Self.alignments)
    let spreads = random.once(in: 2)
    stack.distribution = spreads ? .equalSpacing : .fill
    // Spaces that are to be equal are all as long as the longest that is asked for.
    let spacing =
      spreads
      ? (model.gaps.max() ?? 0) * CGFloat(model.gaps.count) : model.gaps.reduce(0, +)
    let along = model.visible.map(model.along).reduce(0, +) + spacing
    let across = model.visible.map(model.across).max() ?? 0
    let (ends, isRow) = (model.ends, model.isRow)
    let length = along + ends.start + ends.end
    let thickness = across + ends.before + ends.after
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs((isRow ? size.width : size.height) - length) < 0.51)
    #expect(abs((isRow ? size.height : size.width) - thickness) < 0.51)
  }

  @Test(arguments: 0..<30)
  func `hiding and showing, adding and removing end as a new stack begins`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var model = Case(&random)
    let blocks = model.contents.map { Block($0) }
    let lived = stack(model, blocks)
    for _ in 0..<12 {
      lived.layoutIfNeeded()
      let index = random.int(0...blocks.count - 1)
      switch random.int(0...3) {
      case 0: blocks[index].isHidden.toggle()
      case 1:
        lived.removeArrangedSubview(blocks[index])
        lived.insertArrangedSubview(blocks[index], at: index)
        lived.setCustomSpacing(model.spaces[index], after: blocks[index])
      case 2: lived.axis = lived.axis == .horizontal ? .vertical : .horizontal
      default: lived.distribution = random.pick(Self.distributions)
      }
    }
    model.isRow = lived.axis == .horizontal
    model.hidden = Set(blocks.indices.filter { blocks[$0].isHidden })
    guard !model.visible.isEmpty else { return }
    lived.frame.size = model.size
    lived.distribution = .equalSpacing
    lived.layoutIfNeeded()
    let copies = model.contents.map { Block($0) }
    let fresh = stack(model, copies)
    fresh.distribution = .equalSpacing
    fresh.layoutIfNeeded()
    for index in model.visible {
      #expect(isNear(blocks[index].frame, copies[index].frame), "\(index)")
    }
  }

  @Test func `a view taken by another superview leaves the line`() {
    let blocks = [10.0, 20, 30].map { Block(CGSize(width: $0, height: 10)) }
    let row = UIStackView(arrangedSubviews: blocks)
    let other = UIView()
    other.addSubview(blocks[1])
    #expect(row.arrangedSubviews == [blocks[0], blocks[2]])
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 40)
    let second = UIStackView()
    second.addArrangedSubview(blocks[0])
    #expect(row.arrangedSubviews == [blocks[2]] && second.arrangedSubviews == [blocks[0]])
  }

  @Test func `a view that is arranged again changes its place and not the order of subviews`() {
    let blocks = [10.0, 20, 30].map { Block(CGSize(width: $0, height: 10)) }
    let row = UIStackView(arrangedSubviews: blocks)
    row.insertArrangedSubview(blocks[2], at: 0)
    #expect(row.arrangedSubviews == [blocks[2], blocks[0], blocks[1]])
    #expect(row.subviews == blocks)
  }

  @Test func `a subview that is not arranged keeps its frame`() {
    let block = Block(CGSize(width: 10, height: 10))
    let row = UIStackView(arrangedSubviews: [block])
    let badge = UIView(frame: CGRect(x: -5, y: -6, width: 7, height: 8))
    row.addSubview(badge)
    row.frame.size = CGSize(width: 100, height: 20)
    row.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: -5, y: -6, width: 7, height: 8))
    #expect(block.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(row.arrangedSubviews == [block])
  }

  @Test func `a stack in a scroll view gives it its content`() {
    let blocks = (0..<10).map { _ in Block(CGSize(width: 30, height: 44)) }
    let column = UIStackView(arrangedSubviews: blocks)
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(column)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 494))
    for block in blocks.prefix(4) { block.isHidden = true }
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 294))
  }
}
