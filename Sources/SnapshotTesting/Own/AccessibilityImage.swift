import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares pictures of views on which each element that is told to those who cannot see is marked and
  /// numbered, with what is told below.
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// Compares pictures of views on which each element that is told to those who cannot see is marked and
  /// numbered, with what is told below.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the view.
  /// - Returns: The strategy.
  public static func accessibilityImage(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { view in
      onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        let exhibit = Exhibit(view, config, traits: traits)
        defer { exhibit.end() }
        return exhibit.markedPicture()
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares pictures of controllers' views on which each element that is told to those who cannot see is
  /// marked and numbered, with what is told below.
  public static var accessibilityImage: Snapshotting { accessibilityImage(on: .init()) }

  /// Compares pictures of controllers' views on which each element that is told to those who cannot see is
  /// marked and numbered, with what is told below.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - traits: Traits that hold besides the device's.
  /// - Returns: The strategy.
  public static func accessibilityImage(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { controller in
      onMain {
        let exhibit = Exhibit(controller, config, traits: traits)
        defer { exhibit.end() }
        return exhibit.markedPicture()
      }
    }
  }
}

extension Exhibit {
  /// The picture with its elements marked, and what is told of them below.
  func markedPicture() -> UIImage {
    let picture = picture()
    guard let image = picture.cgImage else { return picture }
    let elements = elements()
    let size = CGSize(
      width: CGFloat(image.width) / picture.scale,
      height: CGFloat(image.height) / picture.scale
    )
    let lines = elements.enumerated().map { index, element in
      NSAttributedString(
        string: "\(index + 1)  \(element.words)",
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
      )
    }
    let width = max(size.width, 240)
    let room = CGSize(width: width - 32, height: 10_000)
    let heights = lines.map {
      $0.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
        .rounded(.up)
    }
    let legend = heights.reduce(0, +) + CGFloat(heights.count) * 6 + (lines.isEmpty ? 0 : 16)
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    let whole = CGSize(width: width, height: size.height + legend)
    let marked = UIGraphicsImageRenderer(size: whole, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: whole))
      picture.draw(at: .zero)
      var y = size.height + 10
      for (index, element) in elements.enumerated() {
        let color = Self.colors[index % Self.colors.count]
        Self.mark(element.frame, index + 1, color)
        color.withAlphaComponent(0.5).setFill()
        context.fill(CGRect(x: 10, y: y + 2, width: 10, height: 10))
        lines[index].draw(
          with: CGRect(x: 26, y: y, width: room.width, height: heights[index]),
          options: .usesLineFragmentOrigin,
          context: nil
        )
        y += heights[index] + 6
      }
    }
    guard let image = marked.cgImage else { return marked }
    return NotedImage(image, scale: marked.scale) { tree() }
  }

  private static let colors: [UIColor] = [
    UIColor(red: 0.85, green: 0.2, blue: 0.2, alpha: 1),
    UIColor(red: 0.15, green: 0.45, blue: 0.85, alpha: 1),
    UIColor(red: 0.15, green: 0.6, blue: 0.3, alpha: 1),
    UIColor(red: 0.8, green: 0.5, blue: 0.05, alpha: 1),
    UIColor(red: 0.55, green: 0.3, blue: 0.75, alpha: 1),
  ]

  private static func mark(_ frame: CGRect, _ number: Int, _ color: UIColor) {
    color.withAlphaComponent(0.25).setFill()
    UIBezierPath(rect: frame).fill()
    color.setStroke()
    UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5)).stroke()
    let text = NSAttributedString(
      string: "\(number)",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.white]
    )
    let size = text.size()
    let box = CGRect(x: frame.minX, y: frame.minY, width: size.width + 6, height: size.height + 2)
    color.setFill()
    UIBezierPath(rect: box).fill()
    text.draw(at: CGPoint(x: box.minX + 3, y: box.minY + 1))
  }
}
