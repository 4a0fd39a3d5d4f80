import CoreTransferable
import UIKit
import UniformTypeIdentifiers

/// What becomes of items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// The drag is called off.
  case cancel
  /// They cannot be dropped here.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move

  var operation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What would become of items that were dropped.
public struct DropProposal: Sendable {
  /// What would become of items of this app.
  public let operation: DropOperation
  /// What would become of items of other apps, of which nothing is dragged here; nil for the same.
  public let operationOutsideApplication: DropOperation?

  /// Makes a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Makes a proposal that tells items of this app from those of others.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// What is dragged over a view, and where it is.
@MainActor @preconcurrency
public struct DropInfo {
  /// Where the finger is, in the coordinates of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  init(_ session: any UIDropSession, in view: UIView) {
    location = session.location(in: view)
    providers = session.items.map(\.itemProvider)
  }

  /// Whether there is an item that can be had as one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What carries the items that can be had as one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: contentTypes) }
  }

  /// Whether there is an item that can be had as one of some types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(registered: $0) })
  }

  /// What carries the items that can be had as one of some types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(registered: $0) })
  }
}

extension NSItemProvider {
  /// Whether the item can be had as one of some types.
  func conforms(to types: [UTType]) -> Bool {
    registeredTypeIdentifiers.contains { identifier in
      let type = UTType(registered: identifier)
      return types.contains { type.conforms(to: $0) }
    }
  }
}

/// Says what is taken by a view and is told of it; only the taking must be there.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes part in a drag; asked once. Defaults to true.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items, and says whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the finger comes over the view.
  func dropEntered(info: DropInfo)
  /// What would become of the items; nil for what was said last, and a copy at first.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the finger leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes part.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// What was said last.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
