import Foundation

/// Tells one registration from all others, and where it was made.
final class RegistrationToken {
  /// Whether a data source is providing a view at the moment.
  @TaskLocal static var isProviding = false

  let wasMadeInProvider: Bool

  init() { wasMadeInProvider = Self.isProviding }
}

extension UICollectionView {
  /// A class of cells and how they are filled; made once, used for every cell.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let source: CollectionPool.Source
    let token = RegistrationToken()

    /// Makes a registration of the class that `handler` takes.
    public init(handler: @escaping Handler) {
      self.handler = handler
      source = .type(Cell.self)
    }

    /// Makes a registration of cells that come from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      source = .maker { frame in
        let cell: Cell? = NibCells.reusable(cellNib, nil, frame)
        return cell
      }
    }
  }

  /// A class of supplementary views of a kind and how they are filled.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let source: CollectionPool.Source
    let token = RegistrationToken()

    /// Makes a registration of the class that `handler` takes.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      source = .type(Supplementary.self)
    }

    /// Makes a registration of views that come from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      source = .maker { frame in
        let view: Supplementary? = NibCells.reusable(supplementaryNib, nil, frame)
        return view
      }
    }
  }
}
