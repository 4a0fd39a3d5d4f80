import Foundation

/// What Linux does with pictures, whose references a Mac may have made.
///
/// A Mac's pictures cannot match: fonts and rasteriser are others.
public struct ReferencePictures: Sendable, Equatable {
  /// Where pictures lie.
  public enum Files: String, Sendable {
    /// Beside a Mac's, as `name.linux.png`; what a Mac made is left alone.
    case beside
    /// In a Mac's place, as `name.png`.
    case shared
  }

  /// What is done with a Mac's picture, where one is there.
  public enum MacPictures: String, Sendable {
    /// Nothing.
    case ignored
    /// Edges of what is not text have to be where they are in it, within a pixel.
    case rectangles
  }

  /// What decides whether a picture is as its reference.
  public enum Decision: String, Sendable {
    /// Its pixels: all of them, unless a precision was given.
    case pixels
    /// The views that it shows, whatever their pixels are.
    case views
  }

  /// Where pictures lie; defaults to `beside`.
  public var files: Files
  /// What is done with a Mac's picture; defaults to `ignored`.
  public var macPictures: MacPictures
  /// What decides; defaults to `pixels`.
  public var decision: Decision

  /// Makes settings.
  public init(
    files: Files = .beside,
    macPictures: MacPictures = .ignored,
    decision: Decision = .pixels
  ) {
    self.files = files
    self.macPictures = macPictures
    self.decision = decision
  }

  @TaskLocal private static var chosen: ReferencePictures?

  /// What holds: what a test chose, else what `SNAPSHOT_FILES`, `SNAPSHOT_MAC_PICTURES` and
  /// `SNAPSHOT_DECISION` say.
  public static var current: ReferencePictures { chosen ?? fromEnvironment }

  private static let fromEnvironment: ReferencePictures = {
    let values = ProcessInfo.processInfo.environment
    return ReferencePictures(
      files: values["SNAPSHOT_FILES"].flatMap(Files.init) ?? .beside,
      macPictures: values["SNAPSHOT_MAC_PICTURES"].flatMap(MacPictures.init) ?? .ignored,
      decision: values["SNAPSHOT_DECISION"].flatMap(Decision.init) ?? .pixels
    )
  }()

  /// Lets settings hold within an operation.
  public func hold<R>(in operation: () throws -> R) rethrows -> R {
    try Self.$chosen.withValue(self) { try operation() }
  }
}
