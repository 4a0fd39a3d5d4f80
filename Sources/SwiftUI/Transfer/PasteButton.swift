import CoreTransferable
import UIKit
import UniformTypeIdentifiers

/// A button that hands on what is on the pasteboard.
nonisolated public struct PasteButton: View {
  let accepts: @MainActor (NSItemProvider) -> Bool
  let take: @MainActor ([NSItemProvider]) -> Void

  /// Makes a button that takes values of a type.
  public init<Payload: Transferable>(
    payloadType: Payload.Type,
    onPaste: @escaping ([Payload]) -> Void
  ) {
    accepts = { $0.canLoadTransferable(type: Payload.self) }
    let paste = UncheckedBox(onPaste)
    take = { providers in
      TransferLoading<Payload>.load(providers) { if !$0.isEmpty { paste.value($0) } }
    }
  }

  /// Makes a button that takes items of some types.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    accepts = { $0.conforms(to: supportedContentTypes) }
    let action = UncheckedBox(payloadAction)
    take = { action.value($0) }
  }

  /// The button, which is there for use while the pasteboard holds something that it takes.
  @MainActor
  public var body: some View { PasteBody(accepts: accepts, take: take) }
}

private struct PasteBody: View {
  let accepts: @MainActor (NSItemProvider) -> Bool
  let take: @MainActor ([NSItemProvider]) -> Void
  /// How often the pasteboard changed.
  @State private var changes = 0

  var body: some View {
    let _ = changes
    let isUsable = UIPasteboard.general.itemProviders.contains(where: accepts)
    Button {
      let providers = UIPasteboard.general.itemProviders.filter(accepts)
      if !providers.isEmpty { take(providers) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(BorderedProminentButtonStyle())
    .disabled(!isUsable)
    .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
      changes += 1
    }
  }
}
