import SwiftUI

/// Two screens that should look alike: next to each other where there is room, else one of them.
struct Twins<Content: View>: View {
  private enum Side: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
  }

  private let content: Content
  private let makeController: @MainActor () -> UIViewController
  @State private var side = Side.swiftUI

  init(
    @ViewBuilder swiftUI content: () -> Content,
    uiKit makeController: @escaping @MainActor () -> UIViewController
  ) {
    self.content = content()
    self.makeController = makeController
  }

  var body: some View {
    GeometryReader { geometry in
      if geometry.size.width > 700 {
        HStack(spacing: 0) {
          content
          Divider()
          Screen(make: makeController)
        }
      } else {
        VStack(spacing: 0) {
          Picker("Written in", selection: $side) {
            ForEach(Side.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .padding(.horizontal)
          .padding(.vertical, 8)
          switch side {
          case .swiftUI: content
          case .uiKit: Screen(make: makeController)
          }
        }
      }
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// A screen of UIKit's.
private struct Screen: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
