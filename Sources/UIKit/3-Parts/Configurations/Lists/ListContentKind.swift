/// The presets of list contents.
enum ListContentKind: Hashable {
  case cell
  case subtitleCell
  case valueCell
  case plainHeader
  case plainFooter
  case groupedHeader
  case groupedFooter
  case prominentHeader
  case extraProminentHeader
  case sidebarCell
  case sidebarSubtitleCell
  case accompaniedSidebarCell
  case accompaniedSidebarSubtitleCell
  case sidebarHeader
  /// Whatever header goes with the list around.
  case header
  /// Whatever footer goes with the list around.
  case footer

  /// The preset that stands for this one in a kind of list.
  func resolved(in environment: UIListEnvironment) -> ListContentKind {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    switch self {
    case .cell where isSidebar: return .sidebarCell
    case .subtitleCell where isSidebar: return .sidebarSubtitleCell
    case .header:
      if isSidebar { return .sidebarHeader }
      return environment == .plain ? .plainHeader : .groupedHeader
    case .footer: return environment == .plain || isSidebar ? .plainFooter : .groupedFooter
    default: return self
    }
  }

  var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      true
    default: false
    }
  }

  /// A name for descriptions.
  var name: String {
    switch self {
    case .cell: "Cell"
    case .subtitleCell: "Subtitle Cell"
    case .valueCell: "Value Cell"
    case .plainHeader: "Plain Header"
    case .plainFooter: "Plain Footer"
    case .groupedHeader: "Grouped Header"
    case .groupedFooter: "Grouped Footer"
    case .prominentHeader: "Prominent Inset Grouped Header"
    case .extraProminentHeader: "Extra Prominent Inset Grouped Header"
    case .sidebarCell: "Sidebar Cell"
    case .sidebarSubtitleCell: "Sidebar Subtitle Cell"
    case .accompaniedSidebarCell: "Accompanied Sidebar Cell"
    case .accompaniedSidebarSubtitleCell: "Accompanied Sidebar Subtitle Cell"
    case .sidebarHeader: "Sidebar Header"
    case .header: "Header"
    case .footer: "Footer"
    }
  }
}
