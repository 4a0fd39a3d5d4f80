import Foundation

/// Says what the protocols are that lower storeys ask `Services` for.
@MainActor
enum Assembly {
  static func provide(_ services: Services) {
    services.provide(NibMaker(), as: (any InterfaceMaking).self)
    services.provide(SystemKeys(), as: (any SystemKeySource).self)
    services.provide(KeyCommands(), as: (any KeyCommanding).self)
    services.provide(InputViewService(), as: (any InputViewShowing).self)
    services.provide(PointerService(), as: (any PointerFollowing).self)
    services.provide(MenuService(), as: (any MenuShowing).self)
  }
}

/// Called once, by the linker's name, before the first service is handed out.
@_cdecl("tsumiki_provide_services")
func provideServices(_ services: UnsafeMutableRawPointer) {
  let services = Unmanaged<Services>.fromOpaque(services)
  MainActor.assumeIsolated { Assembly.provide(services.takeUnretainedValue()) }
}
