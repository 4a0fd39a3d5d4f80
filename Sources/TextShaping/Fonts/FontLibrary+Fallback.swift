internal import CFonts
import Foundation
import Synchronization

/// A question of fallback: who draws this character where the font itself does not.
struct FallbackQuery: Hashable, Sendable {
  var character: UInt32
  /// The script the character is used in, as HarfBuzz numbers it.
  var script: UInt32
  /// Which member of a CJK collection the language asks for.
  var member: String
  var style: FallbackStyle
}

/// A file of the pinned list, or one member of a collection.
struct FallbackFace: Hashable, Sendable {
  var stem: String
  var member: String?
}

extension FontLibrary {
  /// More characters than any app shows; beyond it the memory starts afresh.
  private static let maximumRemembered = 65_536

  /// The face that draws a character the font asked for has not, or nil where none does.
  func fallback(for query: FallbackQuery) -> Typeface? {
    if let known = state.withLock({ $0.fallbackByCharacter[query] }) { return known }
    let found = searchFallback(query)
    state.withLock {
      if $0.fallbackByCharacter.count >= Self.maximumRemembered { $0.fallbackByCharacter = [:] }
      $0.fallbackByCharacter[query] = found
    }
    return found
  }

  /// The face that draws emoji, where it draws this one.
  func emojiFace(for character: UInt32) -> Typeface? {
    guard let face = fallbackFace("NotoColorEmoji", member: nil) else {
      reportMissing(.emoji)
      return nil
    }
    return face.covers(character) ? face : nil
  }

  private func searchFallback(_ query: FallbackQuery) -> Typeface? {
    let script = Self.name(ofScript: query.script)
    if PinnedFonts.cjkScripts.contains(script) {
      if let face = cjkFace(query) { return face }
    } else if let stem = PinnedFonts.stemByScript[script] {
      if let face = notoFace(stem, query) { return face }
      if fallbackFace(stem + "-Regular", member: nil) == nil { reportMissing(.noto) }
    }
    if PinnedFonts.isSquare(query.character), let face = cjkFace(query) { return face }
    for stem in PinnedFonts.common {
      if let face = notoFace(stem, query) { return face }
    }
    if let face = cjkFace(query) { return face }
    if let face = fallbackFace("NotoColorEmoji", member: nil), face.covers(query.character) {
      return face
    }
    return remainingFace(query.character)
  }

  private func notoFace(_ stem: String, _ query: FallbackQuery) -> Typeface? {
    let serif = "NotoSerif" + stem.dropFirst("NotoSans".count)
    let weight = query.style.isBold ? "Bold" : "Regular"
    var stems = ["\(stem)-\(weight)", "\(stem)-Regular"]
    if query.style.isSerif { stems = ["\(serif)-\(weight)", "\(serif)-Regular"] + stems }
    for stem in stems {
      if let face = fallbackFace(stem, member: nil), face.covers(query.character) { return face }
    }
    return nil
  }

  private func cjkFace(_ query: FallbackQuery) -> Typeface? {
    let weight = query.style.isBold ? "Bold" : "Regular"
    var families = ["NotoSansCJK"]
    if query.style.isSerif { families.insert("NotoSerifCJK", at: 0) }
    for family in families {
      guard let face = fallbackFace("\(family)-\(weight)", member: family + query.member) else {
        continue
      }
      if face.covers(query.character) { return face }
    }
    if fallbackFace("NotoSansCJK-Regular", member: nil) == nil,
      PinnedFonts.cjkScripts.contains(Self.name(ofScript: query.script))
    {
      reportMissing(.cjk)
    }
    return nil
  }

  /// Looks through every other sans-serif file, for scripts hardly anybody writes.
  private func remainingFace(_ character: UInt32) -> Typeface? {
    let stems = state.withLock { $0.files.stems(startingWith: "NotoSans") }
    for stem in stems where stem.hasSuffix("-Regular") {
      if let face = fallbackFace(stem, member: nil), face.covers(character) { return face }
    }
    return nil
  }

  private func fallbackFace(_ stem: String, member: String?) -> Typeface? {
    let key = FallbackFace(stem: stem, member: member)
    if let known = state.withLock({ $0.fallbackFaces[key] }) { return known }
    let face = state.withLock { $0.files[stem] }.flatMap { path in
      typeface(at: .init(path: path, index: member.flatMap { Self.index(of: $0, in: path) } ?? 0))
    }
    state.withLock { $0.fallbackFaces[key] = face }
    return face
  }

  /// The place of the face whose PostScript name starts with `member` in a collection.
  private static func index(of member: String, in path: String) -> Int? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    return (0..<min(Int(hb_face_count(blob)), 64)).first { index in
      let face = hb_face_create(blob, UInt32(index))
      defer { hb_face_destroy(face) }
      guard let face else { return false }
      return FontNames(face: face).postScript.hasPrefix(member)
    }
  }

  /// The ISO 15924 code of a script as HarfBuzz numbers it.
  private static func name(ofScript script: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
