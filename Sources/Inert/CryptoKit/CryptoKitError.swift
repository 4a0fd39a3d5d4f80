/// Why something could not be done with a key.
public enum CryptoKitError: Error, Equatable, Hashable, Sendable {
  /// A key is too long or too short.
  case incorrectKeySize
  /// Something else is too long or too short.
  case incorrectParameterSize
  /// What was sealed or signed is not what is given.
  case authenticationFailure
  /// OpenSSL refuses it.
  case underlyingCoreCryptoError(error: Int32)
  /// A key cannot be wrapped.
  case wrapFailure
  /// A key cannot be unwrapped.
  case unwrapFailure
  /// Something is not as it has to be.
  case invalidParameter
}

/// Why a key or a signature cannot be read.
public enum CryptoKitASN1Error: Error, Equatable, Hashable, Sendable {
  /// The bytes are not what is read.
  case invalidASN1Object
  /// The text is not what is read.
  case invalidPEMDocument
}
