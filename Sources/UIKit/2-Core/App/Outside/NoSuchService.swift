import Foundation

/// Says what of a system around apps there is not on this machine.
enum NoSuchService {
  /// Foundation's number for what is not supported.
  private static let unsupported = 3_328

  static func error(_ reason: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: unsupported,
      userInfo: [NSLocalizedDescriptionKey: reason]
    )
  }
}
