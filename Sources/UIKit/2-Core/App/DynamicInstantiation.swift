internal import CAllocatingInit
import Foundation
import QuartzCore

/// Makes objects of classes known only at run time, through initialisers that are not `required`.
///
/// UIKit makes cells, layers, attributes and application delegates from a class. Their initialisers
/// cannot be `required` here, because then the subclasses that people write for iOS would not
/// compile. So the initialiser's address is read from the class's method table, where the compiler
/// puts it for subclasses to override, and called.
package enum DynamicInstantiation {
  /// Runs `init()` of a class that inherits it from `NSObject`.
  package static func make<Root: NSObject>(_ type: Root.Type) -> Root {
    instantiate(type, slot: plainInit) { tsumiki_call_init($0, $1) }
  }

  /// Runs `init(frame:)` of a view's class.
  @MainActor
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    instantiate(type, slot: frameInit) {
      tsumiki_call_init_frame(
        $0,
        $1,
        Double(frame.minX),
        Double(frame.minY),
        Double(frame.width),
        Double(frame.height)
      )
    }
  }

  /// Runs `init(identifier:source:destination:)` of a class of segues.
  @MainActor
  static func make(
    _ type: UIStoryboardSegue.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    instantiate(type, slot: segueInit) { function, metadata in
      // No identifier is two words of zero, as Swift has it.
      let words = identifier.map { Self.words(of: $0) } ?? (0, 0)
      return tsumiki_call_init_segue(
        function,
        metadata,
        words.0,
        words.1,
        Unmanaged.passRetained(source).toOpaque(),
        Unmanaged.passRetained(destination).toOpaque()
      )
    }
  }

  /// Runs `init(nibName:bundle:)` of a class of view controllers.
  @MainActor
  static func make<Controller: UIViewController>(
    _ type: Controller.Type,
    nibName: String?,
    bundle: Bundle?
  ) -> Controller {
    instantiate(type, slot: nibInit) { function, metadata in
      let words = nibName.map { Self.words(of: $0) } ?? (0, 0)
      let bundle = bundle.map { Unmanaged.passRetained($0).toOpaque() }
      return tsumiki_call_init_nib(function, metadata, words.0, words.1, bundle)
    }
  }

  /// The two words of a string, with a count of its own that the callee takes over.
  static func words(of string: String) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: string)
    defer { place.deallocate() }
    let raw = UnsafeRawPointer(place)
    return (raw.load(as: UInt64.self), raw.load(fromByteOffset: 8, as: UInt64.self))
  }

  private static let segueInit = MethodTable(of: UIStoryboardSegue.self).initializerSlots.first
  /// `init(nibName:bundle:)` is the first initialiser that `UIViewController` declares.
  private static let nibInit = MethodTable(of: UIViewController.self).initializerSlots.first
  private static let plainInit = MethodTable(of: NSObject.self).initializerSlots.first
  /// `init(frame:)` is the first initialiser that `UIView` declares; its tests hold it to that.
  private static let frameInit = MethodTable(of: UIView.self).initializerSlots.first

  /// Calls the initialiser in a slot of a class's method table; `call` hands over its arguments.
  static func instantiate<Root: NSObject>(
    _ type: Root.Type,
    slot: Int?,
    call: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?
  ) -> Root {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    guard let slot,
      let object = call(
        metadata.load(
          fromByteOffset: slot * MemoryLayout<UnsafeRawPointer>.size,
          as: UnsafeRawPointer.self
        ),
        metadata
      )
    else { fatalError("The class \(type) has no initialiser where Swift classes keep theirs.") }
    return unsafeDowncast(
      Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue(),
      to: Root.self
    )
  }
}
