import Foundation
import UIKit

/// Something that is handed from one thread to another and used by one at a time.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}

/// Does something on the main thread, where views are.
///
/// The closures of strategies belong to no actor, as tests of XCTest do not.
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  if MainQueue.isCurrent {
    return try MainActor.assumeIsolated { HandedOver(value: try body()) }.value
  }
  return try withoutActuallyEscaping(body) { body in
    let body = HandedOver(value: body)
    return try DispatchQueue.main.sync {
      try MainActor.assumeIsolated { HandedOver(value: try body.value()) }
    }.value
  }
}
