import Foundation

/// The folders that an app has to itself, as on iOS.
///
/// Apps clear their temporary folder when they start and throw documents away: here these would be the folders
/// of whoever runs them.
package struct AppContainer {
  /// The app's home, with `Documents`, `Library` and `tmp` in it.
  package let home: URL

  /// Takes a folder as an app's home.
  package init(home: URL) { self.home = home }

  /// The container that lies beside the bundle which an app's program is in.
  package init(ofProgram program: URL) {
    home = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Home")
  }

  /// Makes the folders and gives an environment that leads to them; as it was where they cannot be made.
  package func environment(from outside: [String: String]) -> [String: String] {
    let files = FileManager.default
    do {
      for name in ["Documents", "Library/Caches", "tmp", ".config", ".cache", ".local/share"] {
        try files.createDirectory(at: folder(name), withIntermediateDirectories: true)
      }
    } catch { return outside }
    var all = outside
    all["HOME"] = home.path
    all["CFFIXED_USER_HOME"] = home.path
    all["TMPDIR"] = folder("tmp").path
    all["XDG_CONFIG_HOME"] = folder(".config").path
    all["XDG_DATA_HOME"] = folder(".local/share").path
    all["XDG_CACHE_HOME"] = folder(".cache").path
    if let person = outside["HOME"] {
      let config = outside["XDG_CONFIG_HOME"] ?? "\(person)/.config"
      let data = outside["XDG_DATA_HOME"] ?? "\(person)/.local/share"
      let cache = outside["XDG_CACHE_HOME"] ?? "\(person)/.cache"
      // Fonts, what is known of them, and how letters are put in are the person's.
      link(".fonts", to: "\(person)/.fonts")
      link(".local/share/fonts", to: "\(data)/fonts")
      link(".cache/fontconfig", to: "\(cache)/fontconfig")
      link(".config/ibus", to: "\(config)/ibus")
      let key = "\(person)/.Xauthority"
      if all["XAUTHORITY"] == nil, files.fileExists(atPath: key) { all["XAUTHORITY"] = key }
    }
    return all
  }

  private func folder(_ name: String) -> URL { home.appendingPathComponent(name) }

  private func link(_ name: String, to place: String) {
    let files = FileManager.default
    let link = folder(name).path
    guard files.fileExists(atPath: place), !files.fileExists(atPath: link) else { return }
    // A link that leads nowhere any more is made anew.
    try? files.removeItem(atPath: link)
    try? files.createSymbolicLink(atPath: link, withDestinationPath: place)
  }
}
