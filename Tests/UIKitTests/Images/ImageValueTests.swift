import CoreGraphics
import Foundation
import Testing
import UIKit

/// Images as values: what each change keeps and what it makes new.
@MainActor @Suite struct ImageValueTests {
  private let image = UIImage(
    cgImage: Picture.make(["RG", "BW", "KR"]),
    scale: 2,
    orientation: .up
  )

  private static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  private func drawn(_ image: UIImage) -> [String] {
    let size = image.size
    return Picture.drawn(Int(size.width), Int(size.height)) { image.draw(at: .zero) }
  }

  private func turned(_ orientation: UIImage.Orientation) -> UIImage {
    UIImage(cgImage: Picture.make(["RG", "BW", "KR"]), scale: 1, orientation: orientation)
  }

  /// The picture as a table of letters, turned by moving letters.
  private func turnedByHand(_ orientation: UIImage.Orientation) -> [String] {
    var rows = ["RG", "BW", "KR"].map(Array.init)
    func transposed() -> [[Character]] {
      (0..<rows[0].count).map { x in rows.map { $0[x] } }
    }
    switch orientation {
    case .up: break
    case .down: rows = rows.reversed().map { $0.reversed() }
    case .left: rows = transposed().reversed()
    case .right: rows = transposed().map { $0.reversed() }
    case .upMirrored: rows = rows.map { $0.reversed() }
    case .downMirrored: rows = rows.reversed()
    case .leftMirrored: rows = transposed()
    case .rightMirrored: rows = transposed().reversed().map { $0.reversed() }
    @unknown default: break
    }
    return rows.map { String($0) }
  }

  @Test(arguments: 0..<8) func `each orientation turns the pixels as it says`(index: Int) {
    let orientation = Self.orientations[index]
    #expect(drawn(turned(orientation)) == turnedByHand(orientation))
  }

  @Test(arguments: 0..<8) func `a mirrored orientation is the mirror image, and twice is none`(
    index: Int
  ) {
    let image = turned(Self.orientations[index])
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(drawn(mirrored) == drawn(image).map { String($0.reversed()) })
    let twice = mirrored.withHorizontallyFlippedOrientation()
    #expect(twice.imageOrientation == image.imageOrientation && twice == image)
  }

  @Test func `the size is that of the pixels by the scale`() {
    #expect(image.size == CGSize(width: 1, height: 1.5) && image.scale == 2)
    #expect(image.cgImage?.width == 2 && image.cgImage?.height == 3)
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      let odd = UIImage(cgImage: Picture.make(["RG"]), scale: scale, orientation: .up)
      #expect(odd.size == CGSize(width: 2, height: 1))
    }
  }

  @Test func `an empty image has no pixels and draws nothing`() {
    let empty = UIImage()
    #expect(empty.size == .zero && empty.cgImage == nil && empty.scale == 1)
    #expect(
      Picture.drawn(2, 1) { empty.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) } == [".."]
    )
    #expect(empty.pngData() == nil && empty.jpegData(compressionQuality: 1) == nil)
  }

  @Test func `each change makes a new image and leaves the old one`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let changed: [UIImage] = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.withTintColor(.red, renderingMode: .alwaysOriginal),
      image.resizableImage(withCapInsets: insets),
      image.resizableImage(withCapInsets: insets, resizingMode: .stretch),
      image.withAlignmentRectInsets(insets), image.withHorizontallyFlippedOrientation(),
      image.imageFlippedForRightToLeftLayoutDirection(), image.withBaselineOffset(fromBottom: 3),
    ]
    for other in changed {
      #expect(other !== image && other.cgImage === image.cgImage)
      #expect(other.size == image.size && other.scale == 2)
    }
    #expect(image.renderingMode == .automatic && image.capInsets == .zero)
    #expect(image.alignmentRectInsets == .zero && image.baselineOffsetFromBottom == nil)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(changed[0].renderingMode == .alwaysTemplate)
    #expect(changed[3].capInsets == insets && changed[3].resizingMode == .tile)
    #expect(changed[4].resizingMode == .stretch && changed[5].alignmentRectInsets == insets)
    #expect(changed[7].flipsForRightToLeftLayoutDirection)
    #expect(changed[8].baselineOffsetFromBottom == 3)
    #expect(changed[8].imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func `changes add up`() {
    let both = image.withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(both.renderingMode == .alwaysTemplate && both.capInsets.top == 1)
    #expect(both.alignmentRectInsets.left == 5)
    #expect(both.withRenderingMode(.automatic).renderingMode == .automatic)
  }

  @Test func `a mirrored image has its insets at the other side`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let mirrored = image.resizableImage(withCapInsets: insets).withAlignmentRectInsets(insets)
      .withHorizontallyFlippedOrientation()
    #expect(mirrored.capInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(mirrored.alignmentRectInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `a tinted image keeps its own colour whatever is set around it`() {
    let tinted = image.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let picture = Picture.drawn(2, 3) {
      UIColor.red.set()
      tinted.draw(in: CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    #expect(picture == ["BB", "BB", "BB"])
    let restored = tinted.withRenderingMode(.alwaysOriginal)
    #expect(
      Picture.drawn(2, 3) { restored.draw(in: CGRect(x: 0, y: 0, width: 2, height: 3)) }
        == ["BB", "BB", "BB"]
    )
  }

  @Test func `PNG keeps every pixel`() throws {
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data, scale: 2))
    #expect(Picture.letters(again.cgImage) == ["RG", "BW", "KR"])
    #expect(again.size == image.size)
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 2, height: 3))
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: data.prefix(20)) == nil)
  }

  @Test func `a JPEG of better quality is larger`() throws {
    let noisy = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      for x in 0..<40 {
        for y in 0..<40 {
          UIColor(hue: CGFloat((x * 7 + y * 13) % 40) / 40, saturation: 1, brightness: 1, alpha: 1)
            .setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    let sizes = try [0, 0.5, 1].map { try #require(noisy.jpegData(compressionQuality: $0)).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
  }

  @Test func `animated images play all in their time`() throws {
    let frames = [image, UIImage(cgImage: Picture.make(["KK"]))]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 3))
    #expect(animated.images == frames && animated.duration == 3)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(image.images == nil && image.duration == 0)
    let quick = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(abs(quick.duration - 2.0 / 30) < 1e-9)
  }

  @Test func `drawing into a rectangle fills it`() {
    let red = UIImage(cgImage: Picture.make(["R"]))
    #expect(
      Picture.drawn(4, 3) { red.draw(in: CGRect(x: 1, y: 1, width: 2, height: 1)) }
        == ["....", ".RR.", "...."]
    )
    #expect(
      Picture.drawn(3, 1) { red.draw(at: CGPoint(x: 2, y: 0)) } == ["..R"]
    )
    #expect(
      Picture.drawn(2, 1) { red.draw(in: CGRect(x: 0, y: 0, width: 0, height: 1)) } == [".."]
    )
  }
}

/// Configurations of symbols, and how they are put together.
@MainActor @Suite struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  @Test func `parts that are not set are taken from what is applied to`() {
    let points = Configuration(pointSize: 20)
    let bold = Configuration(weight: .bold)
    #expect(points.applying(bold) == Configuration(pointSize: 20, weight: .bold))
    #expect(bold.applying(points) == points.applying(bold))
    let large = Configuration(scale: .large)
    #expect(
      points.applying(bold).applying(large)
        == Configuration(pointSize: 20, weight: .bold, scale: .large)
    )
    #expect(points.applying(nil) == points)
    #expect(points.applying(Configuration.unspecified) == points)
  }

  @Test func `what is applied wins, and points and text styles stand for each other`() {
    let both = Configuration(pointSize: 20).applying(Configuration(pointSize: 30))
    #expect(both == Configuration(pointSize: 30))
    let styled = Configuration(pointSize: 20).applying(Configuration(textStyle: .title1))
    #expect(styled == Configuration(textStyle: .title1))
    #expect(styled.applying(Configuration(pointSize: 9)) == Configuration(pointSize: 9))
  }

  @Test func `applying is associative`() {
    let all = [
      Configuration(pointSize: 20), Configuration(weight: .light), Configuration(scale: .small),
      Configuration(textStyle: .body), Configuration(hierarchicalColor: .red),
      Configuration(paletteColors: [.red, .blue]), Configuration.preferringMonochrome(),
      Configuration.preferringMulticolor(), Configuration.unspecified,
    ]
    for a in all {
      for b in all {
        for c in all {
          #expect(a.applying(b).applying(c) == a.applying(b.applying(c)))
        }
      }
    }
  }

  @Test func `parts can be taken away`() {
    let all = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(
      all.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large)
    )
    #expect(
      all.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold)
    )
    #expect(
      all.configurationWithoutWeight()
        == Configuration(pointSize: 20, weight: .unspecified, scale: .large)
    )
    let styled = Configuration(textStyle: .body, scale: .small)
    #expect(styled.configurationWithoutTextStyle() == Configuration(scale: .small))
  }

  @Test func `a font gives its size and its weight`() {
    let font = UIFont.systemFont(ofSize: 23, weight: .heavy)
    #expect(
      Configuration(font: font) == Configuration(pointSize: 23, weight: .heavy)
    )
    #expect(
      Configuration(font: font, scale: .small)
        == Configuration(pointSize: 23, weight: .heavy, scale: .small)
    )
  }

  @Test func `equal configurations have equal hashes and others are not equal`() {
    let all = [
      Configuration(pointSize: 20), Configuration(pointSize: 21), Configuration(weight: .bold),
      Configuration(scale: .large), Configuration(textStyle: .body),
      Configuration(hierarchicalColor: .red), Configuration(paletteColors: [.red]),
      Configuration(paletteColors: [.red, .blue]), Configuration.preferringMulticolor(),
    ]
    for (i, a) in all.enumerated() {
      for (j, b) in all.enumerated() { #expect((a == b) == (i == j)) }
    }
    #expect(Configuration(pointSize: 20).hash == Configuration(pointSize: 20).hash)
  }

  @Test func `a symbol keeps its configuration, and pictures have none`() throws {
    let configuration = Configuration(pointSize: 40, weight: .bold)
    let star = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(star.isSymbolImage && star.symbolConfiguration == configuration)
    let larger = try #require(star.applyingSymbolConfiguration(Configuration(pointSize: 80)))
    #expect(larger.symbolConfiguration == Configuration(pointSize: 80, weight: .bold))
    #expect(larger.size.width > star.size.width * 1.8)
    let plain = UIImage(cgImage: Picture.make(["R"]))
    #expect(!plain.isSymbolImage && plain.symbolConfiguration == nil)
    #expect(plain.applyingSymbolConfiguration(configuration) == nil)
  }

  @Test func `heavier and larger symbols have more ink`() {
    func ink(_ configuration: Configuration) -> CGFloat {
      let view = UIImageView(
        image: UIImage(systemName: "circle", withConfiguration: configuration)
      )
      view.sizeToFit()
      view.tintColor = .black
      let pixels = Pixels(of: view, scale: 4)
      let (width, height) = (Int(view.bounds.width * 4), Int(view.bounds.height * 4))
      return (0..<height).reduce(0) { sum, y in
        (0..<width).reduce(sum) { $0 + CGFloat(pixels[$1, y].alpha) }
      }
    }
    let weights: [UIImage.SymbolWeight] = [.regular, .bold, .black]
    let byWeight = weights.map { ink(Configuration(pointSize: 30, weight: $0)) }
    #expect(byWeight == byWeight.sorted())
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let byScale = scales.map {
      ink(Configuration(pointSize: 30, weight: .regular, scale: $0))
    }
    #expect(byScale == byScale.sorted() && Set(byScale).count == 3)
  }
}
