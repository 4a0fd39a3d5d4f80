import CoreTransferable
import FoundationAdditions
import UIKit
import UniformTypeIdentifiers

/// A file on its way out of the app: it is written once its screen is to be shown.
@MainActor
struct ExportedFile {
  /// Writes the file into a folder of its own.
  let write:
    @MainActor (
      _ folder: URL,
      _ done: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> Void

  /// Makes a file of a document.
  init<Document: FileDocument>(_ document: Document, _ types: [UTType], name: String?) {
    self.init(types.isEmpty ? Document.writableContentTypes : types, name) {
      try document.fileWrapper(configuration: $0)
    }
  }

  /// Makes a file of what a document is now.
  init<Document: ReferenceFileDocument>(_ document: Document, _ types: [UTType], name: String?) {
    self.init(types.isEmpty ? Document.writableContentTypes : types, name) {
      let snapshot = try document.snapshot(contentType: $0.contentType)
      return try document.fileWrapper(snapshot: snapshot, configuration: $0)
    }
  }

  /// Makes a file of a value, as the first type that it is written as.
  init<Item: Transferable>(item: Item, _ types: [UTType], name: String?) {
    write = { folder, done in
      item.exportFile(to: folder, types: types) { result in
        onMainActor { done(Result { try Self.named(name, result.get(), in: folder) }) }
      }
    }
  }

  private init(
    _ types: [UTType],
    _ name: String?,
    _ wrapper: @escaping @MainActor (FileDocumentWriteConfiguration) throws -> FileWrapper
  ) {
    write = { folder, done in
      done(
        Result {
          guard let type = types.first else { throw CocoaError(.fileWriteUnknown) }
          let wrapper = try wrapper(FileDocumentWriteConfiguration(contentType: type))
          let name = name ?? wrapper.preferredFilename ?? "Untitled"
          let file = folder.appendingPathComponent(Self.fileName(name, type))
          try wrapper.write(to: file, originalContentsURL: nil)
          return file
        }
      )
    }
  }

  /// Gives a file that was written a name of the app's, where there is one.
  private static func named(
    _ name: String?,
    _ written: (file: URL, type: UTType),
    in folder: URL
  ) throws -> URL {
    guard let name else { return written.file }
    let named = folder.appendingPathComponent(fileName(name, written.type))
    if named != written.file { try FileManager.default.moveItem(at: written.file, to: named) }
    return named
  }

  /// A name that does not lead into other folders, with the extension of a type.
  static func fileName(_ name: String, _ type: UTType) -> String {
    let plain = TransferContent.plainName(name.replacing("/", with: ":")) ?? "Untitled"
    let own = URL(fileURLWithPath: plain).pathExtension
    let plainText = type.conforms(to: .plainText) ? "txt" : nil
    let end = type.preferredFilenameExtension ?? plainText
    if own == end || UTType(filenameExtension: own)?.conforms(to: type) == true { return plain }
    return end.map { "\(plain).\($0)" } ?? plain
  }
}
