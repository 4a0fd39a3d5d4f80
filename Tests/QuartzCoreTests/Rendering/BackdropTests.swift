import CoreGraphics
import QuartzCore
import Testing

/// Layers that show what lies behind them, blurred.
@Suite struct BackdropTests {
  private let root = CALayer()
  private let black = CALayer()
  private let material = CALayer()

  /// Black on the left of white, and a material across the middle.
  init() {
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    black.frame = CGRect(x: 0, y: 0, width: 32, height: 64)
    black.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    material.frame = CGRect(x: 0, y: 16, width: 64, height: 32)
    material.backdrop = Backdrop(blurRadius: 4, saturation: 1)
    root.addSublayer(black)
    root.addSublayer(material)
  }

  private func picture() throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    Compositor().render(root.commit(), scale: 1, into: bitmap)
    return bitmap
  }

  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap[x, y].argb >> 16 & 0xff)
  }

  @Test func `an edge behind becomes a slope, within the bounds alone`() throws {
    let bitmap = try picture()
    let slope = (0..<64).map { red(bitmap, $0, 32) }
    #expect(slope == slope.sorted())
    #expect(slope[0] == 0 && slope[63] == 255)
    #expect((60...110).contains(slope[29]) && (145...195).contains(slope[34]))
    // Half of the way is where the edge was, and a standard deviation further a sixth is left.
    #expect(abs((slope[31] + slope[32]) / 2 - 128) < 8)
    #expect(abs(slope[27] - 40) < 16)
    for y in [0, 15, 48, 63] { #expect(red(bitmap, 31, y) == 0 && red(bitmap, 32, y) == 255) }
  }

  @Test func `one colour stays as it is up to the edges`() throws {
    black.isHidden = true
    let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    root.backgroundColor = color
    let bitmap = try picture()
    for (x, y) in [(0, 16), (63, 47), (31, 30), (5, 5)] { #expect(bitmap[x, y] == Pixel(color)) }
  }

  @Test func `colours are strengthened about their brightness`() throws {
    black.isHidden = true
    root.backgroundColor = CGColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    material.backdrop = Backdrop(blurRadius: 4, saturation: 2)
    let pixel = try picture()[32, 32].argb
    let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    #expect(red > 166 && green < 126 && green == blue)
    material.backdrop = Backdrop(blurRadius: 4, saturation: 0)
    let gray = try picture()[32, 32].argb
    #expect(gray >> 16 & 0xff == gray & 0xff)
  }

  @Test func `the background lies on what is behind, and hides it where it is opaque`() throws {
    material.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(try red(picture(), 0, 32) == 128)
    material.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(try picture()[32, 32] == Pixel(argb: 0xff00_ff00))
  }

  @Test func `a material that fades within a group goes from what is behind to its full look`()
    throws
  {
    let holder = CALayer()
    holder.frame = root.bounds
    root.addSublayer(holder)
    holder.addSublayer(material)
    let tint = CALayer()
    tint.frame = CGRect(x: 0, y: 16, width: 64, height: 32)
    tint.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    holder.addSublayer(tint)
    let full = try picture()
    holder.isHidden = true
    let none = try picture()
    holder.isHidden = false
    for opacity in [0.25, 0.5, 0.75] {
      holder.opacity = Float(opacity)
      let faded = try picture()
      for x in stride(from: 1, to: 64, by: 5) {
        let wanted =
          Double(red(none, x, 32)) * (1 - opacity) + Double(red(full, x, 32)) * opacity
        #expect(abs(Double(red(faded, x, 32)) - wanted) <= 2)
      }
    }
  }

  @Test func `a change behind paints all of the material, one elsewhere none of it`() throws {
    let dot = CALayer()
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    dot.frame = CGRect(x: 40, y: 2, width: 4, height: 4)
    root.insertSublayer(dot, below: material)
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    dot.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.paintedPixels < 64)
    dot.frame.origin.y = 30
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.paintedPixels >= 64 * 32)
    #expect(compositor.work.paintedPixels < 64 * 40)
    #expect(PictureDifference(bitmap, try picture()) == nil)
  }
}
