internal import CAllocatingInit

/// What a lower storey asks for and a higher one provides.
///
/// A lower storey declares a protocol and asks `Services.the(_:)` for what conforms to it; the top
/// storey's `Assembly` says what that is. This is the one way a call leads upward: the linker makes
/// the connection, so no file refers to a storey above its own.
@MainActor
final class Services {
  private static let provided: Services = {
    let services = Services()
    tsumiki_provide_services(Unmanaged.passUnretained(services).toOpaque())
    return services
  }()

  private var entries: [ObjectIdentifier: Any] = [:]

  /// Enters what is given to those who ask for a protocol; the closure runs each time.
  func provide<Service>(_ type: Service.Type, _ service: @escaping @MainActor () -> Service) {
    entries[ObjectIdentifier(type)] = service
  }

  /// What conforms to a protocol that a lower storey declares.
  static func the<Service>(_ type: Service.Type) -> Service {
    guard let service = provided.entries[ObjectIdentifier(type)] as? @MainActor () -> Service else {
      fatalError("No storey provides \(type).")
    }
    return service()
  }
}
