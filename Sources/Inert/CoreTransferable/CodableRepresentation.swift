import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation that an encoder writes and a decoder reads.
public struct CodableRepresentation<
  Item: Transferable & Codable,
  Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  /// There is none.
  public typealias Body = Never

  /// The one way there is.
  public let transferParts: [TransferPart]

  /// Makes a representation with an encoder and a decoder.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: Encoder,
    decoder: Decoder
  ) {
    let own = DataRepresentation<Item>(
      contentType,
      .now { try encoder.encode($0) },
      .now { try decoder.decode(Item.self, from: $0) }
    )
    transferParts = own.transferParts
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Makes a representation in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType,
      contentType: contentType,
      encoder: JSONEncoder(),
      decoder: JSONDecoder()
    )
  }
}
