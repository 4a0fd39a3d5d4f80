import Foundation
import Synchronization

/// Files that were read, kept for as long as they are the same on disk.
public final class InterfaceStore: Sendable {
  /// The store of the process.
  public static let shared = InterfaceStore()

  /// What makes a file the same.
  private struct Identity: Hashable {
    let path: String
    let inode: UInt64
    let size: UInt64
    let seconds: TimeInterval
  }

  private struct Contents {
    var documents: [String: (identity: Identity, document: InterfaceDocument)] = [:]
    var parsed = 0
  }

  private let contents = Mutex(Contents())

  /// Makes an empty store.
  public init() {}

  /// How many files were parsed.
  public var parsedFiles: Int { contents.withLock { $0.parsed } }

  /// The document of a file; XML is parsed only the first time, and after the file changed.
  ///
  /// - Throws: `InterfaceFileError` where the file is missing or cannot be read.
  public func document(at path: String) throws(InterfaceFileError) -> InterfaceDocument {
    let identity = try Self.identity(path)
    if let known = contents.withLock({ $0.documents[path] }), known.identity == identity {
      return known.document
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InterfaceFileError(path: path, line: 1, reason: "The file cannot be opened.")
    }
    let document = try InterfaceDocument(data, path: path)
    contents.withLock {
      $0.documents[path] = (identity, document)
      $0.parsed += 1
    }
    return document
  }

  private static func identity(_ path: String) throws(InterfaceFileError) -> Identity {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw InterfaceFileError(
        path: path,
        line: 1,
        reason: "The file cannot be opened.",
        remedy: "Add it to the app's resources."
      )
    }
    return Identity(
      path: path,
      inode: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
      size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0,
      seconds: (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    )
  }
}
