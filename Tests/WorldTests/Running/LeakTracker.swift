import UIKit

/// What ought to be gone when a world is.
@MainActor
struct LeakTracker {
  private weak var context: ScreenContext?
  private weak var app: (any WorldApp)?
  private weak var list: UIScrollView?
  private weak var controller: UIViewController?
  private weak var cell: UIView?
  private var covers: [WeakController] = []

  mutating func watch(_ world: World) {
    context = world.machine.context
    app = world.app
    list = world.app.list
    controller = world.app.controller
    cell = world.app.shownCellViews.first
    covers = world.covers
  }

  /// Says what is still there.
  var left: Violation? {
    var names: [String] = []
    if app != nil { names.append("the app") }
    if list != nil { names.append("the list") }
    if controller != nil { names.append("the controller") }
    if cell != nil { names.append("a cell") }
    if context != nil { names.append("the screen") }
    if covers.contains(where: { $0.controller != nil }) { names.append("a dismissed controller") }
    return names.isEmpty ? nil : Violation(law: .leak, text: names.joined(separator: ", "))
  }
}
