import Foundation

/// Bytes that grow, as Core Foundation passes them, which here are Foundation's.
public typealias CFMutableData = NSMutableData

/// What a consumer of bytes is asked to do: take some, and at last let go of its info.
public struct CGDataConsumerCallbacks {
  /// Takes bytes: gets the info, the bytes and their count, and returns how many it took.
  public var putBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int)?
  /// Is called with the info when the consumer goes away.
  public var releaseConsumer: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  /// Makes callbacks.
  public init(
    putBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int)?,
    releaseConsumer: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

/// Takes the bytes of a document, in order.
public final class CGDataConsumer {
  private let put: (UnsafeRawBufferPointer) -> Int
  private let release: () -> Void

  /// Makes a consumer that appends to data.
  public init?(data: CFMutableData) {
    put = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return bytes.count
    }
    release = {}
  }

  /// Makes a consumer that writes a file in place of what is there; nil where none can be written.
  public init?(url: CFURL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    put = { bytes in (try? file.write(contentsOf: bytes)) == nil ? 0 : bytes.count }
    release = { try? file.close() }
  }

  /// Makes a consumer of an app's own; nil where it takes no bytes.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    let callbacks = cbks.pointee
    guard let putBytes = callbacks.putBytes else { return nil }
    put = { bytes in bytes.baseAddress.map { putBytes(info, $0, bytes.count) } ?? 0 }
    release = { callbacks.releaseConsumer?(info) }
  }

  deinit { release() }

  /// Hands on bytes; false where not all of them were taken.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool { put(bytes) == bytes.count }
}
