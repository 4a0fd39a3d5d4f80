internal import CCairo
import Foundation
import Synchronization

/// The index of a shape in a font.
public typealias CGGlyph = UInt16

/// The index of a shape in a font.
public typealias CGFontIndex = UInt16

/// A font's shapes, at no size in particular.
public final class CGFont: @unchecked Sendable {
  // Cairo counts references to a face and locks its own tables.
  let face: OpaquePointer
  private let sizes = Mutex(Sizes())
  /// Where the bytes lie that an app made it from, if one did.
  package let file: String?
  /// The name by which the font is asked for.
  public let postScriptName: CFString?

  /// Wraps a `cairo_font_face_t`, adding a reference to it.
  package init(
    retainingCairoFace face: OpaquePointer,
    postScriptName: String? = nil,
    file: String? = nil
  ) {
    self.face = cairo_font_face_reference(face)
    self.postScriptName = postScriptName
    self.file = file
  }

  /// Makes a font of another's shapes, which came from bytes.
  package convenience init(_ other: CGFont, file: String) {
    self.init(
      retainingCairoFace: other.face,
      postScriptName: other.postScriptName,
      file: file
    )
  }

  deinit { CairoFaces.inTurn { cairo_font_face_destroy(face) } }

  /// Runs `body` with the font's shapes at a size, which no other thread uses meanwhile.
  ///
  /// The result of `body` must not be the shapes themselves.
  func withShapes<Result: Sendable>(
    _ scale: GlyphScale,
    _ body: (GlyphShapes) -> Result
  ) -> Result? {
    // The closure's parts are used here and now, by this thread only.
    nonisolated(unsafe) let body = body
    return sizes.withLock { sizes in
      sizes.shapes(of: face, at: scale).map { body($0) }
    }
  }

  /// Lets go of the shapes, which are made again where they are asked for.
  package func letGo() { sizes.withLock { $0.removeAll() } }

  /// The sizes in use, the latest last.
  private struct Sizes: @unchecked Sendable {
    private var recent: [GlyphShapes] = []

    /// How many sizes are kept; a screen of text rarely has more of one font.
    private static let most = 12

    mutating func removeAll() { recent = [] }

    mutating func shapes(of face: OpaquePointer, at scale: GlyphScale) -> GlyphShapes? {
      if let last = recent.last, last.scale == scale { return last }
      if let index = recent.firstIndex(where: { $0.scale == scale }) {
        let found = recent.remove(at: index)
        recent.append(found)
        return found
      }
      guard let made = GlyphShapes(face: face, scale: scale) else { return nil }
      if recent.count == Self.most { recent.removeFirst() }
      recent.append(made)
      return made
    }
  }
}

extension CGFont: Hashable {
  /// Whether both are the same face.
  public static func == (a: CGFont, b: CGFont) -> Bool { a.face == b.face }

  /// Feeds the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
