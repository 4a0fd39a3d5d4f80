import CoreGraphics
import Foundation

/// A plane of colours that a finger chooses from.
@MainActor
final class ColorField: UIView {
  /// How the colours lie.
  enum Kind {
    /// In fields, greys first.
    case grid
    /// Hues along, lighter above and darker below.
    case spectrum
  }

  private let kind: Kind
  private let mark = UIView()
  var choose: ((UIColor, Bool) -> Void)?

  private static let columns = 12
  private static let rows = 10
  /// The hues of the columns, in degrees.
  private static let hues: [CGFloat] = [196, 220, 255, 283, 337, 4, 18, 35, 43, 58, 67, 97]

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 8
    contentMode = .redraw
    mark.isUserInteractionEnabled = false
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.borderWidth = 3
    mark.layer.cornerRadius = kind == .grid ? 3 : 14
    mark.isHidden = true
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityLabel = kind == .grid ? "Grid" : "Spectrum"
  }

  required init?(coder: NSCoder) { nil }

  /// The colour at a place, from 0 to 1 both ways.
  static func color(_ kind: Kind, _ x: CGFloat, _ y: CGFloat) -> UIColor {
    let (x, y) = (min(max(x, 0), 1), min(max(y, 0), 1))
    guard kind == .grid else {
      return y < 0.5
        ? UIColor(hue: x, saturation: y * 2, brightness: 1, alpha: 1)
        : UIColor(hue: x, saturation: 1, brightness: 2 - y * 2, alpha: 1)
    }
    let column = min(Int(x * CGFloat(columns)), columns - 1)
    let row = min(Int(y * CGFloat(rows)), rows - 1)
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // Four rows up to the full colour, five from it towards white.
    let brightness = row < 5 ? 0.3 + 0.175 * CGFloat(row - 1) : 1
    let saturation = row < 5 ? 1 : 1 - 0.2 * CGFloat(row - 5)
    return UIColor(
      hue: hues[column] / 360,
      saturation: saturation,
      brightness: min(brightness, 1),
      alpha: 1
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (columns, rows) = kind == .grid ? (Self.columns, Self.rows) : (60, 60)
    let size = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    for row in 0..<rows {
      for column in 0..<columns {
        let color = Self.color(
          kind,
          (CGFloat(column) + 0.5) / CGFloat(columns),
          (CGFloat(row) + 0.5) / CGFloat(rows)
        )
        context.setFillColor(color.cgColor)
        // Wider than the field, so that no gap shows between fields on odd pixels.
        context.fill(
          CGRect(
            x: CGFloat(column) * size.width,
            y: CGFloat(row) * size.height,
            width: size.width + 1,
            height: size.height + 1
          )
        )
      }
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isLast: false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isLast: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isLast: true)
  }

  private func follow(_ touches: Set<UITouch>, isLast: Bool) {
    guard let point = touches.first?.location(in: self), !bounds.isEmpty else { return }
    let (x, y) = (point.x / bounds.width, point.y / bounds.height)
    place(x, y)
    choose?(Self.color(kind, x, y), !isLast)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) {
    mark.isHidden = false
    let (x, y) = (min(max(x, 0), 0.9999), min(max(y, 0), 0.9999))
    guard kind == .grid else {
      mark.frame = CGRect(
        x: x * bounds.width - 14,
        y: y * bounds.height - 14,
        width: 28,
        height: 28
      )
      return
    }
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns),
      height: bounds.height / CGFloat(Self.rows)
    )
    mark.frame = CGRect(
      x: (x * CGFloat(Self.columns)).rounded(.down) * size.width,
      y: (y * CGFloat(Self.rows)).rounded(.down) * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Marks the field of a colour, if the grid has it.
  func show(_ color: UIColor) {
    mark.isHidden = true
    guard kind == .grid else { return }
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let x = (CGFloat(column) + 0.5) / CGFloat(Self.columns)
        let y = (CGFloat(row) + 0.5) / CGFloat(Self.rows)
        guard ColorParts(Self.color(.grid, x, y)).isNear(ColorParts(color)) else { continue }
        return place(x, y)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.isHidden = true
  }
}

/// The parts of a colour, from 0 to 1.
struct ColorParts: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 1

  @MainActor
  init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether two colours are the same in bytes, alpha aside.
  func isNear(_ other: Self) -> Bool { hex == other.hex }

  /// The colour as six digits.
  var hex: String {
    [red, green, blue].map { part in
      let digits = String(Int(pixels: min(max(part, 0), 1) * 255), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
