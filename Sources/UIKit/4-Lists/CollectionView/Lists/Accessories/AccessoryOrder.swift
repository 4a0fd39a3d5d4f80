import Diagnostics

/// Which accessories show at each side of a content, in the order of reading.
@MainActor
struct AccessoryOrder {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  init(_ accessories: [UICellAccessory], whileEditing isEditing: Bool) {
    let shown = accessories.filter { $0.shows(whileEditing: isEditing) }
    leading = Self.sorted(shown, Self.leadingRank)
    trailing = Self.sorted(shown, Self.trailingRank)
    for accessory in shown {
      switch accessory.details.placement {
      case .leading(_, let position): Self.insert(accessory, position, &leading)
      case .trailing(_, let position): Self.insert(accessory, position, &trailing)
      case nil: break
      }
    }
  }

  private static func insert(
    _ accessory: UICellAccessory,
    _ position: UICellAccessory.Placement.Position,
    _ list: inout [UICellAccessory]
  ) { list.insert(accessory, at: min(max(0, position(list)), list.count)) }

  private static func sorted(
    _ accessories: [UICellAccessory],
    _ rank: (UICellAccessory.AccessoryType) -> Int?
  ) -> [UICellAccessory] {
    accessories.enumerated()
      .compactMap { index, accessory in
        rank(accessory.accessoryType).map { (rank: $0, index: index, accessory: accessory) }
      }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map(\.accessory)
  }

  /// The system's order before the content (fact L18).
  private static func leadingRank(_ type: UICellAccessory.AccessoryType) -> Int? {
    switch type {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    default: nil
    }
  }

  /// The system's order after the content; the last is nearest the edge (fact L18).
  private static func trailingRank(_ type: UICellAccessory.AccessoryType) -> Int? {
    switch type {
    case .label: 0
    case .popUpMenu: 1
    case .detail: 2
    case .checkmark: 3
    case .disclosureIndicator: 4
    case .outlineDisclosure: 5
    case .reorder: 6
    default: nil
    }
  }

  /// Leaves one of each type of the system's, and says so where there were more.
  static func checked(_ accessories: [UICellAccessory], in cell: UIView) -> [UICellAccessory] {
    var seen: Set<UICellAccessory.AccessoryType> = []
    return accessories.filter { accessory in
      let type = accessory.accessoryType
      guard type != .label, !seen.insert(type).inserted else { return true }
      UIKitDiagnostics.report(
        Diagnosis(
          .accessoryTwice,
          place: "\(Swift.type(of: cell)).accessories",
          saw: "\(type.name) twice among \(accessories.map { $0.accessoryType.name })",
          applePhrase: "Accessories array contains multiple"
        )
      )
      return false
    }
  }
}
