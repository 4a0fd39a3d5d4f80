import Foundation
import FoundationNetworking
import Security
import Testing

/// Certificates, trust and keys, which are kept, refused and not made.
@Suite struct CertificateTests {
  private static let whole = Data([0x30, 0x03, 0x02, 0x01, 0x05])
  private static let long = Data([0x30, 0x81, 0x80] + [UInt8](repeating: 0, count: 128))

  @Test(arguments: [whole, long]) func `a certificate is its bytes`(bytes: Data) throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, bytes))
    #expect(SecCertificateCopyData(certificate) == bytes)
    #expect(SecCertificateCopyKey(certificate) == nil)
  }

  @Test(arguments: [
    Data(), Data([0x30]), Data([0x31, 0x00]), Data([0x30, 0x03, 0x02]), whole + [0],
    Data([0x30, 0x80]), Data([0x30, 0x85, 0, 0, 0, 0, 0]), Data([0x30, 0x82, 0x01]),
  ])
  func `what is no sequence is no certificate`(bytes: Data) {
    #expect(SecCertificateCreateWithData(nil, bytes) == nil)
  }

  @Test func `no certificate is trusted`() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Self.whole))
    var trust: SecTrust?
    let status = SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust)
    #expect(status == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1)
    #expect(SecTrustGetCertificateAtIndex(made, 0) === certificate)
    #expect(SecTrustGetCertificateAtIndex(made, 1) == nil)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(made, &error))
    #expect(error?.code == Int(errSecUnimplemented))
    var result = SecTrustResultType.proceed
    #expect(SecTrustEvaluate(made, &result) == errSecUnimplemented && result == .otherError)
    #expect(SecTrustCreateWithCertificates("text", nil, &trust) == errSecParam)
  }

  @Test func `no key is made, and why is told`() throws {
    var error: Unmanaged<CFError>?
    let wanted: [AnyHashable: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC]
    #expect(SecKeyCreateRandomKey(wanted, &error) == nil)
    let told = try #require(error).takeRetainedValue()
    #expect(CFErrorGetCode(told) == Int(errSecUnimplemented))
    #expect(CFErrorCopyDescription(told) == "Function or operation not implemented.")
  }
}
