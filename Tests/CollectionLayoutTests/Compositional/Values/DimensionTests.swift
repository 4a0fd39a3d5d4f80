import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

@Suite struct `Lengths of a compositional layout` {
  private let base = CGSize(width: 101, height: 203)
  private let grid = PixelGrid(scale: 2)

  @Test func `parts are of the width or of the height, whichever side asks (rule C3)`() {
    let size = CompositionalSize(width: .fh(0.5), height: .fw(0.25)).resolved(in: base, grid)
    #expect(size == CGSize(width: 101.5, height: 25))
  }

  @Test func `parts go down to a pixel, other lengths stay (rule C2)`() {
    #expect(CompositionalDimension.fw(1 / 3.0).length(in: base, grid) == 33.5)
    #expect(CompositionalDimension.fh(1 / 3.0).length(in: base, grid) == 67.5)
    #expect(CompositionalDimension.pt(33.333).length(in: base, grid) == 33.333)
    #expect(CompositionalDimension.est(33.333).length(in: base, grid) == 33.333)
    #expect(CompositionalDimension.uni(33.333).length(in: base, grid) == 33.333)
  }

  @Test func `parts that come out whole stay whole, whatever the bits say`() {
    let third = CompositionalDimension.fw(1 / 3.0)
    #expect(third.length(in: CGSize(width: 99, height: 0), PixelGrid(scale: 1)) == 33)
    let tenth = CompositionalDimension.fh(0.7)
    #expect(tenth.length(in: CGSize(width: 0, height: 10), PixelGrid(scale: 1)) == 7)
  }

  @Test func `estimated and uniform lengths are guesses`() {
    let dimensions: [CompositionalDimension] = [.fw(1), .fh(1), .pt(1), .est(1), .uni(1)]
    #expect(dimensions.map(\.isGuess) == [false, false, false, true, true])
    let size = CompositionalSize(width: .pt(1), height: .est(1))
    #expect(size.isGuess)
    #expect(size.guesses == CompositionalGuesses(width: false, height: true))
    #expect(!CompositionalSize(width: .pt(1), height: .fh(1)).isGuess)
    #expect(CompositionalGuesses.none == CompositionalGuesses(width: false, height: false))
  }

  @Test func `what a view said counts only where it was asked (rule C60)`() {
    let answer = CGSize(width: 7, height: 9)
    func size(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CGSize {
      CompositionalSize(width: width, height: height)
        .resolved(in: base, grid, measured: answer)
    }
    #expect(size(.est(1), .est(1)) == answer)
    #expect(size(.pt(30), .est(1)) == CGSize(width: 30, height: 9))
    #expect(size(.uni(1), .fh(1)) == CGSize(width: 7, height: 203))
    #expect(
      CompositionalSize(width: .est(4), height: .est(5)).resolved(in: base, grid, measured: nil)
        == CGSize(width: 4, height: 5)
    )
  }

  @Test func `along an upright axis it is the height`() {
    let size = CompositionalSize(width: .pt(3), height: .pt(7))
    #expect(size.along(.vertical) == .pt(7) && size.across(.vertical) == .pt(3))
    #expect(size.along(.horizontal) == .pt(3) && size.across(.horizontal) == .pt(7))
  }
}

@Suite struct `Insets and edges of a compositional layout` {
  private let insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `come before and after on each axis`() {
    #expect(insets.before(.vertical) == 1 && insets.after(.vertical) == 3)
    #expect(insets.before(.horizontal) == 2 && insets.after(.horizontal) == 4)
    let edges = CompositionalEdges(
      leading: .fixed(2),
      top: .fixed(1),
      trailing: .flexible(4),
      bottom: .fixed(3)
    )
    #expect(edges.before(.vertical) == .fixed(1) && edges.after(.vertical) == .fixed(3))
    #expect(edges.before(.horizontal) == .fixed(2) && edges.after(.horizontal) == .flexible(4))
    #expect(CompositionalEdges().before(.vertical) == .none)
  }

  @Test func `leave what is inside`() {
    #expect(insets.inside(CGRect(10, 20, 30, 40)) == CGRect(12, 21, 24, 36))
    #expect(CompositionalInsets.zero.inside(CGRect(1, 2, 3, 4)) == CGRect(1, 2, 3, 4))
  }

  @Test func `turn a slot over that is shorter than they are (rule C9b)`() {
    let insets = CompositionalInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
    #expect(insets.inside(CGRect(0, 0, 9.5, 5)) == CGRect(7, 0, 4.5, 5))
  }

  @Test func `have no say where the length is a guess (rule C11)`() {
    func besides(
      _ width: CompositionalDimension,
      _ height: CompositionalDimension
    )
      -> CompositionalInsets
    {
      insets.besidesGuesses(of: CompositionalSize(width: width, height: height))
    }
    #expect(besides(.pt(1), .fw(1)) == insets)
    #expect(besides(.est(1), .pt(1)) == CompositionalInsets(top: 1, bottom: 3))
    #expect(besides(.pt(1), .uni(1)) == CompositionalInsets(leading: 2, trailing: 4))
    #expect(besides(.est(1), .est(1)) == .zero)
  }
}

@Suite struct `Anchored views` {
  private let rect = CGRect(10, 20, 60, 40)
  private let grid = PixelGrid(scale: 1)

  private func frame(
    _ container: CompositionalAnchor,
    _ item: CompositionalAnchor? = nil,
    size: CompositionalSize = .init(width: .pt(20), height: .pt(10)),
    insets: CompositionalInsets = .zero,
    measured: CGSize? = nil
  ) -> CGRect {
    CompositionalAnchored(
      kind: "badge",
      size: size,
      container: container,
      item: item,
      insets: insets
    )
    .frame(on: rect, base: rect.size, measured: measured, grid)
  }

  private func unit(
    _ x: CGFloat,
    _ y: CGFloat,
    offset: CGPoint = .zero,
    isFractional: Bool = false
  ) -> CompositionalAnchor {
    CompositionalAnchor(unit: CGPoint(x: x, y: y), offset: offset, isFractional: isFractional)
  }

  @Test func `lie inside with their own point at the same place (rule C42)`() {
    #expect(frame(unit(0, 0)) == CGRect(10, 20, 20, 10))
    #expect(frame(unit(1, 1)) == CGRect(50, 50, 20, 10))
    #expect(frame(unit(0.5, 0)) == CGRect(30, 20, 20, 10))
    #expect(frame(unit(1, 0.5)) == CGRect(50, 35, 20, 10))
  }

  @Test func `never reach out without an offset (rule C42)`() {
    for x in [0, 0.5, 1] as [CGFloat] {
      for y in [0, 0.5, 1] as [CGFloat] { #expect(rect.contains(frame(unit(x, y)))) }
    }
  }

  @Test func `lie with the point there that they say themselves (rule C43)`() {
    #expect(frame(unit(1, 0), unit(0.5, 0.5)) == CGRect(60, 15, 20, 10))
    #expect(frame(unit(0, 1), unit(1, 0)) == CGRect(-10, 60, 20, 10))
  }

  @Test func `are moved by points, or by parts of their size, and both add up (rule C44)`() {
    let points = unit(0, 0, offset: CGPoint(x: 3, y: -4))
    let parts = unit(0, 0, offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)
    #expect(frame(points) == CGRect(13, 16, 20, 10))
    #expect(frame(parts) == CGRect(20, 15, 20, 10))
    #expect(frame(points, points) == CGRect(16, 12, 20, 10))
    #expect(frame(parts, points) == CGRect(23, 11, 20, 10))
  }

  @Test func `are parts of what they are fastened to, or as large as they say (rule C45)`() {
    let half = CompositionalSize(width: .fw(0.5), height: .fh(0.25))
    #expect(frame(unit(0, 0), size: half) == CGRect(10, 20, 30, 10))
    let guess = CompositionalSize(width: .est(20), height: .pt(10))
    let answer = CGSize(width: 26, height: 99)
    #expect(frame(unit(1, 0), size: guess, measured: answer) == CGRect(44, 20, 26, 10))
  }

  @Test func `keep their insets free, but where they are guessed (rule C11)`() {
    let insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame(unit(0, 0), insets: insets) == CGRect(12, 21, 14, 6))
    let guess = CompositionalSize(width: .est(20), height: .pt(10))
    #expect(frame(unit(0, 0), size: guess, insets: insets) == CGRect(10, 21, 20, 6))
  }
}
