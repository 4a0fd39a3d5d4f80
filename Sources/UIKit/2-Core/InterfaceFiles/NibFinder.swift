import Diagnostics
import Foundation
import InterfaceFiles

/// Finds interface files in bundles, in the language of the reader and for the device.
@MainActor
enum NibFinder {
  /// The kinds of files and their endings.
  enum Kind {
    case nib
    case storyboard

    fileprivate var endings: [String] {
      self == .nib ? ["xib", "nib"] : ["storyboard", "storyboardc"]
    }
  }

  private struct Place: Hashable {
    let name: String
    let isNib: Bool
    let folder: String
    let idiom: UIUserInterfaceIdiom
  }

  /// Where files were found; nothing is looked for twice.
  private static var paths: [Place: String?] = [:]
  private static var translations: [String: NibStrings] = [:]

  /// Where a file is; nil where the bundle has none of the name.
  static func path(_ name: String, _ kind: Kind, in bundle: Bundle) -> String? {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let idiom = UIDevice.current.userInterfaceIdiom
    let place = Place(name: name, isNib: kind == .nib, folder: folder, idiom: idiom)
    if let known = paths[place] { return known }
    let found = search(name, kind, folder, bundle, idiom)
    // A file may yet come, while one that is there stays.
    if found != nil { paths[place] = found }
    return found
  }

  private static func search(
    _ name: String,
    _ kind: Kind,
    _ folder: String,
    _ bundle: Bundle,
    _ idiom: UIUserInterfaceIdiom
  ) -> String? {
    let suffixes = [idiom == .pad ? "~ipad" : "~iphone", ""]
    let places =
      LanguageChoice.languages(of: bundle).map { "\(folder)/\($0).lproj" } + [
        "\(folder)/Base.lproj"
      ]
    for suffix in suffixes {
      for place in places.dropLast() + [folder] + places.suffix(1) {
        for ending in kind.endings {
          let path = "\(place)/\(name)\(suffix).\(ending)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// Reads a file; nil with a diagnosis where it cannot be read.
  static func load(_ path: String, in bundle: Bundle) -> NibFile? {
    do throws(InterfaceFileError) {
      let document = try InterfaceStore.shared.document(at: path)
      return NibFile(
        document: document,
        bundle: bundle,
        strings: strings(for: path, in: bundle)
      )
    } catch {
      report(error)
    }
    return nil
  }

  static func report(_ error: InterfaceFileError) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-NIB-FILE",
        .fatal,
        what: "An interface file cannot be read.",
        place: "\(error.path):\(error.line)",
        saw: error.reason,
        remedy: error.remedy,
        applePhrase: "Could not load NIB in bundle"
      )
    )
  }

  /// The translation beside a file of the base language.
  private static func strings(for path: String, in bundle: Bundle) -> NibStrings {
    if let known = translations[path] { return known }
    let found = readStrings(for: path, in: bundle)
    translations[path] = found
    return found
  }

  private static func readStrings(for path: String, in bundle: Bundle) -> NibStrings {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let parent = (path as NSString).deletingLastPathComponent
    // A file of a language says everything in that language.
    guard parent == folder || parent.hasSuffix("/Base.lproj") else { return .none }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for language in LanguageChoice.languages(of: bundle) {
      let candidate = "\(folder)/\(language).lproj/\(name)"
      if let texts = StringsFile.texts(at: "\(candidate).strings", language: language)
        ?? StringsFile.texts(at: "\(candidate).xcstrings", language: language)
      {
        return NibStrings(texts: texts)
      }
    }
    let catalog = (path as NSString).deletingPathExtension + ".xcstrings"
    let flat = "\(folder)/\(name).xcstrings"
    for language in LanguageChoice.languages(of: bundle) {
      for place in [catalog, flat] {
        if let texts = StringsFile.texts(at: place, language: language), !texts.isEmpty {
          return NibStrings(texts: texts)
        }
      }
    }
    return .none
  }
}
