import FoundationAdditions
import UIKit
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there; nil for one that was not written yet.
  public let existingFile: FileWrapper?

  init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A value that is written to a file and read from it.
public protocol FileDocument {
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that it can be written as; those it can be read from where nothing is said.
  static var writableContentTypes: [UTType] { get }

  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What it is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads it from a file.
  init(configuration: ReadConfiguration) throws

  /// Writes it to a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is written to a file and read from it.
public protocol ReferenceFileDocument: ObservableObject {
  /// What it is at one time, to be written.
  associatedtype Snapshot

  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that it can be written as; those it can be read from where nothing is said.
  static var writableContentTypes: [UTType] { get }

  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What it is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads it from a file.
  init(configuration: ReadConfiguration) throws

  /// What it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes what it was at one time to a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
