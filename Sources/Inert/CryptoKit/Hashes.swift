// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto
import Foundation

/// A hash function that OpenSSL has.
public protocol LibraryHash: Sendable {
  /// The function's name.
  static var name: String { get }
  /// How many bytes it takes at a time.
  static var blockLength: Int { get }
  /// How many bytes it makes.
  static var digestLength: Int { get }
}

/// A hash function of OpenSSL's.
public struct LibraryHashFunction<Function: LibraryHash>: HashFunction {
  /// What it makes.
  public typealias Digest = HashDigest<Function>

  /// How many bytes it takes at a time.
  public static var blockByteCount: Int { Function.blockLength }

  /// How many bytes a digest has.
  public static var byteCount: Int { Function.digestLength }

  private var state: HashState

  /// Begins with no bytes.
  public init() { state = HashState(Function.name) }

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = HashState(copying: state) }
    state.update(bufferPointer)
  }

  /// The digest of the bytes so far; more may follow.
  public func finalize() -> Digest {
    HashDigest(bytes: HashState(copying: state).end(Function.digestLength))
  }
}

/// What OpenSSL keeps of the bytes so far.
///
/// A value that shares it copies it before it takes more.
private final class HashState: @unchecked Sendable {
  private let context: OpaquePointer?

  init(_ name: String) {
    context = EVP_MD_CTX_new()
    let isReady = EVP_DigestInit_ex(context, EVP_get_digestbyname(name), nil) == 1
    precondition(isReady, "OpenSSL has no \(name).")
  }

  init(copying other: HashState) {
    context = EVP_MD_CTX_new()
    precondition(EVP_MD_CTX_copy_ex(context, other.context) == 1, "OpenSSL copies no hash.")
  }

  deinit { EVP_MD_CTX_free(context) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  func end(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      EVP_DigestFinal_ex(context, buffer.baseAddress, nil)
      filled = count
    }
  }
}

/// What is known of SHA-256.
public enum SHA256Kind: LibraryHash {
  /// The name in OpenSSL.
  public static let name = "SHA256"
  /// The lengths in bytes.
  public static let (blockLength, digestLength) = (64, 32)
}

/// What is known of SHA-384.
public enum SHA384Kind: LibraryHash {
  /// The name in OpenSSL.
  public static let name = "SHA384"
  /// The lengths in bytes.
  public static let (blockLength, digestLength) = (128, 48)
}

/// What is known of SHA-512.
public enum SHA512Kind: LibraryHash {
  /// The name in OpenSSL.
  public static let name = "SHA512"
  /// The lengths in bytes.
  public static let (blockLength, digestLength) = (128, 64)
}

/// SHA-2 with 256 bits.
public typealias SHA256 = LibraryHashFunction<SHA256Kind>
/// SHA-2 with 384 bits.
public typealias SHA384 = LibraryHashFunction<SHA384Kind>
/// SHA-2 with 512 bits.
public typealias SHA512 = LibraryHashFunction<SHA512Kind>
/// A digest of SHA-256.
public typealias SHA256Digest = HashDigest<SHA256Kind>
/// A digest of SHA-384.
public typealias SHA384Digest = HashDigest<SHA384Kind>
/// A digest of SHA-512.
public typealias SHA512Digest = HashDigest<SHA512Kind>

/// Functions that are broken, for what still asks for them.
public enum Insecure {
  /// What is known of MD5.
  public enum MD5Kind: LibraryHash {
    /// The name in OpenSSL.
    public static let name = "MD5"
    /// The lengths in bytes.
    public static let (blockLength, digestLength) = (64, 16)
  }

  /// What is known of SHA-1.
  public enum SHA1Kind: LibraryHash {
    /// The name in OpenSSL.
    public static let name = "SHA1"
    /// The lengths in bytes.
    public static let (blockLength, digestLength) = (64, 20)
  }

  /// MD5.
  public typealias MD5 = LibraryHashFunction<MD5Kind>
  /// SHA-1.
  public typealias SHA1 = LibraryHashFunction<SHA1Kind>
  /// A digest of MD5.
  public typealias MD5Digest = HashDigest<MD5Kind>
  /// A digest of SHA-1.
  public typealias SHA1Digest = HashDigest<SHA1Kind>
}
