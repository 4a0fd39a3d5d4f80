import CoreGraphics
import Foundation
import QuartzCore
import ScreenProtocol
import WindowHost

extension ServedScreen {
  /// The most letters of a tree that is not asked for whole.
  private static let longestTree = 2_000
  /// The most lines of changes.
  private static let mostChanges = 60

  func see(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let scale = UIScreen.main.scale
    let query = try parameters.query()
    let wanted = parameters.number("scale").map { CGFloat($0) } ?? scale
    guard wanted == scale || (0.1...4).contains(wanted) else {
      throw .parameters("\"scale\" is from 0.1 to 4 pixels a point.")
    }
    if query == nil, wanted == scale {
      return ServedAnswer(Self.words(UIScreen.main.bounds.size), picture: try wholePicture())
    }
    var (part, words) = (try shownPixels(), Self.words(UIScreen.main.bounds.size))
    if let query {
      let element = try query.one(in: elements())
      let seen = element.frame.intersection(UIScreen.main.bounds)
      guard !seen.isEmpty, let shown = part.part(Self.pixels(seen, scale)) else {
        throw .element("\(element.line) is not on the screen.")
      }
      (part, words) = (shown, element.line)
    }
    if wanted != scale { part = try Self.scaled(part, by: wanted / scale) }
    return ServedAnswer(words, picture: try Self.png(part))
  }

  /// The whole screen; the same file as long as no frame changed a pixel.
  private func wholePicture() throws(ServedError) -> Data {
    frames.stage.paintLast()
    let count = frames.stage.work.presentedFrames
    if let seen, seen.frames == count { return seen.picture }
    let picture = try Self.png(try shownPixels())
    seen = (count, picture)
    return picture
  }

  private func shownPixels() throws(ServedError) -> Bitmap {
    guard let bitmap = frames.stage.picture() else { throw .impossible("Nothing was shown yet.") }
    return bitmap
  }

  private static func png(_ bitmap: Bitmap) throws(ServedError) -> Data {
    guard let data = ImageEncoder.png(bitmap, isQuick: true) else {
      throw .impossible("The picture could not be written as PNG.")
    }
    return data
  }

  static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0 * scale }
    return PixelRect(
      minX: Int(pixels: sides[0].rounded(.down)),
      minY: Int(pixels: sides[1].rounded(.down)),
      maxX: Int(pixels: sides[2].rounded(.up)),
      maxY: Int(pixels: sides[3].rounded(.up))
    )
  }

  private static func scaled(_ bitmap: Bitmap, by factor: CGFloat) throws(ServedError) -> Bitmap {
    let size = CGSize(
      width: max(1, (CGFloat(bitmap.width) * factor).rounded()),
      height: max(1, (CGFloat(bitmap.height) * factor).rounded())
    )
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIImage(cgImage: CGImage(bitmap: bitmap)).draw(in: CGRect(origin: .zero, size: size))
    }
    guard let scaled = image.cgImage?.bitmap else {
      throw .impossible("The picture could not be made smaller.")
    }
    return scaled
  }

  private static func words(_ size: CGSize) -> String {
    let scale = ServedElement.number(UIScreen.main.scale)
    let (width, height) = (ServedElement.number(size.width), ServedElement.number(size.height))
    return "The screen, \(width) × \(height) points at \(scale) pixels a point."
  }

  // MARK: Trees

  func tree(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let isWhole = parameters.flag("all") == true
    let query = try parameters.query()
    let lines =
      try parameters.flag("views") == true
      ? viewLines(query, isWhole) : elementLines(query, isWhole)
    var text = ""
    var left = lines.count
    for line in lines {
      guard isWhole || text.utf8.count + line.utf8.count < Self.longestTree else { break }
      text += line + "\n"
      left -= 1
    }
    if left > 0 {
      text += "... and \(left) lines more: ask with all, or name what they are in.\n"
    }
    return ServedAnswer(text, ["leftOut": .number(Double(left))])
  }

  private func elementLines(
    _ query: ElementQuery?,
    _ isWhole: Bool
  ) throws(ServedError) -> [String] {
    let all = ServedElement.all(inSight: !isWhole)
    guard let query else {
      return all.map { String(repeating: "  ", count: $0.depth) + $0.line }
    }
    let root = try query.one(in: all)
    let inside = all[(root.number + 1)...].prefix { $0.depth > root.depth }
    return ([root] + inside).map {
      String(repeating: "  ", count: $0.depth - root.depth) + $0.line
    }
  }

  private func viewLines(
    _ query: ElementQuery?,
    _ isWhole: Bool
  ) throws(ServedError) -> [String] {
    let screen = UIScreen.main.bounds
    let wanted = try query.map { query throws(ServedError) in try query.one(in: elements()).frame }
    return ViewLook(views).rows.compactMap { row in
      if let wanted, !wanted.insetBy(dx: -0.5, dy: -0.5).contains(row.frame) { return nil }
      guard isWhole || row.frame.intersects(screen) else { return nil }
      return String(repeating: "  ", count: row.depth)
        + "\(row.name) \(ServedElement.words(row.frame))"
    }
  }

  func find(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let query = try parameters.query() else {
      throw .parameters("find needs an identifier, a label, a role or a text.")
    }
    let found = try query.some(in: elements())
    return ServedAnswer(
      found.map(\.line).joined(separator: "\n"),
      ["elements": .array(found.map(\.fields))]
    )
  }

  func accessibility() -> ServedAnswer {
    let tree = ServedValue.read(AccessibilityDump.json(), deepest: 1_000) ?? .null
    return ServedAnswer("\(ServedElement.all(inSight: false).count) elements.", ["tree": tree])
  }

  // MARK: Why

  func explain(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let query = try parameters.query() else {
      throw .parameters("explain needs an identifier, a label, a role or a text.")
    }
    let element = try query.one(in: elements())
    guard let view = element.view else {
      throw .element("\(element.line) has no view now.")
    }
    return ServedAnswer(explanation(of: view))
  }

  func changes() -> ServedAnswer {
    let now = ViewLook(views)
    defer { lastLook = now }
    guard let lastLook else {
      return ServedAnswer(
        "This is the first look; \(now.rows.count) views are compared with the next."
      )
    }
    let lines = lastLook.changes(to: now)
    guard !lines.isEmpty else { return ServedAnswer("Nothing changed.", ["changes": .array([])]) }
    let left = lines.count - Self.mostChanges
    return ServedAnswer(
      lines.prefix(Self.mostChanges).joined(separator: "\n")
        + (left > 0 ? "\n... and \(left) more." : ""),
      ["changes": .array(lines.map { .string($0) })]
    )
  }

  // MARK: The device

  func set(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    var device = UIScreen.main.device
    var told: [String] = []
    if let style = parameters.text("style") {
      guard ["light", "dark"].contains(style) else {
        throw .parameters("\"style\" is light or dark, not \"\(style)\".")
      }
      device.style = style == "dark" ? .dark : .light
      told.append("style \(style)")
    }
    if let name = parameters.text("textSize") {
      guard let size = UIContentSizeCategory(optionName: name) else {
        let names = UIContentSizeCategory.optionNames.joined(separator: ", ")
        throw .parameters("\"textSize\" is one of \(names).")
      }
      device.textSize = size
      told.append("text size \(name)")
    }
    if let isRightToLeft = parameters.flag("rightToLeft") {
      device.isRightToLeft = isRightToLeft
      told.append(isRightToLeft ? "right to left" : "left to right")
    }
    UIScreen.main.become(device)
    // All that moves now does so because of the device.
    meter.jumps.reset()
    if let (width, height) = try parameters.pair("size") {
      var entry = GestureEntry(kind: .resize, time: frames.next)
      (entry.size, entry.scale) = ([width, height], Double(device.scale))
      try play([entry])
      told.append(Self.words(UIScreen.main.bounds.size))
    } else {
      settle()
      keepPace()
    }
    return ServedAnswer(told.isEmpty ? "Nothing was set." : told.joined(separator: ", "))
  }
}
