import CoreGraphics
import Foundation
import QuartzCore
import WindowHost

extension ServedScreen {
  /// The most letters of a tree that is not asked for whole.
  private static let longestTree = 2_000
  /// The most lines of changes.
  private static let mostChanges = 60

  func see(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let bitmap = frames.stage.picture() else {
      throw .impossible("Nothing was shown yet.")
    }
    let size = UIScreen.main.bounds.size
    guard let query = parameters.query else {
      guard let data = ImageEncoder.png(bitmap) else {
        throw .impossible("The picture could not be written as PNG.")
      }
      return ServedAnswer(Self.words(size), picture: data)
    }
    let element = try query.one(in: elements())
    let seen = element.frame.intersection(UIScreen.main.bounds)
    let scale = UIScreen.main.scale
    let pixels = CGRect(
      x: seen.minX * scale,
      y: seen.minY * scale,
      width: seen.width * scale,
      height: seen.height * scale
    ).integral
    guard !seen.isNull, let part = CGImage(bitmap: bitmap).cropping(to: pixels),
      let data = UIImage(cgImage: part).pngData()
    else { throw .element("\(element.line) is not on the screen.") }
    return ServedAnswer(element.line, picture: data)
  }

  private static func words(_ size: CGSize) -> String {
    let scale = ServedElement.number(UIScreen.main.scale)
    let (width, height) = (ServedElement.number(size.width), ServedElement.number(size.height))
    return "The screen, \(width) × \(height) points at \(scale) pixels a point."
  }

  // MARK: Trees

  func tree(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let isWhole = parameters.flag("all") == true
    let lines =
      parameters.flag("views") == true
      ? try viewLines(parameters.query, isWhole) : try elementLines(parameters.query, isWhole)
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
    guard let start = all.firstIndex(where: { $0.line == root.line && $0.parent == root.parent })
    else { return [root.line] }
    let inside = all[(start + 1)...].prefix { $0.depth > root.depth }
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
    return ViewLook().rows.compactMap { _, row in
      if let wanted, !wanted.insetBy(dx: -0.5, dy: -0.5).contains(row.frame) { return nil }
      guard isWhole || row.frame.intersects(screen) else { return nil }
      return String(repeating: "  ", count: row.depth)
        + "\(row.name) \(ServedElement.words(row.frame))"
    }
  }

  func find(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard var query = parameters.query else {
      throw .parameters("find needs an identifier, a label, a role or a text.")
    }
    let all = elements()
    var found = query.matches(in: all)
    if let index = query.index { found = found.indices.contains(index) ? [found[index]] : [] }
    if found.isEmpty {
      query.index = nil
      _ = try query.one(in: all)
      throw .element("There are fewer elements than that.")
    }
    return ServedAnswer(
      found.map(\.line).joined(separator: "\n"),
      ["elements": .array(found.map(\.fields))]
    )
  }

  // MARK: Why

  func explain(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let query = parameters.query else {
      throw .parameters("explain needs an identifier, a label, a role or a text.")
    }
    let element = try query.one(in: elements())
    guard let view = element.view else {
      throw .element("\(element.line) has no view now.")
    }
    var parts = ["\(Swift.type(of: view)), frame \(ServedElement.words(view.frame))"]
    if let cell = view as? UICollectionViewCell, let list = cell.hostView,
      let path = list.indexPath(for: cell), let why = list.explainLayout(at: path)
    {
      parts.append("Item \(path.section), \(path.item) in its layout:\n\(why)")
    }
    parts.append("\(view.explainLayout())")
    return ServedAnswer(parts.joined(separator: "\n"))
  }

  func changes() -> ServedAnswer {
    let now = ViewLook()
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
    if let (width, height) = parameters.pair("size") {
      var entry = GestureEntry(kind: .resize, time: frames.next)
      (entry.size, entry.scale) = ([width, height], Double(device.scale))
      try play([entry])
      told.append(Self.words(UIScreen.main.bounds.size))
    } else {
      frames.play([], until: frames.next + Self.patience, isExact: false)
    }
    return ServedAnswer(told.isEmpty ? "Nothing was set." : told.joined(separator: ", "))
  }
}
