import UIKit

extension View {
  /// Shows a screen to move a file on while a value is true and there is a file.
  ///
  /// The value is false before it is told where the file is now; a move that is given up is not told.
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(mover(isPresented, file.map { [$0] } ?? [], { onCompletion(single($0)) }, {}))
  }

  /// Shows a screen to move a file on while a value is true and there is a file.
  ///
  /// The value is false before it is told where the file is now, or that the move was given up.
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      mover(isPresented, file.map { [$0] } ?? [], { onCompletion(single($0)) }, onCancellation)
    )
  }

  /// Shows a screen to move files on while a value is true and there are files.
  ///
  /// The value is false before it is told where the files are now; a move that is given up is not told.
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>,
    files: Files,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    modifier(mover(isPresented, Array(files), onCompletion, {}))
  }

  /// Shows a screen to move files on while a value is true and there are files.
  ///
  /// The value is false before it is told where the files are now, or that the move was given up.
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>,
    files: Files,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where Files.Element == URL {
    modifier(mover(isPresented, Array(files), onCompletion, onCancellation))
  }

  private func mover(
    _ isPresented: Binding<Bool>,
    _ files: [URL],
    _ completed: @escaping (FileResult) -> Void,
    _ cancelled: @escaping () -> Void
  ) -> FilePicker {
    FilePicker(
      isPresented: isPresented,
      hasFiles: !files.isEmpty,
      make: { done in
        done(.success(FileScreen(picker: UIDocumentPickerViewController(forExporting: files))))
      },
      completed: completed,
      cancelled: cancelled
    )
  }
}
