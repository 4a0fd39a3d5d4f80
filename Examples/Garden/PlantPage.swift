import SwiftUI

struct PlantPage: View {
  let id: Plant.ID
  @Environment(Garden.self) private var garden

  var body: some View {
    @Bindable var garden = garden
    if let index = garden.plants.firstIndex(where: { $0.id == id }) {
      Form {
        Section {
          TextField("Name", text: $garden.plants[index].name)
          Picker("Place", selection: $garden.plants[index].place) {
            ForEach(Plant.Place.allCases) { Text($0.rawValue).tag($0) }
          }
          Stepper(
            "Water in \(garden.plants[index].days) days",
            value: $garden.plants[index].days,
            in: 1...30
          )
        } footer: {
          Text("Plants by the window want water sooner.")
        }
        Section {
          Button("Watered") { garden.plants[index].days = 7 }
        }
      }
      .navigationTitle(garden.plants[index].name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct NewPlant: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var place = Plant.Place.window

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Place", selection: $place) {
          ForEach(Plant.Place.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      .navigationTitle("New Plant")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            garden.plants.append(Plant(name: name, place: place, days: 7))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
