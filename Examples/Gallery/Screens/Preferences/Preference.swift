import UIKit

/// One setting.
struct Preference {
  enum Kind {
    case toggle(Bool)
    case amount(Float)
    case count(Double)
    case page(String)
  }

  var title: String
  var symbol: String
  var color: UIColor
  var kind: Kind
}

/// Settings that stand together.
struct PreferenceGroup {
  var rows: [Preference]

  static let all = [
    PreferenceGroup(rows: [
      Preference(
        title: "Airplane Mode",
        symbol: "airplane",
        color: .systemOrange,
        kind: .toggle(false)
      ),
      Preference(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, kind: .page("Tsukuba")),
      Preference(
        title: "Bluetooth",
        symbol: "dot.radiowaves.left.and.right",
        color: .systemBlue,
        kind: .page("On")
      ),
    ]),
    PreferenceGroup(rows: [
      Preference(title: "Notifications", symbol: "bell", color: .systemRed, kind: .page("All")),
      Preference(
        title: "Sounds",
        symbol: "speaker.wave.2",
        color: .systemPink,
        kind: .toggle(true)
      ),
      Preference(title: "Volume", symbol: "speaker", color: .systemPink, kind: .amount(0.6)),
    ]),
    PreferenceGroup(rows: [
      Preference(title: "General", symbol: "gear", color: .systemGray, kind: .page("")),
      Preference(title: "Brightness", symbol: "sun.max", color: .systemBlue, kind: .amount(0.8)),
      Preference(title: "Copies", symbol: "printer", color: .systemGray, kind: .count(2)),
      Preference(title: "Dark at night", symbol: "moon", color: .systemIndigo, kind: .toggle(true)),
      Preference(title: "Battery", symbol: "battery.100", color: .systemGreen, kind: .page("84 %")),
      Preference(title: "Privacy", symbol: "hand.raised", color: .systemBlue, kind: .page("")),
    ]),
  ]
}
