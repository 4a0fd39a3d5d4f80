import Foundation

/// A file's place as Core Foundation passes it, which here is Foundation's.
public typealias CFURL = URL

/// Called when a data provider no longer needs its memory: the info, the bytes and their count.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// Bytes for an image.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Makes a provider of bytes in memory.
  public init?(data: CFData) { self.data = data }

  /// Makes a provider of a file's bytes, which are read at once; nil when that fails.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Makes a provider of a file's bytes, which are read at once; nil when that fails.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Makes a provider of memory that is copied; `releaseData` is called right away.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
