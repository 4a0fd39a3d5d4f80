import Foundation
import Testing

@testable import CoreGraphics

@Suite struct WholePixelTests {
  @Test(
    arguments: [
      (0, 0), (-0.9, 0), (2.9, 2), (1e9, 1_000_000_000), (1e19, 1_000_000_000),
      (-1e300, -1_000_000_000), (.infinity, 1_000_000_000), (.nan, 0),
    ] as [(CGFloat, Int)]
  )
  func `every number has a whole one that sums and products of two can be made of`(
    number: CGFloat,
    whole: Int
  ) {
    let pixels = Int(pixels: number)
    #expect(pixels == whole)
    #expect(!(pixels * pixels).addingReportingOverflow(pixels).overflow)
  }
}
