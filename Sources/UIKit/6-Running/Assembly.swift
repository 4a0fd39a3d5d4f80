import Foundation

/// Says what the protocols are that lower storeys ask `Services` for.
@MainActor
enum Assembly {
  static func provide(_ services: Services) {
    services.provide((any SystemKeySource).self) { SystemKeys.all }
    services.provide((any InterfaceMaking).self) { NibMaker() }
    services.provide((any KeyCommanding).self) { KeyCommands() }
    services.provide((any InputViewShowing).self) { InputViewHost.current }
    services.provide((any PointerFollowing).self) { PointerRouter.current }
    services.provide((any MenuShowing).self) { MenuService() }
    services.provide((any ControllerPresenting).self) { Presenting() }
    services.provide((any ViewLayout).self) { ViewLayoutEngines() }
    services.provide((any ConstraintSystem).self) { EngineConstraints() }
    services.provide((any CommandSending).self) { CommandRoute() }
    services.provide((any StackPresenting).self) { NavigationPresenter() }
    services.provide((any ColumnPresenting).self) { SplitPresenter() }
    services.provide((any ToolTipShowing).self) { ToolTipRouter.current }
    services.provide((any EventDelivering).self) { EventDelivery() }
    services.provide((any ContentMoving).self) { ContentMover() }
    services.provide((any FocusMoving).self) { UIFocusSystem.current }
  }
}

/// Called once, by the linker's name, before the first service is handed out.
@_cdecl("tsumiki_provide_services")
func provideServices(_ services: UnsafeMutableRawPointer) {
  let services = Unmanaged<Services>.fromOpaque(services)
  MainActor.assumeIsolated { Assembly.provide(services.takeUnretainedValue()) }
}
