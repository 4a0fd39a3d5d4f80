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
    load(items[...], in: environment, [], completion)
  }

  private static func load<Item: Transferable>(
    _ rest: ArraySlice<Item>,
    in environment: EnvironmentValues,
    _ loaded: [Any],
    _ completion: @escaping @MainActor ([Any]) -> Void
  ) {
    guard let item = rest.first else { return completion(loaded) }
    let next: @MainActor (Any?) -> Void = { value in
      let all = loaded + (value.map { [$0] } ?? [])
      load(rest.dropFirst(), in: environment, all, completion)
    }
    switch item {
    case is String, is URL: next(item)
    case let text as AttributedString: next(NSAttributedString(text))
    case let image as Image: next(image.resolved(in: environment))
    default: carry(item, next)
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
    let name = provider.suggestedName
    provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
      MainQueue.perform { next(data.flatMap { value($0, type, name) }) }
    }
  }

  private static func value(_ data: Data, _ type: UTType, _ name: String?) -> Any? {
    if type.conforms(to: .url) { return URL(string: String(decoding: data, as: UTF8.self)) }
    if type.conforms(to: .image), let image = UIImage(data: data) { return image }
    if type.conforms(to: .plainText) { return String(decoding: data, as: UTF8.self) }
    let content = TransferContent(.data(data), name: name)
    return try? content.file(in: TransferContent.makeFolder(), as: type)
  }
}
