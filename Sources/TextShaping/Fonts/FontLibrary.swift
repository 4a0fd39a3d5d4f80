import CoreGraphics
import Diagnostics
import Foundation
import Synchronization

/// Every font there is, and the cache of those in use.
///
/// The system font and its fallbacks come from a pinned list of files; fonts asked for by name come
/// from what the app registered, then the pinned files, then stand-ins for iOS families. The fonts
/// that happen to be installed are left out unless `usesInstalledFonts` is set, so that a screen
/// looks the same on every machine.
package final class FontLibrary: Sendable {
  /// The library of the process.
  package static let shared = FontLibrary(app: .main)

  /// The size used where none, or an impossible one, is given, as Core Text documents it.
  static let defaultSize = 12.0
  /// Beyond this a size is cut; far more than any screen shows.
  static let maximumSize = 1_000_000.0

  struct State {
    var files: FontFiles
    var design: SystemFontDesign
    var typefaces: [Typeface.Location: Typeface] = [:]
    var fonts = GenerationalCache<FontDescription, Font>(limit: 1024)
    var fallbackFaces: [FallbackFace: Typeface?] = [:]
    var fallbackByCharacter: [FallbackQuery: Typeface?] = [:]
    var registered = FontCatalog()
    var pinned: FontCatalog?
    var installed: FontCatalog?
    var usesInstalledFonts = false
    var reported: Set<String> = []
  }

  let state: Mutex<State>
  private let directories: [String]
  /// Whose Info.plist lists fonts.
  let app: Bundle?
  /// Whether those were added: when a font is first asked for by name.
  let hasAppFonts = Mutex(false)

  /// Makes a library of the fonts in some directories.
  init(
    directories: [String] = FontFiles.standardDirectories,
    personalDirectories: [String] = FontFiles.personalDirectories,
    systemFont: String? = FontFiles.environment("TSUMIKI_SYSTEM_FONT"),
    app: Bundle? = nil
  ) {
    self.directories = directories
    self.app = app
    var files = FontFiles(directories: directories)
    if !files.hasSanFrancisco {
      let personal = FontFiles(directories: personalDirectories)
      // One's own Inter must not replace the package's, but one's own San Francisco may.
      if personal.hasSanFrancisco { files.merge(personal) }
    }
    let design: SystemFontDesign =
      files.hasSanFrancisco && systemFont?.lowercased() != "inter" ? .sanFrancisco : .inter
    state = Mutex(State(files: files, design: design))
  }

  /// Whether a font asked for by name may also come from the machine's own configuration.
  package var usesInstalledFonts: Bool {
    get { state.withLock(\.usesInstalledFonts) }
    set {
      state.withLock {
        $0.usesInstalledFonts = newValue
        $0.fonts.removeAll()
      }
    }
  }

  /// The font a description stands for; the system font where there is no such font.
  package func font(for description: FontDescription) -> Font {
    if let font = state.withLock({ $0.fonts[description] }) { return font }
    let size = checkedSize(description)
    let resolved = resolve(description, size: size)
    let font = Font(
      description,
      resolved: resolved,
      pointSize: size,
      library: self
    )
    return state.withLock {
      // Another thread may have been faster; everybody must get the same font.
      if let earlier = $0.fonts[description] { return earlier }
      $0.fonts.insert(font, for: description, cost: 1)
      return font
    }
  }

  /// How well a font can be found by name, without a diagnosis.
  package func match(_ name: String) -> Font.Match {
    if Self.systemDesign(named: name) != nil { return .exact }
    if record(for: .named(name, 12), named: name) != nil { return .exact }
    guard let substitute = FamilySubstitutes.match(name) else { return .unknown }
    return .substituted(family: substitute.family)
  }

  /// The typeface at a location, opened once; nil when it cannot be read.
  func typeface(at location: Typeface.Location) -> Typeface? {
    if let typeface = state.withLock({ $0.typefaces[location] }) { return typeface }
    guard let typeface = Typeface(location) else { return nil }
    return state.withLock {
      if let earlier = $0.typefaces[location] { return earlier }
      $0.typefaces[location] = typeface
      return typeface
    }
  }

  /// Lets go of the fonts that nobody else has, and of the shapes of letters.
  func letGo() {
    let typefaces = state.withLock { state in
      state.fonts.removeAll()
      return Array(state.typefaces.values)
    }
    for typeface in typefaces { typeface.drawing.withLock { $0 }?.letGo() }
  }

  /// Says once which package to install.
  func reportMissing(_ package: FontPackage) {
    reportOnce(
      "package \(package.rawValue)",
      Diagnosis(
        .fontMissing,
        what: "The fonts for \(package.purpose) are missing; other glyphs, or none, are drawn.",
        place: "font package \(package.rawValue)",
        saw: "no file \(package.witness) in \(directories.joined(separator: ":"))",
        remedy: "sudo apt-get install \(package.rawValue)"
      )
    )
  }

  /// Reports something once for the life of the library.
  func reportOnce(_ key: String, _ diagnosis: @autoclosure () -> Diagnosis) {
    guard state.withLock({ $0.reported.insert(key).inserted }) else { return }
    UIKitDiagnostics.report(diagnosis())
  }

  private func checkedSize(_ description: FontDescription) -> Double {
    let size = Double(description.size)
    guard size.isFinite, size <= Self.maximumSize else {
      let used = size == .infinity || size > 0 ? Self.maximumSize : Self.defaultSize
      reportOnce(
        "size \(size)",
        Diagnosis(
          .notFinite,
          as: .warning,
          what: "A font was asked for with a size that is not a size.",
          place: "\(description.family)",
          saw: "size \(size)",
          remedy: "Give a size in points; \(used) is used here."
        )
      )
      return used
    }
    return size > 0 ? size : Self.defaultSize
  }
}
