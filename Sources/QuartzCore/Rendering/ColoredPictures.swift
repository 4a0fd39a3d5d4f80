import CoreGraphics

/// Contents in other colours, made once and kept from frame to frame as long as they are asked for.
struct ColoredPictures {
  private struct Key: Hashable {
    let bitmap: ObjectIdentifier
    let factor: ColorFactor
  }

  private var known: [Key: (source: Bitmap, contents: LayerContents)] = [:]
  private var used: Set<Key> = []

  mutating func begin() { used = [] }

  /// Forgets what was not asked for since `begin()`.
  mutating func end() { known = known.filter { used.contains($0.key) } }

  /// Keeps what was made of contents.
  mutating func keep(_ contents: LayerContents, _ factor: ColorFactor) {
    guard let bitmap = contents.bitmap else { return }
    used.insert(Key(bitmap: ObjectIdentifier(bitmap), factor: factor))
  }

  mutating func contents(_ contents: LayerContents, _ factor: ColorFactor) -> LayerContents {
    guard factor != .none else { return contents }
    guard let bitmap = contents.bitmap else { return factor.of(contents) ?? contents }
    let key = Key(bitmap: ObjectIdentifier(bitmap), factor: factor)
    used.insert(key)
    if let made = known[key], made.source === bitmap { return made.contents }
    let made = factor.of(contents) ?? contents
    known[key] = (bitmap, made)
    return made
  }
}
