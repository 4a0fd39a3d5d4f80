import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct `The state of a context` {
  /// What a state shows of itself, and what it paints.
  private struct Seen: Equatable {
    var ctm: CGAffineTransform
    var clip: CGRect
    var quality: CGInterpolationQuality
    var alpha = 1.0
    var white = 0.0
  }

  @Test(arguments: 0..<60) func `is kept and given back as a pile`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (bitmap, context) = try picture(16, 16)
    var pile: [Seen] = []
    var now = Seen(
      ctm: context.ctm,
      clip: CGRect(x: 0, y: 0, width: 16, height: 16),
      quality: .default
    )
    for _ in 0..<60 {
      switch random.int(0...7) {
      case 0, 1:
        context.saveGState()
        pile.append(now)
      case 2:
        context.restoreGState()
        now = pile.popLast() ?? now
      case 3:
        let (x, y) = (CGFloat(random.int(-2...2)), CGFloat(random.int(-2...2)))
        context.translateBy(x: x, y: y)
        now.ctm = now.ctm.translatedBy(x: x, y: y)
        now.clip = now.clip.offsetBy(dx: -x, dy: -y)
      case 4:
        let rect = CGRect(
          x: random.int(-4...8),
          y: random.int(-4...8),
          width: 12,
          height: 12
        )
        context.clip(to: rect)
        now.clip = now.clip.intersection(rect)
      case 5:
        now.alpha = Double(random.int(0...4)) / 4
        context.setAlpha(now.alpha)
      case 6:
        now.white = Double(random.int(0...5)) / 5
        context.setFillColor(gray: now.white, alpha: 1)
      default:
        now.quality = random.pick([.none, .low, .medium, .high])
        context.interpolationQuality = now.quality
      }
      #expect(context.ctm == now.ctm)
      #expect(context.interpolationQuality == now.quality)
      #expect(
        now.clip.isEmpty
          ? context.boundingBoxOfClipPath.isEmpty : context.boundingBoxOfClipPath == now.clip
      )
      // A probe of the colour in a state of its own.
      bitmap.fill(bitmap.bounds, with: .clear)
      context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
      let device =
        now.clip.isEmpty ? CGRect.null : now.clip.offsetBy(dx: now.ctm.tx, dy: 16 - now.ctm.ty)
      for (x, y) in bitmap.bounds.points {
        let isInside = device.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let expected = isInside ? [now.alpha, now.alpha * now.white].map { $0 * 255 } : [0, 0]
        let found = [bitmap[x, y].alpha, bitmap[x, y].red].map { Double($0) }
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 })
      }
    }
  }

  @Test func `begins as it does on iOS`() throws {
    let (bitmap, context) = try picture(4, 4)
    #expect(context.interpolationQuality == .default)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.isPathEmpty)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 2.5, y: 2.5, width: 1, height: 1))
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[2, 2] == .black && bitmap[3, 3] == .black)
  }

  @Test(arguments: 0..<30) func `converts places to the device and back`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (_, context) = try picture(20, 10, scale: [1, 2, 3][seed % 3])
    context.translateBy(x: random.double(-5...5), y: random.double(-5...5))
    context.scaleBy(x: random.double(0.2...3), y: random.double(-3 ... -0.2))
    context.rotate(by: random.double(-3...3))
    let point = random.point(20)
    let device = context.convertToDeviceSpace(point)
    let back = context.convertToUserSpace(device)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    #expect(device == point.applying(context.ctm))
    // Sizes do not move.
    let size = CGSize(width: 3, height: 4)
    let turned = context.convertToUserSpace(context.convertToDeviceSpace(size))
    #expect(abs(turned.width - 3) < 1e-9 && abs(turned.height - 4) < 1e-9)
    let rect = CGRect(origin: point, size: size)
    #expect(
      context.convertToDeviceSpace(rect) == rect.applying(context.userSpaceToDeviceSpaceTransform)
    )
  }

  @Test func `moves, scales and turns what comes after, the last first`() throws {
    let (_, context) = try picture(8, 8)
    let start = context.ctm
    context.translateBy(x: 3, y: 1)
    context.scaleBy(x: 2, y: 4)
    context.rotate(by: 0.25)
    let expected = CGAffineTransform(rotationAngle: 0.25)
      .concatenating(CGAffineTransform(scaleX: 2, y: 4))
      .concatenating(CGAffineTransform(translationX: 3, y: 1))
      .concatenating(start)
    let found = context.ctm
    let pairs = [
      (found.a, expected.a), (found.b, expected.b), (found.c, expected.c),
      (found.d, expected.d), (found.tx, expected.tx), (found.ty, expected.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `takes no number that is none`() throws {
    let (bitmap, context) = try picture(8, 8)
    let start = context.ctm
    for value in [.nan, .infinity, -.infinity] as [CGFloat] {
      context.translateBy(x: value, y: 0)
      context.scaleBy(x: 1, y: value)
      context.rotate(by: value)
      context.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      context.setAlpha(value)
      context.setLineWidth(value)
      context.setMiterLimit(value)
      context.setLineDash(phase: value, lengths: [1])
      context.setLineDash(phase: 0, lengths: [1, value])
      context.setFlatness(value)
      context.setShadow(offset: CGSize(width: value, height: 0), blur: 0, color: .black)
    }
    context.setLineWidth(-1)
    #expect(context.ctm == start)
    context.move(to: CGPoint(x: 0, y: 4.5))
    context.addLine(to: CGPoint(x: 8, y: 4.5))
    context.strokePath()
    #expect((0..<8).map { bitmap[$0, 4] } == [Pixel](repeating: .black, count: 8))
    #expect(bitmap[0, 3] == .clear && bitmap[0, 5] == .clear)
  }

  @Test func `alpha is held to what there is`() throws {
    let (bitmap, context) = try picture(2, 1)
    context.setAlpha(7)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAlpha(-7)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap.pixels == [.black, .clear])
  }

  // MARK: Clips

  @Test(arguments: 0..<60) func `clips leave what lies in all of them`(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    let (bitmap, context) = try picture(12, 12)
    var inside = Set(0..<144)
    for _ in 0..<random.int(1...3) {
      // Several rectangles side by side or one in another, by either rule.
      let rects = (0..<random.int(1...3)).map { _ in
        CGRect(x: random.int(0...6), y: random.int(0...6), width: random.int(1...9), height: 5)
      }
      let counts = (0..<144).map { place in
        let middle = CGPoint(x: Double(place % 12) + 0.5, y: Double(place / 12) + 0.5)
        return rects.count { $0.contains(middle) }
      }
      switch random.int(0...2) {
      case 0:
        context.clip(to: rects)
        inside = inside.filter { counts[$0] > 0 }
      case 1:
        context.addRects(rects)
        context.clip(using: .evenOdd)
        inside = inside.filter { counts[$0] % 2 == 1 }
      default:
        context.clip(to: rects[0])
        inside = inside.filter {
          rects[0].contains(CGPoint(x: Double($0 % 12) + 0.5, y: Double($0 / 12) + 0.5))
        }
      }
    }
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(bitmap.alphas == (0..<144).map { inside.contains($0) ? 255 : 0 })
    context.resetClip()
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(bitmap.alphas.allSatisfy { $0 == 255 })
  }

  @Test func `a clip to nothing leaves nothing`() throws {
    for rect in [CGRect.null, .zero, CGRect(x: 20, y: 20, width: 5, height: 5)] {
      let (bitmap, context) = try picture(4, 4)
      context.clip(to: rect)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(bitmap.alphas.allSatisfy { $0 == 0 })
      #expect(context.boundingBoxOfClipPath.isEmpty)
    }
    let (bitmap, context) = try picture(4, 4)
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(bitmap.alphas.allSatisfy { $0 == 0 })
  }

  @Test func `a mask lets through as much as it is opaque, or bright`() throws {
    var random = SplitMix64(seed: 3)
    let mask = try random.bitmap(4, 4, .alpha)
    let (bitmap, context) = try picture(4, 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: CGImage(bitmap: mask))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    // Images lie the other way up than a view's points.
    for (x, y) in bitmap.bounds.points { #expect(bitmap[x, y].alpha == mask[x, 3 - y].alpha) }
  }

  // MARK: Groups

  @Test(arguments: 0..<40) func `a group is one picture, laid over with what was set before`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 200 + seed)
    let alpha = random.double(0...1)
    let mode = random.pick([CGBlendMode.normal, .multiply, .screen, .copy, .plusLighter])
    let background = random.pixel()
    let program = DrawingProgram(
      seed: seed,
      side: 12,
      image: CGImage(bitmap: try random.bitmap(5, 5, .color))
    )
    let (grouped, context) = try picture(12, 12, background: background)
    context.setAlpha(alpha)
    context.setBlendMode(mode)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    program.run(on: context)
    context.endTransparencyLayer()
    // The same by hand: the picture alone first.
    let (alone, inner) = try picture(12, 12)
    program.run(on: inner)
    let (expected, outer) = try picture(12, 12, background: background)
    outer.setAlpha(alpha)
    outer.setBlendMode(mode)
    outer.translateBy(x: 0, y: 12)
    outer.scaleBy(x: 1, y: -1)
    outer.draw(CGImage(bitmap: alone), in: CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(grouped.difference(from: expected).worst <= 1)
  }

  @Test func `a group keeps its state to itself, and an end without a group does nothing`() throws {
    let (bitmap, context) = try picture(4, 4)
    context.saveGState()
    context.setFillColor(.red)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
    context.setFillColor(.green)
    context.saveGState()
    // States from outside cannot be taken inside.
    for _ in 0..<5 { context.restoreGState() }
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect(bitmap[0, 0].distance(to: Pixel(argb: 0x8000_8000)) <= 1)
    #expect(bitmap[2, 0] == .clear, "outside the group's rectangle")
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    #expect(bitmap[2, 0].distance(to: Pixel(argb: 0x8080_0000)) <= 1)
    context.restoreGState()
    for _ in 0..<3 { context.endTransparencyLayer() }
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(bitmap[0, 0] == .black)
  }

  // MARK: Shadows

  @Test(arguments: 0..<30) func `a sharp shadow is the shape elsewhere, in its colour`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 300 + seed)
    let (dx, dy) = (random.int(-5...5), random.int(-5...5))
    let scale = [1, 2][seed % 2]
    let rect = CGRect(x: 3, y: 4, width: 5, height: 3)
    let alpha = random.double(0...1)
    let (bitmap, context) = try picture(24, 24, scale: CGFloat(scale))
    context.setShadow(
      offset: CGSize(width: dx, height: dy),
      blur: 0,
      color: CGColor(red: 0, green: 0, blue: 1, alpha: alpha)
    )
    context.setFillColor(.red)
    // What turns or scales the shape does not turn the shadow.
    context.rotate(by: .pi)
    context.fill(CGRect(x: -rect.maxX, y: -rect.maxY, width: rect.width, height: rect.height))
    let shadow = Pixel(red: 0, green: 0, blue: 1, alpha: alpha)
    for (x, y) in bitmap.bounds.points {
      let point = CGPoint(
        x: (Double(x) + 0.5) / Double(scale),
        y: (Double(y) + 0.5) / Double(scale)
      )
      let isShadowed = rect.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)).contains(point)
      let expected = rect.contains(point) ? Pixel.fullRed : isShadowed ? shadow : .clear
      #expect(bitmap[x, y].distance(to: expected) <= 1)
    }
  }

  @Test func `a shadow without a colour or of a clear one is none`() throws {
    let (bitmap, context) = try picture(6, 6)
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .clear)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap.alphas.count { $0 > 0 } == 4)
  }
}
