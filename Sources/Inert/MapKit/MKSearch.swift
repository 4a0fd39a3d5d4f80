// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreLocation
import Inert
import UIKit

/// What goes wrong with maps.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `MKErrorDomain`.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { Int(code.rawValue) }
}

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Makes a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    super.init(
      place: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
  }

  /// Makes the same place.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// Nil.
  open var title: String? { name }
  /// Nil.
  open var subtitle: String? { nil }
}

/// A place that can be shown in the maps app; there is none here.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called; nil at first.
  open var name: String?
  /// Its number to call; nil at first.
  open var phoneNumber: String?
  /// Its page; nil at first.
  open var url: URL?

  /// Makes an item.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// The place of the user, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// False: there is no maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    maps.tell()
    return false
  }

  /// False: there is no maps app.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool {
    maps.tell()
    return false
  }
}

/// The option for how one goes.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By what the app likes best.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The option for the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The option for the span.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places: here it fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  open class Request: NSObject, @unchecked Sendable {
    /// Makes a request.
    public override init() { super.init() }
    /// Makes a request of a suggestion.
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
    /// The words; nil at first.
    open var naturalLanguageQuery: String?
    /// Where; the world at first.
    open var region = MKCoordinateRegion()
  }

  /// What was found: nothing here.
  open class Response: NSObject, @unchecked Sendable {
    /// None.
    open var mapItems: [MKMapItem] { [] }
    /// No region.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// What is called with what was found.
  public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

  /// Makes a search.
  public init(request: Request) { super.init() }

  /// Finds nothing: the error is `MKError.serverFailure`, later on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    maps.answer { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// Throws `MKError.serverFailure`.
  open func start() async throws -> Response {
    maps.tell()
    throw MKError(.serverFailure)
  }

  /// Nothing is under way.
  open func cancel() {}
  /// False.
  open var isSearching: Bool { false }
}

/// What suggests places while a person writes: here it fails.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Makes a completer.
  public override init() { super.init() }
  /// The words; its delegate is told that nothing was found.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      maps.answer {
        self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// Where; the world at first.
  open var region = MKCoordinateRegion()
  /// Who is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// None.
  open var results: [MKLocalSearchCompletion] { [] }
  /// False.
  open var isSearching: Bool { false }
  /// Nothing is under way.
  open func cancel() {}
}

/// What is told of suggestions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Suggestions came; none do here.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// None came.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion; there are none here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String { "" }
  /// What else is said of it.
  open var subtitle: String { "" }
}
