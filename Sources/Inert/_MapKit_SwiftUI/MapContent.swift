import MapKit
import SwiftUI

/// What a map shows beside itself.
@MainActor @preconcurrency
public protocol MapContent {
  /// What it is made of.
  associatedtype Body: MapContent
  /// What it is made of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The places that are marked.
  func places() -> [MarkedPlace]
}

extension MapContent {
  /// Those of the body.
  public func places() -> [MarkedPlace] { body.places() }
}

extension Never: MapContent {
  /// None.
  public func places() -> [MarkedPlace] { switch self {} }
}

/// What is made of nothing else.
public protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes the content of a map of several parts.
@resultBuilder @MainActor
public struct MapContentBuilder {
  /// Takes a part as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> MapContentList { MapContentList(parts: []) }

  /// One part.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Several.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapContentList {
    var parts: [MarkedPlace] = []
    repeat parts.append(contentsOf: (each content).places())
    return MapContentList(parts: parts)
  }

  /// What holds under a condition.
  public static func buildOptional<Content: MapContent>(_ content: Content?) -> MapContentList {
    MapContentList(parts: content?.places() ?? [])
  }

  /// What holds under a condition.
  public static func buildEither<Content: MapContent>(first content: Content) -> MapContentList {
    MapContentList(parts: content.places())
  }

  /// What holds where a condition does not.
  public static func buildEither<Content: MapContent>(second content: Content) -> MapContentList {
    MapContentList(parts: content.places())
  }

  /// What not every system has.
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> MapContentList { MapContentList(parts: content.places()) }
}

/// Several parts.
public struct MapContentList: PrimitiveMapContent {
  let parts: [MarkedPlace]

  /// Their places.
  public func places() -> [MarkedPlace] { parts }
}

extension ForEach: MapContent where Content: MapContent {
  /// There is none.
  public var body: Never { fatalError("ForEach has no body.") }

  /// The places of each.
  public func places() -> [MarkedPlace] { data.flatMap { content($0).places() } }
}

extension ForEach where Content: MapContent {
  /// Makes a part for each of several things.
  @MainActor
  public init(
    _ data: Data,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(of: data, id: { $0.id }, making: content)
  }

  /// Makes a part for each of several things.
  @MainActor
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, making: content)
  }
}
