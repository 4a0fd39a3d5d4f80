import CoreTransferable
import UIKit
import UniformTypeIdentifiers

extension View {
  /// Lets values of a type be dropped on the view.
  ///
  /// The first closure takes them, with the place in the view, and tells whether it did; the second one is called
  /// when the finger comes over the view, and when it leaves it.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        answers: DropAnswers(
          accepts: { $0.providers.contains { $0.canLoadTransferable(type: Payload.self) } },
          entered: { _ in isTargeted(true) },
          exited: { _ in isTargeted(false) },
          perform: { info in
            isTargeted(false)
            TransferLoading<Payload>.load(info.providers) { items in
              if !items.isEmpty { _ = action(items, info.location) }
            }
          }
        )
      )
    )
  }

  /// Lets items of some types be dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets items of some types be dropped on the view; the closure is told the place in it.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        answers: DropAnswers(
          accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
          entered: { _ in isTargeted?.wrappedValue = true },
          exited: { _ in isTargeted?.wrappedValue = false },
          perform: { info in
            isTargeted?.wrappedValue = false
            _ = action(info.itemProviders(for: supportedContentTypes), info.location)
          }
        )
      )
    )
  }

  /// Lets items of some types be dropped on the view, as a delegate says.
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(
        answers: DropAnswers(
          accepts: {
            $0.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: $0)
          },
          entered: { delegate.dropEntered(info: $0) },
          updated: { delegate.dropUpdated(info: $0) },
          exited: { delegate.dropExited(info: $0) },
          perform: { _ = delegate.performDrop(info: $0) }
        )
      )
    )
  }

  /// Lets items of some types be dropped on the view.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(registered: $0) },
      isTargeted: isTargeted,
      perform: action
    )
  }

  /// Lets items of some types be dropped on the view; the closure is told the place in it.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(registered: $0) },
      isTargeted: isTargeted,
      perform: action
    )
  }

  /// Lets items of some types be dropped on the view, as a delegate says.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(registered: $0) }, delegate: delegate)
  }
}
