import UIKit

/// One row of the list of presets.
@MainActor
struct ListSample {
  var text: String
  var secondaryText: String?
  var symbol: String?
  var indentation = 0
  var preset: (UICollectionViewListCell) -> UIListContentConfiguration
  var accessories: () -> [UICellAccessory]

  init(
    _ text: String,
    _ secondaryText: String? = nil,
    symbol: String? = nil,
    indentation: Int = 0,
    preset: @escaping (UICollectionViewListCell) -> UIListContentConfiguration = {
      $0.defaultContentConfiguration()
    },
    accessories: @escaping () -> [UICellAccessory] = { [] }
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.symbol = symbol
    self.indentation = indentation
    self.preset = preset
    self.accessories = accessories
  }

  func content(_ cell: UICollectionViewListCell) -> UIListContentConfiguration {
    var content = preset(cell)
    content.text = text
    content.secondaryText = secondaryText
    content.image = symbol.flatMap { UIImage(systemName: $0) }
    return content
  }
}

/// A section of the list of presets.
@MainActor
struct ListSampleSection {
  let title: String
  let note: String?
  let rows: [ListSample]

  static let all = [
    ListSampleSection(
      title: "Presets",
      note: "Rows find their height by themselves: a long text wraps, and the row grows with it.",
      rows: [
        ListSample("Cell"),
        ListSample("Cell", "With a second text below"),
        ListSample("Value cell", "42", preset: { _ in .valueCell() }),
        ListSample("Subtitle cell", "Close below", preset: { _ in .subtitleCell() }),
        ListSample("With a symbol", symbol: "star"),
        ListSample(
          "A long text that does not fit into one line and therefore goes on in the next",
          "And a second one",
          symbol: "heart.fill"
        ),
      ]
    ),
    ListSampleSection(
      title: "Accessories",
      note: nil,
      rows: [
        ListSample("Disclosure", accessories: { [.disclosureIndicator()] }),
        ListSample(
          "Value and disclosure",
          "On",
          symbol: "wifi",
          preset: { _ in .valueCell() },
          accessories: { [.disclosureIndicator()] }
        ),
        ListSample("Checkmark", accessories: { [.checkmark()] }),
        ListSample("Detail", accessories: { [.detail(), .disclosureIndicator()] }),
        ListSample("Label", accessories: { [.label(text: "12"), .disclosureIndicator()] }),
        ListSample("Outline", accessories: { [.outlineDisclosure()] }),
        ListSample("Indented", indentation: 1, accessories: { [.checkmark()] }),
        ListSample("Delete", accessories: { [.delete(displayed: .always)] }),
        ListSample("Insert", accessories: { [.insert(displayed: .always)] }),
        ListSample(
          "Select and reorder",
          accessories: {
            [.multiselect(displayed: .always), .reorder(displayed: .always), .checkmark()]
          }
        ),
        ListSample("View of the app", accessories: { [Self.badge()] }),
      ]
    ),
  ]

  private static func badge() -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemOrange
    view.layer.cornerRadius = 5
    return .customView(
      configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true)
    )
  }
}
