import CoreTransferable
import UIKit

extension View {
  /// Lets a value be dragged from the view.
  public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View {
    modifier(DragModifier<EmptyView>(provider: { .carrying(payload()) }, preview: nil))
  }

  /// Lets a value be dragged from the view, with another view under the finger.
  public func draggable<Preview: View, Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(DragModifier(provider: { .carrying(payload()) }, preview: preview()))
  }

  /// Lets what a provider carries be dragged from the view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier<EmptyView>(provider: data, preview: nil))
  }

  /// Lets what a provider carries be dragged from the view, with another view under the finger.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(DragModifier(provider: data, preview: preview()))
  }
}

extension NSItemProvider {
  /// A provider that carries a value.
  fileprivate static func carrying<Item: Transferable>(_ item: Item) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(item)
    return provider
  }
}
