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

/// The curve P-256.
public enum P256: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA256
  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_X9_62_prime256v1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 32

  /// Signing.
  public enum Signing {
    /// A key that signs.
    public typealias PrivateKey = NISTPrivateKey<P256, KeyUse.Signing>
    /// A key that shows who signed.
    public typealias PublicKey = NISTPublicKey<P256, KeyUse.Signing>
    /// A signature.
    public typealias ECDSASignature = NISTSignature<P256>
  }

  /// Agreeing on secrets.
  public enum KeyAgreement {
    /// A key of one side.
    public typealias PrivateKey = NISTPrivateKey<P256, KeyUse.Agreement>
    /// A key for the other side.
    public typealias PublicKey = NISTPublicKey<P256, KeyUse.Agreement>
  }
}

/// The curve P-384.
public enum P384: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA384
  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_secp384r1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 48

  /// Signing.
  public enum Signing {
    /// A key that signs.
    public typealias PrivateKey = NISTPrivateKey<P384, KeyUse.Signing>
    /// A key that shows who signed.
    public typealias PublicKey = NISTPublicKey<P384, KeyUse.Signing>
    /// A signature.
    public typealias ECDSASignature = NISTSignature<P384>
  }

  /// Agreeing on secrets.
  public enum KeyAgreement {
    /// A key of one side.
    public typealias PrivateKey = NISTPrivateKey<P384, KeyUse.Agreement>
    /// A key for the other side.
    public typealias PublicKey = NISTPublicKey<P384, KeyUse.Agreement>
  }
}

/// The curve P-521.
public enum P521: NISTCurve {
  /// With what messages are hashed before they are signed.
  public typealias MessageHash = SHA512
  /// The curve's number in OpenSSL.
  public static let libraryNumber = NID_secp521r1
  /// How many bytes a coordinate has.
  public static let coordinateLength = 66

  /// Signing.
  public enum Signing {
    /// A key that signs.
    public typealias PrivateKey = NISTPrivateKey<P521, KeyUse.Signing>
    /// A key that shows who signed.
    public typealias PublicKey = NISTPublicKey<P521, KeyUse.Signing>
    /// A signature.
    public typealias ECDSASignature = NISTSignature<P521>
  }

  /// Agreeing on secrets.
  public enum KeyAgreement {
    /// A key of one side.
    public typealias PrivateKey = NISTPrivateKey<P521, KeyUse.Agreement>
    /// A key for the other side.
    public typealias PublicKey = NISTPublicKey<P521, KeyUse.Agreement>
  }
}

/// Keys in a part of the processor: there is none here.
public enum SecureEnclave {
  /// Whether there is one; there is not.
  public static var isAvailable: Bool { false }
}
