import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// Writes the value as a type of data, or as the first there is.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await content(contentType).content.data()
  }

  /// Writes the value to a file of a type in a folder, or of the first type there is.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    let (content, type) = try await content(contentType)
    return try content.file(in: destinationDirectory, as: type)
  }

  /// Writes the value to a file that is there while a closure runs.
  public func withExportedFile<Result>(
    contentType: UTType?,
    fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try TransferContent.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await fileHandler(export(to: folder, contentType: contentType))
  }

  /// Reads a value from data of a type; without a type, from the first representation that can read it.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.read(TransferContent(.data(data)), contentType)
  }

  /// Reads a value from a file of a type; without a type, from the first representation that can read it.
  public init(importing file: URL, contentType: UTType?) async throws {
    let content = TransferContent(
      .file(SentTransferredFile(file)),
      name: file.lastPathComponent
    )
    self = try await Self.read(content, contentType)
  }

  /// Writes the value to a file in a folder, as the first of some types that it can be written as, or as the first
  /// there is where none is named: at once where that is possible.
  package func exportFile(
    to folder: URL,
    types: [UTType],
    _ done: @escaping @Sendable (Result<(file: URL, type: UTType), any Error>) -> Void
  ) {
    let parts = Self.parts.filter { $0.exports(self) }
    let wanted = types.lazy.compactMap { type in parts.first { $0.contentType.conforms(to: type) } }
    guard let part = types.isEmpty ? parts.first : wanted.first, let write = part.exporting else {
      return done(.failure(TransferError.noRepresentation))
    }
    let name = part.fileName?(self)
    write.run(self) { result in
      done(
        Result {
          var content = try result.get()
          content.name = name ?? content.name
          return (try content.file(in: folder, as: part.contentType), part.contentType)
        }
      )
    }
  }

  private func content(
    _ type: UTType?
  ) async throws -> (content: TransferContent, type: UTType) {
    for part in Self.parts where part.exports(self) {
      guard let write = part.exporting, type.map(part.contentType.conforms) ?? true else {
        continue
      }
      var content = try await write(self)
      content.name = part.fileName?(self) ?? content.name
      return (content, part.contentType)
    }
    throw TransferError.noRepresentation
  }

  private static func read(_ content: TransferContent, _ type: UTType?) async throws -> Self {
    var failure: any Error = TransferError.noRepresentation
    for part in parts {
      guard let read = part.importing, type.map({ $0.conforms(to: part.contentType) }) ?? true
      else { continue }
      do {
        guard let item = try await read(content) as? Self else { throw TransferError.otherType }
        return item
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
