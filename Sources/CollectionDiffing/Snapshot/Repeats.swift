/// Throws where a list names an identifier more than once.
@usableFromInline
func checkForRepeats<Identifier: Hashable & Sendable>(
  _ list: [Identifier],
  _ kind: Mistake.Kind
) throws(Mistake) {
  guard list.count > 1 else { return }
  var seen = IdentifierTable<Identifier>()
  seen.reserve(list.count)
  var repeats: [Mistake.Repeat] = []
  // While none is found, handles count like positions.
  var positions: [Handle: Int] = [:]
  for (index, identifier) in list.enumerated() {
    let (handle, isNew) = seen.insert(identifier)
    if isNew {
      if !repeats.isEmpty { positions[handle] = index }
    } else {
      let first = positions[handle] ?? Int(handle)
      repeats.append(Mistake.Repeat(identifier: "\(identifier)", first: first, second: index))
    }
  }
  guard repeats.isEmpty else { throw .repeated(kind, repeats) }
}
