import SwiftUI

/// A season with what grows in it.
struct SeasonSample: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let symbol: String
  let note: String

  static let all = [
    SeasonSample(id: 0, name: "Spring", symbol: "leaf", note: "Radishes"),
    SeasonSample(id: 1, name: "Summer", symbol: "sun.max", note: "Tomatoes"),
    SeasonSample(id: 2, name: "Autumn", symbol: "wind", note: "Pumpkins"),
    SeasonSample(id: 3, name: "Winter", symbol: "snowflake", note: "Kale"),
  ]

  /// The colour of its card.
  @MainActor var color: UIColor {
    [UIColor.systemGreen, .systemOrange, .systemBrown, .systemBlue][id % 4]
  }
}

/// A card of a season: shown by SwiftUI's grid and, hosted, by cells of UIKit's.
struct SeasonCard: View {
  let season: SeasonSample

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: season.symbol)
        .font(.title2)
        .foregroundStyle(Color(season.color))
      Text(season.name).font(.headline)
      Text(season.note)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A grid of cards, in SwiftUI; `SeasonsViewController` is the same in UIKit.
struct SeasonGrid: View {
  private let columns = [
    GridItem(.flexible(), spacing: 16, alignment: .top), GridItem(.flexible(), alignment: .top),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(SeasonSample.all) { SeasonCard(season: $0) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Seasons")
    }
  }
}
