import TestSupport
import Testing
import UIKit

@MainActor @Suite struct PrefetchTests {
  final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
    var begun: [Int] = []
    var cancelled: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { begun += indexPaths.map(\.item) }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map(\.item) }
  }

  let loader = Loader()

  private func shelf() -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([200], layout)
    shelf.view.prefetchDataSource = loader
    shelf.view.layoutIfNeeded()
    return shelf
  }

  @Test func `the next screen is announced, the nearest first`() {
    _ = shelf()
    #expect(loader.begun == Array(8..<16))
    #expect(loader.cancelled.isEmpty)
  }

  @Test func `on the way each item is announced once`() {
    let shelf = shelf()
    for y in stride(from: 10, through: 4000, by: 10) { shelf.scroll(to: CGFloat(y)) }
    #expect(loader.begun == Array(8..<96))
    #expect(loader.cancelled.isEmpty)
  }

  @Test func `turning back cancels what was announced and announces the other side`() {
    let shelf = shelf()
    shelf.scroll(to: 2000)
    loader.begun = []
    loader.cancelled = []
    shelf.scroll(to: 1990)
    #expect(loader.cancelled == Array(48..<56))
    #expect(loader.begun == Array((31...38).reversed()))
  }

  @Test func `nothing is announced when it is not wanted`() {
    let shelf = shelf()
    loader.begun = []
    shelf.view.isPrefetchingEnabled = false
    shelf.scroll(to: 1000)
    #expect(loader.begun.isEmpty)
  }
}
