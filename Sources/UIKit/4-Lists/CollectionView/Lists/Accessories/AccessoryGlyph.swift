import CoreGraphics

/// A small sign beside the content of a list's cell.
enum AccessoryGlyph: Equatable {
  case chevron
  case outline
  case checkmark
  case detail
  case delete
  case insert
  case mark(isOn: Bool)
  case grip

  /// What the sign is called where it can be used.
  var words: String? {
    switch self {
    case .detail: "More Info"
    case .delete: "Delete"
    case .insert: "Insert"
    case .grip: "Reorder"
    case .outline: "Expand"
    case .chevron, .checkmark, .mark: nil
    }
  }

  /// The size of the ink at the default size of text, in points.
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 7, height: 12)
    case .outline: CGSize(width: 12, height: 12)
    case .checkmark: CGSize(width: 14.5, height: 14)
    case .grip: CGSize(width: 22, height: 13)
    case .detail, .delete, .insert, .mark: CGSize(width: 22, height: 22)
    }
  }
}

/// Draws signs in a rectangle of their ink, in units of the default size of text.
@MainActor
struct AccessoryBrush {
  let tint: UIColor
  let disc: UIColor?
  let scale: CGFloat
  let isMirrored: Bool

  func draw(_ glyph: AccessoryGlyph, in bounds: CGRect) {
    switch glyph {
    case .chevron: chevron(width: 7, height: 12, line: 2.2)
    case .outline: outline()
    case .checkmark: tick(in: CGRect(x: 0, y: 0, width: 14.5, height: 14), tint, 2.2)
    case .detail: detail()
    case .delete: discSign(.systemRed, plus: false)
    case .insert: discSign(.systemGreen, plus: true)
    case .mark(let isOn): mark(isOn)
    case .grip: grip()
    }
  }

  // MARK: Strokes

  private func stroke(_ points: [CGPoint], _ color: UIColor, _ width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.x * scale, y: point.y * scale)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width * scale
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func oval(_ rect: CGRect) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: rect.minX * scale,
        y: rect.minY * scale,
        width: rect.width * scale,
        height: rect.height * scale
      )
    )
  }

  // MARK: Signs

  private func chevron(width: CGFloat, height: CGFloat, line: CGFloat) {
    let edge = line / 2
    let points = [
      CGPoint(x: edge, y: edge), CGPoint(x: width - edge, y: height / 2),
      CGPoint(x: edge, y: height - edge),
    ]
    stroke(isMirrored ? points.map { CGPoint(x: width - $0.x, y: $0.y) } : points, tint, line)
  }

  private func outline() {
    let points = [
      CGPoint(x: 3.6, y: 1.1), CGPoint(x: 8.4, y: 6), CGPoint(x: 3.6, y: 10.9),
    ]
    stroke(isMirrored ? points.map { CGPoint(x: 12 - $0.x, y: $0.y) } : points, tint, 2.2)
  }

  private func tick(in rect: CGRect, _ color: UIColor, _ width: CGFloat) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      [
        CGPoint(x: inner.minX, y: inner.minY + inner.height * 0.58),
        CGPoint(x: inner.minX + inner.width * 0.36, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.minY),
      ],
      color,
      width
    )
  }

  private func detail() {
    let circle = oval(CGRect(x: 0.8, y: 0.8, width: 20.4, height: 20.4))
    circle.lineWidth = 1.6 * scale
    tint.setStroke()
    circle.stroke()
    tint.setFill()
    oval(CGRect(x: 9.7, y: 5.2, width: 2.6, height: 2.6)).fill()
    stroke(
      [CGPoint(x: 9.5, y: 9.7), CGPoint(x: 11.2, y: 9.7), CGPoint(x: 11.2, y: 15.9)],
      tint,
      1.5
    )
    stroke([CGPoint(x: 9.1, y: 16.1), CGPoint(x: 13.1, y: 16.1)], tint, 1.5)
  }

  private func discSign(_ color: UIColor, plus: Bool) {
    (disc ?? color).setFill()
    oval(CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
    stroke([CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)], .white, 2)
    if plus { stroke([CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)], .white, 2) }
  }

  private func mark(_ isOn: Bool) {
    guard isOn else {
      let circle = oval(CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
      circle.lineWidth = 1.5 * scale
      UIColor.tertiaryLabel.setStroke()
      circle.stroke()
      return
    }
    (disc ?? tint).setFill()
    oval(CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
    tick(in: CGRect(x: 5.5, y: 6, width: 11, height: 10), .white, 2)
  }

  private func grip() {
    for y in [CGFloat(1), 6.5, 12] {
      stroke([CGPoint(x: 1, y: y), CGPoint(x: 21, y: y)], tint, 1.6)
    }
  }
}
