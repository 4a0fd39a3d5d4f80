import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `What is told of views to who does not see them` {
  @Test func `a name is that of a view which is only faint or clipped`() {
    let view = Text("Song").opacity(0.5).clipped().accessibilityLabel("Title")
    showing(view) { shown in
      #expect(shown.spoken().map(\.label) == ["Title"])
    }
  }

  @Test func `a group with a name keeps what is in it`() {
    let view = VStack {
      Text("Song")
      Text("Band")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Now playing")
    showing(view) { shown in
      let nodes = shown.spoken()
      #expect(nodes.map(\.label) == ["Now playing", "Song", "Band"])
      #expect(nodes.first?.children.map(\.label) == ["Song", "Band"])
    }
  }

  @Test func `what has a higher priority is read before what is beside it`() {
    let view = VStack {
      Text("First")
      Text("Second").accessibilitySortPriority(1).opacity(0.5)
      VStack {
        Text("Third")
        Text("Fourth").accessibilitySortPriority(2)
      }
      Text("Last").accessibilitySortPriority(-1)
      Text("Fifth")
    }
    showing(view, height: 300) { shown in
      #expect(
        shown.spoken().map(\.label)
          == ["Fourth", "Second", "First", "Third", "Fifth", "Last"]
      )
    }
  }

  @Test func `headings, details, names and kinds of text are told`() {
    let view = Text("Song").accessibilityIdentifier("song")
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h3)
      .accessibilityCustomContent("Length", "3:20")
      .accessibilityCustomContent(AccessibilityCustomContentKey("Year", id: "y"), "1969")
      .accessibilityCustomContent(
        AccessibilityCustomContentKey("Year", id: "y"),
        Text("1970"),
        importance: .high
      )
      .accessibilityInputLabels(["Play it", "Song"])
      .accessibilityTextContentType(.narrative)
      .accessibilityRespondsToUserInteraction()
      .accessibilityIgnoresInvertColors()
      .accessibilityDirectTouch(options: .silentOnTouch)
    showing(view) { shown in
      let node = shown.spoken().first
      #expect(node?.level == 3)
      #expect(node?.details == ["Length: 3:20", "Year: 1970"])
      let song = shown.view(named: "song")
      #expect(song?.accessibilityUserInputLabels == ["Play it", "Song"])
      #expect(song?.accessibilityTextualContext == .narrative)
      #expect(song?.accessibilityRespondsToUserInteraction == true)
      #expect(song?.accessibilityIgnoresInvertColors == true)
      #expect(song?.accessibilityTraits.contains(.allowsDirectInteraction) == true)
    }
  }

  @Test func `the point that is touched lies in the view, wherever that is`() {
    let view = HStack(spacing: 0) {
      Part.b.block(20, 20)
      Part.a.block(40, 20).accessibilityElement().accessibilityIdentifier("it")
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
    }
    showing(view) { shown in
      let point = shown.view(named: "it")?.accessibilityActivationPoint
      #expect(point == CGPoint(x: 50, y: 50))
    }
    showing(view, isRightToLeft: true) { shown in
      let point = shown.view(named: "it")?.accessibilityActivationPoint
      #expect(point == CGPoint(x: 50, y: 50))
    }
  }

  @Test func `what is said only while it is enabled gives way to what is said inside`() {
    let handle = Handle<Bool>()
    showing(Renamed(handle: handle)) { shown in
      #expect(shown.spoken().map(\.label) == ["Inner", "Plain"])
      handle.set(true)
      shown.update()
      #expect(shown.spoken().map(\.label) == ["Outer", "Other"])
      #expect(shown.spoken().map(\.value) == ["7", ""])
      handle.set(false)
      shown.update()
      #expect(shown.spoken().map(\.label) == ["Inner", "Plain"])
      #expect(shown.spoken().map(\.value) == ["", ""])
    }
  }

  @Test func `another view is read out and used in place of what is seen`() {
    let handle = Handle<Bool>()
    showing(Represented(handle: handle)) { shown in
      let nodes = shown.spoken()
      #expect(nodes.map(\.role) == ["toggle"])
      #expect(nodes.map(\.value) == ["0"])
      #expect(shown.screen.window.first(UISwitch.self)?.accessibilityActivate() == true)
      shown.update()
      #expect(handle.value == true)
      #expect(shown.spoken().map(\.value) == ["1"])
      // Nothing of it is seen, and touches go to what is.
      #expect(shown.color(50, 50) == [0, 0, 255])
      #expect(shown.color(80, 50) == [0, 0, 255])
    }
  }

  @Test func `other views are read out in place of what is in a view`() {
    let view = Color.blue.frame(width: 100, height: 60).accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack {
          Text("One")
          Text("Two")
        }
      }
    showing(view) { shown in
      let nodes = shown.spoken()
      #expect(nodes.map(\.label) == ["Chart", "One", "Two"])
      #expect(nodes.first?.children.map(\.label) == ["One", "Two"])
    }
  }
}

private struct Renamed: View {
  let handle: Handle<Bool>
  @State private var isOther = false

  var body: some View {
    let _ = handle.note($isOther)
    VStack {
      Text("Song").accessibilityLabel("Inner")
        .accessibilityLabel("Outer", isEnabled: isOther)
        .accessibilityValue("7", isEnabled: isOther)
      Text("Plain").accessibilityLabel("Other", isEnabled: isOther)
    }
  }
}

private struct Represented: View {
  let handle: Handle<Bool>
  @State private var isOn = false

  var body: some View {
    let _ = handle.note($isOn)
    Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 60)
      .overlay { Text("Seen").opacity(0.02) }
      .accessibilityRepresentation { Toggle("Shuffle", isOn: $isOn).labelsHidden() }
  }
}
