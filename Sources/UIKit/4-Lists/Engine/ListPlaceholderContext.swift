import Diagnostics
import Foundation

/// A placeholder that is shown in a list, and the element that will take its place.
@MainActor
final class ListPlaceholderContext<List: PlaceholderList>: PlaceholderContext {
  private(set) weak var list: List?

  init(_ dragItem: UIDragItem, _ list: List?, _ id: Int, _ animator: DragAnimator) {
    self.list = list
    super.init(dragItem, id, animator) { [weak list] id in
      guard let list, let place = list.placeName(ofPlaceholder: id) else { return }
      UIKitDiagnostics.report(.placeholderLeft(in: "\(type(of: list)), \(place)"))
      list.removePlaceholder(id)
    }
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let path = list.giveUpPlaceholder(id) else { return false }
    withoutActuallyEscaping(dataSourceUpdates) { update in
      list.performBatchUpdates(
        {
          update(path)
          if !list.declaresInsertion(at: path) { list.declareInsertion(at: path) }
        },
        completion: nil
      )
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, list.placeName(ofPlaceholder: id) != nil else { return false }
    list.removePlaceholder(id)
    return true
  }
}
