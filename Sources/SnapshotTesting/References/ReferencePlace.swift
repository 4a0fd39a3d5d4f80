import Foundation

/// Where a reference lies, and what belongs to it.
package struct ReferencePlace {
  /// The folder of the test file's references.
  package let folder: URL
  /// The test and the assertion, as they stand in names of files.
  let stem: String
  /// The test, as it stands in names of files.
  let test: String
  let pathExtension: String?
  /// The name of the test file, without its ending.
  let fileName: String
  /// Whether it is a picture that lies beside a Mac's.
  let isBesideMac: Bool
  /// The folder of what failures show; nil for the usual one.
  private var artifacts: URL?

  /// A place that another library's rules name.
  ///
  /// - Parameters:
  ///   - stem: The name of the picture, without its ending.
  ///   - folder: The folder of the reference.
  ///   - test: The test, for messages.
  ///   - artifacts: The folder of what failures show.
  package init(picture stem: String, in folder: URL, of test: String, artifacts: URL) {
    self.folder = folder
    self.stem = stem
    self.test = test
    pathExtension = "png"
    fileName = folder.lastPathComponent
    isBesideMac = ReferencePictures.current.files == .beside
    self.artifacts = artifacts
  }

  init(
    file: String,
    testName: String,
    name: String?,
    directory: String?,
    pathExtension: String?,
    isPicture: Bool
  ) {
    let source = URL(fileURLWithPath: file, isDirectory: false)
    fileName = source.deletingPathExtension().lastPathComponent
    folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(fileName)
    test = Self.sanitized(testName)
    let identifier =
      name.map(Self.sanitized)
      ?? "\(AssertionNumbers.current.next(for: folder.appendingPathComponent(testName).path))"
    stem = "\(test).\(identifier)"
    self.pathExtension = pathExtension
    isBesideMac = isPicture && ReferencePictures.current.files == .beside
  }

  /// The file that is compared with.
  package var file: URL { named(isBesideMac ? "linux" : nil) }

  /// A Mac's file, which is never written; nil where the two share one.
  var macFile: URL? { isBesideMac ? named(nil) : nil }

  /// The file with the views that a picture shows.
  var viewsFile: URL { Self.viewsFile(of: file) }

  static func viewsFile(of picture: URL) -> URL {
    picture.deletingPathExtension().appendingPathExtension("views.json")
  }

  private func named(_ mark: String?) -> URL {
    let parts = [stem, mark, pathExtension].compactMap { $0 }
    return folder.appendingPathComponent(parts.joined(separator: "."))
  }

  /// A text as it may stand in the name of a file: what is no letter, digit or underscore is a dash.
  static func sanitized(_ text: String) -> String {
    var result = text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// Where what a failure shows is written: the folder `SNAPSHOT_ARTIFACTS`, else that of temporary files.
  func artifact(_ mark: String? = nil) -> URL {
    let root =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    var name = file.lastPathComponent
    if let mark, let pathExtension {
      name = String(name.dropLast(pathExtension.count)) + "\(mark).\(pathExtension)"
    }
    return (artifacts ?? URL(fileURLWithPath: root, isDirectory: true))
      .appendingPathComponent(fileName)
      .appendingPathComponent(name)
  }
}
