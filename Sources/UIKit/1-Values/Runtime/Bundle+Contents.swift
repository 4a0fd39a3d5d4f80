import Foundation
import Synchronization

extension Bundle {
  /// The folder with the bundle's resources.
  var contentFolder: String { resourcePath ?? bundlePath }

  /// What the bundle's Info.plist says; nothing where it has none.
  ///
  /// Foundation makes a dictionary for programs without the file as well, which is a fortieth of a
  /// start.
  var information: [String: Any] { hasInformation ? infoDictionary ?? [:] : [:] }

  private var hasInformation: Bool {
    let folders = [bundlePath, "\(bundlePath)/Contents", "\(bundlePath)/Resources", contentFolder]
    return folders.contains { folder in
      ["Info.plist", "Info-linux.plist"].contains { access("\(folder)/\($0)", F_OK) == 0 }
    }
  }

  /// The languages that the bundle has texts and pictures in, without that of its interface files.
  var languages: [String] {
    let folder = contentFolder
    let isTranslated =
      Self.translated.withLock { $0[folder] }
      ?? {
        let found = hasInformation || FolderNames.contain("lproj", in: folder)
        Self.translated.withLock { $0[folder] = found }
        return found
      }()
    return isTranslated ? localizations.filter { $0 != "Base" } : []
  }

  /// By folder; what languages a bundle has is decided when it is first asked, as in Foundation.
  private static let translated = Mutex<[String: Bool]>([:])
}
