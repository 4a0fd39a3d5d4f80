import CoreGraphics

/// A colour by hue, saturation and brightness, each 0...1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : span / high
    guard span > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat =
      if high == red {
        (green - blue) / span
      } else if high == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixth = (hue - hue.rounded(.down)) * 6
    let f = sixth - sixth.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * f)
    let t = brightness * (1 - saturation * (1 - f))
    return switch Int(sixth) {
    case 0: (brightness, t, p)
    case 1: (q, brightness, p)
    case 2: (p, brightness, t)
    case 3: (p, q, brightness)
    case 4: (t, p, brightness)
    default: (brightness, p, q)
    }
  }
}
