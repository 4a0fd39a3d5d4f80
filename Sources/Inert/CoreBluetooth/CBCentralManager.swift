@_exported import Foundation
import Inert

let bluetooth = InertFramework("CoreBluetooth", "finds nothing near: Bluetooth is not supported")

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

/// Whether an app may use it.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}

/// What uses Bluetooth: it is not supported.
open class CBManager: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Unsupported.
  open var state: CBManagerState { .unsupported }
  /// Denied.
  open class var authorization: CBManagerAuthorization {
    bluetooth.tell()
    return .denied
  }
}

/// What finds things near: it finds none.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any CBCentralManagerDelegate)?

  /// Makes a manager; its delegate is told of the state on its queue.
  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    bluetooth.tell()
    (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
  }
  /// False.
  open var isScanning: Bool { false }
  /// Finds nothing.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Nothing is under way.
  open func stopScan() {}
}

/// What is told of things near.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Whether Bluetooth can be used.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// What tells services from each other.
open class CBUUID: NSObject, @unchecked Sendable {
  /// As text.
  public let uuidString: String
  /// Makes it of text.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Makes it of a number.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
