import SwiftUI
import Testing
import UIKit

/// What is said of a view while a state says so, and no longer.
@MainActor
@Suite struct `What is said of a view no longer` {
  private struct Saying<Content: View>: View {
    let handle: Handle<Bool>
    @ViewBuilder let content: (Bool) -> Content
    @State var isSaid = true

    var body: some View {
      let _ = handle.note($isSaid)
      content(isSaid)
    }
  }

  private func view<Content: View>(
    of shown: ShownView<Content>,
    _ handle: Handle<Bool>,
    _ check: (UIView, Bool) -> Void
  ) {
    for isSaid in [true, false, true] {
      handle.set(isSaid)
      shown.update()
      guard let view = shown.view(named: "song") else {
        Issue.record("The view is not shown.")
        return
      }
      check(view, isSaid)
    }
  }

  @Test func `traits that come and go leave the others`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      Text("Song").accessibilityAddTraits(.isHeader).accessibilityIdentifier("song")
        .accessibilityAddTraits(isSaid ? .isSelected : [])
        .accessibilityRemoveTraits(isSaid ? .isStaticText : [])
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityTraits.contains(.header))
        #expect(view.accessibilityTraits.contains(.selected) == isSaid)
        #expect(view.accessibilityTraits.contains(.staticText) != isSaid)
      }
    }
  }

  @Test func `names, values and hints that are not enabled leave what is said inside`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      Text("Song").accessibilityLabel("Inside").accessibilityIdentifier("song")
        .accessibilityLabel("Outside", isEnabled: isSaid)
        .accessibilityValue(Text("3"), isEnabled: isSaid)
        .accessibilityHint(Text("Plays"), isEnabled: isSaid)
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityLabel == (isSaid ? "Outside" : "Inside"))
        #expect(view.accessibilityValue == (isSaid ? "3" : nil))
        #expect(view.accessibilityHint == (isSaid ? "Plays" : nil))
      }
    }
  }

  @Test func `actions by name go with their modifier`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      Text("Song").accessibilityAction(named: "Keep") {}
        .accessibilityAction(named: isSaid ? "Play" : "Stop") {}
        .accessibilityIdentifier("song")
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Keep", isSaid ? "Play" : "Stop"])
      }
    }
  }

  @Test func `the only thing that can be used is so while it is said`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      Text("Song").accessibilityAddTraits(isSaid ? .isModal : []).accessibilityIdentifier("song")
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in #expect(view.accessibilityViewIsModal == isSaid) }
    }
    #expect(AccessibilityTraits.isModal != [])
    #expect(AccessibilityTraits([.isModal, .isButton]).contains(.isModal))
  }

  @Test func `a name that several views are read as follows what they show`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      VStack {
        Text("Song")
        Text(isSaid ? "One" : "Two")
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("song")
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityLabel == (isSaid ? "Song, One" : "Song, Two"))
      }
    }
  }

  @Test func `what the app says by itself in UIKit is kept`() {
    struct Named: UIViewRepresentable {
      let isSaid: Bool
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {
        view.accessibilityHint = isSaid ? "One" : "Two"
      }
    }
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      Named(isSaid: isSaid).accessibilityLabel("Song").accessibilityIdentifier("song")
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityHint == (isSaid ? "One" : "Two"))
        #expect(view.accessibilityLabel == "Song")
      }
    }
  }

  @Test func `traits that are added stay beside those that the view has by itself`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      TextField("Name", text: .constant("")).accessibilityIdentifier("song")
        .accessibilityAddTraits(.isHeader).disabled(isSaid)
    }
    showing(saying) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityTraits.contains(.header))
        #expect(view.accessibilityTraits.contains(.notEnabled) == isSaid)
      }
    }
    let button = Saying(handle: handle) { isSaid in
      Button("Song") {}.accessibilityIdentifier("song").disabled(isSaid)
    }
    showing(button) { shown in
      view(of: shown, handle) { view, isSaid in
        #expect(view.accessibilityTraits.contains(.button))
        #expect(view.accessibilityTraits.contains(.notEnabled) == isSaid)
      }
    }
  }

  @Test func `nothing is said again where nothing else is said`() {
    let handle = Handle<Bool>()
    let saying = Saying(handle: handle) { isSaid in
      VStack {
        Text("Song").accessibilityLabel("Inside").accessibilityValue("3").accessibilityHint("Plays")
          .accessibilityAddTraits(.isHeader).accessibilityIdentifier("song")
        Text(isSaid ? "One" : "Two")
      }
    }
    showing(saying) { shown in
      let count = shown.view(named: "song")?.accessibilityChangeCount
      view(of: shown, handle) { view, _ in #expect(view.accessibilityChangeCount == count) }
      // Who asks says nothing.
      _ = shown.spoken()
      #expect(shown.view(named: "song")?.accessibilityChangeCount == count)
    }
  }
}
