import Foundation

/// A fixed ratio of width to height, within a proposal or around it.
package struct AspectRatio: Equatable, Sendable {
  package var ratio: CGFloat
  package var fills: Bool

  package init(ratio: CGFloat, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  /// The proposal with the ratio.
  ///
  /// One length that is given decides the other; without any there is nothing to decide.
  package func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      let isBoundByWidth = (width / ratio <= height) != fills
      return isBoundByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
