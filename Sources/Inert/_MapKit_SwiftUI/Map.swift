import MapKit
import SwiftUI

/// A view of a map: no map is drawn here, and what is marked stands where it is in the region.
nonisolated public struct Map<Content: View>: View {
  private let content: MapValues

  init(_ content: MapValues) { self.content = content }

  /// The map, and what is marked.
  @MainActor public var body: some View { MapBody(values: content) }
}

/// What a map is told.
struct MapValues {
  var region: Binding<MKCoordinateRegion>?
  var position: Binding<MapCameraPosition>?
  var initial = MapCameraPosition.automatic
  var marks: [MapMark] = []
  var modes: MapInteractionModes = .all
  var showsUserLocation = false
}

/// What people may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes modes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How a map follows the user, who is not known here.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It does not.
  case none
  /// It goes along.
  case follow
}

private struct MapBody: View {
  let values: MapValues

  var body: some View {
    let position = values.position?.wrappedValue ?? values.initial
    let region = values.region?.wrappedValue ?? position.region(around: values.marks)
    MapGround(region: region, modes: values.modes, showsUserLocation: values.showsUserLocation)
      .overlay {
        GeometryReader { proxy in
          ForEach(values.marks) { mark in
            mark.view.modifier(MarkPlace(mark: mark, region: region, size: proxy.size))
          }
        }
      }
      .clipped()
  }
}

/// Puts a mark where its place is.
private struct MarkPlace: ViewModifier {
  let mark: MapMark
  let region: MKCoordinateRegion
  let size: CGSize

  func body(content: Content) -> some View {
    let point = region.place(of: mark.coordinate, in: size)
    content.fixedSize()
      .alignmentGuide(.leading) { $0.width * mark.anchor.x }
      .alignmentGuide(.top) { $0.height * mark.anchor.y }
      .frame(width: 0, height: 0, alignment: .topLeading)
      .position(x: point.x, y: point.y)
  }
}

/// The view of MapKit.
private struct MapGround: UIViewRepresentable {
  let region: MKCoordinateRegion
  let modes: MapInteractionModes
  let showsUserLocation: Bool

  func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }

  func updateUIView(_ view: MKMapView, context: Context) {
    if !view.region.isSame(as: region) { view.setRegion(region, animated: false) }
    view.isScrollEnabled = modes.contains(.pan)
    view.isZoomEnabled = modes.contains(.zoom)
    view.isRotateEnabled = modes.contains(.rotate)
    view.isPitchEnabled = modes.contains(.pitch)
    view.showsUserLocation = showsUserLocation
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension MKCoordinateRegion {
  /// Where a place is, as the region lies over a size.
  fileprivate func place(of coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    let (rect, point) = (MKMapRect(self), MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else {
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
    return CGPoint(
      x: (point.x - rect.minX) / rect.width * size.width,
      y: (point.y - rect.minY) / rect.height * size.height
    )
  }
}
