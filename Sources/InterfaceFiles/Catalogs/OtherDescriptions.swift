import Foundation

/// What the `Contents.json` of a `.symbolset` says.
package struct SymbolDescription: Decodable, Sendable {
  private struct Variant: Decodable, Sendable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    var direction: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case direction = "language-direction"
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      direction = try values.decodeIfPresent(String.self, forKey: .direction)
    }
  }

  /// The names of the files for all languages, and of those for languages of one direction.
  package struct Files: Sendable, Hashable {
    package var plain: String?
    package var fromLeft: String?
    package var fromRight: String?
  }

  private var symbols: [Variant]?

  /// The files for the devices there are here, in the dearest of the languages that any is in.
  package func files(languages: [String]) -> Files {
    let filled = (symbols ?? []).filter { $0.filename?.isEmpty == false }
    let useful = filled.map(\.slot).useful(languages: languages).map { filled[$0] }
    func name(_ direction: String?) -> String? {
      useful.last { $0.direction == direction }?.filename
    }
    return Files(
      plain: name(nil),
      fromLeft: name("left-to-right"),
      fromRight: name("right-to-left")
    )
  }
}

/// What the `Contents.json` of a `.dataset` says.
package struct DataDescription: Decodable, Sendable {
  private struct Variant: Decodable, Sendable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try values.decodeIfPresent(String.self, forKey: .type)
    }
  }

  /// A file and what it is.
  package struct File: Sendable, Hashable {
    package let name: String
    /// A uniform type identifier.
    package let type: String
  }

  private var data: [Variant]?

  /// The file for a device, else for every one, else for any; in the dearest of the languages that any
  /// is in.
  package func file(for device: CatalogDevice?, languages: [String]) -> File? {
    let filled = (data ?? []).filter { $0.filename?.isEmpty == false }
    let useful = filled.map(\.slot).useful(languages: languages).map { filled[$0] }
    let variant =
      useful.last { $0.slot.device == device } ?? useful.last { $0.slot.device == nil }
      ?? useful.last
    guard let variant, let name = variant.filename else { return nil }
    return File(name: name, type: variant.type ?? Self.type(of: name))
  }

  /// What files of an ending are.
  private static func type(of name: String) -> String {
    switch (name as NSString).pathExtension.lowercased() {
    case "txt": "public.plain-text"
    case "json": "public.json"
    case "xml": "public.xml"
    case "html", "htm": "public.html"
    case "plist": "com.apple.property-list"
    case "pdf": "com.adobe.pdf"
    case "mp3": "public.mp3"
    case "wav": "com.microsoft.waveform-audio"
    case "csv": "public.comma-separated-values-text"
    default: "public.data"
    }
  }
}

/// What the `Contents.json` of a folder that groups assets says.
package struct GroupDescription: Decodable, Sendable {
  private struct Properties: Decodable, Sendable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  private var properties: Properties?

  /// Whether the folder's name is part of the names of the assets in it.
  package var providesNamespace: Bool { properties?.providesNamespace == true }
}
