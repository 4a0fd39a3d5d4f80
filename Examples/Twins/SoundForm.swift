import SwiftUI

/// Settings of sounds, in SwiftUI; `SoundSettingsViewController` is the same in UIKit.
struct SoundForm: View {
  @State private var sound = SoundSettings()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Ring in silence", isOn: $sound.ringsInSilence)
          Toggle("Vibrate", isOn: $sound.vibrates)
        } footer: {
          Text("The bell rings once, also at night.")
        }
        Section("Volume") {
          Slider(value: $sound.volume)
          LabeledContent("Speaker", value: "Kitchen")
        }
        Section {
          Button("Reset", role: .destructive) { sound = SoundSettings() }
        }
      }
      .navigationTitle("Sounds")
    }
  }
}

/// What is set.
struct SoundSettings {
  var ringsInSilence = true
  var vibrates = false
  var volume = 0.5
}
