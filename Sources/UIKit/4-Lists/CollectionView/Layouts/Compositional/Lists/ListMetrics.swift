import CoreGraphics

/// The lengths of lists, those of iOS 15 to 18, in points.
@MainActor
struct ListMetrics {
  /// A row before it is measured.
  static let row: CGFloat = 44
  /// Above the first section of a group without a header (fact L4).
  private static let first: CGFloat = 35
  /// Between two sections each gives this much; it goes up to a pixel (rule L4).
  private static let half: CGFloat = 17.5
  /// Below the last section of a group without a footer.
  private static let last: CGFloat = 20
  /// Above a header that is the first item of a plain list.
  private static let plainHeaderItem: CGFloat = 22
  private static let plainHeader: CGFloat = 28
  private static let groupedHeader: CGFloat = 17.5
  private static let sidebarBottom: CGFloat = 10

  let configuration: UICollectionLayoutListConfiguration
  let width: CGFloat
  let scale: CGFloat
  /// Which section of how many it is; nil outside of a layout, where it counts as the only one.
  let section: (index: Int, count: Int)?

  private var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }

  private var isFirst: Bool { (section?.index ?? 0) == 0 }

  private var isLast: Bool { section.map { $0.index == $0.count - 1 } ?? true }

  private var halfOnPixel: CGFloat {
    let scale = max(1, scale)
    return (Self.half * scale).rounded(.up) / scale
  }

  /// The header's length before it is measured.
  var chrome: CGFloat {
    switch configuration.appearance {
    case .plain, .sidebarPlain: Self.plainHeader
    case .grouped, .insetGrouped, .sidebar: Self.groupedHeader
    }
  }

  /// Whether headers and footers stay in sight.
  var pins: Bool { configuration.appearance == .plain || configuration.appearance == .sidebarPlain }

  /// What lies beside the rows.
  var side: CGFloat {
    switch configuration.appearance {
    case .plain, .grouped: 0
    // Cards keep more distance on screens of 390 points and wider (METRICS).
    case .insetGrouped: width >= 390 ? 20 : 16
    case .sidebar, .sidebarPlain: 10
    }
  }

  var top: CGFloat {
    if let padding = configuration.headerTopPadding, configuration.headerMode != .none {
      return padding
    }
    switch configuration.headerMode {
    case .supplementary: return 0
    case .firstItemInSection:
      if configuration.appearance == .plain { return Self.plainHeaderItem }
      return isGrouped && !isFirst ? halfOnPixel : 0
    case .none:
      guard isGrouped else { return 0 }
      return isFirst ? Self.first : halfOnPixel
    }
  }

  var bottom: CGFloat {
    guard configuration.footerMode == .none else { return 0 }
    if isGrouped { return isLast ? Self.last : halfOnPixel }
    return configuration.appearance == .sidebar ? Self.sidebarBottom : 0
  }
}
