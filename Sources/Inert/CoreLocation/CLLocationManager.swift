import Foundation
import Inert

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// What a device is moved by.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// What goes wrong with places.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `kCLErrorDomain`.
  public static var errorDomain: String { kCLErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }

  /// The place is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// A person refused.
  public static var denied: Code { .denied }
  /// No server can be reached.
  public static var network: Code { .network }
}

/// The domain of the framework's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// What tells where the device is: here the app is refused.
///
/// Until it asks, nobody has decided; when it asks for permission or for places, the answer is
/// `denied`, and the delegate is told later on the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Makes a manager; its delegate is told of the authorization later on the main queue.
  public override init() {
    super.init()
    places.answer { [weak self] in self?.tellAuthorization() }
  }

  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be; as can be at first.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Metres between places that are told; any at first.
  open var distanceFilter = kCLDistanceFilterNone
  /// Degrees between directions that are told; 1 at first.
  open var headingFilter: CLLocationDirection = 1
  /// How the device is held; `portrait` at first.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// What the device is moved by; `other` at first.
  open var activityType = CLActivityType.other
  /// Whether it may pause by itself; true at first.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether it goes on in the background; false at first.
  open var allowsBackgroundLocationUpdates = false
  /// Whether that shows; false at first.
  open var showsBackgroundLocationIndicator = false
  /// Nil: no place is known.
  open var location: CLLocation? { nil }
  /// Nil: no direction is known.
  open var heading: CLHeading? { nil }
  /// None.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// None.
  open var rangedRegions: Set<CLRegion> { [] }
  /// The most that is known: nothing.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Not determined until it asks, then denied.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// `reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    places.tell()
    return .denied
  }

  /// False: no service tells places.
  open class func locationServicesEnabled() -> Bool {
    places.tell()
    return false
  }

  /// False.
  open class func headingAvailable() -> Bool { false }
  /// False.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// False.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// False.
  open class func isRangingAvailable() -> Bool { false }

  /// Asks nobody: the delegate is told that it is denied.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Asks nobody: the delegate is told that it is denied.
  open func requestAlwaysAuthorization() { refuse() }

  private func refuse() {
    places.answer {
      guard self.authorizationStatus != .denied else { return }
      self.authorizationStatus = .denied
      self.tellAuthorization()
    }
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  /// Tells no place: the delegate is told `CLError.denied`.
  open func startUpdatingLocation() { fail() }
  /// Nothing is under way.
  open func stopUpdatingLocation() {}
  /// Tells no place: the delegate is told `CLError.denied`.
  open func requestLocation() { fail() }
  /// Tells no direction: the delegate is told `CLError.headingFailure`.
  open func startUpdatingHeading() { fail(.headingFailure) }
  /// Nothing is under way.
  open func stopUpdatingHeading() {}
  /// Tells no place: the delegate is told `CLError.denied`.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Nothing is under way.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches nothing: the delegate is told `CLError.regionMonitoringDenied`.
  open func startMonitoring(for region: CLRegion) { fail(.regionMonitoringDenied) }
  /// Nothing is under way.
  open func stopMonitoring(for region: CLRegion) {}

  private func fail(_ code: CLError.Code = .denied) {
    places.answer {
      self.delegate?.locationManager(self, didFailWithError: CLError(code))
    }
  }
}

/// What is told of places.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Places came; none do here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A direction came; none does here.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// No place can be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the app may know changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know changed, as before iOS 14.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// The device is in a region; never called here.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region; never called here.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  /// Whether the compass may be set right by hand; never called here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  /// It may not.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
}

/// Where the device points; nothing tells it here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from true north.
  open var trueHeading: CLLocationDirection { -1 }
  /// Degrees that it may be wrong by; below zero where it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// Whether it is told that the device comes; true at first.
  open var notifyOnEntry = true
  /// Whether it is told that the device leaves; true at first.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(
    center: CLLocationCoordinate2D,
    radius: CLLocationDistance,
    identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }
}

/// What finds places of addresses; here it finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// What is called with what was found.
  public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// Makes a geocoder.
  public override init() { super.init() }

  /// False: nothing is under way.
  open var isGeocoding: Bool { false }

  /// Finds none: the error is `CLError.network`, later on the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    places.answer { completionHandler(nil, CLError(.network)) }
  }

  /// Finds none: the error is `CLError.network`, later on the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  /// Throws `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    places.tell()
    throw CLError(.network)
  }

  /// Finds none: the error is `CLError.network`, later on the main queue.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    places.answer { completionHandler(nil, CLError(.network)) }
  }

  /// Throws `CLError.network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    places.tell()
    throw CLError(.network)
  }

  /// Nothing is under way.
  open func cancelGeocode() {}
}

/// What is called with what a geocoder found.
public typealias CLGeocodeCompletionHandler = CLGeocoder.CLGeocodeCompletionHandler

/// A place with its address; of the address nothing is known here.
open class CLPlacemark: NSObject, @unchecked Sendable {
  let place: CLLocation?

  /// Makes a place without an address.
  package init(place: CLLocation?) { self.place = place }

  /// Makes the same place.
  public init(placemark: CLPlacemark) { place = placemark.place }

  /// Where it is.
  open var location: CLLocation? { place }
  /// Nil.
  open var name: String? { nil }
  /// Nil.
  open var thoroughfare: String? { nil }
  /// Nil.
  open var subThoroughfare: String? { nil }
  /// Nil.
  open var locality: String? { nil }
  /// Nil.
  open var subLocality: String? { nil }
  /// Nil.
  open var administrativeArea: String? { nil }
  /// Nil.
  open var subAdministrativeArea: String? { nil }
  /// Nil.
  open var postalCode: String? { nil }
  /// Nil.
  open var isoCountryCode: String? { nil }
  /// Nil.
  open var country: String? { nil }
  /// Nil.
  open var timeZone: TimeZone? { nil }
}
