import Foundation

/// A representation that is changed in something.
struct ChangedRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let transferParts: [TransferPart]
}

extension TransferRepresentation {
  private func changed(
    _ change: (inout TransferPart) -> Void
  ) -> ChangedRepresentation<Item> {
    ChangedRepresentation(
      transferParts: transferParts.map { part in
        var part = part
        change(&part)
        return part
      }
    )
  }

  /// Writes in this way only values for which a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { part in
      let isExported = part.isExported
      part.isExported = { value in
        guard let item = value as? Item, condition(item) else { return false }
        return isExported?(value) ?? true
      }
    }
  }

  /// Sets what files are called, with their extension.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// Sets what files are called, with their extension, by the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { ($0 as? Item).flatMap(fileName) } }
  }

  /// Sets who may see values written in this way.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }
}
