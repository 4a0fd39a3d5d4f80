/// A name that is one slip of the finger away from another.
package enum Misspelling {
  /// The compiler's own attributes that apps use, which no module declares.
  package static let attributes: Set<String> = [
    "autoclosure", "available", "concurrent", "convention", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable",
    "inline", "main", "nonobjc", "objc", "preconcurrency", "propertyWrapper", "resultBuilder",
    "retroactive", "testable", "unchecked", "unknown", "usableFromInline",
  ]

  /// The known name that was meant: with one letter more, one less, another one, or two exchanged.
  ///
  /// The two letters of a prefix are taken as they are: `CIImage` is not `CGImage`.
  package static func meant(by name: String, among known: Set<String>) -> String? {
    known.filter { other in
      other.hasPrefix(name.prefix(2)) && other != name && isOneSlip(Array(name), Array(other))
    }.min()
  }

  private static func isOneSlip(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[start...], b[start...])
    if a.count < b.count { return restA.elementsEqual(restB.dropFirst()) }
    if a.count > b.count { return restA.dropFirst().elementsEqual(restB) }
    if restA.dropFirst().elementsEqual(restB.dropFirst()) { return true }
    return restA.count > 1 && Array(restA.prefix(2).reversed()) == Array(restB.prefix(2))
      && restA.dropFirst(2).elementsEqual(restB.dropFirst(2))
  }
}
