@_exported import Foundation
import Inert
import Synchronization

let network = InertFramework(
  "Network",
  "opens no connection and does not look at the network: paths are unsatisfied"
)

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
  /// What kind it is.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// What kind it is.
  public let type: InterfaceType
  /// Its name.
  public let name: String
  /// Its number.
  public let index: Int
}

/// What the network can be used for: here nothing is known of it.
public struct NWPath: Hashable, Sendable {
  /// Whether it can be used.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Why it cannot be used.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Unsatisfied.
  public let status = Status.unsatisfied
  /// Not available.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// None.
  public let availableInterfaces: [NWInterface] = []
  /// False.
  public let isExpensive = false
  /// False.
  public let isConstrained = false
  /// False.
  public let supportsIPv4 = false
  /// False.
  public let supportsIPv6 = false
  /// False.
  public let supportsDNS = false

  /// False.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// What tells when the network can be used: it tells once, on its queue, that it cannot.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Makes a monitor.
  public init() {}
  /// Makes a monitor of one kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Makes a monitor without some kinds of ways.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// What is told; nil at first.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }
  /// The path: unsatisfied.
  public var currentPath: NWPath { NWPath() }
  /// Where the handler is called; nil before it starts.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts: the handler is told once.
  public func start(queue: DispatchQueue) {
    network.tell()
    state.withLock { $0.queue = queue }
    queue.async {
      let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(NWPath())
    }
  }

  /// Ends it.
  public func cancel() { state.withLock { $0.isCancelled = true } }
}
