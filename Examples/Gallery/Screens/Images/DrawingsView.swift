import UIKit

/// Pictures that views draw: a landscape, a chart, a star and a pattern.
final class DrawingsView: UIView {
  private let pictures: [UIImageView]
  private let side: CGFloat = 72

  init() {
    let size = CGSize(width: 72, height: 72)
    pictures = [
      SeaPicture.image(size), Self.chart(size), Self.star(size), Self.pattern(size),
    ].map { image in
      let view = UIImageView(image: image)
      view.layer.cornerRadius = 12
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      return view
    }
    super.init(frame: .zero)
    for picture in pictures { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  private static func chart(_ size: CGSize) -> UIImage {
    let parts: [(CGFloat, UIColor)] = [
      (0.42, .systemBlue), (0.27, .systemTeal), (0.19, .systemOrange), (0.12, .systemPink),
    ]
    return UIGraphicsImageRenderer(size: size).image { _ in
      var angle = -CGFloat.pi / 2
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      for (share, color) in parts {
        let end = angle + share * 2 * .pi
        let slice = UIBezierPath()
        slice.addArc(
          withCenter: center,
          radius: size.width * 0.36,
          startAngle: angle + 0.05,
          endAngle: end - 0.05,
          clockwise: true
        )
        slice.lineWidth = size.width * 0.2
        color.setStroke()
        slice.stroke()
        angle = end
      }
    }
  }

  private static func star(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let path = UIBezierPath()
      for point in 0..<10 {
        let angle = CGFloat(point) * .pi / 5 - .pi / 2
        let radius = size.width * (point.isMultiple(of: 2) ? 0.44 : 0.2)
        let corner = CGPoint(
          x: center.x + cos(angle) * radius,
          y: center.y + sin(angle) * radius
        )
        if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.close()
      path.lineJoinStyle = .round
      UIColor.systemYellow.setFill()
      path.fill()
      UIColor.systemOrange.setStroke()
      path.lineWidth = 2.5
      path.setLineDash([6, 3], count: 2, phase: 0)
      path.stroke()
    }
  }

  private static func pattern(_ size: CGSize) -> UIImage {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 18, height: 18))
      UIColor.white.withAlphaComponent(0.85).setStroke()
      for radius in [CGFloat(3), 6, 9] {
        let wave = UIBezierPath(
          arcCenter: CGPoint(x: 9, y: 18),
          radius: radius,
          startAngle: .pi,
          endAngle: 0,
          clockwise: true
        )
        wave.lineWidth = 1
        wave.stroke()
      }
    }
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(patternImage: tile).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: side + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = (bounds.width - 32 - side * CGFloat(pictures.count)) / CGFloat(pictures.count - 1)
    for (index, picture) in pictures.enumerated() {
      let leading = 16 + CGFloat(index) * (side + gap)
      place(picture, leading: leading, y: 12, CGSize(width: side, height: side))
    }
  }
}
