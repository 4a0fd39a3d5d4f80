// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto

/// A curve of NIST's.
public protocol NISTCurve: Sendable {
  /// With what messages are hashed before they are signed.
  associatedtype MessageHash: HashFunction
  /// The curve's number in OpenSSL.
  static var libraryNumber: Int32 { get }
  /// How many bytes a coordinate has.
  static var coordinateLength: Int { get }
}

/// What a key is for.
public enum KeyUse {
  /// Signing.
  public enum Signing: Sendable {}
  /// Agreeing on secrets.
  public enum Agreement: Sendable {}
}

/// Signing with keys on a curve.
public enum NISTSigning<Curve: NISTCurve> {
  /// A key that signs.
  public typealias PrivateKey = NISTPrivateKey<Curve, KeyUse.Signing>
  /// A key that shows who signed.
  public typealias PublicKey = NISTPublicKey<Curve, KeyUse.Signing>
  /// A signature.
  public typealias ECDSASignature = NISTSignature<Curve>
}

/// Agreeing on secrets with keys on a curve.
public enum NISTKeyAgreement<Curve: NISTCurve> {
  /// A key of one side.
  public typealias PrivateKey = NISTPrivateKey<Curve, KeyUse.Agreement>
  /// A key for the other side.
  public typealias PublicKey = NISTPublicKey<Curve, KeyUse.Agreement>
}

/// The curve P-256.
public enum P256: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA256
  /// Signing.
  public typealias Signing = NISTSigning<P256>
  /// Agreeing on secrets.
  public typealias KeyAgreement = NISTKeyAgreement<P256>

  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_X9_62_prime256v1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 32
}

/// The curve P-384.
public enum P384: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA384
  /// Signing.
  public typealias Signing = NISTSigning<P384>
  /// Agreeing on secrets.
  public typealias KeyAgreement = NISTKeyAgreement<P384>

  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_secp384r1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 48
}

/// The curve P-521.
public enum P521: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA512
  /// Signing.
  public typealias Signing = NISTSigning<P521>
  /// Agreeing on secrets.
  public typealias KeyAgreement = NISTKeyAgreement<P521>

  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_secp521r1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 66
}

/// Keys in a part of the processor: there is none here.
public enum SecureEnclave {
  /// Whether there is one; there is not.
  public static var isAvailable: Bool { false }
}
