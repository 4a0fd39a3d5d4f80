import CoreGraphics
import QuartzCore

/// What of the list around matters to a cell, header or footer.
struct ListSurroundings: Equatable {
  /// What a view is in its section.
  enum Role {
    case cell
    /// The first item, which stands for a header.
    case firstItem
    case header
    case footer
  }

  /// A line at the top or bottom of a row.
  struct Line: Equatable {
    var color: UIColor
    /// The colour while the rows on both sides are selected together.
    var selectedColor: UIColor
    /// The material behind the colour.
    var effect: UIVisualEffect?
    /// Ends that are given; nil is what the cell says.
    var leading: CGFloat?
    var trailing: CGFloat?
  }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.cell
  /// What the view keeps from its sides, in points.
  var side: CGFloat = 16
  /// The corners of a card that the view has.
  var corners: CACornerMask = []
  var top: Line?
  var bottom: Line?

  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The content that goes with the view (fact L23).
  var contentKind: ListContentKind {
    switch role {
    case .cell: ListContentKind.cell.resolved(in: environment)
    case .firstItem, .header: ListContentKind.header.resolved(in: environment)
    case .footer: ListContentKind.footer.resolved(in: environment)
    }
  }

  /// The background that goes with the view.
  var backgroundKind: BackgroundKind {
    switch role {
    case .cell: .cell
    case .firstItem, .header: .header
    case .footer: .footer
    }
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
