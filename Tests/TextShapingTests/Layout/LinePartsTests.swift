import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct LineMetricsTests {
  private static func metrics(_ change: (inout ParagraphStyle) -> Void) -> LineMetrics {
    var style = ParagraphStyle()
    change(&style)
    return LineMetrics(systemFont(20), style: style)
  }

  @Test func `without limits a line is as high as its font`() {
    let metrics = Self.metrics { _ in }
    #expect(metrics.ascent == 19.04296875 && metrics.descent == 4.82421875)
    #expect(metrics.height == 23.8671875)
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 23.8671875), (2, 0, 0, 47.734375), (0, 40, 0, 40), (0, 0, 10, 10),
    (2, 0, 30, 30), (0.5, 20, 0, 20), (0, 50, 30, 30), (-1, -5, -5, 23.8671875),
  ])
  func `limits set the height and leave the descent`(
    multiple: Double,
    minimum: Double,
    maximum: Double,
    height: Double
  ) {
    let metrics = Self.metrics {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = minimum
      $0.maximumLineHeight = maximum
    }
    #expect(abs(metrics.height - height) < 1e-9)
    #expect(metrics.descent == 4.82421875)
  }

  @Test func `a style knows whether it changes the height`() {
    var style = ParagraphStyle()
    #expect(!style.hasLineHeight)
    style.lineSpacing = 5
    #expect(!style.hasLineHeight)
    style.minimumLineHeight = 1
    #expect(style.hasLineHeight)
  }
}

@Suite struct LinePlaceTests {
  private static func line(width: CGFloat, isRightToLeft: Bool = false) -> TextLine {
    TextLine(
      range: 0..<1,
      x: 0,
      y: 0,
      baseline: 0,
      ascent: 10,
      descent: 2,
      width: width,
      hangingWidth: 4,
      isTruncated: false,
      isRightToLeft: isRightToLeft,
      runs: []
    )
  }

  private static func place(
    _ line: TextLine,
    in width: CGFloat,
    _ change: (inout ParagraphStyle) -> Void
  ) -> (x: CGFloat, used: CGFloat) {
    var style = ParagraphStyle()
    change(&style)
    var lines = [line]
    let used = LinePlace.arrange(
      &lines,
      [LinePlace(style, line, isFirst: false)],
      width: width
    )
    return (lines[0].x, used)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, false, 10.0), (.center, false, 30), (.right, false, 50),
    (.natural, false, 10), (.natural, true, 50), (.left, true, 10), (.justified, true, 50),
  ])
  func `a line stands between its indents`(
    alignment: ParagraphStyle.Alignment,
    isRightToLeft: Bool,
    x: Double
  ) {
    let line = Self.line(width: 40, isRightToLeft: isRightToLeft)
    let place = Self.place(line, in: 100) {
      $0.alignment = alignment
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    #expect(Double(place.x) == x)
    #expect(Double(place.used) == 64)
  }

  @Test func `what is too wide starts at its leading edge`() {
    let centered: (inout ParagraphStyle) -> Void = { $0.alignment = .center }
    #expect(Double(Self.place(Self.line(width: 150), in: 100, centered).x) == 0)
    let right = Self.line(width: 150, isRightToLeft: true)
    #expect(Double(Self.place(right, in: 100, centered).x) == -50)
    #expect(Double(Self.place(right, in: 100, centered).used) == 100)
  }

  @Test(arguments: [
    (0.0, 0.0, 100.0), (20, 0, 80), (0, -30, 70), (0, 60, 60), (20, 60, 40), (0, 500, 100),
    (200, 0, 0), (0, -200, 0), (-20, 0, 100),
  ])
  func `indents take from the width`(head: Double, tail: Double, width: Double) {
    var style = ParagraphStyle()
    style.headIndent = head
    style.tailIndent = tail
    #expect(LinePlace.lineWidth(style, width: 100, isFirst: false) == width)
  }
}

@Suite struct TabRulerTests {
  private static func advance(_ style: ParagraphStyle, x: Double, _ text: String = "\t") -> Double {
    let shaper = ParagraphShaper(shaper: Shaper(), pairs: PairTables())
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      shaper.begin(
        0..<units.count,
        of: buffer,
        runs: [.init(0..<units.count, format())],
        direction: .natural
      )
      return TabRuler(style).advance(at: 0, x: x, in: shaper)
    }
  }

  @Test(arguments: [(0.0, 28.0), (1, 27), (27.9, 0.1), (28, 28), (60, 24)])
  func `without stops there is one every 28 points`(x: Double, advance: Double) {
    #expect(abs(Self.advance(ParagraphStyle(), x: x) - advance) < 1e-9)
  }

  @Test func `stops need not be in order`() {
    var style = ParagraphStyle()
    style.tabStops = [.init(90), .init(30), .init(60)]
    style.defaultTabInterval = 50
    #expect(Self.advance(style, x: 0) == 30)
    #expect(Self.advance(style, x: 30) == 30)
    #expect(Self.advance(style, x: 70) == 20)
    #expect(Self.advance(style, x: 90) == 10)
  }

  @Test func `a column that has no room starts at the tab`() {
    var style = ParagraphStyle()
    style.tabStops = [.init(30, .right)]
    #expect(Self.advance(style, x: 0, "\t日本語") == 0)
    #expect(abs(Self.advance(style, x: 0, "\t日") - 13) < 1e-9)
    style.tabStops = [.init(30, .center)]
    #expect(abs(Self.advance(style, x: 0, "\t日本") - 13) < 1e-9)
  }

  @Test func `a column ends at the next tab`() {
    var style = ParagraphStyle()
    style.tabStops = [.init(50, .right)]
    #expect(abs(Self.advance(style, x: 0, "\t日\t本本本本") - 33) < 1e-9)
  }
}

@Suite struct ClusterBoxTests {
  @Test func `boxes stand side by side and cover the text`() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<60 {
      let string = random.text(words: 6)
      let line = layout(string).lines[0]
      let boxes = line.clusterBoxes
      #expect(boxes.flatMap { Array($0.range) }.sorted() == Array(line.range), "\(string)")
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        #expect(abs(box.x + box.width - next.x) < 1e-3)
      }
    }
  }

  @Test func `edges are those of a reader`() {
    let left = ClusterBox(range: 0..<1, x: 10, width: 20, isRightToLeft: false)
    let right = ClusterBox(range: 0..<1, x: 10, width: 20, isRightToLeft: true)
    #expect(left.edge(at: 0) == 10 && left.edge(at: 1) == 30 && left.edge(at: 0.25) == 15)
    #expect(right.edge(at: 0) == 30 && right.edge(at: 1) == 10 && right.edge(at: 0.25) == 25)
  }

  @Test func `an ellipsis has no box, a tab and an attachment have one`() {
    let style = paragraphFormat { $0.lineBreakMode = .truncatingTail }
    let cut = layout("Hello World", style, width: 50, lines: 1).lines[0]
    #expect(cut.clusterBoxes.count == cut.range.count)
    #expect(layout("a\tb").lines[0].clusterBoxes.count == 3)
    let picture = format {
      $0.attachment = AttachmentBox(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let line = layout(AttributedText("\u{FFFC}", picture)).lines[0]
    #expect(line.clusterBoxes.map(\.width) == [9])
  }
}
