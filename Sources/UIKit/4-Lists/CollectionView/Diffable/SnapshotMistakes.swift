import CollectionDiffing
import Diagnostics

/// Says what is wrong with an edit of a snapshot.
enum SnapshotMistakes {
  /// Reports a mistake with the phrase UIKit has for it.
  static func report(_ mistake: Mistake, _ operation: String) {
    UIKitDiagnostics.report(diagnosis(mistake, "NSDiffableDataSourceSnapshot.\(operation)"))
  }

  private static func diagnosis(_ mistake: Mistake, _ place: String) -> Diagnosis {
    switch mistake {
    case .repeated(let kind, let repeats): return repeated(kind, repeats, place)
    case .sectionsExist(let sections):
      let list = sections.joined(separator: ", ")
      let noun = sections.count == 1 ? "identifier that" : "identifiers that"
      return Diagnosis(
        .diffSectionExists,
        place: "\(place), section \(list)",
        applePhrase: "Diffable data source detected an attempt to insert or append"
          + " \(sections.count) section \(noun) already \(sections.count == 1 ? "exists" : "exist")"
          + " in the snapshot. Identifiers in a snapshot must be unique."
          + " Section \(noun.dropLast(5)) that already"
          + " \(sections.count == 1 ? "exists : \(list)" : "exist: (\(list))")"
      )
    case .noSections:
      return Diagnosis(
        .diffNoSections,
        place: place,
        applePhrase:
          "There are currently no sections in the data source. Please add a section first."
      )
    case .noSection(let section):
      return unknown(place, "section \(section)", "section != NSNotFound")
    case .noNeighbour(let kind, let identifier):
      return unknown(
        place,
        "\(kind.rawValue) \(identifier)",
        kind == .item ? "section != NSNotFound" : "insertIndex != NSNotFound"
      )
    case .nothingToMove(let kind, let identifier):
      return unknown(
        place,
        "\(kind.rawValue) \(identifier)",
        kind == .item ? "fromIndex != NSNotFound" : "fromSection != NSNotFound"
      )
    case .nowhereToMove(let kind, let identifier):
      return unknown(
        place,
        "\(kind.rawValue) \(identifier)",
        kind == .item ? "toIndex != NSNotFound" : "toSection != NSNotFound"
      )
    case .neighbourInList(let kind, let identifier):
      return beside(
        place,
        "\(kind.rawValue) \(identifier)",
        kind == .item
          ? "Invalid update: destination for insertion operation [\(identifier)] is in the insertion"
            + " identifier list for update"
          : "Invalid update: destination for section operation [\(identifier)] is in the inserted"
            + " section list for update"
      )
    case .movedBesideItself(let kind, let identifier):
      return beside(
        place,
        "\(kind.rawValue) \(identifier)",
        "Invalid update: destination for \(kind.rawValue) move is the same as the source"
          + " [\(identifier)] for update"
      )
    case .unknownSection(let section):
      return Diagnosis(
        .diffUnknown,
        what: "A section is asked for that is not in the snapshot.",
        place: "\(place), section \(section)",
        remedy: "Look with indexOfSection(_:) first; the section is taken as empty.",
        applePhrase: "Section identifier was not found. You can verify the section exists by"
          + " calling the indexOfSectionIdentifier API (which has O(1) performance)"
      )
    case .unknown(let kind, let identifier):
      let verb = place.contains("reconfigure") ? "reconfigure" : "reload"
      return Diagnosis(
        .diffUnknown,
        what: "What is to be made anew is not in the snapshot.",
        place: "\(place), \(kind.rawValue) \(identifier)",
        remedy: "Name only what the snapshot holds; nothing was marked.",
        applePhrase: "Attempted to \(verb) \(kind.rawValue) identifier that does not exist in the"
          + " snapshot: \(identifier)"
      )
    }
  }

  private static func repeated(
    _ kind: Mistake.Kind,
    _ repeats: [Mistake.Repeat],
    _ place: String
  ) -> Diagnosis {
    let places = repeats.prefix(8)
      .map { "\"\($0.identifier)\" at \($0.first) and \($0.second)" }
      .joined(separator: ", ")
    return Diagnosis(
      .duplicateIdentifier,
      what: "A list of \(kind.rawValue)s names the same identifier more than once.",
      place: "\(place), \(kind.rawValue) \(repeats.first?.identifier ?? "")",
      saw: places + (repeats.count > 8 ? " and \(repeats.count - 8) more" : ""),
      remedy: "Put what tells them apart into the identifier, or name each once. Nothing was"
        + " changed; under the policy recover, the first of each counts.",
      applePhrase: "Fatal: supplied \(kind.rawValue) identifiers are not unique. Duplicate"
        + " identifiers: {(\(repeats.map(\.identifier).joined(separator: ", ")))}"
    )
  }

  private static func unknown(_ place: String, _ name: String, _ condition: String) -> Diagnosis {
    Diagnosis(
      .diffUnknown,
      what: "An edit names something that is not in the snapshot.",
      place: "\(place), \(name)",
      remedy: "Add it first, or look whether it is there; nothing was changed.",
      applePhrase: "Invalid parameter not satisfying: \(condition)"
    )
  }

  private static func beside(_ place: String, _ name: String, _ phrase: String) -> Diagnosis {
    Diagnosis(.diffSelf, place: "\(place), \(name)", applePhrase: phrase)
  }
}
