import SwiftUI

/// The same screens written twice, in SwiftUI and in UIKit, side by side.
@main
struct TwinsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        sounds.tabItem { Label("Sounds", systemImage: "bell") }
        errands.tabItem { Label("Errands", systemImage: "checklist") }
        seasons.tabItem { Label("Seasons", systemImage: "leaf") }
      }
    }
  }
}

@MainActor private var sounds: some View {
  Twins {
    SoundForm()
  } uiKit: {
    SoundSettingsViewController.inNavigation()
  }
}

@MainActor private var errands: some View {
  Twins {
    ErrandList()
  } uiKit: {
    ErrandsViewController.inNavigation()
  }
}

@MainActor private var seasons: some View {
  Twins {
    SeasonGrid()
  } uiKit: {
    SeasonsViewController.inNavigation()
  }
}

#Preview("Sounds", traits: .fixedLayout(width: 787, height: 600)) { sounds }

#Preview("Errands", traits: .fixedLayout(width: 787, height: 600)) { errands }

#Preview("Seasons", traits: .fixedLayout(width: 787, height: 600)) { seasons }
