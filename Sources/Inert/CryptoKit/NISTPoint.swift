import CCrypto

/// Keys on a curve, as OpenSSL makes them of bytes and bytes of them.
enum NISTPoint {
  /// A new private key.
  static func random(_ curve: Int32) -> KeyHandle? {
    guard let key = EC_KEY_new_by_curve_name(curve) else { return nil }
    defer { EC_KEY_free(key) }
    return EC_KEY_generate_key(key) == 1 ? handle(key) : nil
  }

  /// The private key of its number.
  static func secret(_ bytes: [UInt8], _ curve: Int32) -> KeyHandle? {
    guard let key = EC_KEY_new_by_curve_name(curve) else { return nil }
    defer { EC_KEY_free(key) }
    guard EC_KEY_oct2priv(key, bytes, bytes.count) == 1 else { return nil }
    let group = EC_KEY_get0_group(key)
    guard let point = EC_POINT_new(group) else { return nil }
    defer { EC_POINT_free(point) }
    guard EC_POINT_mul(group, point, EC_KEY_get0_private_key(key), nil, nil, nil) == 1,
      EC_KEY_set_public_key(key, point) == 1, EC_KEY_check_key(key) == 1
    else { return nil }
    return handle(key)
  }

  /// The public key of a point, whole or compressed.
  static func open(_ bytes: [UInt8], _ curve: Int32) -> KeyHandle? {
    guard let key = EC_KEY_new_by_curve_name(curve) else { return nil }
    defer { EC_KEY_free(key) }
    guard EC_KEY_oct2key(key, bytes, bytes.count, nil) == 1, EC_KEY_check_key(key) == 1 else {
      return nil
    }
    return handle(key)
  }

  /// The number of a private key.
  static func number(_ handle: KeyHandle, _ length: Int) -> [UInt8] {
    guard let key = EVP_PKEY_get0_EC_KEY(handle.key) else { return [] }
    var bytes = [UInt8](repeating: 0, count: length)
    return BN_bn2binpad(EC_KEY_get0_private_key(key), &bytes, Int32(length)) < 0 ? [] : bytes
  }

  /// The point of a key.
  static func point(_ handle: KeyHandle, isCompressed: Bool = false) -> [UInt8] {
    guard let key = EVP_PKEY_get0_EC_KEY(handle.key) else { return [] }
    let form = isCompressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
    let (group, point) = (EC_KEY_get0_group(key), EC_KEY_get0_public_key(key))
    let count = EC_POINT_point2oct(group, point, form, nil, 0, nil)
    var bytes = [UInt8](repeating: 0, count: count)
    EC_POINT_point2oct(group, point, form, &bytes, count, nil)
    return bytes
  }

  /// Whether a key lies on a curve.
  static func isOn(_ curve: Int32, _ handle: KeyHandle) -> Bool {
    guard let key = EVP_PKEY_get0_EC_KEY(handle.key) else { return false }
    return EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) == curve
  }

  private static func handle(_ key: OpaquePointer) -> KeyHandle? {
    guard let handle = KeyHandle(EVP_PKEY_new()) else { return nil }
    return EVP_PKEY_set1_EC_KEY(handle.key, key) == 1 ? handle : nil
  }
}

/// Keys as files have them.
enum KeyDocument {
  /// A private key as PKCS #8 writes it.
  static func privateBytes(_ handle: KeyHandle) -> [UInt8] {
    guard let info = EVP_PKEY2PKCS8(handle.key) else { return [] }
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    return written { i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
  }

  /// A public key as X.509 writes it.
  static func publicBytes(_ handle: KeyHandle) -> [UInt8] { written { i2d_PUBKEY(handle.key, $0) } }

  /// A private key, as PKCS #8 or SEC 1 writes it.
  static func privateKey(_ bytes: [UInt8]) -> KeyHandle? {
    bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return KeyHandle(d2i_AutoPrivateKey(nil, &start, buffer.count))
    }
  }

  /// A public key, as X.509 writes it.
  static func publicKey(_ bytes: [UInt8]) -> KeyHandle? {
    bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return KeyHandle(d2i_PUBKEY(nil, &start, buffer.count))
    }
  }

  static func written(
    _ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) -> [UInt8] {
    let count = Int(write(nil))
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var start = buffer.baseAddress
      _ = write(&start)
      filled = count
    }
  }
}
