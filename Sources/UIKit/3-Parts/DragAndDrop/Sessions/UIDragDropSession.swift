import CoreGraphics
import Foundation

/// What is dragged and where it is, as both ends see it.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }

  /// Where the finger is, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Whether the drag's source lets its items be moved.
  var allowsMoveOperation: Bool { get }

  /// Whether the items can be dropped in the app they come from only.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether any item can be had as one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether any item can be had as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether any item can be had as a value of a type.
  public func canLoadObjects<Value: ItemProviderValue>(ofClass type: Value.Type) -> Bool {
    canLoadObjects(ofClass: type.itemProviderClass)
  }
}

/// A drag, as its source sees it.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// Something of the app's that goes along with the drag.
  ///
  /// Defaults to nil.
  var localContext: Any? { get set }
}

/// How it is shown that a drop's data is on its way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// By an alert that can cancel it; items arrive at once here, so it never shows.
  case `default` = 1
}

/// A drag, as a place to drop it sees it.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }

  /// How it is shown that data is on its way.
  ///
  /// Defaults to `default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads an object of a class from every item that can be had as one; called back on the main
  /// thread.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads a value of a type from every item that can be had as one.
  @discardableResult
  public func loadObjects<Value: ItemProviderValue & Sendable>(
    ofClass type: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: type.itemProviderClass) { objects in
      completion(objects.compactMap { Value(itemProviderObject: $0) })
    }
  }
}

/// What becomes of items that are dropped at a place.
public enum UIDropOperation: UInt, Sendable {
  /// The drag is called off.
  case cancel = 0
  /// It cannot be dropped here, although one might think so.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved; only where the source allows it.
  case move = 3
}

/// How a place would take a drop.
@MainActor @preconcurrency
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// What would become of the items.
  public let operation: UIDropOperation
  /// Whether the place matters to the point, so that the preview is kept out of the way.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var isPrecise = false
  /// Whether previews keep their size over the place.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What goes along with an animation of the system's.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that runs when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
