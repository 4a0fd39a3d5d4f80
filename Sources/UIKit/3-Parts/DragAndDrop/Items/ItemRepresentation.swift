import Foundation

/// One way to get the data of an item.
struct ItemRepresentation: Sendable {
  typealias Completion = @Sendable (Data?, (any Error)?) -> Void
  typealias Load = @Sendable (@escaping Completion) -> Progress?

  let type: String
  let visibility: NSItemProviderRepresentationVisibility
  let load: Load
}

/// The object of a provider that was made of one, so that it need not be written and read again.
struct ItemObject: @unchecked Sendable {
  let object: any NSItemProviderWriting
}

/// Calls back with what was loaded: after the present frame on the main thread, where the app waits
/// for it there, and on the loading thread elsewhere.
struct ItemDelivery: Sendable {
  private let isOnMain = MainQueue.isCurrent

  func deliver(_ body: @escaping @Sendable () -> Void) {
    guard isOnMain else { return body() }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { FrameCycle.current.afterFrame(body) }
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}
