import UIKit
import ViewGraph
import ViewLayout

/// A control that opens an address.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Makes a control.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the address.
  @MainActor
  public var body: some View { LinkBody(destination: destination, label: label) }
}

extension Link where Label == Text {
  /// Makes a control with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

struct LinkBody<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}
