import MapKit
import SwiftUI

extension Map {
  /// Makes a map with what is marked on it.
  @MainActor
  public init<Marked: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> Marked
  ) where Content == EmptyView {
    self.init(
      MapValues(initial: initialPosition, marks: Self.marks(content()), modes: interactionModes)
    )
  }

  /// Makes a map.
  @MainActor
  public init(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all
  ) where Content == EmptyView {
    self.init(MapValues(initial: initialPosition, modes: interactionModes))
  }

  /// Makes a map of a position, with what is marked on it.
  @MainActor
  public init<Marked: MapContent>(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> Marked
  ) where Content == EmptyView {
    self.init(
      MapValues(position: position, marks: Self.marks(content()), modes: interactionModes)
    )
  }

  /// Makes a map of a position.
  @MainActor
  public init(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all
  ) where Content == EmptyView {
    self.init(MapValues(position: position, modes: interactionModes))
  }

  /// Makes a map of a position, of whose marks one can be chosen.
  @MainActor
  public init<Choice: Hashable, Marked: MapContent>(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Choice?>,
    @MapContentBuilder content: () -> Marked
  ) where Content == EmptyView {
    self.init(
      MapValues(position: position, marks: Self.marks(content()), modes: interactionModes)
    )
  }

  @MainActor
  private static func marks(_ content: some MapContent) -> [MapMark] {
    content.places().enumerated().map { index, place in
      MapMark(
        id: AnyHashable(index),
        coordinate: place.coordinate,
        anchor: place.anchor,
        view: place.view
      )
    }
  }
}

/// How a map is drawn; none is here.
public struct MapStyle: Sendable {
  /// How high things stand.
  public struct Elevation: Sendable {
    /// As the system likes.
    public static let automatic = Elevation()
    /// Flat.
    public static let flat = Elevation()
    /// As they are.
    public static let realistic = Elevation()
  }

  /// As the system likes.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle()
  /// Pictures from above with names.
  public static let hybrid = MapStyle()

  /// As the system likes, with heights.
  public static func standard(elevation: Elevation) -> MapStyle { MapStyle() }

  /// Pictures from above, with heights.
  public static func imagery(elevation: Elevation) -> MapStyle { MapStyle() }

  /// Pictures from above with names, with heights.
  public static func hybrid(elevation: Elevation) -> MapStyle { MapStyle() }
}

extension View {
  /// Sets how maps are drawn; none is here.
  public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Sets the controls of maps; there are none here.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Sets whether controls of maps are seen; there are none here.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// A button that brings the user to the middle; it shows nothing here.
public struct MapUserLocationButton: View {
  /// Makes the button.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A compass; it shows nothing here.
public struct MapCompass: View {
  /// Makes the compass.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale; it shows nothing here.
public struct MapScaleView: View {
  /// Makes the scale.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A switch that tilts the map; it shows nothing here.
public struct MapPitchToggle: View {
  /// Makes the switch.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
