import SwiftUI

@main
struct Counting: App {
  var body: some Scene {
    WindowGroup { Text("The app itself").onAppear { Opened.times += 1 } }
  }
}

@MainActor enum Opened {
  static var times = 0
}

struct Row: View {
  let title: String
  var count = 0

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(count)")
    }
    .padding()
  }
}

#Preview("Short row", traits: .fixedLayout(width: 240, height: 60)) {
  Row(title: "Short")
}

#Preview(traits: .landscapeLeft) {
  Row(title: "On its side")
}

#Preview("Counted") {
  @Previewable @State var count = 3
  let doubled = count * 2
  Row(title: "Counted", count: doubled)
}

#Preview("Wrong") {
  Row(titel: "Does not compile")
}

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Row(title: "First")
        .previewDisplayName("First row")
      Row(title: "Second")
    }
    .previewLayout(.sizeThatFits)
    ForEach(["Twice", "Twice"], id: \.self) { name in
      Row(title: name).previewDisplayName(name)
    }
  }
}

#if os(iOS)
#Preview("Opened 👩‍👩‍👧") {
  Text("Opened \(Opened.times) times")
}
#endif

extension Row {
  struct Wrong_Previews: PreviewProvider {
    static var previews: some View { Row(titel: "Does not compile") }
  }

  struct Nested_Previews: PreviewProvider {
    static var previews: some View { Row(title: "Nested") }
  }
}
