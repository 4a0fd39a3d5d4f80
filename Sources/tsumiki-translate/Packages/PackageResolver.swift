import Diagnostics
import Foundation

/// Finds the folders of packages that lie elsewhere: at the revision that was resolved, else at the newest
/// version that all who ask for it allow.
final class PackageResolver {
  /// Thrown where a package was asked for that an earlier choice does not suit: the graph is walked
  /// again, and everything that was asked for is known from the start.
  struct Restart: Error {}

  private struct Choice {
    let folder: URL?
    var version: PackageVersion?
    var isByTag = false
  }

  private let store: PackageStore
  private let sources: PackageSources
  private let pins: PackagePins
  private let earlier: PackagePins
  private let root: URL
  private var choices: [String: Choice] = [:]
  private var wanted: [String: [(asker: String, requirement: PackageRequirement)]] = [:]
  private var references: [String: GitRepository.References] = [:]
  private var found: [String: [Problem]] = [:]
  private var chosen: [String: PackagePins.Pin] = [:]
  /// More than any graph of packages takes.
  private var restartsLeft = 200

  /// - Parameters:
  ///   - root: The folder of the project or package.
  ///   - pins: What was resolved before.
  ///   - given: Folders with clones.
  ///   - toolchain: Whose store is used.
  init(root: URL, pins: PackagePins, given: [URL], toolchain: Toolchain) {
    store = PackageStore(toolchain)
    self.root = root.standardizedFileURL
    self.pins = pins
    let kept = store.folder.appendingPathComponent(
      "resolved/\(AppBuilder.digest(root.standardizedFileURL.path)).resolved"
    )
    earlier = FileKind(kept) == .file ? PackagePins([kept]) : PackagePins()
    keptChoices = kept
    sources = PackageSources(given: given, root: self.root, mirrors: PackageMirrors(for: self.root))
  }

  /// Where choices by tags are kept for the next time.
  private let keptChoices: URL

  /// What is to be told of the packages.
  var problems: [Problem] {
    var all = pins.problems + found.sorted { $0.key < $1.key }.flatMap(\.value)
    if !chosen.isEmpty {
      let list = chosen.values.sorted { $0.identity < $1.identity }.map { pin in
        "\(PackageReference.name(of: pin.address)) \(pin.version?.description ?? pin.branch ?? "")"
      }
      all.append(
        Problem(
          .packageChosen,
          place: root.path,
          saw: list.joined(separator: ", "),
          remedy: "Resolve the packages and commit Package.resolved; to choose anew, remove"
            + " \(keptChoices.path)"
        )
      )
    }
    return all
  }

  /// The folder of a package; nil where it cannot be had, which is told.
  func folder(of reference: PackageReference, for asker: String) throws -> URL? {
    let key = reference.identity
    let isKnown = wanted[key, default: []].contains {
      $0.asker == asker && $0.requirement == reference.requirement
    }
    if !isKnown { wanted[key, default: []].append((asker, reference.requirement)) }
    if let choice = choices[key] {
      guard !isKnown, choice.isByTag, let version = choice.version, isOfVersions(reference),
        !reference.requirement.allows(version), restartsLeft > 0
      else { return choice.folder }
      restartsLeft -= 1
      choices = choices.filter { !$0.value.isByTag }
      for key in chosen.keys { found[key] = nil }
      chosen = [:]
      throw Restart()
    }
    let choice = choose(reference)
    choices[key] = choice
    return choice.folder
  }

  /// Where the packages lie that some references and what was resolved name, by their addresses, as far as
  /// they are on this machine.
  func clones(for references: [PackageReference]) -> [String: String] {
    var clones: [String: String] = [:]
    for address in references.map(\.address) + pins.pins.map(\.address) {
      let place = sources.places(for: address).first { $0.isRepository }
      guard let path = place?.path, path.hasPrefix("/"), path != address else { continue }
      clones[address] = path
    }
    return clones
  }

  /// Keeps the choices that were made by tags, so that the next start makes the same.
  func keepChoices() {
    guard !chosen.isEmpty else { return }
    let pins = chosen.values.sorted { $0.identity < $1.identity }.map { pin in
      let state = [
        "revision": pin.revision, "version": pin.version?.description, "branch": pin.branch,
      ]
      return [
        "identity": pin.identity, "kind": "remoteSourceControl", "location": pin.address,
        "state": state.compactMapValues { $0 },
      ] as [String: Any]
    }
    let content: [String: Any] = ["pins": pins, "version": 2]
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
    guard let data = try? JSONSerialization.data(withJSONObject: content, options: options),
      data != (try? Data(contentsOf: keptChoices))
    else { return }
    let folder = keptChoices.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: keptChoices, options: .atomic)
  }

  // MARK: Choosing

  private func isOfVersions(_ reference: PackageReference) -> Bool {
    switch reference.requirement {
    case .range, .exact: true
    case .branch, .revision: false
    }
  }

  private func choose(_ reference: PackageReference) -> Choice {
    let original = sources.mirrors.original(of: reference.address)
    func pin(in pins: PackagePins) -> PackagePins.Pin? {
      let pin = pins.pin(for: reference.address) ?? original.flatMap { pins.pin(for: $0) }
      return pin.flatMap { suits($0, reference) ? $0 : nil }
    }
    if let pin = pin(in: pins) { return take(pin, reference) }
    if let pin = pin(in: earlier), FileKind(checkout(pin, reference)) == .folder {
      chosen[reference.identity] = pin
      return take(pin, reference, isByTag: true)
    }
    var reasons: [String] = []
    var answered = false
    for place in sources.places(for: reference.address) {
      guard place.isRepository else {
        if place.asItLies { return asItLies(place, reference) }
        continue
      }
      do {
        let references = try references(of: place)
        answered = true
        guard let pin = newest(reference, in: references) else {
          if place.asItLies { return asItLies(place, reference) }
          reasons.append("\(place.path) has \(Self.summary(of: references))")
          continue
        }
        guard let folder = try store.take(reference, pin.revision, from: place.path) else {
          reasons.append("\(place.path) does not have \(pin.revision)")
          continue
        }
        if case .revision = reference.requirement {} else { chosen[reference.identity] = pin }
        return Choice(folder: folder, version: pin.version, isByTag: true)
      } catch {
        reasons.append("\(place.path): \(Self.reason(error))")
      }
    }
    let asked = wanted[reference.identity, default: []].map { "\($0.requirement) (\($0.asker))" }
    return fail(
      Problem(
        answered ? .packageVersion : .packageAddress,
        place: reference.address,
        saw: (answered ? "wanted: \(asked.joined(separator: ", ")); " : "")
          + reasons.joined(separator: "; ")
      ),
      reference
    )
  }

  private func suits(_ pin: PackagePins.Pin, _ reference: PackageReference) -> Bool {
    switch reference.requirement {
    case .range, .exact: pin.version.map(reference.requirement.allows) ?? true
    case .branch(let name): pin.branch == nil && pin.version == nil || pin.branch == name
    case .revision(let text): pin.revision.lowercased().hasPrefix(text.lowercased())
    }
  }

  /// What a repository has that all who ask allow, as if it had been resolved.
  private func newest(
    _ reference: PackageReference,
    in references: GitRepository.References
  ) -> PackagePins.Pin? {
    var version: PackageVersion?
    var branch: String?
    var revision: String?
    switch reference.requirement {
    case .revision(let text): revision = text
    case .branch(let name):
      branch = name
      revision = references.branches[name]
    case .range, .exact:
      let asked = wanted[reference.identity, default: []].map(\.requirement)
      for (tag, commit) in references.tags.sorted(by: { $0.key < $1.key }) {
        guard let tagged = PackageVersion(tag),
          asked.allSatisfy({ Self.isUnversioned($0) || $0.allows(tagged) }),
          version.map({ $0 < tagged }) ?? true
        else { continue }
        version = tagged
        revision = commit
      }
    }
    return revision.map {
      PackagePins.Pin(
        identity: reference.identity,
        address: reference.address,
        revision: $0,
        version: version,
        branch: branch
      )
    }
  }

  private static func isUnversioned(_ requirement: PackageRequirement) -> Bool {
    switch requirement {
    case .range, .exact: false
    case .branch, .revision: true
    }
  }

  // MARK: Taking

  private func checkout(_ pin: PackagePins.Pin, _ reference: PackageReference) -> URL {
    store.checkout(PackageReference.name(of: reference.address), pin.revision)
  }

  /// Takes the revision of a pin, from the nearest place that has it.
  private func take(
    _ pin: PackagePins.Pin,
    _ reference: PackageReference,
    isByTag: Bool = false
  ) -> Choice {
    guard pin.revision.wholeMatch(of: /[0-9a-fA-F]{40}|[0-9a-fA-F]{64}/) != nil else {
      return fail(Problem(.packagePins, place: reference.address, saw: pin.revision), reference)
    }
    let kept = checkout(pin, reference)
    if FileKind(kept) == .folder {
      tellMovedTag(of: kept, reference)
      return Choice(folder: kept, version: pin.version, isByTag: isByTag)
    }
    var reasons: [String] = []
    var answered = false
    let places = sources.places(for: reference.address)
    for place in places where place.isRepository {
      do {
        let references = try references(of: place)
        answered = true
        guard let folder = try store.take(reference, pin.revision, from: place.path) else {
          reasons.append("\(place.path) does not have it")
          continue
        }
        if let version = pin.version, let tag = Self.tag(of: version, in: references),
          tag != pin.revision
        {
          let note = "\(version) is \(tag) in \(place.path), and was \(pin.revision)"
          try store.note(note, of: folder)
        }
        tellMovedTag(of: folder, reference)
        return Choice(folder: folder, version: pin.version, isByTag: isByTag)
      } catch {
        reasons.append("\(place.path): \(Self.reason(error))")
      }
    }
    if let place = places.first(where: \.asItLies) { return asItLies(place, reference) }
    return fail(
      Problem(
        answered ? .packageRevision : .packageAddress,
        place: "\(reference.address) at \(pin.revision)",
        saw: reasons.joined(separator: "; ")
      ),
      reference
    )
  }

  private func asItLies(_ place: PackageSources.Place, _ reference: PackageReference) -> Choice {
    found[reference.identity] = [
      Problem(.packageUnverified, place: place.path, saw: reference.address)
    ]
    return Choice(folder: URL(fileURLWithPath: place.path))
  }

  private func fail(_ problem: Problem, _ reference: PackageReference) -> Choice {
    found[reference.identity] = [problem]
    return Choice(folder: nil)
  }

  private func tellMovedTag(of folder: URL, _ reference: PackageReference) {
    guard let note = store.note(of: folder) else { return }
    found[reference.identity] = [Problem(.packageTagMoved, place: reference.address, saw: note)]
  }

  // MARK: Repositories

  private func references(of place: PackageSources.Place) throws -> GitRepository.References {
    if let known = references[place.path] { return known }
    let answer = try GitRepository.references(of: place.path)
    references[place.path] = answer
    return answer
  }

  private static func tag(
    of version: PackageVersion,
    in references: GitRepository.References
  ) -> String? {
    references.tags[version.description] ?? references.tags["v\(version)"]
  }

  private static func summary(of references: GitRepository.References) -> String {
    let versions = references.tags.keys.compactMap { PackageVersion($0) }.sorted()
    guard let first = versions.first, let last = versions.last else {
      return "no version among its \(references.tags.count) tags"
    }
    return versions.count == 1
      ? "\(first) alone" : "\(versions.count) versions, \(first) to \(last)"
  }

  private static func reason(_ error: any Error) -> String {
    (error as? GitRepository.Failure)?.reason ?? "\(error)"
  }
}
