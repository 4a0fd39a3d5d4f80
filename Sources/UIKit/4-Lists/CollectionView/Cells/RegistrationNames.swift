/// The reuse identifiers of registrations in one list, each the same for as long as the list lives.
@MainActor
struct RegistrationNames {
  /// Tokens are kept so that no other gets their identity.
  private var known: [ObjectIdentifier: (token: RegistrationToken, identifier: String)] = [:]

  mutating func identifier(for token: RegistrationToken, _ name: String) -> String {
    if let known = known[ObjectIdentifier(token)] { return known.identifier }
    let identifier = "\(name)-\(known.count + 1)"
    known[ObjectIdentifier(token)] = (token, identifier)
    return identifier
  }
}
