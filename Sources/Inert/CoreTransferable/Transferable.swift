@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A type whose values can be dragged, pasted and shared: it says as what.
public protocol Transferable: Sendable {
  /// How values are written and read.
  associatedtype Representation: TransferRepresentation
  /// How values are written and read, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  package static var parts: [TransferPart] { transferRepresentation.transferParts }
}

/// One way, or several, in which values of a type are written and read.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is written and read.
  associatedtype Item: Transferable
  /// What the representation is made of.
  associatedtype Body: TransferRepresentation
  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The single ways, the best first.
  var transferParts: [TransferPart] { get }
}

extension TransferRepresentation {
  /// Those of the body.
  public var transferParts: [TransferPart] { body.transferParts }
}

extension TransferRepresentation where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  /// What would be written and read.
  public typealias Item = Never
  /// There is none.
  public typealias Body = Never

  /// There is none.
  public static var transferRepresentation: Never {
    fatalError("There are no values of Never to write.")
  }

  /// None.
  public var transferParts: [TransferPart] { [] }
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  let number: Int

  /// Everyone.
  public static let all = TransferRepresentationVisibility(number: 0)
  /// Programs of the same team.
  public static let team = TransferRepresentationVisibility(number: 1)
  /// Programs of the same group.
  public static let group = TransferRepresentationVisibility(number: 2)
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(number: 3)
}

/// Puts representations one after the other, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes a representation that an encoder writes as it is.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// The first one.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Another one behind those that are there.
  public static func buildPartialBlock<
    Content1: TransferRepresentation,
    Content2: TransferRepresentation
  >(
    accumulated: Content1,
    next: Content2
  ) -> TupleTransferRepresentation<Item, (Content1, Content2)>
  where Content1.Item == Item, Content2.Item == Item {
    TupleTransferRepresentation(
      value: (accumulated, next),
      transferParts: accumulated.transferParts + next.transferParts
    )
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>:
  TransferRepresentation
{
  /// There is none.
  public typealias Body = Never

  /// The representations.
  public let value: Value
  /// Those of all of them.
  public let transferParts: [TransferPart]
}
