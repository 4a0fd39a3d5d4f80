import Foundation
import UIKit
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Lets a value be had as all that it is written as.
  public func register<Item: Transferable>(
    _ transferable: @autoclosure @escaping @Sendable () -> Item
  ) {
    let parts = Item.parts.filter { $0.exporting != nil }
    // The value is made when it is needed, unless it is the value that decides.
    let known: Item? =
      parts.contains { $0.isExported != nil || $0.fileName != nil } ? transferable() : nil
    var types: Set<UTType> = []
    // What a file is called is known once it is written.
    weak let provider = self
    for part in parts {
      if let known, !part.exports(known) { continue }
      guard let write = part.exporting, types.insert(part.contentType).inserted else { continue }
      if suggestedName == nil, let known { suggestedName = part.fileName?(known) }
      registerDataRepresentation(
        forTypeIdentifier: part.contentType.identifier,
        visibility: part.visibility.ofProvider
      ) { done in
        write.run(known ?? transferable()) { result in
          do {
            let content = try result.get()
            if let provider, provider.suggestedName == nil { provider.suggestedName = content.name }
            done(try content.data(), nil)
          } catch {
            done(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Loads a value of a type from the first representation that it can be read from.
  ///
  /// - Returns: how far that is.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type transferableType: Item.Type,
    completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) -> Progress {
    guard let (type, read) = reading(Item.self) else {
      completionHandler(.failure(TransferError.noRepresentation))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? TransferError.noRepresentation))
      }
      // A file has its name once it was written.
      read.run(TransferContent(.data(data), name: self.suggestedName)) { result in
        completionHandler(
          Result {
            guard let item = try result.get() as? Item else { throw TransferError.otherType }
            return item
          }
        )
      }
    }
  }

  /// Whether a value of a type can be loaded.
  package func canLoadTransferable<Item: Transferable>(type: Item.Type) -> Bool {
    reading(type) != nil
  }

  private func reading<Item: Transferable>(
    _ type: Item.Type
  ) -> (type: String, step: TransferStep<TransferContent, any Sendable>)? {
    let offered = registeredTypeIdentifiers
    for part in Item.parts {
      guard let read = part.importing else { continue }
      let wanted = part.contentType
      if offered.contains(wanted.identifier) { return (wanted.identifier, read) }
      let kind = offered.first { UTType(registered: $0).conforms(to: wanted) }
      if let kind { return (kind, read) }
    }
    return nil
  }
}

extension UTType {
  /// The type of an identifier that a provider offers, whether it is declared or not.
  package init(registered identifier: String) {
    self = UTType(identifier) ?? UTType(importedAs: identifier, conformingTo: .data)
  }
}

extension TransferRepresentationVisibility {
  fileprivate var ofProvider: NSItemProviderRepresentationVisibility {
    switch self {
    case .team: .team
    case .group: .group
    case .ownProcess: .ownProcess
    default: .all
    }
  }
}
