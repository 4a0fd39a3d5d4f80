/// A version as packages are tagged with it: three numbers, and words that come before a release.
struct PackageVersion: Comparable, CustomStringConvertible {
  let numbers: [Int]
  /// What stands behind the minus of `1.0.0-beta.2`.
  let prerelease: [String]
  let description: String

  /// Reads a version or a tag; `v1.2` is 1.2.0, as the package manager reads tags.
  init?(_ text: some StringProtocol) {
    let plain = text.hasPrefix("v") ? String(text.dropFirst()) : String(text)
    let released = plain.split(separator: "+", maxSplits: 1)[safe: 0].map(String.init) ?? ""
    let parts = released.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[safe: 0]?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, (2...3).contains(numbers.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.numbers = numbers.count == 2 ? numbers + [0] : numbers
    prerelease = parts[safe: 1]?.split(separator: ".").map(String.init) ?? []
    description = plain
  }

  static func == (left: PackageVersion, right: PackageVersion) -> Bool {
    left.numbers == right.numbers && left.prerelease == right.prerelease
  }

  /// The order of semver.org: what comes before a release is less than it, numbers are less than
  /// words.
  static func < (left: PackageVersion, right: PackageVersion) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    for (one, other) in zip(left.prerelease, right.prerelease) where one != other {
      switch (Int(one), Int(other)) {
      case (let one?, let other?): return one < other
      case (nil, nil): return one < other
      case (let one, _): return one != nil
      }
    }
    return left.prerelease.count < right.prerelease.count
  }

  /// The first version that is not compatible by its major number, or by its minor one.
  func next(major: Bool) -> PackageVersion {
    let text = major ? "\(numbers[0] + 1).0.0" : "\(numbers[0]).\(numbers[1] + 1).0"
    return PackageVersion(text) ?? self
  }
}

extension Collection {
  /// The element at a place, where there is one.
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Which of a package's revisions will do.
enum PackageRequirement: Equatable, CustomStringConvertible {
  /// From a version up to another that is too new.
  case range(PackageVersion, PackageVersion)
  case exact(PackageVersion)
  case branch(String)
  case revision(String)

  var description: String {
    switch self {
    case .range(let lower, let upper): "\(lower) ..< \(upper)"
    case .exact(let version): "exactly \(version)"
    case .branch(let name): "branch \(name)"
    case .revision(let text): "revision \(text)"
    }
  }

  /// Whether a version will do: one before a release only where the requirement names such.
  func allows(_ version: PackageVersion) -> Bool {
    switch self {
    case .exact(let wanted): return version == wanted
    case .range(let lower, let upper):
      guard version >= lower, version < upper else { return false }
      guard !version.prerelease.isEmpty else { return true }
      let isOfUpper = version.numbers == upper.numbers
      return !(lower.prerelease + upper.prerelease).isEmpty
        && !(isOfUpper && upper.prerelease.isEmpty)
    case .branch, .revision: return false
    }
  }
}
