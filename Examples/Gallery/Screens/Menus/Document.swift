import UIKit

/// A document on a shelf.
struct Document: Hashable {
  enum Kind: String, CaseIterable {
    case text = "Text"
    case table = "Table"
    case slides = "Slides"
    case photo = "Photo"

    var symbol: String {
      switch self {
      case .text: "doc.text"
      case .table: "chart.bar"
      case .slides: "rectangle.on.rectangle"
      case .photo: "photo"
      }
    }

    var color: UIColor {
      switch self {
      case .text: .systemBlue
      case .table: .systemGreen
      case .slides: .systemOrange
      case .photo: .systemPurple
      }
    }
  }

  enum Tag: String, CaseIterable {
    case red = "Red"
    case yellow = "Yellow"
    case green = "Green"

    var color: UIColor {
      switch self {
      case .red: .systemRed
      case .yellow: .systemYellow
      case .green: .systemGreen
      }
    }
  }

  /// In which order documents are listed.
  enum Order: String, CaseIterable {
    case name = "Name"
    case date = "Date"
    case size = "Size"
  }

  let id: Int
  var name: String
  var kind: Kind
  var date: String
  /// In kilobytes.
  var size: Int
  var tag: Tag?
  var isFavorite = false

  var sizeText: String {
    size < 1_000 ? "\(size) KB" : "\(size / 1_000).\(size % 1_000 / 100) MB"
  }

  static let samples = [
    Document(id: 1, name: "Travel plan", kind: .text, date: "12 May", size: 24, tag: .yellow),
    Document(id: 2, name: "Household", kind: .table, date: "3 May", size: 118),
    Document(id: 3, name: "Tea ceremony", kind: .slides, date: "28 April", size: 6_400),
    Document(
      id: 4,
      name: "Garden in spring",
      kind: .photo,
      date: "9 April",
      size: 3_200,
      tag: .green
    ),
    Document(id: 5, name: "Recipes", kind: .text, date: "1 March", size: 61, isFavorite: true),
  ]

  static func sorted(_ documents: [Document], by order: Order) -> [Document] {
    switch order {
    case .name: documents.sorted { $0.name < $1.name }
    case .date: documents.sorted { $0.id < $1.id }
    case .size: documents.sorted { $0.size > $1.size }
    }
  }
}
