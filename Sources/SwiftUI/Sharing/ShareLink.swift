import CoreTransferable
import UIKit

/// A button that shares something: it shows what can be done with it.
///
/// Subjects are for mail and the like, of which nothing is here: they are shown nowhere.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
>: View where Data.Element: Transferable {
  let items: Data
  let message: Text?
  let label: Label

  nonisolated init(_ items: Data, _ message: Text?, _ label: Label) {
    self.items = items
    self.message = message
    self.label = label
  }

  /// The button.
  @MainActor
  public var body: some View { ShareBody(items: Array(items), message: message, label: label) }
}

/// The title of a button that shares something, where none is given.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  init(_ title: Text? = nil) { self.title = title }

  /// The title, or “Share…”, with the sign of sharing.
  @MainActor
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

private struct ShareBody<Item: Transferable, Label: View>: View {
  let items: [Item]
  let message: Text?
  let label: Label
  @Environment(\.self) private var environment
  @State private var mark = ButtonMark()

  var body: some View {
    Button(action: share) { label }.background { MarkedButton(mark: mark) }
  }

  private func share() {
    let environment = environment
    SharedItems.load(items, in: environment) { shared in
      guard let controller = environment.hostController.controller?.front else { return }
      let all = shared + (message.map { [$0.characters(in: environment)] } ?? [])
      let sheet = UIActivityViewController(activityItems: all, applicationActivities: nil)
      // Items of bars and menus have no place in the page.
      let source = mark.view?.window == nil ? controller.view : mark.view
      sheet.popoverPresentationController?.sourceView = source
      sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
      controller.present(sheet, animated: controller.view.window != nil)
    }
  }
}

/// Where a button is.
private final class ButtonMark {
  weak var view: UIView?

  nonisolated init() {}
}

/// A view behind a button, as large as the button.
private struct MarkedButton: UIViewRepresentable {
  let mark: ButtonMark

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { mark.view = view }
}
