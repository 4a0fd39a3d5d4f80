import Foundation
import UniformTypeIdentifiers

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may have the file itself.
  ///
  /// Every receiver gets a copy here.
  public let allowAccessingOriginalFile: Bool

  /// Hands a file on.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is: until it was read, then it is gone.
  public let file: URL
  /// Whether it is the sender's file itself: no.
  public let isOriginalFile: Bool
}

/// A representation of files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is none.
  public typealias Body = Never

  /// The one way there is.
  public let transferParts: [TransferPart]

  /// Makes a representation that is written and read.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  /// Makes a representation that is written.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Makes a representation that is read.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, nil, importing)
  }

  private init(
    _ contentType: UTType,
    _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    transferParts = [
      TransferPart(
        contentType,
        exporting: exporting.map { export in
          let write = TransferStep<Item, SentTransferredFile>.taking(.later(export))
          return TransferStep<SentTransferredFile, TransferContent>.now {
            TransferContent(.file($0), name: $0.file.lastPathComponent)
          }
          .behind(write)
        },
        importing: importing.map { read in
          .later { content in
            let folder = try TransferContent.makeFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = try content.file(in: folder, as: contentType)
            return try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
          }
        }
      )
    ]
  }
}
