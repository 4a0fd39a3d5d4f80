// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto

/// What became of a request.
public typealias CCCryptorStatus = Int32
/// Whether bytes are sealed or opened.
public typealias CCOperation = UInt32
/// The cipher.
public typealias CCAlgorithm = UInt32
/// How blocks follow each other, and how the last is filled.
public typealias CCOptions = UInt32

/// All went well.
public let kCCSuccess = 0
/// A parameter cannot be used.
public let kCCParamError = -4300
/// There is not room enough for the result; how much it needs is told.
public let kCCBufferTooSmall = -4301
/// There is not memory enough.
public let kCCMemoryFailure = -4302
/// The bytes do not fill whole blocks.
public let kCCAlignmentError = -4303
/// What was opened does not end as it should.
public let kCCDecodeError = -4304
/// The cipher is not here.
public let kCCUnimplemented = -4305

/// Seals bytes.
public let kCCEncrypt = 0
/// Opens bytes.
public let kCCDecrypt = 1

/// AES.
public let kCCAlgorithmAES128 = 0
/// AES.
public let kCCAlgorithmAES = 0
/// DES, which is not here: `kCCUnimplemented`.
public let kCCAlgorithmDES = 1
/// DES three times.
public let kCCAlgorithm3DES = 2

/// The last block is filled as PKCS #7 says.
public let kCCOptionPKCS7Padding = 1
/// Each block stands for itself; otherwise each depends on the one before.
public let kCCOptionECBMode = 2

/// 16 bytes.
public let kCCKeySizeAES128 = 16
/// 24 bytes.
public let kCCKeySizeAES192 = 24
/// 32 bytes.
public let kCCKeySizeAES256 = 32
/// 24 bytes.
public let kCCKeySize3DES = 24
/// 16 bytes.
public let kCCBlockSizeAES128 = 16
/// 8 bytes.
public let kCCBlockSize3DES = 8

private func cipher(_ algorithm: CCAlgorithm, _ isECB: Bool, _ keyLength: Int) -> OpaquePointer? {
  switch (Int(algorithm), isECB, keyLength) {
  case (kCCAlgorithmAES, false, 16): EVP_aes_128_cbc()
  case (kCCAlgorithmAES, false, 24): EVP_aes_192_cbc()
  case (kCCAlgorithmAES, false, 32): EVP_aes_256_cbc()
  case (kCCAlgorithmAES, true, 16): EVP_aes_128_ecb()
  case (kCCAlgorithmAES, true, 24): EVP_aes_192_ecb()
  case (kCCAlgorithmAES, true, 32): EVP_aes_256_ecb()
  case (kCCAlgorithm3DES, false, 24): EVP_des_ede3_cbc()
  case (kCCAlgorithm3DES, true, 24): EVP_des_ede3_ecb()
  default: nil
  }
}

/// Seals or opens bytes at once.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher.
///   - options: `kCCOptionPKCS7Padding`, `kCCOptionECBMode`, both or none.
///   - key: The key.
///   - keyLength: How many bytes it has.
///   - iv: What the first block depends on, as long as a block; nil for zeros.
///   - dataIn: The bytes.
///   - dataInLength: How many.
///   - dataOut: Room for the result.
///   - dataOutAvailable: How much.
///   - dataOutMoved: How many bytes the result has, or needs where there is not room enough.
/// - Returns: `kCCSuccess`, or what went wrong.
@discardableResult
public func CCCrypt(
  _ op: CCOperation,
  _ alg: CCAlgorithm,
  _ options: CCOptions,
  _ key: UnsafeRawPointer?,
  _ keyLength: Int,
  _ iv: UnsafeRawPointer?,
  _ dataIn: UnsafeRawPointer?,
  _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES || Int(alg) == kCCAlgorithm3DES else {
    return Int32(kCCUnimplemented)
  }
  let isECB = options & UInt32(kCCOptionECBMode) != 0
  let isFilled = options & UInt32(kCCOptionPKCS7Padding) != 0
  guard let kind = cipher(alg, isECB, keyLength), let key, op <= UInt32(kCCDecrypt),
    let count = Int32(exactly: dataInLength), count >= 0, count < .max - 32,
    dataOut != nil || dataOutAvailable == 0, let context = EVP_CIPHER_CTX_new()
  else { return Int32(kCCParamError) }
  defer { EVP_CIPHER_CTX_free(context) }
  let block = Int(EVP_CIPHER_get_block_size(kind))
  let isWhole = dataInLength % block == 0
  guard isWhole || (isFilled && op == UInt32(kCCEncrypt)) else { return Int32(kCCAlignmentError) }
  let needed =
    op == UInt32(kCCEncrypt) && isFilled ? (dataInLength / block + 1) * block : dataInLength
  // What is opened may be up to a block shorter, which nobody knows before.
  guard dataOutAvailable >= needed || (op == UInt32(kCCDecrypt) && isFilled) else {
    dataOutMoved?.pointee = needed
    return Int32(kCCBufferTooSmall)
  }
  let zeros = [UInt8](repeating: 0, count: 16)
  let seal: Int32 = op == UInt32(kCCEncrypt) ? 1 : 0
  let isReady = zeros.withUnsafeBytes { zeros in
    EVP_CipherInit_ex(
      context,
      kind,
      nil,
      key.assumingMemoryBound(to: UInt8.self),
      (iv ?? zeros.baseAddress)?.assumingMemoryBound(to: UInt8.self),
      seal
    )
  }
  guard isReady == 1 else { return Int32(kCCParamError) }
  EVP_CIPHER_CTX_set_padding(context, isFilled ? 1 : 0)
  var result = [UInt8](repeating: 0, count: dataInLength + 2 * block)
  var (first, rest): (Int32, Int32) = (0, 0)
  if count > 0 {
    let bytes = dataIn?.assumingMemoryBound(to: UInt8.self)
    guard bytes != nil, EVP_CipherUpdate(context, &result, &first, bytes, count) == 1 else {
      return Int32(kCCParamError)
    }
  }
  let isEnded = result.withUnsafeMutableBufferPointer { result in
    EVP_CipherFinal_ex(context, result.baseAddress.map { $0 + Int(first) }, &rest)
  }
  guard isEnded == 1 else { return Int32(kCCDecodeError) }
  let length = Int(first + rest)
  dataOutMoved?.pointee = length
  guard length <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  if length > 0, let dataOut { dataOut.copyMemory(from: result, byteCount: length) }
  return Int32(kCCSuccess)
}
