import UIKit

/// What a screen of files ended with.
typealias FileResult = Result<[URL], any Error>

/// A screen of files, with what it needs as long as it is there.
struct FileScreen {
  let picker: UIDocumentPickerViewController
  var folder: ExportFolder?
}

/// Makes a screen of files, at once or later.
typealias FilePickerMaking =
  @MainActor (@escaping @MainActor (Result<FileScreen, any Error>) -> Void) -> Void

/// Shows a screen of files while a value is true.
struct FilePicker: ViewModifier {
  let isPresented: Binding<Bool>
  /// Whether there is something that the screen can be shown for.
  var hasFiles = true
  let make: FilePickerMaking
  let completed: (FileResult) -> Void
  let cancelled: () -> Void
  @Environment(\.fileDialog) private var dialog

  func body(content: Content) -> some View {
    let (make, dialog) = (make, dialog)
    let (completed, cancelled) = (completed, cancelled)
    content.modifier(
      ScreenPresentation<FileResult>(
        isPresented: isPresented,
        hasContent: hasFiles,
        make: { end, done in
          make { result in
            switch result {
            case .failure(let error): end(.failure(error))
            case .success(let screen):
              let picker = screen.picker
              picker.directoryURL = dialog.directory
              picker.shouldShowFileExtensions = dialog.options.contains(.displayFileExtensions)
              let delegate = FilePickerDelegate(screen.folder) { [weak end] in end?($0) }
              end.delegate = delegate
              picker.delegate = delegate
              done(picker)
            }
          }
        },
        ended: { result in if let result { completed(result) } else { cancelled() } }
      )
    )
  }
}

/// Tells what a screen of files ended with: files, or nil where nothing was chosen.
private final class FilePickerDelegate: NSObject, UIDocumentPickerDelegate {
  private let folder: ExportFolder?
  private let ended: (FileResult?) -> Void

  init(_ folder: ExportFolder?, _ ended: @escaping (FileResult?) -> Void) {
    self.folder = folder
    self.ended = ended
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) { ended(.success(urls)) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { ended(nil) }
}
