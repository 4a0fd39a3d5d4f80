import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct UIImageViewTests {
  private func view(_ image: UIImage, _ mode: UIView.ContentMode) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.contentMode = mode
    view.clipsToBounds = true
    view.image = image
    return view
  }

  nonisolated private static let modes: [(UIView.ContentMode, [String])] = [
    (.scaleToFill, ["RRGG", "RRGG", "RRGG", "RRGG"]),
    (.redraw, ["RRGG", "RRGG", "RRGG", "RRGG"]),
    (.scaleAspectFit, ["....", "RRGG", "RRGG", "...."]),
    (.scaleAspectFill, ["RRGG", "RRGG", "RRGG", "RRGG"]),
    (.top, [".RG.", "....", "....", "...."]),
    (.bottom, ["....", "....", "....", ".RG."]),
    (.topLeft, ["RG..", "....", "....", "...."]),
    (.topRight, ["..RG", "....", "....", "...."]),
    (.bottomLeft, ["....", "....", "....", "RG.."]),
    (.bottomRight, ["....", "....", "....", "..RG"]),
  ]

  @Test(arguments: modes.indices)
  func `content modes place the image`(index: Int) {
    let (mode, expected) = Self.modes[index]
    let shown = view(UIImage(cgImage: Picture.make(["RG"])), mode)
    // What grows is smoothed; its edges are another matter.
    shown.layer.magnificationFilter = .nearest
    #expect(Picture.shown(shown) == expected)
  }

  @Test func `images that are not scaled stand in the middle of an edge`() {
    let image = UIImage(cgImage: Picture.make(["RG", "BW"]))
    #expect(Picture.shown(view(image, .center)) == ["....", ".RG.", ".BW.", "...."])
    #expect(Picture.shown(view(image, .left)) == ["....", "RG..", "BW..", "...."])
    #expect(Picture.shown(view(image, .right)) == ["....", "..RG", "..BW", "...."])
  }

  @Test func `the frame changes nothing that was drawn`() {
    let view = view(UIImage(cgImage: Picture.make(["RG"])), .scaleAspectFit)
    let contents = view.layer.contents as? CGImage
    view.frame.size = CGSize(width: 40, height: 30)
    view.layoutIfNeeded()
    #expect(view.layer.contents as? CGImage === contents)
    #expect(!view.layer.needsDisplay())
  }

  @Test func `templates show the tint`() {
    let image = UIImage(cgImage: Picture.make(["K.", ".K"])).withRenderingMode(.alwaysTemplate)
    let shown = view(image, .topLeft)
    shown.tintColor = .red
    #expect(Picture.shown(shown) == ["R...", ".R..", "....", "...."])
    let parent = UIView(frame: shown.bounds)
    parent.tintColor = .green
    shown.tintColor = nil
    parent.addSubview(shown)
    #expect(Picture.shown(parent) == ["G...", ".G..", "....", "...."])
    shown.image = image.withRenderingMode(.alwaysOriginal)
    #expect(Picture.shown(parent) == ["K...", ".K..", "....", "...."])
  }

  @Test func `resizable images keep their border`() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = UIImage(cgImage: Picture.make(["RGB", "WKW", "BGR"]))
    let stretched = view(image.resizableImage(withCapInsets: insets), .scaleToFill)
    #expect(Picture.shown(stretched) == ["RGGB", "WKKW", "WKKW", "BGGR"])
    #expect(stretched.layer.contents != nil)
  }

  @Test func `borders that meet stretch the pixel where they do`() {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = UIImage(cgImage: Picture.make(["RG"])).resizableImage(withCapInsets: insets)
    let shown = view(image, .scaleToFill)
    shown.frame.size.height = 1
    #expect(Picture.shown(shown) == ["RRRG"])
    let drawn = Picture.drawn(4, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 1)) }
    #expect(drawn == ["RRRG"])
  }

  @Test func `showing a coloured symbol again draws nothing anew`() {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let shown = UIImageView(
      image: UIImage(systemName: "plus.circle.fill", withConfiguration: configuration)
    )
    let contents = shown.layer.contents as? CGImage
    #expect(contents != nil)
    shown.tintColor = .green
    let parent = UIView()
    parent.addSubview(shown)
    #expect(shown.layer.contents as? CGImage === contents)
  }

  @Test func `a middle of several pixels is repeated over any size`() {
    let image = UIImage(cgImage: Picture.make(["RGBW"])).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    )
    let shown = view(image, .scaleToFill)
    shown.traitOverrides.displayScale = 1
    shown.frame = CGRect(x: 0, y: 0, width: 7, height: 1)
    #expect(Picture.shown(shown) == ["RGBGBGW"])
    shown.frame.size.width = 5
    #expect(Picture.shown(shown) == ["RGBGW"])
    shown.image = UIImage(cgImage: Picture.make(["K"]))
    #expect(Picture.shown(shown) == ["KKKKK"])
  }

  @Test func `highlighting shows the other image`() {
    let shown = UIImageView(
      image: UIImage(cgImage: Picture.make(["R"])),
      highlightedImage: UIImage(cgImage: Picture.make(["B"]))
    )
    #expect(shown.frame.size == CGSize(width: 1, height: 1))
    #expect(Picture.shown(shown) == ["R"])
    shown.isHighlighted = true
    #expect(Picture.shown(shown) == ["B"])
    shown.highlightedImage = nil
    #expect(Picture.shown(shown) == ["R"])
  }

  @Test func `the size is the image's`() {
    let shown = UIImageView()
    #expect(!shown.isUserInteractionEnabled)
    #expect(shown.accessibilityTraits == .image)
    #expect(!shown.isAccessibilityElement)
    #expect(shown.intrinsicContentSize == CGSize(width: -1, height: -1))
    shown.image = UIImage(cgImage: Picture.make(["RG", "BW"]), scale: 2, orientation: .up)
    #expect(shown.intrinsicContentSize == CGSize(width: 1, height: 1))
    shown.sizeToFit()
    #expect(shown.bounds.size == CGSize(width: 1, height: 1))
  }

  @Test func `symbols take the view's configuration where they have none`() {
    let shown = UIImageView(image: UIImage(systemName: "circle.fill"))
    shown.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(shown.intrinsicContentSize == CGSize(width: 40, height: 40))
    shown.image = UIImage(
      systemName: "circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)
    )
    #expect(shown.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `symbols of a text style grow with the text`() {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let shown = UIImageView(
      image: UIImage(systemName: "circle.fill", withConfiguration: configuration)
    )
    let before = shown.intrinsicContentSize.width
    shown.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(shown.intrinsicContentSize.width > before + 4)
  }

  @Test func `images grow with the text for people who see little`() {
    let shown = UIImageView(image: UIImage(cgImage: Picture.make(["RG", "BW"])))
    shown.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(shown.intrinsicContentSize.width == CGFloat(2))
    shown.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(shown.intrinsicContentSize.width > CGFloat(3))
  }

  @Test func `variants follow the style`() {
    let asset = UIImageAsset()
    asset.register(
      UIImage(cgImage: Picture.make(["W"])),
      with: UITraitCollection { $0.userInterfaceStyle = .light }
    )
    asset.register(
      UIImage(cgImage: Picture.make(["K"])),
      with: UITraitCollection { $0.userInterfaceStyle = .dark }
    )
    let light = UITraitCollection { $0.userInterfaceStyle = .light }
    let shown = UIImageView(image: asset.image(with: light))
    #expect(Picture.shown(shown) == ["W"])
    shown.overrideUserInterfaceStyle = .dark
    #expect(Picture.shown(shown) == ["K"])
    shown.overrideUserInterfaceStyle = .light
    #expect(Picture.shown(shown) == ["W"])
  }

  @Test func `images are shown in turn by the clock of frames`() {
    FrameClock.current.restart(at: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let shown = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    window.addSubview(shown)
    shown.animationImages = ["R", "G", "B"].map { UIImage(cgImage: Picture.make([$0])) }
    shown.animationDuration = 3
    shown.animationRepeatCount = 2
    shown.image = UIImage(cgImage: Picture.make(["W"]))
    #expect(Picture.shown(shown) == ["W"])
    shown.startAnimating()
    var seen: [String] = []
    for second in 0...6 {
      FrameClock.current.advance(to: Double(second) + 0.5)
      seen += Picture.shown(shown)
    }
    #expect(seen == ["R", "G", "B", "R", "G", "B", "W"])
    #expect(!shown.isAnimating)
    window.isHidden = true
  }

  @Test func `an animated image starts at once and stops with the window`() {
    FrameClock.current.restart(at: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let frames = ["R", "G"].map { UIImage(cgImage: Picture.make([$0])) }
    let shown = UIImageView(image: UIImage.animatedImage(with: frames, duration: 2))
    window.addSubview(shown)
    #expect(shown.isAnimating)
    FrameClock.current.advance(to: 1.5)
    #expect(Picture.shown(shown) == ["G"])
    shown.removeFromSuperview()
    #expect(FrameClock.current.nextDeadline == nil)
    window.isHidden = true
  }
}
