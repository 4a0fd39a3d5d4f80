internal import CAllocatingInit
import CoreGraphics
import Foundation

extension CALayer {
  /// A copy of the layer with the values that are shown now, of the layer's own class.
  func makePresentation() -> CALayer? {
    guard record.isShown, isInContext else { return nil }
    let copy = PresentationInstantiation.make(type(of: self), showing: self)
    copy.take(shownValues)
    copy.pending = []
    copy.modelLayer = self
    return copy
  }
}

/// Makes copies of layers through `init(layer:)` of classes known only at run time.
///
/// The initialiser cannot be `required`, as it is not on iOS; see `MethodTable`.
enum PresentationInstantiation {
  /// `init(layer:)` is the first initialiser that `CALayer` itself declares.
  private static let slot = MethodTable(of: CALayer.self).initializerSlots.first

  static func make(_ type: CALayer.Type, showing layer: CALayer) -> CALayer {
    if type == CALayer.self { return CALayer(layer: layer) }
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    // The initialiser takes over what the argument holds, but not its memory.
    defer { argument.deallocate() }
    guard let slot,
      let object = tsumiki_call_init_any(
        metadata.load(
          fromByteOffset: slot * MemoryLayout<UnsafeRawPointer>.size,
          as: UnsafeRawPointer.self
        ),
        metadata,
        argument
      )
    else { return CALayer(layer: layer) }
    return unsafeDowncast(
      Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue(),
      to: CALayer.self
    )
  }
}
