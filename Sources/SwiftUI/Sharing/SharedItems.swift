import CoreTransferable
import UIKit
import UniformTypeIdentifiers

/// What is shared, as a sheet of UIKit's takes it: addresses, texts, pictures, and files of all else.
@MainActor
enum SharedItems {
  /// Hands on items in their order; those that cannot be had are left out.
  static func load<Item: Transferable>(
    _ items: [Item],
    in environment: EnvironmentValues,
    _ completion: @escaping @MainActor ([Any]) -> Void
  ) {
    var loaded: [Int: Any] = [:]
    var missing = items.count
    func take(_ value: Any?, _ index: Int) {
      loaded[index] = value
      missing -= 1
      if missing == 0 { completion(items.indices.compactMap { loaded[$0] }) }
    }
    if items.isEmpty { return completion([]) }
    for (index, item) in items.enumerated() {
      switch item {
      case is String, is URL: take(item, index)
      case let text as AttributedString: take(NSAttributedString(text), index)
      case let image as Image: take(image.resolved(in: environment), index)
      default: carry(item) { take($0, index) }
      }
    }
  }

  /// Loads what an item is written as: the first that a sheet can show, else a file.
  private static func carry<Item: Transferable>(
    _ item: Item,
    _ next: @escaping @MainActor (Any?) -> Void
  ) {
    let provider = NSItemProvider()
    provider.register(item)
    let types = provider.registeredTypeIdentifiers.map { UTType(registered: $0) }
    let shown = types.first { type in
      [.url, .image, .plainText].contains { type.conforms(to: $0) }
    }
    guard let type = shown ?? types.first else { return next(nil) }
    provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
      let name = provider.suggestedName
      onMainActor { next(data.flatMap { value($0, type, name) }) }
    }
  }

  private static func value(_ data: Data, _ type: UTType, _ name: String?) -> Any? {
    if type.conforms(to: .url) { return URL(string: String(decoding: data, as: UTF8.self)) }
    if type.conforms(to: .image), let image = UIImage(data: data) { return image }
    if type.conforms(to: .plainText) { return String(decoding: data, as: UTF8.self) }
    // The file stays: who took it, as the pasteboard, may read it later.
    guard let folder = try? TransferContent.makeFolder() else { return nil }
    return try? TransferContent(.data(data), name: name).file(in: folder, as: type)
  }
}
