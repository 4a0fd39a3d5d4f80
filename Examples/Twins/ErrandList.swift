import SwiftUI

/// A list in sections whose rows are swiped, in SwiftUI; `ErrandsViewController` is the same in UIKit.
struct ErrandList: View {
  @State private var errands = Errand.all

  var body: some View {
    NavigationStack {
      List {
        ForEach(Errand.places, id: \.self) { place in
          Section(place) {
            ForEach(Errand.at(place, of: errands)) { errand in
              Text(errand.name)
                .swipeActions {
                  Button("Done", role: .destructive) { remove(errand) }
                }
            }
          }
        }
      }
      .navigationTitle("Errands")
    }
  }

  private func remove(_ errand: Errand) { errands.removeAll { $0 == errand } }
}
