import Foundation

/// Where an interface file and its translation may lie in an app's resources, the dearest first.
///
/// Paths only: whether there is a file is for others to see.
package struct NibPlaces: Sendable, Hashable {
  /// The kinds of files.
  package enum Kind: Sendable, Hashable {
    case nib
    case storyboard

    /// The endings of files as Xcode edits them and as it builds them.
    package var endings: [String] {
      self == .nib ? ["xib", "nib"] : ["storyboard", "storyboardc"]
    }
  }

  /// The folder of the resources.
  package let folder: String
  /// The languages to look in, the dearest first.
  package let languages: [String]

  package init(folder: String, languages: [String]) {
    (self.folder, self.languages) = (folder, languages)
  }

  /// The paths that a file may have: one made for the kind of device before one for all, and in the
  /// reader's languages before the folder itself before the base language.
  package func paths(_ name: String, _ kind: Kind, isPad: Bool) -> [String] {
    let places = languages.map { "\(folder)/\($0).lproj" } + [folder, "\(folder)/Base.lproj"]
    return [isPad ? "~ipad" : "~iphone", ""].flatMap { suffix in
      places.flatMap { place in kind.endings.map { "\(place)/\(name)\(suffix).\($0)" } }
    }
  }

  /// A table of texts that may translate an interface file.
  package struct Table: Sendable, Hashable {
    package let path: String
    package let language: String
    /// Whether it counts even where it has no text of the language.
    package let countsEmpty: Bool
  }

  /// The tables that may translate a file: those of a language first, then catalogs with all languages
  /// in them, beside the file and in the folder.
  ///
  /// None for a file that is in the folder of a language: it says everything in that language.
  package func translations(of path: String) -> [Table] {
    let parent = (path as NSString).deletingLastPathComponent
    guard parent == folder || parent.hasSuffix("/Base.lproj") else { return [] }
    let stem = (path as NSString).deletingPathExtension
    let name = (stem as NSString).lastPathComponent
    let own = languages.flatMap { language in
      ["strings", "xcstrings"].map {
        Table(
          path: "\(folder)/\(language).lproj/\(name).\($0)",
          language: language,
          countsEmpty: true
        )
      }
    }
    let shared = languages.flatMap { language in
      ["\(stem).xcstrings", "\(folder)/\(name).xcstrings"].map {
        Table(path: $0, language: language, countsEmpty: false)
      }
    }
    return own + shared
  }
}
