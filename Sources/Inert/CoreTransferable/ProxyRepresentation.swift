import Foundation

/// A representation by a value of another type, which is written or read in place of the own one.
public struct ProxyRepresentation<
  Item: Transferable,
  ProxyRepresentation: Transferable
>: TransferRepresentation {
  /// There is none.
  public typealias Body = Never

  /// Those of the other type.
  public let transferParts: [TransferPart]

  /// Makes a representation that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(.now(exporting), .now(importing))
  }

  /// Makes a representation that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(.now(exporting), nil)
  }

  /// Makes a representation that is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, .now(importing))
  }

  /// Makes a representation that is written and read.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(.later(exporting), .later(importing))
  }

  /// Makes a representation that is written.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(.later(exporting), nil)
  }

  /// Makes a representation that is read.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, .later(importing))
  }

  private init(
    _ exporting: TransferStep<Item, ProxyRepresentation>?,
    _ importing: TransferStep<ProxyRepresentation, Item>?
  ) {
    let write = exporting.map { TransferStep<Item, ProxyRepresentation>.taking($0).giving }
    let read = importing.map {
      TransferStep<ProxyRepresentation, Item>.taking($0).giving
    }
    transferParts = ProxyRepresentation.parts.compactMap { other in
      var part = TransferPart(
        other.contentType,
        exporting: write.flatMap { write in other.exporting.map { $0.behind(write) } },
        importing: read.flatMap { read in other.importing.map { read.behind($0) } }
      )
      part.visibility = other.visibility
      guard part.exporting != nil || part.importing != nil else { return nil }
      // What the other type says of its values can be asked where they are made at once.
      if case .now(let make) = write {
        if let isExported = other.isExported {
          part.isExported = { (try? make($0)).map(isExported) ?? false }
        }
        if let fileName = other.fileName {
          part.fileName = { (try? make($0)).flatMap(fileName) }
        }
      }
      return part
    }
  }
}
