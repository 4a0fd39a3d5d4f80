import Inert
import InertViews
import UIKit

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// Where an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// A view of a map: here it shows its name and its region, and keeps what is put on it.
///
/// Nothing is drawn: the views of annotations are not asked for, and the user's location is not known.
/// The delegate is told of loading's failure and of changes of the region, later on the main queue.
open class MKMapView: UIView {
  private var sign: SignView?
  private var kept = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
  )
  private var registered: [String: AnyClass] = [:]
  private var isTold = false

  /// Makes a map of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a map of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    maps.tell()
    sign = SignView("MKMapView", in: self)
    write()
  }

  private func write() {
    func degrees(_ number: Double) -> String { String(format: "%.4f°", number) }
    sign?.content = "\(degrees(kept.center.latitude)), \(degrees(kept.center.longitude))"
  }

  /// Who is told; the loading of the map fails, which it is told once.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet {
      guard delegate != nil, !isTold else { return }
      isTold = true
      later {
        $0.delegate?.mapViewDidFailLoadingMap($0, withError: URLError(.notConnectedToInternet))
      }
    }
  }

  private func later(_ body: @escaping @MainActor (MKMapView) -> Void) {
    maps.answer { [weak self] in
      MainActor.assumeIsolated { if let self { body(self) } }
    }
  }

  /// What it shows; `standard` at first.
  open var mapType = MKMapType.standard
  /// Whether fingers zoom; true at first.
  open var isZoomEnabled = true
  /// Whether fingers scroll; true at first.
  open var isScrollEnabled = true
  /// Whether fingers turn; true at first.
  open var isRotateEnabled = true
  /// Whether fingers tilt; true at first.
  open var isPitchEnabled = true
  /// Whether a compass shows; true at first.
  open var showsCompass = true
  /// Whether a scale shows; false at first.
  open var showsScale = false
  /// Whether traffic shows; false at first.
  open var showsTraffic = false
  /// Whether buildings show; true at first.
  open var showsBuildings = true
  /// Whether places show; true at first.
  open var showsPointsOfInterest = true
  /// Whether the user's place shows; false at first, and it is never known.
  open var showsUserLocation = false
  /// How it follows the user; `none` at first.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The user's place: not known.
  public let userLocation = MKUserLocation()
  /// False.
  open var isUserLocationVisible: Bool { false }
  /// From where it is seen.
  open var camera = MKMapCamera()

  /// Sets how it follows the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Sets from where it is seen.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  // MARK: Region

  /// What it shows; the world at first.
  ///
  /// It is kept as it is set, not fitted to the view.
  open var region: MKCoordinateRegion {
    get { kept }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region; the delegate is told.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    kept = region
    write()
    later { $0.delegate?.mapView($0, regionDidChangeAnimated: animated) }
  }

  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { kept.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Brings a place to the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: kept.span), animated: animated)
  }

  /// The region as a rectangle of the projected world, the region's center in its middle.
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(kept) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a rectangle of the projected world.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  /// Shows a rectangle of the projected world.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated animate: Bool
  ) {
    setVisibleMapRect(mapRect, animated: animate)
  }

  /// The region itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Where a place is in a view, as the region lies over the map's bounds.
  open func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return convert(.zero, to: view) }
    let own = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height
    )
    return convert(own, to: view)
  }

  /// The place of a point of a view, as the region lies over the map's bounds.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = convert(point, from: view)
    guard bounds.width > 0, bounds.height > 0 else { return kept.center }
    let rect = visibleMapRect
    return MKMapPoint(
      x: rect.minX + own.x / bounds.width * rect.width,
      y: rect.minY + own.y / bounds.height * rect.height
    ).coordinate
  }

  // MARK: Annotations

  /// What is marked.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What is selected.
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Marks a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Marks places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes a mark away.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Takes marks away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Shows marks: the region goes around them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
      rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }
  /// Selects a mark.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects a mark no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Nil: marks have no views here.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Keeps the class of views.
  open func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    registered[identifier] = viewClass
  }
  /// Nil: no view is used twice.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// A new view of the class that was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let type = registered[identifier] as? MKAnnotationView.Type ?? MKAnnotationView.self
    return type.init(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Overlays

  /// What lies over the map.
  open private(set) var overlays: [any MKOverlay] = []
  /// Lays something over the map.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Lays something over the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Lays things over the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Lays things over the map.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  /// Takes something away.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes things away.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Nil: nothing is drawn.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

// A nib's element finds the class by this entry.
@section(".init_array") @used
private let entry: @convention(c) () -> Void = {
  RegistrationQueue.add { ClassNames.register("<mapView>", MKMapView.self) }
}

/// What decides about a map and is told of it.
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map is here; never called.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map could not be loaded.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The view of a mark; never called.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of marks were added; never called.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A mark was selected; never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A mark is selected no longer; never called.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A control beside a mark was tapped; never called.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  /// The user is somewhere else; never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The user's place is not known; never called.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// What draws an overlay; never called.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Nil: the map's own.
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Draws nothing.
  public func mapView(
    _ mapView: MKMapView,
    rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
}
