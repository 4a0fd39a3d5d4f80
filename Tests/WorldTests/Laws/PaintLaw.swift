import CoreGraphics
import Foundation
import UIKit

/// What is on the screen is what would be painted anew.
@MainActor
enum PaintLaw {
  static func check(_ machine: Machine) -> [Violation] {
    guard let shown = machine.stage.picture(), let anew = machine.pictureAnew() else { return [] }
    let bytes = shown.width * 4
    for y in 0..<shown.height {
      let (a, b) = (shown.data + y * shown.bytesPerRow, anew.data + y * anew.bytesPerRow)
      if memcmp(a, b, bytes) != 0 {
        let x = (0..<shown.width).first { shown[$0, y].argb != anew[$0, y].argb } ?? 0
        return [Violation(law: .paint, text: "the pixel at (\(x), \(y)) differs")]
      }
    }
    return []
  }
}
