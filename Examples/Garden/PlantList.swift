import SwiftUI

struct PlantList: View {
  @Environment(Garden.self) private var garden
  @State private var search = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Plant.Place.allCases) { place in
          let plants = plants(in: place)
          if !plants.isEmpty {
            Section(place.rawValue) {
              ForEach(plants) { plant in
                NavigationLink(value: plant.id) { PlantRow(plant: plant) }
                  .swipeActions {
                    Button("Remove", systemImage: "trash", role: .destructive) { remove(plant) }
                  }
              }
            }
          }
        }
      }
      .navigationTitle("Garden")
      .navigationDestination(for: Plant.ID.self) { PlantPage(id: $0) }
      .searchable(text: $search, prompt: "Plants")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) { NewPlant().presentationDetents([.medium, .large]) }
    }
  }

  private func plants(in place: Plant.Place) -> [Plant] {
    garden.plants.filter { plant in
      plant.place == place
        && (search.isEmpty || plant.name.localizedCaseInsensitiveContains(search))
    }
  }

  private func remove(_ plant: Plant) {
    withAnimation { garden.plants.removeAll { $0.id == plant.id } }
  }
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "leaf.fill")
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(.green.gradient, in: Circle())
      VStack(alignment: .leading) {
        Text(plant.name).font(.headline)
        Text(plant.days == 1 ? "Water tomorrow" : "Water in \(plant.days) days")
          .font(.subheadline)
          .foregroundStyle(plant.days < 3 ? .orange : .secondary)
      }
    }
  }
}
