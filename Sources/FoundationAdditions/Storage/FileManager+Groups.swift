import Foundation

extension FileManager {
  /// The folder that the apps of a group share; on iOS nil where the app's entitlements do not name the group.
  ///
  /// Here it is a folder beside those of the app, which this person's other apps find under the same name. It is made
  /// where it is not there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let isName = !groupIdentifier.isEmpty && !groupIdentifier.contains("/")
    guard isName, groupIdentifier != ".", groupIdentifier != "..",
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
