import QuickLook
import SwiftUI

extension View {
  /// Shows a preview of a file while there is one: here its address.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      )
    ) {
      if let file = item.wrappedValue { PreviewPage(files: [file], index: 0) }
    }
  }

  /// Shows a preview of one of several files while one is chosen: here its address.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL {
    sheet(
      isPresented: Binding(
        get: { selection.wrappedValue != nil },
        set: { if !$0 { selection.wrappedValue = nil } }
      )
    ) {
      let files = Array(items)
      if let file = selection.wrappedValue {
        PreviewPage(files: files, index: files.firstIndex(of: file) ?? 0)
      }
    }
  }
}

private struct PreviewPage: UIViewControllerRepresentable {
  let files: [URL]
  let index: Int

  @MainActor
  final class Coordinator: QLPreviewControllerDataSource {
    var files: [URL] = []

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

    func previewController(
      _ controller: QLPreviewController,
      previewItemAt index: Int
    ) -> any QLPreviewItem { files[index] as NSURL }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    return UINavigationController(rootViewController: controller)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    context.coordinator.files = files
    guard let preview = controller.viewControllers.first as? QLPreviewController else { return }
    preview.currentPreviewItemIndex = index
  }
}
