extension UIListContentConfiguration {
  /// The content of a cell: a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }

  /// The content of a cell with a second text close below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

  /// The content of a cell with a second text at the end of the line.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// The content of a header in whatever list is around it.
  public static func header() -> UIListContentConfiguration { .init(.header) }

  /// The content of a footer in whatever list is around it.
  public static func footer() -> UIListContentConfiguration { .init(.footer) }

  /// The content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }

  /// The content of a header above a group.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }

  /// The content of a footer below a group.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }

  /// The content of a header above a card, larger than usual.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentHeader)
  }

  /// The content of a header above a card, much larger than usual.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentHeader)
  }

  /// The content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

  /// The content of a cell in a sidebar with a second text close below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }

  /// The content of a cell in a sidebar that another one stands beside.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// The same, with a second text close below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }

  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
}
