import CoreGraphics

/// Pictures made from layers' contents, kept while they are in use and within a bound.
final class RasterCache {
  /// A picture of a piece and where its first pixel lies relative to the piece's origin.
  struct Raster {
    let bitmap: Bitmap
    var x = 0
    var y = 0
  }

  /// Which piece of which layer.
  struct Key: Hashable {
    enum Piece: UInt8 {
      case contents
      case background
      case shadow
      case flat
      case warped
    }

    let layer: UInt64
    let piece: Piece
  }

  /// Everything a picture was made from: as long as this is equal, the picture is good.
  enum Signature: Equatable {
    case bitmap(Identity, PictureFit)
    case gradient(GradientContents, width: Int, height: Int)
    case pattern(Identity, width: Int, height: Int, scale: Double)
    case shape(ShapeContents, scale: Double, origin: CGPoint)
    case shadow(Shadow, CornerShape, width: Int, height: Int, origin: CGPoint, scale: Double)
    case contentShadow(Shadow, Identity, [Identity], mask: Identity?, Inside, scale: Double)
    case flat(Identity, [Identity], mask: Identity?, Inside, scale: Double)
    case warped(Identity, Projection)
  }

  /// What places the sublayers of a tree in it.
  struct Inside: Equatable {
    private let bounds: CGRect
    private let sublayers: CATransform3D?

    init(_ geometry: LayerGeometry) {
      bounds = geometry.bounds
      sublayers = geometry.sublayerSpatial
    }

    static func == (a: Inside, b: Inside) -> Bool {
      guard a.bounds == b.bounds else { return false }
      guard let first = a.sublayers, let second = b.sublayers else {
        return a.sublayers == nil && b.sublayers == nil
      }
      return first.isEqual(to: second)
    }
  }

  /// An object by identity; one that is gone equals nothing, so that no other can take its place.
  ///
  /// It does not keep the object: a small picture made from a large image would keep the image, which
  /// is not among the bytes that are counted.
  struct Identity: Equatable {
    private weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    static func == (a: Identity, b: Identity) -> Bool {
      guard let object = a.object else { return false }
      return object === b.object
    }
  }

  private struct Entry {
    var signature: Signature
    var raster: Raster?
    var lastUse: Int
  }

  /// The most bytes that pictures not used in the current frame may keep.
  let byteLimit: Int
  private(set) var byteCount = 0
  /// How many pictures were made so far.
  private(set) var misses = 0
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  init(byteLimit: Int = 96 << 20) { self.byteLimit = byteLimit }

  /// The picture for a piece, made by `make` when there is none or it went stale.
  func raster(_ key: Key, _ signature: Signature, make: () -> Raster?) -> Raster? {
    if let index = entries.index(forKey: key), entries.values[index].signature == signature {
      entries.values[index].lastUse = frame
      return entries.values[index].raster
    }
    let raster = make()
    misses += 1
    let old = entries.updateValue(
      Entry(signature: signature, raster: raster, lastUse: frame),
      forKey: key
    )
    byteCount += (raster?.bitmap.byteCount ?? 0) - (old?.raster?.bitmap.byteCount ?? 0)
    return raster
  }

  /// Lets go of every picture.
  func removeAll() {
    entries = [:]
    byteCount = 0
  }

  /// Starts the next frame and lets go of the longest unused pictures beyond the bound.
  func advance() {
    frame += 1
    guard byteCount > byteLimit else { return }
    let unused = entries.filter { $0.value.lastUse < frame - 1 }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in unused {
      guard byteCount > byteLimit / 2 else { return }
      entries[key] = nil
      byteCount -= entry.raster?.bitmap.byteCount ?? 0
    }
  }
}
