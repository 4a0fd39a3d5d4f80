import UIKit

extension LayoutTrial {
  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  private var paths: [IndexPath] {
    items.indices.flatMap { section in
      items[section].indices.map { IndexPath(item: $0, section: section) }
    }
  }

  private func frames() -> [IndexPath: CGRect] {
    paths.reduce(into: [:]) { frames, path in
      frames[path] = layout.layoutAttributesForItem(at: path)?.frame
    }
  }

  /// What does not hold, in words.
  func violations(_ checks: LayoutChecks) -> [String] {
    let frames = frames()
    var found: [String] = []
    if checks.contains(.lost) { found += lost(frames) }
    if checks.contains(.overlap) { found += overlaps(frames) }
    if checks.contains(.order) { found += disorder(frames) }
    if checks.contains(.query) { found += wrongAnswers(frames) }
    if checks.contains(.cells) { found += wrongCells(frames) }
    if checks.contains(.idempotence) {
      layout.invalidateLayout()
      view.layoutIfNeeded()
      found += differences(frames, self.frames(), "laying out again")
    }
    if checks.contains(.scratch) {
      let scratch = LayoutTrial(like: self)
      found += differences(self.frames(), scratch.frames(), "laying out from scratch")
    }
    return found
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  static func words(_ path: IndexPath) -> String { "(\(path.section), \(path.item))" }

  static func words(_ rect: CGRect?) -> String {
    guard let rect else { return "nothing" }
    func number(_ value: CGFloat) -> String {
      LayoutScript.number((Double(value) * 100).rounded() / 100)
    }
    return "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)),"
      + " \(number(rect.height)))"
  }

  private func lost(_ frames: [IndexPath: CGRect]) -> [String] {
    let content = layout.collectionViewContentSize
    return paths.compactMap { path in
      guard let frame = frames[path] else { return "item \(Self.words(path)) has no attributes" }
      let isIn =
        frame.minX >= -0.01 && frame.minY >= -0.01 && frame.maxX <= content.width + 0.01
        && frame.maxY <= content.height + 0.01
      return isIn
        ? nil
        : "item \(Self.words(path)) at \(Self.words(frame)) is outside the content of"
          + " \(LayoutScript.number(content.width)) × \(LayoutScript.number(content.height))"
    }
  }

  private func overlaps(_ frames: [IndexPath: CGRect]) -> [String] {
    var found: [String] = []
    for section in items.indices {
      let rects = items[section].indices.compactMap { item -> (IndexPath, CGRect)? in
        let path = IndexPath(item: item, section: section)
        return frames[path].map { (path, $0) }
      }.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
      for (index, first) in rects.enumerated() {
        for second in rects[(index + 1)...] {
          if second.1.minY >= first.1.maxY { break }
          let shared = first.1.intersection(second.1)
          if shared.width > 0.01, shared.height > 0.01 {
            found.append(
              "items \(Self.words(first.0)) at \(Self.words(first.1)) and"
                + " \(Self.words(second.0)) at \(Self.words(second.1)) overlap"
            )
          }
        }
      }
    }
    return found
  }

  private func disorder(_ frames: [IndexPath: CGRect]) -> [String] {
    items.indices.flatMap { section -> [String] in
      let rects = items[section].indices.compactMap {
        frames[IndexPath(item: $0, section: section)]
      }
      guard rects.count == items[section].count else { return [] }
      return zip(rects, rects.dropFirst()).enumerated().compactMap { index, pair in
        // Later items lie neither wholly above nor, on their line, wholly before.
        pair.1.maxY <= pair.0.minY + 0.01 && pair.1.maxX <= pair.0.maxX && pair.1.height > 0
          && pair.0.height > 0
          ? "item (\(section), \(index + 1)) lies before item (\(section), \(index))" : nil
      }
    }
  }

  private func wrongAnswers(_ frames: [IndexPath: CGRect]) -> [String] {
    let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let third = CGSize(width: max(1, content.width / 3), height: max(1, content.height / 3))
    let queries = [
      view.bounds, content,
      CGRect(origin: CGPoint(x: third.width, y: third.height), size: third),
      CGRect(x: 0, y: content.midY, width: content.width, height: 1),
    ]
    for rect in queries where !rect.isEmpty {
      let answer = layout.layoutAttributesForElements(in: rect) ?? []
      let told = Set(answer.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
      let there = frames.filter { _, frame in
        let shared = frame.intersection(rect)
        return !shared.isNull && shared.width > 0.01 && shared.height > 0.01
      }
      let missing = Set(there.keys).subtracting(told).sorted()
      if let path = missing.first {
        return [
          "the answer for \(Self.words(rect)) lacks item \(Self.words(path)) at"
            + " \(Self.words(frames[path]))"
        ]
      }
      for attributes in answer where attributes.representedElementCategory == .cell {
        let frame = frames[attributes.indexPath]
        guard frame.map({ Self.isNear($0, attributes.frame) }) == true else {
          return [
            "item \(Self.words(attributes.indexPath)) is at \(Self.words(attributes.frame)) when a"
              + " rectangle is asked for, and at \(Self.words(frame)) when it is"
          ]
        }
      }
    }
    return []
  }

  private func wrongCells(_ frames: [IndexPath: CGRect]) -> [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      guard path.section < items.count, path.item < items[path.section].count else {
        return "a cell shows item \(Self.words(path)), which is not there"
      }
      guard let cell = view.cellForItem(at: path) as? Cell else {
        return "item \(Self.words(path)) is visible and has no cell"
      }
      guard cell.item == items[path.section][path.item] else {
        return "the cell at \(Self.words(path)) shows another item"
      }
      guard let frame = frames[path], Self.isNear(frame, cell.frame) else {
        return "the cell of item \(Self.words(path)) is at \(Self.words(cell.frame)), its"
          + " attributes are at \(Self.words(frames[path]))"
      }
      return nil
    }
  }

  private func differences(
    _ before: [IndexPath: CGRect],
    _ after: [IndexPath: CGRect],
    _ what: String
  ) -> [String] {
    let path = paths.first { path in
      guard let old = before[path], let new = after[path] else {
        return before[path] != nil || after[path] != nil
      }
      return !Self.isNear(old, new)
    }
    return path.map {
      [
        "\(what) moves item \(Self.words($0)) from \(Self.words(before[$0])) to"
          + " \(Self.words(after[$0]))"
      ]
    } ?? []
  }
}
