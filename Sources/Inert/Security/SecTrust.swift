// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationNetworking
import Inert

private let trusts = InertFramework("Security", "trusts no certificate")

/// By which rules certificates are trusted.
public final class SecPolicy: Sendable {
  init() {}
}

/// The rules for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// The rules for the certificate of a server, or of who calls it.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// The rules for certificates that were taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

/// Certificates whose trust is asked for: nobody decides that here, so none is trusted.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// What was decided of certificates.
public enum SecTrustResultType: UInt32, Sendable {
  /// Nobody was asked.
  case invalid = 0
  /// The user trusts them.
  case proceed = 1
  /// The user does not trust them.
  case deny = 3
  /// They hold by the rules.
  case unspecified = 4
  /// They do not hold, but might be made to.
  case recoverableTrustFailure = 5
  /// They do not hold.
  case fatalTrustFailure = 6
  /// It could not be decided.
  case otherError = 7
}

/// Asks for trust in one certificate, or in several of which the first is who is asked for.
public func SecTrustCreateWithCertificates(
  _ certificates: Any,
  _ policies: Any?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  if let one = certificates as? SecCertificate {
    trust.pointee = SecTrust([one])
  } else if let several = certificates as? [SecCertificate], !several.isEmpty {
    trust.pointee = SecTrust(several)
  } else {
    return errSecParam
  }
  return errSecSuccess
}

/// Sets the rules, which decide nothing here.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecSuccess
}

/// Sets the certificates that all trust begins with, which decides nothing here.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust,
  _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

/// Says whether no others are trusted, which decides nothing here.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust,
  _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// Sets the day that is asked for, which decides nothing here.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus {
  errSecSuccess
}

/// Whether certificates are trusted: they are not, and the error says that nobody looked.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  trusts.tell()
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  return false
}

/// Whether certificates are trusted, by the older call.
public func SecTrustEvaluate(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  trusts.tell()
  result.pointee = .otherError
  return errSecUnimplemented
}

/// Whether certificates are trusted, told on a queue.
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust,
  _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  trusts.tell()
  queue.async {
    result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  }
  return errSecSuccess
}

/// What was decided: nobody was asked.
public func SecTrustGetTrustResult(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecSuccess
}

/// How many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// A certificate by its place.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// The certificates, who is asked for first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// The key of who is asked for; nobody reads that here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The key of who is asked for, by the older call; nobody reads that here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// What a server says to show who it is: its certificates are the network library's matter here, which trusts those that
/// the system does, and no app is asked.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificates of a server; nil, since no app is asked for them here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Says that a server is trusted.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
