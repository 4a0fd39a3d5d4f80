// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto

/// A number of bytes.
public typealias CC_LONG = UInt32

/// A number of bytes.
public typealias CC_LONG64 = UInt64

/// A digest of which not all bytes are known yet.
public struct DigestContext {
  fileprivate var handle: DigestHandle?

  /// Makes one that has not begun.
  public init() {}
}

/// What OpenSSL keeps of a digest.
private final class DigestHandle {
  let context = EVP_MD_CTX_new()

  deinit { EVP_MD_CTX_free(context) }
}

private func begin(_ c: UnsafeMutablePointer<DigestContext>?, _ kind: OpaquePointer?) -> Int32 {
  guard let c else { return 0 }
  let handle = DigestHandle()
  c.pointee.handle = handle
  return EVP_DigestInit_ex(handle.context, kind, nil)
}

private func add(
  _ c: UnsafeMutablePointer<DigestContext>?,
  _ data: UnsafeRawPointer?,
  _ count: CC_LONG
) -> Int32 {
  guard let handle = c?.pointee.handle else { return 0 }
  return count == 0 ? 1 : EVP_DigestUpdate(handle.context, data, Int(count))
}

private func end(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<DigestContext>?
) -> Int32 {
  guard let md, let handle = c?.pointee.handle else { return 0 }
  c?.pointee.handle = nil
  return EVP_DigestFinal_ex(handle.context, md, nil)
}

private func digest(
  _ data: UnsafeRawPointer?,
  _ count: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?,
  _ kind: OpaquePointer?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md, count == 0 || data != nil else { return nil }
  return EVP_Digest(data, Int(count), md, nil, kind, nil) == 1 ? md : nil
}

// MARK: MD5

/// How many bytes the digest has: 16.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// How many bytes are taken at once: 64.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// A digest of which not all bytes are known yet.
public typealias CC_MD5_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_md5()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { begin(c, EVP_md5()) }

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 { end(md, c) }

// MARK: SHA1

/// How many bytes the digest has: 20.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20

/// How many bytes are taken at once: 64.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// A digest of which not all bytes are known yet.
public typealias CC_SHA1_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha1()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { begin(c, EVP_sha1()) }

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 { end(md, c) }

// MARK: SHA224

/// How many bytes the digest has: 28.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28

/// How many bytes are taken at once: 64.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// A digest of which not all bytes are known yet.
public typealias CC_SHA224_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha224()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA224_CTX>?) -> Int32 {
  begin(c, EVP_sha224())
}

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA224_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_SHA224_CTX>?
) -> Int32 { end(md, c) }

// MARK: SHA256

/// How many bytes the digest has: 32.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// How many bytes are taken at once: 64.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// A digest of which not all bytes are known yet.
public typealias CC_SHA256_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha256()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  begin(c, EVP_sha256())
}

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { end(md, c) }

// MARK: SHA384

/// How many bytes the digest has: 48.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// How many bytes are taken at once: 128.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// A digest of which not all bytes are known yet.
public typealias CC_SHA384_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha384()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>?) -> Int32 {
  begin(c, EVP_sha384())
}

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>?
) -> Int32 { end(md, c) }

// MARK: SHA512

/// How many bytes the digest has: 64.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// How many bytes are taken at once: 128.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest of which not all bytes are known yet.
public typealias CC_SHA512_CTX = DigestContext

/// Writes the digest of bytes to `md`, which has room for it; nil where it cannot be made.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha512()) }

/// Begins a digest; 1 where that went well.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  begin(c, EVP_sha512())
}

/// Adds bytes; 1 where that went well.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?,
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Writes the digest of all that was added to `md`; 1 where that went well.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { end(md, c) }
