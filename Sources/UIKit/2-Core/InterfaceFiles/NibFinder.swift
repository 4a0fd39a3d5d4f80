import Diagnostics
import Foundation
import InterfaceFiles

/// Finds interface files in bundles, in the language of the reader and for the device.
@MainActor
enum NibFinder {
  private struct Place: Hashable {
    let name: String
    let kind: NibPlaces.Kind
    let folder: String
    let idiom: UIUserInterfaceIdiom
  }

  /// Where files were found; nothing is looked for twice.
  private static var paths: [Place: String?] = [:]
  private static var translations: [String: NibStrings] = [:]

  /// Where a file is; nil where the bundle has none of the name.
  ///
  /// A name that leads out of the bundle is told.
  static func path(_ name: String, _ kind: NibPlaces.Kind, in bundle: Bundle) -> String? {
    guard !EnclosedNames.leadsOut(name) else {
      let place = kind == .nib ? "UINib(nibName:)" : "UIStoryboard(name:)"
      UIKitDiagnostics.report(Diagnosis(.outside, place: place, saw: "\"\(name)\""))
      return nil
    }
    let folder = bundle.contentFolder
    let idiom = UIDevice.current.userInterfaceIdiom
    let place = Place(name: name, kind: kind, folder: folder, idiom: idiom)
    if let known = paths[place] { return known }
    let found = places(in: bundle).paths(name, kind, isPad: idiom == .pad)
      .first { FileManager.default.fileExists(atPath: $0) }
    // A file may yet come, while one that is there stays.
    if found != nil { paths[place] = found }
    return found
  }

  private static func places(in bundle: Bundle) -> NibPlaces {
    NibPlaces(
      folder: bundle.contentFolder,
      languages: LanguageChoice.languages(of: bundle)
    )
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
        .nibFile,
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
    for table in places(in: bundle).translations(of: path) {
      if let texts = StringsFile.texts(at: table.path, language: table.language),
        table.countsEmpty || !texts.isEmpty
      {
        return NibStrings(texts: texts)
      }
    }
    return .none
  }
}
