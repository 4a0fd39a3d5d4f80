// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import CoreLocation
import Inert
import UIKit

/// A place that is marked.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else is said of it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nil.
  public var title: String? { nil }
  /// Nil.
  public var subtitle: String? { nil }
}

/// A shape on a map.
open class MKShape: NSObject, MKAnnotation {
  /// What it is called; nil at first.
  open var title: String?
  /// What else is said of it; nil at first.
  open var subtitle: String?
  fileprivate var place = CLLocationCoordinate2D()
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { place }
}

/// A point on a map.
open class MKPointAnnotation: MKShape {
  /// Makes a point at zero.
  public override init() { super.init() }

  /// Makes a point.
  public init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    super.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }

  /// Where it is.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}

/// Where the user is: not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Nil.
  open var location: CLLocation? { nil }
  /// False.
  open var isUpdating: Bool { false }
  /// No place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What it is called; nil at first.
  open var title: String?
  /// What else is said of it; nil at first.
  open var subtitle: String?
}

/// A view of a mark.
open class MKAnnotationView: UIView {
  /// Makes a view.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view of a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// What it is of.
  open var annotation: (any MKAnnotation)?
  /// What it was made as.
  public let reuseIdentifier: String?
  /// The picture; nil at first.
  open var image: UIImage?
  /// How far its middle is from the place.
  open var centerOffset = CGPoint.zero
  /// Whether a bubble shows; false at first.
  open var canShowCallout = false
  /// What stands left in the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// What stands right in the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// What stands in the bubble.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be moved; false at first.
  open var isDraggable = false
  /// Whether it is selected.
  open var isSelected = false
  /// What is drawn together; nil at first.
  open var clusteringIdentifier: String?
  /// Makes it ready to be used again.
  open func prepareForReuse() {}
}

/// A mark as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour; nil at first.
  open var markerTintColor: UIColor?
  /// The colour of what is in it; nil at first.
  open var glyphTintColor: UIColor?
  /// The words in it; nil at first.
  open var glyphText: String?
  /// The picture in it; nil at first.
  open var glyphImage: UIImage?
}

/// A mark as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour; nil at first.
  open var pinTintColor: UIColor!
  /// Whether it falls; false at first.
  open var animatesDrop = false
}

/// What lies over a map.
public protocol MKOverlay: MKAnnotation {
  /// Where it lies.
  var boundingMapRect: MKMapRect { get }
}

/// What draws an overlay; nothing is drawn here.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How opaque; 1 at first.
  open var alpha: CGFloat = 1
  /// Makes a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Nothing is drawn.
  open func setNeedsDisplay() {}
}

/// What draws the path of an overlay.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside; nil at first.
  open var fillColor: UIColor?
  /// The colour of the line; nil at first.
  open var strokeColor: UIColor?
  /// How thick the line is; 0 at first.
  open var lineWidth: CGFloat = 0
  /// How the line is dashed; nil at first.
  open var lineDashPattern: [NSNumber]?
}

/// What draws a line.
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area.
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle.
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Points in a row.
open class MKMultiPoint: MKShape, MKOverlay {
  private let places: [CLLocationCoordinate2D]

  /// Makes a row of points.
  public required init(coordinates coords: [CLLocationCoordinate2D]) {
    places = coords
    super.init()
    let rect = boundingMapRect
    if !rect.isNull { place = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
  }

  /// Makes a row of points.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
    count: Int
  ) {
    self.init(coordinates: Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  /// How many.
  open var pointCount: Int { places.count }
  /// Where it lies.
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { rect, place in
      rect.union(MKMapRect(origin: MKMapPoint(place), size: MKMapSize()))
    }
  }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint {}

/// An area on a map.
open class MKPolygon: MKMultiPoint {}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  /// Metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    place = coord
  }

  /// Where it lies.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: 2 * radius,
      longitudinalMeters: 2 * radius
    )
    let width = region.span.longitudeDelta / 360 * MKMapPoint.width
    let middle = MKMapPoint(coordinate)
    return MKMapRect(
      x: middle.x - width / 2,
      y: middle.y - width / 2,
      width: width,
      height: width
    )
  }
}

/// From where a map is seen.
open class MKMapCamera: NSObject {
  /// Makes a camera.
  public override init() { super.init() }
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres above it.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees that it is tilted.
  open var pitch: CGFloat = 0
  /// Degrees from north.
  open var heading: CLLocationDirection = 0
}
