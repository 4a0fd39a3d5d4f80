import Diagnostics
import Foundation
import Synchronization

extension FontLibrary {
  /// The fonts that were added, those of the app among them.
  var registeredCatalog: FontCatalog {
    hasAppFonts.withLock { isDone in
      guard !isDone else { return }
      isDone = true
      if let app { registerFonts(ofApp: app) }
    }
    return state.withLock(\.registered)
  }

  /// Adds the fonts that an app's Info.plist lists under `UIAppFonts`; what is no font is told.
  func registerFonts(ofApp bundle: Bundle) {
    guard let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [Any] else { return }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for case let name as String in names {
      let file = folder.appendingPathComponent(name).standardizedFileURL
      // What lies elsewhere is no part of the app.
      let isInside = file.path.hasPrefix(folder.standardizedFileURL.path + "/")
      do throws(RegistrationError) {
        guard isInside else { throw .notAFont }
        try register(file: file.path)
      } catch {
        guard error == .notAFont else { continue }
        UIKitDiagnostics.report(
          Diagnosis(
            .fontMissing,
            what: "A font that Info.plist lists is not in the app, or is no font.",
            place: "UIAppFonts",
            saw: name,
            remedy: "Add the file to the target, or mend its name."
          )
        )
      }
    }
  }

  /// A face in a font file's bytes, and a path to them; nil where they hold none.
  package func face(in data: Data) -> (typeface: Typeface, file: String)? {
    guard let path = Self.anonymousFile(holding: data),
      let record = FaceRecord.faces(inFile: path).first,
      let typeface = typeface(at: record.location)
    else { return nil }
    return (typeface, path)
  }
}
