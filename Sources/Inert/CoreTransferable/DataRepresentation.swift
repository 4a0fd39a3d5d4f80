import Foundation
import UniformTypeIdentifiers

/// A representation of bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is none.
  public typealias Body = Never

  /// The one way there is.
  public let transferParts: [TransferPart]

  /// Makes a representation that is written and read.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, .later(exporting), .later(importing))
  }

  /// Makes a representation that is written.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.init(exportedContentType, .later(exporting), nil)
  }

  /// Makes a representation that is read.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(importedContentType, nil, .later(importing))
  }

  package init(
    _ contentType: UTType,
    _ exporting: TransferStep<Item, Data>?,
    _ importing: TransferStep<Data, Item>?
  ) {
    transferParts = [
      TransferPart(
        contentType,
        exporting: exporting.map {
          let write = TransferStep<Item, Data>.taking($0)
          return TransferStep<Data, TransferContent>.now { TransferContent(.data($0)) }
            .behind(write)
        },
        importing: importing.map { read in
          read.giving.behind(TransferStep<TransferContent, Data>.now { try $0.data() })
        }
      )
    ]
  }
}
