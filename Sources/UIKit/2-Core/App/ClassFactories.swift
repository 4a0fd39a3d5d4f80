import CoreGraphics
import Foundation
import Synchronization

/// How objects are made of classes that are known only at run time.
///
/// An `init()` that a class declares where UIKit's is a convenience has no place in the method table, so
/// nothing can find it from the class alone. Source translation enters those; of other classes the
/// initialisers are called that the method table has.
public enum ClassFactories {
  private struct Factories: @unchecked Sendable {
    var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
  }

  private static let factories = Mutex(Factories())

  /// Enters how an object of a class is made with `init()`.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    _ make: @escaping @MainActor () -> Object
  ) {
    let entry = Factories(makers: [ObjectIdentifier(type): make])
    factories.withLock { $0.makers.merge(entry.makers) { _, new in new } }
  }

  /// Makes an object with `init()` of the class.
  @MainActor
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    RegistrationQueue.drain()
    let maker = factories.withLock { Factories(makers: $0.makers) }.makers[ObjectIdentifier(type)]
    if let object = maker?() as? Object { return object }
    // Layout attributes and views come from their own places in the table.
    if let type = type as? UIView.Type,
      let view = DynamicInstantiation.make(type, frame: .zero) as? Object
    {
      return view
    }
    return DynamicInstantiation.make(type)
  }

  /// Makes a view with `init(frame:)` of the class.
  @MainActor
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    DynamicInstantiation.make(type, frame: frame)
  }

  /// Makes a segue with `init(identifier:source:destination:)` of the class.
  @MainActor
  package static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Segue? {
    DynamicInstantiation.make(
      type,
      identifier: identifier,
      source: source,
      destination: destination
    ) as? Segue
  }

  /// Makes a controller with `init(nibName:bundle:)` of the class.
  @MainActor
  package static func make<Controller: UIViewController>(
    _ type: Controller.Type,
    nibName: String?,
    bundle: Bundle?
  ) -> Controller {
    DynamicInstantiation.make(type, nibName: nibName, bundle: bundle)
  }
}
