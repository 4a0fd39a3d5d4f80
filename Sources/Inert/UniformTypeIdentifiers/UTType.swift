@_exported import Foundation

/// A kind of data, told by an identifier such as `public.jpeg`.
///
/// The types of Apple's documentation are known with what they conform to, their extensions and their
/// media types; those that an app's Info.plist declares are known in the same way.
public struct UTType: Hashable, Codable, Sendable {
  /// What tells it from others.
  public let identifier: String
  private let declared: [UTType]

  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
  }

  private static let entries = known + declared(in: Bundle.main.infoDictionary ?? [:])

  private static let known: [Entry] = knownTypes.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    func part(_ index: Int) -> [String] { parts.indices.contains(index) ? parts[index] : [] }
    return Entry(
      identifier: part(0).first ?? "",
      parents: part(1),
      extensions: part(2),
      mimeTypes: part(3)
    )
  }

  /// The types that an Info.plist declares, exported or imported.
  static func declared(in info: [String: Any]) -> [Entry] {
    func list(_ value: Any?) -> [String] {
      value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    return lists.flatMap { info[$0] as? [[String: Any]] ?? [] }.compactMap { declaration in
      guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
      let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      return Entry(
        identifier: identifier,
        parents: list(declaration["UTTypeConformsTo"]),
        extensions: list(tags[UTTagClass.filenameExtension.rawValue]),
        mimeTypes: list(tags[UTTagClass.mimeType.rawValue])
      )
    }
  }

  private static let byIdentifier = Dictionary(
    entries.map { ($0.identifier, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private var entry: Entry? { Self.byIdentifier[identifier] }

  init(known identifier: String) {
    self.identifier = identifier
    declared = []
  }

  private init(_ identifier: String, _ parents: [UTType]) {
    self.identifier = identifier
    declared = parents
  }

  /// Makes the type of an identifier; nil where none of that name is known, nor declared in the app's Info.plist.
  public init?(_ identifier: String) {
    let small = identifier.lowercased()
    guard let entry = Self.entries.first(where: { $0.identifier.lowercased() == small }) else {
      return nil
    }
    self.init(known: entry.identifier)
  }

  /// Makes a type that the app declares for others to use.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parentType.map { [$0] } ?? [])
  }

  /// Makes a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parentType.map { [$0] } ?? [])
  }

  /// Makes the type of a file's extension; a dynamic type where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Makes the type of a media type; a dynamic type where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Makes the type of a tag; a dynamic type where none is known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    let dynamic = UTType(
      "dyn.\(tagClass.rawValue == UTTagClass.mimeType.rawValue ? "m" : "e").\(tag.lowercased())",
      supertype.map { [$0] } ?? []
    )
    self = found ?? dynamic
  }

  /// The types of a tag.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    let small = tag.lowercased()
    let found = entries.filter { entry in
      switch tagClass {
      case .filenameExtension: entry.extensions.contains { $0.lowercased() == small }
      case .mimeType: entry.mimeTypes.contains(small)
      default: false
      }
    }
    return found.map { UTType(known: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
  }

  /// The extension that files of it are given; nil where it has none.
  public var preferredFilenameExtension: String? {
    entry?.extensions.first ?? (isDynamic ? dynamicTag("e") : nil)
  }

  /// The media type; nil where it has none.
  public var preferredMIMEType: String? {
    entry?.mimeTypes.first ?? (isDynamic ? dynamicTag("m") : nil)
  }

  private func dynamicTag(_ kind: String) -> String? {
    identifier.hasPrefix("dyn.\(kind).") ? String(identifier.dropFirst(6)) : nil
  }

  /// Its extensions and media types.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let entry, !entry.extensions.isEmpty { tags[.filenameExtension] = entry.extensions }
    if let entry, !entry.mimeTypes.isEmpty { tags[.mimeType] = entry.mimeTypes }
    return tags
  }

  /// Nil: no names for people are kept.
  public var localizedDescription: String? { nil }
  /// Nil: no versions are kept.
  public var version: Int? { nil }
  /// Nil: no addresses are kept.
  public var referenceURL: URL? { nil }
  /// Whether it was made up for a tag that nobody knows.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether it is known or declared.
  public var isDeclared: Bool { !isDynamic }
  /// Whether it is one that all may use.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var parents: [UTType] {
    declared + (entry?.parents.map { UTType(known: $0) } ?? [])
  }

  /// All that it conforms to, itself left out.
  public var supertypes: Set<UTType> {
    // Types that an app declares may conform to each other in a circle.
    var all: Set<UTType> = []
    var next = parents
    while let type = next.popLast() {
      if type != self, all.insert(type).inserted { next += type.parents }
    }
    return all
  }

  /// Whether it is a type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it conforms to another type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another type conforms to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether both are the same.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Mixes in what makes it equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self), [])
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

/// A way to tell a type: by a file's extension or by a media type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file's extension.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// A media type.
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension URL {
  /// Adds a file's name with the extension of its type, where it has none that files of the type have.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let own = (partialName as NSString).pathExtension
    let isNamed = UTType(filenameExtension: own, conformingTo: contentType)?.isDeclared == true
    guard let suffix = contentType.preferredFilenameExtension, !isNamed,
      own.lowercased() != suffix.lowercased()
    else { return appendingPathComponent(partialName) }
    return appendingPathComponent("\(partialName).\(suffix)")
  }
}
