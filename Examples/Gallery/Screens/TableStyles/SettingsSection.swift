import UIKit

/// A card of settings.
struct SettingsSection {
  /// How a row looks.
  enum Style: String {
    case plain, value, tinted, note, centred

    var identifier: String { rawValue }

    var cellStyle: UITableViewCell.CellStyle {
      switch self {
      case .plain, .centred: .default
      case .value: .value1
      case .tinted: .value2
      case .note: .subtitle
      }
    }
  }

  /// A row of settings.
  struct Row {
    let title: String
    var detail: String?
    var style = Style.plain
    var accessory = UITableViewCell.AccessoryType.none
    var icon: SettingsIcon?
    var isDestructive = false
    var isLink = false
  }

  var title: String?
  var rows: [Row]
  var note: String?
  /// Whether one row of it is chosen.
  var isChoice = false

  static let all: [SettingsSection] = [
    SettingsSection(rows: [
      Row(
        title: "Ada Lindqvist",
        detail: "Account, Backup, and Purchases",
        style: .note,
        accessory: .disclosureIndicator
      )
    ]),
    SettingsSection(rows: [
      Row(
        title: "Wi-Fi",
        detail: "Harbour 5G",
        style: .value,
        accessory: .disclosureIndicator,
        icon: SettingsIcon("wifi", .systemBlue)
      ),
      Row(
        title: "Notifications",
        style: .value,
        accessory: .disclosureIndicator,
        icon: SettingsIcon("bell.fill", .systemRed)
      ),
      Row(
        title: "Display",
        detail: "Automatic",
        style: .value,
        accessory: .disclosureIndicator,
        icon: SettingsIcon("sun.max.fill", .systemIndigo)
      ),
      Row(
        title: "Privacy",
        style: .value,
        accessory: .disclosureIndicator,
        icon: SettingsIcon("lock.fill", .systemGreen)
      ),
    ]),
    SettingsSection(
      title: "Ring tone",
      rows: [
        Row(title: "Aurora", accessory: .checkmark),
        Row(title: "Lighthouse"),
        Row(title: "Morning Ferry"),
      ],
      note: "The tone is also used for alarms that have none of their own.",
      isChoice: true
    ),
    SettingsSection(
      title: "Contact",
      rows: [
        Row(title: "mobile", detail: "+46 70 555 01 42", style: .tinted),
        Row(
          title: "home",
          detail: "Strandvägen 7, Visby",
          style: .tinted,
          accessory: .detailButton
        ),
      ]
    ),
    SettingsSection(
      title: "Storage",
      rows: [
        Row(
          title: "Photos",
          detail: "12.4 GB, last saved yesterday",
          style: .note,
          accessory: .detailDisclosureButton
        ),
        Row(title: "Free Up Space", isLink: true),
      ]
    ),
    SettingsSection(rows: [Row(title: "Sign Out", style: .centred, isDestructive: true)]),
  ]
}

/// A white sign on a coloured tile.
@MainActor
struct SettingsIcon {
  private let name: String
  private let color: UIColor

  nonisolated init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
  }

  var image: UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
      guard
        let sign = UIImage(systemName: name, withConfiguration: configuration)?
          .withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      sign.draw(
        at: CGPoint(x: (size.width - sign.size.width) / 2, y: (size.height - sign.size.height) / 2)
      )
    }
  }
}
