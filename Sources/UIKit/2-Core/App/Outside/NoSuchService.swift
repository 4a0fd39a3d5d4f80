import Foundation

/// Says what of a system around apps there is not on this machine.
struct NoSuchService: LocalizedError, CustomNSError {
  static let errorDomain = NSCocoaErrorDomain
  let errorCode = 3_072
  let errorDescription: String?
}
