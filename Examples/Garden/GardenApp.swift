import SwiftUI

/// A list of plants that want water: an app that begins in SwiftUI.
@main
struct GardenApp: App {
  @State private var garden = Garden.sample

  var body: some Scene {
    WindowGroup { PlantList().environment(garden) }
  }
}

@Observable
final class Garden {
  var plants: [Plant]

  init(plants: [Plant]) { self.plants = plants }

  static let sample = Garden(plants: [
    Plant(name: "Basil", place: .window, days: 1),
    Plant(name: "Fern", place: .bath, days: 2),
    Plant(name: "Monstera", place: .room, days: 6),
    Plant(name: "Aloe", place: .window, days: 12),
    Plant(name: "Ivy", place: .room, days: 4),
  ])
}

struct Plant: Identifiable {
  enum Place: String, CaseIterable, Identifiable {
    case window = "By the window"
    case bath = "In the bath"
    case room = "In the room"

    var id: Self { self }
  }

  let id = UUID()
  var name: String
  var place: Place
  /// Days until it wants water.
  var days: Int
}
