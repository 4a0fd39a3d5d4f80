import CoreGraphics

/// The presets of backgrounds.
enum BackgroundKind: Hashable {
  case clear
  /// Whatever goes with cells of the list around.
  case cell
  case header
  case footer
  case plainCell
  case groupedCell
  case plainHeaderFooter
  case groupedHeaderFooter
  case sidebarCell
  case sidebarHeader
  case accompaniedSidebarCell

  /// The preset that stands for this one in a kind of list.
  func resolved(in environment: UIListEnvironment) -> BackgroundKind {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    let isGrouped = environment == .grouped || environment == .insetGrouped
    switch self {
    case .cell: return isSidebar ? .sidebarCell : isGrouped ? .groupedCell : .plainCell
    case .header, .footer:
      if isSidebar { return .sidebarHeader }
      return environment == .plain ? .plainHeaderFooter : .groupedHeaderFooter
    default: return self
    }
  }
}

/// The colours and corners behind cells, headers and footers.
struct ListBackgroundMetrics: Sendable {
  var plainCell = UIColor.systemBackground
  var groupedCell = UIColor.secondarySystemGroupedBackground
  /// Behind a row that is selected or touched.
  var selectedCell = UIColor.systemGray4
  /// Behind a row that is selected while rows are edited.
  var selectedWhileEditing = UIColor.systemGray5
  var selectedInSidebar = UIColor.systemFill
  /// Behind a header that is pinned over rows.
  var pinned = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.973, alpha: 1)
  }
  /// The radius of rows in sidebars and of headers of groups.
  var cornerRadius: CGFloat = 10
}

/// What a preset says of a background in some state.
struct BackgroundStyle {
  var color: UIColor?
  var cornerRadius: CGFloat = 0

  init(_ kind: BackgroundKind, _ facts: StateFacts, design: ListDesign = .current) {
    let metrics = design.backgrounds
    let isLit = facts.isSelected || facts.isHighlighted || facts.isDropTarget
    let lit =
      facts.isEditing && !facts.isHighlighted && !facts.isDropTarget
      ? metrics.selectedWhileEditing : metrics.selectedCell
    switch kind.resolved(in: facts.environment) {
    case .clear: color = .clear
    case .plainHeaderFooter: color = facts.isPinned ? metrics.pinned : .clear
    case .groupedHeaderFooter, .header, .footer, .sidebarHeader:
      color = .clear
      cornerRadius = metrics.cornerRadius
    case .plainCell, .cell: color = isLit ? lit : metrics.plainCell
    case .groupedCell: color = isLit ? lit : metrics.groupedCell
    case .sidebarCell, .accompaniedSidebarCell:
      cornerRadius = metrics.cornerRadius
      // No colour of its own is the tint: where keys go.
      color = facts.isFocused ? nil : isLit ? metrics.selectedInSidebar : .clear
    }
  }
}
