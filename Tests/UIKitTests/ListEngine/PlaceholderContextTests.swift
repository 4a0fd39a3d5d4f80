import Diagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A placeholder in a list` {
  final class List: PlaceholderList {
    var ids: Set<Int> = []
    var declared: [IndexPath] = []
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func closeDropGap(animated: Bool) { log.append("close") }

    func insertPlaceholder(_ placeholder: String) -> Int {
      ids.insert(5)
      log.append("show \(placeholder)")
      return 5
    }

    func removePlaceholder(_ id: Int) {
      ids.remove(id)
      log.append("remove \(id)")
    }

    func placeName(ofPlaceholder id: Int) -> String? { ids.contains(id) ? "here" : nil }

    func giveUpPlaceholder(_ id: Int) -> IndexPath? {
      ids.remove(id).map { IndexPath(item: $0, section: 0) }
    }

    func previewParameters(of placeholder: String, _ cell: UIView) -> UIDragPreviewParameters? {
      nil
    }

    typealias Proposal = Void

    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
      updates?()
      log.append("update")
    }

    func declaresInsertion(at path: IndexPath) -> Bool { declared.contains(path) }
    func declareInsertion(at path: IndexPath) { log.append("insert \(path.item)") }
  }

  private let list = List()

  private func context() -> ListPlaceholderContext<List> {
    list.ids = [5]
    let item = UIDragItem(itemProvider: NSItemProvider())
    return ListPlaceholderContext(item, list, 5, DragAnimator())
  }

  @Test func `gives its place to an element that comes, once`() {
    let context = context()
    var paths: [IndexPath] = []
    #expect(context.commitInsertion { paths.append($0) })
    #expect(paths == [IndexPath(item: 5, section: 0)])
    #expect(list.take() == ["insert 5", "update"])
    #expect(!context.commitInsertion { paths.append($0) })
    #expect(!context.deletePlaceholder())
    #expect(paths.count == 1)
  }

  @Test func `leaves an insertion to the app that declares it`() {
    let (list, context) = (list, context())
    #expect(context.commitInsertion { list.declared.append($0) })
    #expect(list.take() == ["update"])
  }

  @Test func `is taken away`() {
    let context = context()
    #expect(context.deletePlaceholder())
    #expect(list.take() == ["remove 5"])
    #expect(!context.deletePlaceholder())
  }

  @Test func `does nothing once the list is gone`() {
    var list: List? = List()
    list?.ids = [5]
    let item = UIDragItem(itemProvider: NSItemProvider())
    let context = ListPlaceholderContext(item, list, 5, DragAnimator())
    list = nil
    #expect(!context.commitInsertion { _ in })
    #expect(!context.deletePlaceholder())
  }
}
