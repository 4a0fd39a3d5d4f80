import MapKit
import SwiftUI

/// A balloon with a title.
public struct Marker: PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let title: Text
  private let picture: AnyView
  private var color: Color?

  private init(_ title: Text, _ coordinate: CLLocationCoordinate2D, _ picture: AnyView) {
    self.title = title
    self.coordinate = coordinate
    self.picture = picture
  }

  /// Makes a balloon with a pin in it.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), coordinate, AnyView(Image(systemName: "mappin")))
  }

  /// Makes a balloon with a pin in it.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, AnyView(Image(systemName: "mappin")))
  }

  /// Makes a balloon with a symbol in it.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, AnyView(Image(systemName: systemImage)))
  }

  /// Makes a balloon with a symbol in it.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, AnyView(Image(systemName: systemImage)))
  }

  /// Makes a balloon with letters in it.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, AnyView(monogram))
  }

  /// The balloon in a colour.
  public func tint(_ color: Color) -> Marker {
    var copy = self
    copy.color = color
    return copy
  }

  /// The balloon and its place.
  public func places() -> [MarkedPlace] {
    let view = MarkerView(title: title, picture: picture).environment(\.markerTint, color)
    return [MarkedPlace(coordinate: coordinate, anchor: .bottom, view: AnyView(view))]
  }
}

/// A mark of any view, with a title that is read out.
public struct Annotation<Content: View>: PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let title: Text
  private let anchor: UnitPoint
  private let content: Content

  /// Makes a mark; the anchor is the point of the view that stands at the place.
  public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    title = Text(titleKey)
    self.anchor = anchor
    self.content = content()
  }

  /// Makes a mark; the anchor is the point of the view that stands at the place.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    self.title = Text(title)
    self.anchor = anchor
    self.content = content()
  }

  /// The view and its place.
  public func places() -> [MarkedPlace] {
    let view = content.accessibilityElement(children: .combine).accessibilityLabel(title)
    return [MarkedPlace(coordinate: coordinate, anchor: anchor, view: AnyView(view))]
  }
}

/// Where the user is: not known, so that nothing is shown.
public struct UserAnnotation: PrimitiveMapContent {
  /// Makes the mark.
  public nonisolated init() {}

  /// None.
  public func places() -> [MarkedPlace] { [] }
}

/// A line between places: not drawn, as the map is not.
public struct MapPolyline: PrimitiveMapContent {
  /// Makes a line.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// Makes a line of points.
  public init(points: [MKMapPoint]) {}

  /// None.
  public func places() -> [MarkedPlace] { [] }
}

/// A part of the map around a place: not drawn, as the map is not.
public struct MapCircle: PrimitiveMapContent {
  /// Makes a part; the radius is in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  /// None.
  public func places() -> [MarkedPlace] { [] }
}

/// A part of the map between places: not drawn, as the map is not.
public struct MapPolygon: PrimitiveMapContent {
  /// Makes a part.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// None.
  public func places() -> [MarkedPlace] { [] }
}

extension MapContent {
  /// Sets how a line is drawn; here none is.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> Self { self }

  /// Sets what a part is drawn with; here none is.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Sets where titles are seen; here they are where they are.
  public func annotationTitles(_ visibility: Visibility) -> Self { self }

  /// Names what is chosen by a mark; nothing is chosen here.
  public func tag<Value: Hashable>(_ tag: Value) -> Self { self }
}
