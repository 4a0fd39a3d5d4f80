import CoreGraphics
import Foundation

/// A drag of this app.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  weak var window: UIWindow?
  /// Where the finger is, in window coordinates.
  var place = CGPoint.zero

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag for those who may take it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) { self.drag = drag }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let gathering = Gathering(able.count, completion)
    for (index, item) in able.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        let arrived = Arrived(object: object)
        MainActor.assumeIsolated { gathering.take(arrived.object, at: index) }
      }
    }
    if able.isEmpty { FrameCycle.current.afterFrame { completion([]) } }
    return progress
  }

  private struct Arrived: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
  }

  /// Waits for several objects and hands them on in the order of their items.
  @MainActor
  private final class Gathering {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
      objects = Array(repeating: nil, count: count)
      missing = count
      self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
      objects[index] = object
      missing -= 1
      if missing == 0 { completion(objects.compactMap { $0 }) }
    }
  }
}
