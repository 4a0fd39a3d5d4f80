import CoreGraphics
import Foundation
import Synchronization

/// A width and height in pixels.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The largest side that a drawing is rendered in; larger ones are stretched.
  private static let largestSide = 4096.0

  /// A size that can be rendered, of a size in points at a scale; nil where there is none.
  init?(_ size: CGSize, scale: CGFloat) {
    let width = Double(size.width * scale)
    let height = Double(size.height * scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    let factor = min(1, Self.largestSide / max(width, height))
    // A size that should be whole may lie a hair above it.
    self.width = max(1, Int((width * factor - 1e-6).rounded(.up)))
    self.height = max(1, Int((height * factor - 1e-6).rounded(.up)))
  }

  /// Width and height exchanged.
  var turned: PixelSize {
    var size = self
    swap(&size.width, &size.height)
    return size
  }
}

/// A drawing that is rendered in the size it is shown in.
final class VectorImage: Sendable {
  /// The size the drawing asks for, in points.
  let size: CGSize
  private let data: Data
  private let format: VectorFormat
  private let name: String?
  private let renderings = Mutex<[(size: PixelSize, image: CGImage)]>([])

  /// Its own size and a few that views have.
  private static let mostRenderings = 4

  init(_ document: VectorDocument, data: Data, format: VectorFormat, name: String?) {
    size = document.size
    self.data = data
    self.format = format
    self.name = name
  }

  /// The pixels of its own size at a scale.
  func pixels(scale: CGFloat) -> CGImage? {
    PixelSize(size, scale: scale).flatMap(pixels)
  }

  /// The drawing stretched over so many pixels.
  func pixels(_ size: PixelSize) -> CGImage? {
    if let found = renderings.withLock({ $0.first { $0.size == size }?.image }) { return found }
    // The parsed drawing is larger than its bytes, and is needed once for each size.
    guard let document = VectorDocument(data: data, format: format, name: name),
      let bitmap = document.render(width: size.width, height: size.height)
    else { return nil }
    let image = CGImage(bitmap: bitmap)
    return renderings.withLock { renderings in
      if let found = renderings.first(where: { $0.size == size })?.image { return found }
      if renderings.count >= Self.mostRenderings { renderings.removeFirst() }
      renderings.append((size, image))
      return image
    }
  }
}

extension UIImage {
  /// The pixels a drawing is rendered in to be sharp over a rectangle; nil for what has pixels of its
  /// own, and for what keeps its border.
  func sharpPixels(over size: CGSize, scale: CGFloat) -> PixelSize? {
    guard case .vector = content.source, content.properties.capInsets == nil else { return nil }
    return PixelSize(size, scale: scale)
  }
}
