import UIKit

/// Twenty colours around a hue of their own.
struct Palette {
  let number: Int

  static let count = 20

  func color(_ index: Int) -> UIColor {
    let hue = CGFloat((number * 37 + index * 9) % 100) / 100
    let wave = CGFloat((index * 7 + number * 3) % 10) / 10
    return UIColor(
      hue: hue,
      saturation: 0.45 + 0.4 * wave,
      brightness: 0.95 - 0.25 * wave,
      alpha: 1
    )
  }
}
