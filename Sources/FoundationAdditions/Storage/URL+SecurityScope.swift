import Foundation

extension URL {
  /// Asks for a file that the user gave the app; on iOS an app reads what lies outside of its folder between this and
  /// `stopAccessingSecurityScopedResource()`.
  ///
  /// Here a program reads what its user may read, so this is true for all files.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Gives back a file that the user gave the app: here it can be read as before.
  public func stopAccessingSecurityScopedResource() {}
}
