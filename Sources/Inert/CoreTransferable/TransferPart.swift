import Foundation
import UniformTypeIdentifiers

/// One way in which values are written, read, or both: as one type of data.
public struct TransferPart: Sendable {
  package let contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  /// Which values are written in this way; nil for all of them.
  package var isExported: (@Sendable (any Sendable) -> Bool)?
  /// What a file of a value is called; nil where that is not said.
  package var fileName: (@Sendable (any Sendable) -> String?)?
  package var exporting: TransferStep<any Sendable, TransferContent>?
  package var importing: TransferStep<TransferContent, any Sendable>?

  package init(
    _ contentType: UTType,
    exporting: TransferStep<any Sendable, TransferContent>? = nil,
    importing: TransferStep<TransferContent, any Sendable>? = nil
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Whether a value is written in this way.
  package func exports(_ value: any Sendable) -> Bool {
    exporting != nil && (isExported?(value) ?? true)
  }
}

/// What is on its way: bytes, or a file that holds them.
package struct TransferContent: Sendable {
  package enum Form: Sendable {
    case data(Data)
    case file(SentTransferredFile)
  }

  package let form: Form
  /// What a file of it is called; nil where that is not known.
  package var name: String?

  package init(_ form: Form, name: String? = nil) {
    self.form = form
    self.name = name
  }

  /// A name without folders that names a file; nil where it is none.
  package static func plainName(_ name: String) -> String? {
    ["", ".", ".."].contains(name) ? nil : name
  }

  /// The name without folders, which it must not lead out of its own by.
  private var fileName: String? {
    name?.split(separator: "/").last.flatMap { Self.plainName(String($0)) }
  }

  /// The bytes, read where they are in a file.
  package func data() throws -> Data {
    switch form {
    case .data(let data): data
    case .file(let sent): try Data(contentsOf: sent.file)
    }
  }

  /// A file that holds the bytes: a new one in a folder, with a name that suits the type.
  package func file(in folder: URL, as type: UTType) throws -> URL {
    let file: URL
    switch form {
    case .file(let sent):
      file = folder.appendingPathComponent(fileName ?? sent.file.lastPathComponent)
      try FileManager.default.copyItem(at: sent.file, to: file)
    case .data(let data):
      file = folder.appendingPathComponent(fileName ?? "Item", conformingTo: type)
      try data.write(to: file)
    }
    return file
  }

  /// A folder for a file that is on its way.
  package static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// What can go wrong on the way.
package enum TransferError: Error {
  /// There is no representation that could be written or read.
  case noRepresentation
  /// A value is of another type than was expected.
  case otherType
}

/// A step on the way, which is done at once or takes its time.
package enum TransferStep<Input: Sendable, Output: Sendable>: Sendable {
  case now(@Sendable (Input) throws -> Output)
  case later(@Sendable (Input) async throws -> Output)

  package func callAsFunction(_ input: Input) async throws -> Output {
    switch self {
    case .now(let step): try step(input)
    case .later(let step): try await step(input)
    }
  }

  /// Does the step and hands on what comes of it: at once where that is possible.
  package func run(_ input: Input, _ done: @escaping @Sendable (Result<Output, any Error>) -> Void)
  {
    switch self {
    case .now(let step): done(Result { try step(input) })
    case .later(let step):
      Task {
        do {
          done(.success(try await step(input)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  /// This step behind another one.
  package func behind<Earlier: Sendable>(
    _ first: TransferStep<Earlier, Input>
  ) -> TransferStep<Earlier, Output> {
    if case .now(let one) = first, case .now(let two) = self { return .now { try two(one($0)) } }
    return .later { try await self(first($0)) }
  }

  /// A step that takes whatever value there is, where it is of the type.
  package static func taking(
    _ step: TransferStep<Input, Output>
  ) -> TransferStep<any Sendable, Output> {
    step.behind(
      .now { value in
        guard let value = value as? Input else { throw TransferError.otherType }
        return value
      }
    )
  }

  /// The step with a value that may be any.
  package var giving: TransferStep<Input, any Sendable> {
    switch self {
    case .now(let step): .now { try step($0) }
    case .later(let step): .later { try await step($0) }
    }
  }
}
