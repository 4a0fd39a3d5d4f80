import CoreTransferable
import UIKit
import UniformTypeIdentifiers

/// What may be dropped between rows.
struct RowInsertion {
  let accepts: @MainActor ([NSItemProvider]) -> Bool
  /// Takes items at a place among the elements.
  let insert: @MainActor (Int, [NSItemProvider]) -> Void
}

extension DynamicViewContent {
  /// Lets values of a type be dropped between rows of a list: the closure takes them, and the place among the elements.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], Int) -> Void
  ) -> some DynamicViewContent {
    edited {
      $0.edits.insertion = RowInsertion(
        accepts: { $0.contains { $0.canLoadTransferable(type: Payload.self) } },
        insert: { index, providers in
          TransferLoading<Payload>.load(providers) { items in
            if !items.isEmpty { action(items, index) }
          }
        }
      )
    }
  }

  /// Lets items of some types be dropped between rows of a list.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    edited {
      $0.edits.insertion = RowInsertion(
        accepts: { $0.contains { $0.conforms(to: supportedContentTypes) } },
        insert: { index, providers in
          action(index, providers.filter { $0.conforms(to: supportedContentTypes) })
        }
      )
    }
  }
}
