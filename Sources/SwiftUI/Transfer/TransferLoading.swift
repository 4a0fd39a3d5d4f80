import CoreTransferable
import UIKit

/// Loads values of a type from several providers, and hands them on together and in order.
@MainActor
final class TransferLoading<Item: Transferable> {
  private var items: [Item?]
  private var missing: Int
  private let completion: @MainActor ([Item]) -> Void

  private init(_ count: Int, _ completion: @escaping @MainActor ([Item]) -> Void) {
    items = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  /// Loads what can be had; what cannot is left out.
  static func load(
    _ providers: [NSItemProvider],
    _ completion: @escaping @MainActor ([Item]) -> Void
  ) {
    let able = providers.filter { $0.canLoadTransferable(type: Item.self) }
    guard !able.isEmpty else { return completion([]) }
    let loading = TransferLoading(able.count, completion)
    for (index, provider) in able.enumerated() {
      provider.loadTransferable(type: Item.self) { result in
        let item = try? result.get()
        onMainActor { loading.take(item, index) }
      }
    }
  }

  private func take(_ item: Item?, _ index: Int) {
    items[index] = item
    missing -= 1
    if missing == 0 { completion(items.compactMap { $0 }) }
  }
}
