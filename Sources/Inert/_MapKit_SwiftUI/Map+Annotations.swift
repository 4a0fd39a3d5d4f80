import MapKit
import SwiftUI

/// Something that a map marks, as it was written before iOS 17.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// What is marked.
  func marked() -> MarkedPlace
}

/// A place that is marked, with what stands there.
public struct MarkedPlace {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let view: AnyView
}

/// A mark of any view.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let place: MarkedPlace

  /// Makes a mark; the anchor is the point of the view that stands at the place.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    place = MarkedPlace(
      coordinate: coordinate,
      anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
      view: AnyView(content())
    )
  }

  /// The view and its place.
  public func marked() -> MarkedPlace { place }
}

/// A mark that is a balloon.
public struct MapMarker: MapAnnotationProtocol {
  private let place: MarkedPlace

  /// Makes a mark.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    place = MarkedPlace(
      coordinate: coordinate,
      anchor: .bottom,
      view: AnyView(
        MarkerView(title: nil, picture: AnyView(EmptyView())).environment(\.markerTint, tint)
      )
    )
  }

  /// The balloon and its place.
  public func marked() -> MarkedPlace { place }
}

/// A mark that is a pin.
public struct MapPin: MapAnnotationProtocol {
  private let place: MarkedPlace

  /// Makes a mark.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    place = MapMarker(coordinate: coordinate, tint: tint).marked()
  }

  /// The pin and its place.
  public func marked() -> MarkedPlace { place }
}

extension Map {
  /// Makes a map of a region.
  @MainActor
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init(
      MapValues(
        region: coordinateRegion,
        modes: interactionModes,
        showsUserLocation: showsUserLocation
      )
    )
  }

  /// Makes a map of a part of the projected world.
  @MainActor
  public init(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init(
      MapValues(
        region: Binding(get: { MKCoordinateRegion(mapRect.wrappedValue) }, set: { _ in }),
        modes: interactionModes,
        showsUserLocation: showsUserLocation
      )
    )
  }

  /// Makes a map of a region, with a mark for each of several things.
  @MainActor
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == EmptyView, Items.Element: Identifiable {
    self.init(
      MapValues(
        region: coordinateRegion,
        marks: annotationItems.map { item in
          let place = annotationContent(item).marked()
          return MapMark(
            id: AnyHashable(item.id),
            coordinate: place.coordinate,
            anchor: place.anchor,
            view: place.view
          )
        },
        modes: interactionModes,
        showsUserLocation: showsUserLocation
      )
    )
  }
}
