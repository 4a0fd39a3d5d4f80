import Foundation

/// The images and colours of a module's asset catalogs as Swift code, as Xcode generates it.
struct AssetSymbols {
  /// An asset, in the groups that its name goes through.
  struct Asset: Hashable {
    let path: [String]

    var name: String { path.joined(separator: "/") }
  }

  private(set) var images: [Asset] = []
  private(set) var colors: [Asset] = []

  /// Reads catalogs.
  init(catalogs: [URL]) {
    for catalog in catalogs { read(catalog, []) }
  }

  private mutating func read(_ folder: URL, _ groups: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      let stem = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": images.append(Asset(path: groups + [stem]))
      case "colorset": colors.append(Asset(path: groups + [stem]))
      case "", "spriteatlas":
        guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
          continue
        }
        read(url, groups + (Self.hasNamespace(url) ? [stem] : []))
      default: continue
      }
    }
  }

  private static func hasNamespace(_ folder: URL) -> Bool {
    struct Description: Decodable {
      struct Properties: Decodable {
        var spaced: Bool?
        enum CodingKeys: String, CodingKey { case spaced = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let description = data.flatMap { try? JSONDecoder().decode(Description.self, from: $0) }
    return description?.properties?.spaced == true
  }

  // MARK: Names

  /// The name of an asset in Swift: its words joined, without what it is at the end.
  static func symbol(_ name: String, kind: String) -> String {
    var words: [String] = []
    var word = ""
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      // A letter after a digit is a capital.
      word += word.last?.isNumber == true ? character.uppercased() : String(character)
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "_" }
    var symbol = lowered(first) + words.dropFirst().map(capitalized).joined()
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    if symbol.first?.isNumber == true { return "_\(symbol)" }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  /// The name of a group in Swift.
  static func group(_ name: String) -> String {
    let symbol = symbol(name, kind: "\0").filter { $0 != "`" }
    return capitalized(symbol)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A word whose capitals at the beginning are small, but for the one that begins another word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return capitals.lowercased() + word.dropFirst(capitals.count) }
    let next = word.dropFirst(capitals.count).first
    let count = next?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  // MARK: Code

  /// The code for a module; nil where its sources use none of it.
  ///
  /// `hasExtensions` says whether images and colours are also members of `UIImage` and `UIColor`.
  func code(for sources: [String], bundle: String, hasExtensions: Bool) -> String? {
    let usesResources = sources.contains { text in
      ["ImageResource", "ColorResource", "resource: ."].contains { text.contains($0) }
    }
    let words = hasExtensions ? SourceWords(sources) : SourceWords([])
    var text = ""
    for (assets, kind, type) in [(images, "Image", "UIImage"), (colors, "Color", "UIColor")] {
      let known = Self.known[type] ?? []
      let members = unique(assets, kind).filter {
        words.wants($0.symbol) && !known.contains($0.symbol)
      }
      guard usesResources || !members.isEmpty else { continue }
      let resources = usesResources ? unique(assets, kind) : members
      text += Self.groups(of: resources, in: "\(kind)Resource")
      text += Self.groups(of: members, in: type)
      for asset in resources {
        let value = "\(kind)Resource(name: \(Self.literal(asset.asset.name)), bundle: \(bundle))"
        text += Self.declare(asset, "\(kind)Resource", "let \(asset.symbol) = \(value)")
      }
      for asset in members {
        let path = asset.groups.map { $0 + "." }.joined() + asset.symbol
        let body = "\(type)(resource: \(kind)Resource.\(path))"
        text += Self.declare(asset, type, "var \(asset.symbol): \(type) { \(body) }")
      }
    }
    return text.isEmpty ? nil : "import Foundation\nimport UIKit\n\(text)"
  }

  /// An asset with its names in Swift.
  private struct Named {
    let asset: Asset
    let groups: [String]
    let symbol: String
  }

  /// The assets whose names in Swift no other one has.
  private func unique(_ assets: [Asset], _ kind: String) -> [Named] {
    var taken: Set<[String]> = []
    return assets.compactMap { asset in
      let named = Named(
        asset: asset,
        groups: asset.path.dropLast().map(Self.group),
        symbol: Self.symbol(asset.path.last ?? "", kind: kind)
      )
      return taken.insert(named.groups + [named.symbol]).inserted ? named : nil
    }
  }

  /// A member in the groups of an asset, which were declared before.
  private static func declare(_ asset: Named, _ type: String, _ member: String) -> String {
    "extension \(([type] + asset.groups).joined(separator: ".")) { static \(member) }\n"
  }

  /// The groups of assets, each declared once, outer ones first.
  private static func groups(of assets: [Named], in type: String) -> String {
    let paths = Set(assets.flatMap { asset in asset.groups.indices.map { asset.groups[...$0] } })
    return paths.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
      let outer = ([type] + path.dropLast()).joined(separator: ".")
      return "extension \(outer) { enum \(path.last ?? "") {} }\n"
    }.joined()
  }

  private static func literal(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  /// Names that the classes have already, for which Xcode makes no members.
  private static let known: [String: Set<String>] = [
    "UIImage": ["actions", "add", "remove", "checkmark", "strokedCheckmark"],
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
      "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
      "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
      "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
      "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
      "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGreen",
      "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
      "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
      "tintColor", "white", "yellow",
    ],
  ]
}
