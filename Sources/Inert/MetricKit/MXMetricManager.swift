@_exported import Foundation
import Inert

let metrics = InertFramework("MetricKit", "measures nothing: no report comes")

/// What hands over what a device measured of an app: nothing is handed over.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let manager = MXMetricManager(isShared: true)
  private init(isShared: Bool) { super.init() }

  /// The manager of the app.
  open class var shared: MXMetricManager {
    metrics.tell()
    return manager
  }
  /// None.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// None.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Nobody is told.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Nobody is told.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// What is told of reports; nothing calls it here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Measures came.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Reports of mistakes came.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// What was measured; nothing is here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  /// As JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// Reports of mistakes; there are none here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  /// As JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
