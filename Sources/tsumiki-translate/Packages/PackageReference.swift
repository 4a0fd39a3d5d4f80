import Foundation

/// A package as a project or a manifest names it: by its address, and which of its revisions will do.
struct PackageReference: Equatable {
  let address: String
  let requirement: PackageRequirement

  /// What the package manager tells packages apart by: the last part of the address.
  var identity: String { Self.name(of: address).lowercased() }

  /// What a checkout of an address is called: `https://host/owner/Name.git` is `Name`.
  static func name(of address: String) -> String {
    let last = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// An address without what differs between ways to write it: `git@host:owner/Name.git` and
  /// `https://host/owner/Name` are one.
  static func canonical(_ address: String) -> String {
    var text = address
    if let scheme = text.range(of: "://") { text = String(text[scheme.upperBound...]) }
    if let at = text.firstIndex(of: "@"), !text[..<at].contains("/") {
      text = String(text[text.index(after: at)...])
    }
    if !text.hasPrefix("/") { text = text.replacing(#/^([^\/:]+):(?!\d+\/)/#) { $0.1 + "/" } }
    while text.hasSuffix("/") { text.removeLast() }
    if text.hasSuffix(".git") { text.removeLast(4) }
    // Folders of this machine may differ in capitals alone.
    return text.hasPrefix("/") ? text : text.lowercased()
  }
}

extension PackageReference {
  /// Reads a project's `XCRemoteSwiftPackageReference`.
  init?(_ object: OldStylePlist.Value) {
    guard let address = object["repositoryURL"]?.text, let asked = object["requirement"] else {
      return nil
    }
    func version(_ key: String) -> PackageVersion? { asked[key]?.text.flatMap(PackageVersion.init) }
    let requirement: PackageRequirement?
    switch asked["kind"]?.text {
    case "upToNextMajorVersion":
      requirement = version("minimumVersion").map { .range($0, $0.next(major: true)) }
    case "upToNextMinorVersion":
      requirement = version("minimumVersion").map { .range($0, $0.next(major: false)) }
    case "versionRange":
      requirement = version("minimumVersion").flatMap { lower in
        version("maximumVersion").map { .range(lower, $0) }
      }
    case "exactVersion": requirement = version("version").map { .exact($0) }
    case "branch": requirement = asked["branch"]?.text.map { .branch($0) }
    case "revision": requirement = asked["revision"]?.text.map { .revision($0) }
    default: requirement = nil
    }
    guard let requirement else { return nil }
    self.init(address: address, requirement: requirement)
  }

  /// Reads what the package manager says of a dependency of a manifest.
  init?(sourceControl dependency: [String: Any]) {
    let location = dependency["location"] as? [String: Any]
    let place = ((location?["remote"] ?? location?["local"]) as? [Any])?.first
    guard let address = (place as? [String: Any])?["urlString"] as? String ?? place as? String,
      let asked = dependency["requirement"] as? [String: Any]
    else { return nil }
    func text(_ key: String) -> String? { (asked[key] as? [Any])?.first as? String }
    let requirement: PackageRequirement
    if let bounds = (asked["range"] as? [[String: Any]])?.first,
      let lower = (bounds["lowerBound"] as? String).flatMap(PackageVersion.init),
      let upper = (bounds["upperBound"] as? String).flatMap(PackageVersion.init)
    {
      requirement = .range(lower, upper)
    } else if let version = text("exact").flatMap(PackageVersion.init) {
      requirement = .exact(version)
    } else if let branch = text("branch") {
      requirement = .branch(branch)
    } else if let revision = text("revision") {
      requirement = .revision(revision)
    } else {
      return nil
    }
    self.init(address: address, requirement: requirement)
  }
}
