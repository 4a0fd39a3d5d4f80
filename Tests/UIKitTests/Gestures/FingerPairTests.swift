import CoreGraphics
import Testing

@testable import UIKit

@Suite struct `Two fingers as a pair` {
  @Test func `one finger is no pair`() {
    #expect(FingerPair([CGPoint(x: 1, y: 2)]) == nil)
  }

  @Test func `the distance and the angle are those of the line from the first to the second`()
    throws
  {
    let pair = try #require(
      FingerPair([CGPoint(x: 10, y: 10), CGPoint(x: 13, y: 14), CGPoint(x: 90, y: 0)])
    )
    #expect(pair.distance == 5)
    #expect(abs(pair.angle - 0.9273) < 0.0001)
  }
}
