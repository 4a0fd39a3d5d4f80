internal import CAllocatingInit
import Foundation

extension DynamicInstantiation {
  /// Runs `init(style:reuseIdentifier:)` of a class of table view cells.
  @MainActor
  static func make(
    _ type: UITableViewCell.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> UITableViewCell {
    instantiate(type, slot: cellInit) { function, metadata in
      let words = reuseIdentifier.map { Self.words(of: $0) } ?? (0, 0)
      return tsumiki_call_init_style_identifier(
        function,
        metadata,
        UInt8(style.rawValue),
        words.0,
        words.1
      )
    }
  }

  /// Runs `init(reuseIdentifier:)` of a class of headers and footers of tables.
  @MainActor
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    instantiate(type, slot: headerInit) { function, metadata in
      let words = reuseIdentifier.map { Self.words(of: $0) } ?? (0, 0)
      return tsumiki_call_init_identifier(function, metadata, words.0, words.1)
    }
  }

  private static let cellInit = MethodTable(of: UITableViewCell.self).initializerSlots.first
  private static let headerInit =
    MethodTable(of: UITableViewHeaderFooterView.self).initializerSlots.first
}

extension ClassFactories {
  /// Makes a table's cell with `init(style:reuseIdentifier:)` of the class.
  @MainActor
  package static func make<Cell: UITableViewCell>(
    _ type: Cell.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> Cell? {
    DynamicInstantiation.make(type, style: style, reuseIdentifier: reuseIdentifier) as? Cell
  }

  /// Makes a table's header or footer with `init(reuseIdentifier:)` of the class.
  @MainActor
  package static func make<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type,
    reuseIdentifier: String?
  ) -> Header? {
    DynamicInstantiation.make(type, reuseIdentifier: reuseIdentifier) as? Header
  }
}

extension UITableViewCell: AppearanceProxyMaking {
  static func makeAppearanceProxy() -> NSObject {
    DynamicInstantiation.make(self, style: .default, reuseIdentifier: "")
  }
}
