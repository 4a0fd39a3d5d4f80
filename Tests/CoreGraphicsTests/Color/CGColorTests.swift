import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct CGColorTests {
  func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

  @Test func `a colour is its space and its components`() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.numberOfComponents == 4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color.hashValue == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).hashValue)
    #expect(color != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    let device = CGColor(
      colorSpace: CGColorSpaceCreateDeviceRGB(),
      components: [0.1, 0.2, 0.3, 0.4]
    )
    #expect(color != device)
    #expect(CGColor(gray: 0, alpha: 1) == .black)
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.alpha == 0)
    #expect(color.copy() === color)
  }

  @Test func `another alpha leaves the rest`() {
    #expect(CGColor.white.copy(alpha: 0.25)?.components == [1, 0.25])
    #expect(CGColor.red.copy(alpha: 0)?.components == [1, 0, 0, 0])
  }

  @Test func `as many components are read as the space has`() throws {
    let ink = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0.5, 1, 9])
    )
    #expect(ink.numberOfComponents == 5)
    #expect(ink.pixel() == Pixel(argb: 0xFF80_0000))
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray?.pixel() == Pixel(argb: 0xFF80_8080))
  }

  @Test(arguments: [
    CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
    CGColorSpace.displayP3, CGColorSpace.extendedLinearDisplayP3,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear,
  ])
  func `there and back is the same colour`(name: CFString) throws {
    let target = try space(name)
    let sRGB = try space(CGColorSpace.sRGB)
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      let color = CGColor(
        red: random.double(0...1),
        green: random.double(0...1),
        blue: random.double(0...1),
        alpha: random.double(0...1)
      )
      let there = try #require(color.converted(to: target, intent: .defaultIntent, options: nil))
      #expect(there.colorSpace == target)
      let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil))
      let (a, b) = (try #require(color.components), try #require(back.components))
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  /// The red of Display P3 in extended sRGB and of sRGB in Display P3, as colour tools give them.
  @Test func `Display P3 and sRGB are converted by their primaries`() throws {
    let p3 = try space(CGColorSpace.displayP3)
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let wide = try #require(
      red.converted(to: try space(CGColorSpace.extendedSRGB), intent: .defaultIntent, options: nil)?
        .components
    )
    for (found, known) in zip(wide, [1.0930, -0.2267, -0.1501, 1]) {
      #expect(abs(found - known) < 2e-4)
    }
    let narrow = try #require(
      CGColor.red.converted(to: p3, intent: .defaultIntent, options: nil)?.components
    )
    for (found, known) in zip(narrow, [0.9175, 0.2003, 0.1386, 1]) {
      #expect(abs(found - known) < 2e-4)
    }
    let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1]))
    #expect(white.pixel() == .white)
    // Drawn, a colour outside of sRGB is cut off.
    #expect(red.pixel() == .fullRed)
    let clamped = red.converted(to: try space(CGColorSpace.sRGB), intent: .perceptual, options: [:])
    #expect(clamped?.components == [1, 0, 0, 1])
  }

  @Test func `linear components follow sRGB's curve`() throws {
    let linear = try space(CGColorSpace.linearSRGB)
    let half = try #require(
      CGColor(red: 0.5, green: 0.04, blue: 1, alpha: 1)
        .converted(to: linear, intent: .defaultIntent, options: nil)?.components
    )
    #expect(abs(half[0] - 0.21404) < 1e-5)
    #expect(abs(half[1] - 0.04 / 12.92) < 1e-12)
    #expect(half[2] == 1)
    let color = try #require(CGColor(colorSpace: linear, components: [0.21405, 0, 0, 1]))
    #expect(color.pixel() == Pixel(argb: 0xFF80_0000))
  }

  @Test func `grey and equal components are one colour`() throws {
    let gray = try space(CGColorSpace.genericGrayGamma2_2)
    for value in [0, 0.1, 0.5, 0.95, 1] as [CGFloat] {
      let color = CGColor(red: value, green: value, blue: value, alpha: 1)
      let converted = color.converted(to: gray, intent: .defaultIntent, options: nil)
      #expect(converted?.components == [value, 1])
      #expect(CGColor(gray: value, alpha: 1).pixel() == color.pixel())
    }
    let green = try #require(
      CGColor.green.converted(to: gray, intent: .defaultIntent, options: nil)?.components
    )
    // The luminance of sRGB's green, 0.7152, encoded.
    #expect(abs(green[0] - 0.8621) < 1e-3)
  }

  @Test func `inks`() throws {
    let cmyk = CGColorSpaceCreateDeviceCMYK()
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let inks = try #require(orange.converted(to: cmyk, intent: .defaultIntent, options: nil))
    #expect(inks.components == [0, 0.5, 1, 0, 1])
    #expect(inks.pixel() == orange.pixel())
    let black = CGColor.black.converted(to: cmyk, intent: .defaultIntent, options: nil)
    #expect(black?.components == [0, 0, 0, 1, 1])
  }

  @Test func `an extended colour keeps what lies outside`() throws {
    let extended = try space(CGColorSpace.extendedSRGB)
    let color = try #require(CGColor(colorSpace: extended, components: [1.5, -0.5, 0, 1]))
    #expect(color.components == [1.5, -0.5, 0, 1])
    #expect(color.pixel() == .fullRed)
    let linear = try space(CGColorSpace.extendedLinearSRGB)
    let converted = try #require(
      color.converted(to: linear, intent: .defaultIntent, options: nil)?.components
    )
    #expect(converted[0] > 1.5 && converted[1] < 0)
  }

  @Test func `components that are no numbers are drawn as nothing`() {
    #expect(CGColor(red: .nan, green: 1, blue: 0, alpha: 1).pixel() == .fullGreen)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: .nan).pixel() == .clear)
    #expect(CGColor.red.pixel(alpha: .nan) == .clear)
  }

  @Test func `spaces are told apart by name`() throws {
    #expect(CGColorSpace(name: "kCGColorSpaceOfAnotherWorld") == nil)
    #expect(try space(CGColorSpace.sRGB) == (try space(CGColorSpace.sRGB)))
    #expect(try space(CGColorSpace.sRGB) != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(try space(CGColorSpace.displayP3).isWideGamutRGB)
    #expect(!(try space(CGColorSpace.sRGB).isWideGamutRGB))
    #expect(try space(CGColorSpace.linearGray).model == .monochrome)
  }

  @Test func `a colour describes itself`() {
    #expect(CGColor.black.description.contains("GenericGrayGamma2_2"))
    #expect(CGColor.black.description.contains("0.0 1.0"))
  }
}
