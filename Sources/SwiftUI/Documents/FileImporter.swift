import UIKit
import UniformTypeIdentifiers

extension View {
  /// Shows a screen to choose a file on while a value is true.
  ///
  /// The value is false before the choice is told; a choice that is given up is not told.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      importer(isPresented, allowedContentTypes, false, { onCompletion(single($0)) }, {})
    )
  }

  /// Shows a screen to choose files on while a value is true.
  ///
  /// The value is false before the choice is told; a choice that is given up is not told.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      importer(isPresented, allowedContentTypes, allowsMultipleSelection, onCompletion, {})
    )
  }

  /// Shows a screen to choose files on while a value is true.
  ///
  /// The value is false before the choice is told, or that it was given up.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      importer(
        isPresented,
        allowedContentTypes,
        allowsMultipleSelection,
        onCompletion,
        onCancellation
      )
    )
  }

  private func importer(
    _ isPresented: Binding<Bool>,
    _ types: [UTType],
    _ allowsSeveral: Bool,
    _ completed: @escaping (FileResult) -> Void,
    _ cancelled: @escaping () -> Void
  ) -> FilePicker {
    FilePicker(
      isPresented: isPresented,
      make: { done in
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = allowsSeveral
        done(.success(FileScreen(picker: picker)))
      },
      completed: completed,
      cancelled: cancelled
    )
  }
}

/// The result of a screen where one file is chosen.
func single(_ result: FileResult) -> Result<URL, any Error> {
  result.flatMap { urls in
    urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
  }
}
