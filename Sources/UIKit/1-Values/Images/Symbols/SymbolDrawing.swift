import CoreGraphics
import Foundation

/// The outlines of a symbol, in a square of 16 units with y down.
struct SymbolDrawing: Sendable {
  /// The width and height of a drawing.
  static let side: CGFloat = 16

  /// A part of the drawing and the pixels it takes.
  struct Box: Hashable, Sendable {
    var view: CGRect
    var columns: Int
    var rows: Int
  }

  /// What stands in drawings of our own for the width of a line, and of a heavy one.
  static let lineWidth = "LINE"
  static let boldLineWidth = "BOLD"

  /// The elements inside the file's `svg` element.
  let elements: String
  /// The box around everything that is drawn.
  let ink: CGRect

  /// Reads a file of the set; nil where it is no drawing of that kind.
  init?(svg: String, ink: CGRect? = nil) {
    guard let open = svg.place(of: "<svg"), let start = svg.place(of: ">", from: open.upperBound),
      let end = svg.lastPlace(of: "</svg>"), start.upperBound <= end.lowerBound
    else { return nil }
    self.init(elements: String(svg[start.upperBound..<end.lowerBound]), ink: ink)
  }

  /// Without the box around the ink it is looked for.
  init?(elements: String, ink: CGRect? = nil) {
    self.elements = elements
    guard let found = ink ?? Self.ink(of: elements) else { return nil }
    self.ink = found
  }

  private static func ink(of elements: String) -> CGRect? {
    // A rough picture with some room on all sides tells where the ink is.
    let reach: CGFloat = 2
    let density = 16
    let view = CGRect(x: 0, y: 0, width: side, height: side)
      .insetBy(dx: -reach, dy: -reach)
    let pixels = Int(view.width) * density
    let box = Box(view: view, columns: pixels, rows: pixels)
    // The list of boxes was measured with the library, whose edges reach a little further.
    let body = body(elements, box, widening: 0, rim: "")
    guard let picture = renderWithLibrary(body, box), let found = picture.inkBox else {
      return nil
    }
    let unit = CGFloat(density)
    return CGRect(
      x: CGFloat(found.minX) / unit + view.minX,
      y: CGFloat(found.minY) / unit + view.minY,
      width: CGFloat(found.width) / unit,
      height: CGFloat(found.height) / unit
    )
  }

  /// The drawing, smaller, inside a frame: `circle`, `square` or one of them with `-fill`, in which
  /// it is a hole; or in its own size with a `dot` at its upper right.
  func framed(by frame: String, ink framedInk: CGRect? = nil) -> SymbolDrawing? {
    let middle = CGPoint(x: ink.midX, y: ink.midY)
    let factor = 8.4 / max(ink.width, ink.height, 1)
    let move = "translate(8 8) scale(\(factor)) translate(\(-middle.x) \(-middle.y))"
    let sign = "<g transform=\"\(move)\">\(elements)</g>"
    switch frame {
    case "dot":
      let room =
        "<mask id=\"room\"><rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>"
        + "<circle cx=\"12.5\" cy=\"3.5\" r=\"4.6\" fill=\"#000\"/></mask>"
      let dot = "<circle cx=\"12.5\" cy=\"3.5\" r=\"3.3\"/>"
      return SymbolDrawing(
        elements: "\(room)<g mask=\"url(#room)\">\(elements)</g>\(dot)",
        ink: framedInk
      )
    case "circle":
      let ring = "M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14zm0 1A8 8 0 1 1 8 0a8 8 0 0 1 0 16z"
      return SymbolDrawing(elements: "<path d=\"\(ring)\"/>\(sign)", ink: framedInk)
    case "square":
      let sides =
        "M14 1a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1h12z"
        + "M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2H2z"
      return SymbolDrawing(
        elements: "<path fill-rule=\"evenodd\" d=\"\(sides)\"/>\(sign)",
        ink: framedInk
      )
    default:
      let hole =
        "<mask id=\"hole\"><rect width=\"16\" height=\"16\" fill=\"#fff\"/>"
        + "<g fill=\"#000\">\(sign)</g></mask>"
      let shape =
        frame == "circle-fill"
        ? "<circle cx=\"8\" cy=\"8\" r=\"8\" mask=\"url(#hole)\"/>"
        : "<rect width=\"16\" height=\"16\" rx=\"2\" mask=\"url(#hole)\"/>"
      return SymbolDrawing(elements: hole + shape, ink: framedInk)
    }
  }

  /// Draws a part of it in black.
  ///
  /// `widening` says how much wider lines become, in units; less than zero makes them
  ///   thinner.
  ///
  /// A drawing in a full plate keeps the plate as it is, and the sign in it becomes wider. One that is
  /// not the system's or our own is not trusted.
  func render(
    _ box: Box,
    widening: CGFloat,
    plate: Plate? = nil,
    isTrusted: Bool = true
  ) -> Bitmap? {
    guard let plate, widening != 0, !Self.isOfLines(elements) else {
      return Self.render(elements, box, widening: widening, isTrusted: isTrusted)
    }
    return Self.render(elements, box, widening: -widening, rim: plate.rim(abs(widening)))
  }

  private static func isOfLines(_ elements: String) -> Bool {
    elements.holds(lineWidth) || elements.holds(boldLineWidth)
  }

  /// Lines with the widths of a weight.
  private static func lines(_ elements: String, widening: CGFloat) -> String {
    let width = max(0.2, 1 + widening)
    let drawn =
      elements.replacingOccurrences(of: lineWidth, with: "\(width)")
      .replacingOccurrences(of: boldLineWidth, with: "\(width * 1.6)")
    // What is full becomes larger with them.
    guard widening > 0 else { return drawn }
    return "<g stroke=\"#000\" stroke-width=\"\(widening)\">\(drawn)</g>"
  }

  private static func render(
    _ elements: String,
    _ box: Box,
    widening: CGFloat,
    rim: String = "",
    isTrusted: Bool = true
  ) -> Bitmap? {
    let body = body(elements, box, widening: widening, rim: rim)
    // One that is not trusted is drawn by another process, whatever it holds.
    if isTrusted, let sketch = Sketch(body), let picture = sketch.render(box) { return picture }
    return renderWithLibrary(body, box, isTrusted: isTrusted)
  }

  /// Draws a body with the library that reads all of SVG.
  static func renderWithLibrary(
    _ body: String,
    _ box: Box,
    isTrusted: Bool = true
  ) -> Bitmap? {
    let view = box.view
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\""
      + " viewBox=\"\(view.minX) \(view.minY) \(view.width) \(view.height)\""
      + " width=\"\(box.columns)\" height=\"\(box.rows)\" preserveAspectRatio=\"none\">"
    return CoreGraphics.render(
      svg: Data("\(head)\(body)</svg>".utf8),
      width: box.columns,
      height: box.rows,
      isTrusted: isTrusted
    )
  }

  /// The elements with lines as wide as a weight makes them.
  static func body(
    _ elements: String,
    _ box: Box,
    widening: CGFloat,
    rim: String
  ) -> String {
    let view = box.view
    let frame =
      "x=\"\(view.minX)\" y=\"\(view.minY)\""
      + " width=\"\(view.width)\" height=\"\(view.height)\""
    if isOfLines(elements) { return lines(elements, widening: widening) }
    if widening < 0 {
      // Thinner is the shape without a line along its edge.
      let lines = "stroke=\"#000\" stroke-width=\"\(-widening)\""
      return "<mask id=\"thinner\" maskUnits=\"userSpaceOnUse\" \(frame)>"
        + "<g fill=\"#fff\" \(lines)>\(elements)</g></mask>"
        + "<rect \(frame) mask=\"url(#thinner)\"/>\(rim)"
    }
    guard widening > 0 else { return elements }
    let lines = "stroke=\"#000\" stroke-width=\"\(widening)\" stroke-linejoin=\"round\""
    return "<g \(lines)>\(elements)</g>"
  }
}

extension Bitmap {
  /// The box around every pixel that is not clear; nil where all are.
  var inkBox: PixelRect? {
    guard format == .color else { return nil }
    var (minX, minY, maxX, maxY) = (width, height, 0, 0)
    for y in 0..<height {
      let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var first = 0
      while first < width, row[first] >> 24 == 0 { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while row[last] >> 24 == 0 { last -= 1 }
      minX = min(minX, first)
      maxX = max(maxX, last + 1)
      minY = min(minY, y)
      maxY = y + 1
    }
    return minX < maxX ? PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
  }
}
