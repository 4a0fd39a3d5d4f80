/// What a controller owns, and what becomes of it when the controller goes away.
@MainActor
final class ControllerResources {
  var view: UIView?
  var children: [UIViewController] = []

  isolated deinit {
    view?.controller = nil
    for child in children { child.parentController = nil }
  }
}
