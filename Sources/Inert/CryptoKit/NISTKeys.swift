// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto
import Foundation

/// A private key on a curve.
public struct NISTPrivateKey<Curve: NISTCurve, Use: Sendable>: Sendable {
  let handle: KeyHandle

  /// A new key; `compactRepresentable` is without effect, since no key is written compactly here.
  public init(compactRepresentable: Bool = true) {
    guard let handle = NISTPoint.random(Curve.libraryNumber) else {
      preconditionFailure("OpenSSL does not know the curve.")
    }
    self.handle = handle
  }

  private init(_ handle: KeyHandle?, _ error: any Error) throws {
    guard let handle, NISTPoint.isOn(Curve.libraryNumber, handle) else { throw error }
    self.handle = handle
  }

  /// The key of its number.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes,
  ///   `CryptoKitError.invalidParameter` for a number that is no key.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == Curve.coordinateLength else { throw CryptoKitError.incorrectKeySize }
    try self.init(
      NISTPoint.secret(bytes, Curve.libraryNumber),
      CryptoKitError.invalidParameter
    )
  }

  /// The key of its point and its number.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes,
  ///   `CryptoKitError.invalidParameter` where they do not belong together.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    let length = Curve.coordinateLength
    guard bytes.count == 3 * length + 1 else { throw CryptoKitError.incorrectKeySize }
    try self.init(
      NISTPoint.secret(Array(bytes.suffix(length)), Curve.libraryNumber),
      CryptoKitError.invalidParameter
    )
    guard NISTPoint.point(handle) == Array(bytes.dropLast(length)) else {
      throw CryptoKitError.invalidParameter
    }
  }

  /// The key of a file, as PKCS #8 or SEC 1 writes it.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for other bytes.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(
      KeyDocument.privateKey(Array(derRepresentation)),
      CryptoKitASN1Error.invalidASN1Object
    )
  }

  /// The key of a text file.
  ///
  /// - Throws: `CryptoKitASN1Error` for another text.
  public init(pemRepresentation: String) throws {
    let labels = ["PRIVATE KEY", "EC PRIVATE KEY"]
    try self.init(derRepresentation: PEMText.bytes(pemRepresentation, labels))
  }

  /// The key's number.
  public var rawRepresentation: Data {
    Data(NISTPoint.number(handle, Curve.coordinateLength))
  }

  /// The key's point and its number.
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

  /// The key as PKCS #8 writes it.
  public var derRepresentation: Data { Data(KeyDocument.privateBytes(handle)) }

  /// The key as text files have it.
  public var pemRepresentation: String {
    PEMText.text(KeyDocument.privateBytes(handle), "PRIVATE KEY")
  }

  /// What others may know.
  public var publicKey: NISTPublicKey<Curve, Use> {
    guard let open = NISTPoint.open(NISTPoint.point(handle), Curve.libraryNumber) else {
      preconditionFailure("A key has a point.")
    }
    return NISTPublicKey(handle: open)
  }
}

/// A public key on a curve.
public struct NISTPublicKey<Curve: NISTCurve, Use: Sendable>: Sendable {
  let handle: KeyHandle

  init(handle: KeyHandle) { self.handle = handle }

  private init(_ handle: KeyHandle?, _ error: any Error) throws {
    guard let handle, NISTPoint.isOn(Curve.libraryNumber, handle) else { throw error }
    self.handle = handle
  }

  private init(point: [UInt8], of count: Int) throws {
    guard point.count == count else { throw CryptoKitError.incorrectParameterSize }
    try self.init(NISTPoint.open(point, Curve.libraryNumber), CryptoKitError.invalidParameter)
  }

  /// The key of its two coordinates.
  ///
  /// - Throws: `CryptoKitError` for another count of bytes, and for what does not lie on the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    try self.init(point: [4] + bytes, of: 2 * Curve.coordinateLength + 1)
  }

  /// The key of 4 and its two coordinates.
  ///
  /// - Throws: `CryptoKitError` for another count of bytes, and for what does not lie on the curve.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    try self.init(point: bytes, of: 2 * Curve.coordinateLength + 1)
  }

  /// The key of the sign and one coordinate.
  ///
  /// - Throws: `CryptoKitError` for another count of bytes, and for what does not lie on the curve.
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
    try self.init(point: bytes, of: Curve.coordinateLength + 1)
  }

  /// The key of a file.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for other bytes.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(
      KeyDocument.publicKey(Array(derRepresentation)),
      CryptoKitASN1Error.invalidASN1Object
    )
  }

  /// The key of a text file.
  ///
  /// - Throws: `CryptoKitASN1Error` for another text.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: PEMText.bytes(pemRepresentation, ["PUBLIC KEY"]))
  }

  /// The two coordinates.
  public var rawRepresentation: Data { Data(NISTPoint.point(handle).dropFirst()) }

  /// 4 and the two coordinates.
  public var x963Representation: Data { Data(NISTPoint.point(handle)) }

  /// The sign and one coordinate.
  public var compressedRepresentation: Data {
    Data(NISTPoint.point(handle, isCompressed: true))
  }

  /// The key as files have it.
  public var derRepresentation: Data { Data(KeyDocument.publicBytes(handle)) }

  /// The key as text files have it.
  public var pemRepresentation: String {
    PEMText.text(KeyDocument.publicBytes(handle), "PUBLIC KEY")
  }
}

extension NISTPrivateKey where Use == KeyUse.Agreement {
  /// The secret that both sides have.
  ///
  /// - Throws: `CryptoKitError.invalidParameter` for a key with which there is no secret.
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: NISTPublicKey<Curve, Use>
  ) throws -> SharedSecret { try handle.sharedSecret(with: publicKeyShare.handle) }
}

extension NISTPrivateKey where Use == KeyUse.Signing {
  /// The signature of bytes, hashed as goes with the curve.
  public func signature<D: DataProtocol>(for data: D) throws -> NISTSignature<Curve> {
    try signature(for: Curve.MessageHash.hash(data: data))
  }

  /// The signature of a digest.
  public func signature<D: Digest>(for digest: D) throws -> NISTSignature<Curve> {
    try NISTSignature(derRepresentation: handle.signature(ofDigest: Array(digest)))
  }
}

extension NISTPublicKey where Use == KeyUse.Signing {
  /// Whether the private key signed bytes.
  public func isValidSignature<D: DataProtocol>(
    _ signature: NISTSignature<Curve>,
    for data: D
  ) -> Bool { isValidSignature(signature, for: Curve.MessageHash.hash(data: data)) }

  /// Whether the private key signed a digest.
  public func isValidSignature<D: Digest>(
    _ signature: NISTSignature<Curve>,
    for digest: D
  ) -> Bool { handle.isValid(Array(signature.derRepresentation), ofDigest: Array(digest)) }
}

/// A signature made on a curve.
public struct NISTSignature<Curve: NISTCurve>: ContiguousBytes, Sendable {
  /// Its two numbers.
  public let rawRepresentation: Data

  /// The signature of its two numbers.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another count of bytes.
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Curve.coordinateLength else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.rawRepresentation = Data(rawRepresentation)
  }

  /// The signature as OpenSSL and others write it.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for other bytes.
  public init<D: DataProtocol>(derRepresentation: D) throws {
    guard let bytes = SignatureNumbers.read(Array(derRepresentation), Curve.coordinateLength) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    rawRepresentation = Data(bytes)
  }

  /// The signature as OpenSSL and others write it.
  public var derRepresentation: Data { Data(SignatureNumbers.written(Array(rawRepresentation))) }

  /// Calls a closure with the two numbers.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}
