import Foundation

/// Menus that belong to the app as a whole.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The app's own menus; their keys work, as on an iPad, although no bar shows them.
  public static var main: UIMenuSystem {
    mainSlot ?? ScreenContext.keep(UIMenuSystem(isMain: true)) { mainSlot = $0 }
  }

  /// What edit menus begin with.
  public static var context: UIMenuSystem {
    contextSlot ?? ScreenContext.keep(UIMenuSystem(isMain: false)) { contextSlot = $0 }
  }

  private static var mainSlot: UIMenuSystem?
  private static var contextSlot: UIMenuSystem?

  let isMain: Bool
  /// The menus as they were last built; what builds them holds the system, and is not kept.
  var builtRoot: UIMenu?
  var isBuilding = false

  private init(isMain: Bool) { self.isMain = isMain }

  /// Has the menus made again before they are next used.
  open func setNeedsRebuild() { builtRoot = nil }

  /// Has the entries asked about again; they are each time they are used.
  open func setNeedsRevalidate() {}
}
