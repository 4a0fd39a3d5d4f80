// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// A certificate: its bytes, which nobody reads here.
public final class SecCertificate: Sendable {
  let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }
}

/// Takes the bytes of a certificate in DER; nil where they are none of a sequence that is as long as it says.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?,
  _ data: CFData
) -> SecCertificate? {
  let bytes = data as Data
  guard DERSequence.isWhole(bytes) else { return nil }
  return SecCertificate(bytes)
}

/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.bytes
}

/// Whom a certificate is for, in words; nobody reads that here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// The common name of whom a certificate is for; nobody reads that here.
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate,
  _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }

/// The key in a certificate; nobody reads that here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The number of a certificate; nobody reads that here.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// A certificate with its private key; there is none here.
public final class SecIdentity: Sendable {
  private init() {}
}

/// Reads identities from a file of PKCS 12; that is not done here.
public func SecPKCS12Import(
  _ data: CFData,
  _ options: CFDictionary,
  _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

/// What is said of what is not done here.
enum SecurityFailure {
  /// Writes the error that nobody does this here, and returns nothing.
  static func unimplemented<Result>(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Result? {
    let reason = SecCopyErrorMessageString(errSecUnimplemented, nil) ?? ""
    error?.pointee = .passRetained(
      NSError(
        domain: NSOSStatusErrorDomain,
        code: Int(errSecUnimplemented),
        userInfo: [NSLocalizedDescriptionKey: reason]
      )
    )
    return nil
  }
}

/// The frame of what is written in DER.
enum DERSequence {
  /// Whether bytes are one sequence, as long as it says of itself.
  static func isWhole(_ bytes: Data) -> Bool {
    let head = Array(bytes.prefix(6))
    guard head.count >= 2, head[0] == 0x30 else { return false }
    guard head[1] >= 0x80 else { return bytes.count == 2 + Int(head[1]) }
    let count = Int(head[1] & 0x7F)
    guard (1...4).contains(count), head.count >= 2 + count else { return false }
    let length = head[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
    return bytes.count == 2 + count + length
  }
}
