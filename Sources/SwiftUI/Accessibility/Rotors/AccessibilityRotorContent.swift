import UIKit

/// Places of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What the places are made of.
  associatedtype Body: AccessibilityRotorContent
  /// What the places are made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// The single places, in order.
  var rotorPlaces: RotorPlaces { get }
}

extension AccessibilityRotorContent {
  /// Those of the body.
  public var rotorPlaces: RotorPlaces { body.rotorPlaces }
}

extension AccessibilityRotorContent where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: AccessibilityRotorContent {
  /// None.
  public var rotorPlaces: RotorPlaces { RotorPlaces() }
}

/// Single places of a rotor, in order.
public struct RotorPlaces {
  var places: [RotorPlace] = []
}

/// A place of a rotor.
struct RotorPlace {
  /// Where it is: a view by its identity, one that has the identity in a namespace, or the view with the rotor.
  enum Target {
    case identity(AnyHashable)
    case entry(RotorEntryKey)
    case own
  }

  let label: Text?
  let target: Target
  let range: Range<String.Index>?
  var prepare: () -> Void = {}

  /// The identity of its view, where it is known by that.
  var identity: AnyHashable? {
    if case .identity(let id) = target { id } else { nil }
  }
}

/// What a view is known by in rotors.
struct RotorEntryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A place of a rotor: a view, or a part of a text.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// There is none.
  public typealias Body = Never

  let place: RotorPlace

  /// The place.
  @MainActor
  public var rotorPlaces: RotorPlaces { RotorPlaces(places: [place]) }
}

extension AccessibilityRotorEntry {
  /// Makes a place of the view with an identity; a closure brings it into sight.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    place = RotorPlace(
      label: label,
      target: .identity(AnyHashable(id)),
      range: textRange,
      prepare: prepare
    )
  }

  /// Makes a place of the view that is an entry with an identity in a namespace; a closure brings it into sight.
  public init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    place = RotorPlace(
      label: label,
      target: .entry(RotorEntryKey(id: AnyHashable(id), namespace: namespace)),
      range: textRange,
      prepare: prepare
    )
  }

  /// Makes a place of the view with an identity; a closure brings it into sight.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

  /// Makes a place of the view that is an entry with an identity in a namespace; a closure brings it into sight.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }

  /// Makes a place of the view with an identity; a closure brings it into sight.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

  /// Makes a place of the view that is an entry with an identity in a namespace; a closure brings it into sight.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes a place of a part of the text that has the rotor; a closure brings it into sight.
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) { place = RotorPlace(label: label, target: .own, range: textRange, prepare: prepare) }

  /// Makes a place of a part of the text that has the rotor; a closure brings it into sight.
  public init(
    _ labelKey: LocalizedStringKey,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

  /// Makes a place of a part of the text that has the rotor; a closure brings it into sight.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The places of all elements.
  public var rotorPlaces: RotorPlaces {
    RotorPlaces(places: data.flatMap { content($0).rotorPlaces.places })
  }
}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Makes places for each element.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes places for each element, which a key path tells from the others.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Several places of a rotor.
public struct TupleRotorContent: AccessibilityRotorContent {
  /// There is none.
  public typealias Body = Never

  /// The single places, in order.
  public let rotorPlaces: RotorPlaces
}

/// Makes places of a rotor of those that a closure lists.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  /// Places as they are.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// The only ones.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  /// One after the other.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var all = RotorPlaces()
    for one in repeat each content { all.places += one.rotorPlaces.places }
    return TupleRotorContent(rotorPlaces: all)
  }

  /// Those that are there only if a condition holds.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    TupleRotorContent(rotorPlaces: content?.rotorPlaces ?? RotorPlaces())
  }
}
