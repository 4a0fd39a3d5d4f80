import CoreTransferable
import UIKit
import UniformTypeIdentifiers

extension View {
  /// Shows a screen to save a document on while a value is true and there is a document.
  ///
  /// The value is false before it is told where the file is; a choice that is given up is not told.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let file = document.map { ExportedFile($0, [contentType], name: defaultFilename) }
    return modifier(exporter(isPresented, [file], { onCompletion(single($0)) }))
  }

  /// Shows a screen to save what a document is on while a value is true and there is a document.
  ///
  /// The value is false before it is told where the file is; a choice that is given up is not told.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let file = document.map { ExportedFile($0, [contentType], name: defaultFilename) }
    return modifier(exporter(isPresented, [file], { onCompletion(single($0)) }))
  }

  /// Shows a screen to save documents on while a value is true and there are documents.
  ///
  /// The value is false before it is told where the files are; a choice that is given up is not told.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>,
    documents: Documents,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    let files = documents.map { ExportedFile($0, [contentType], name: nil) }
    return modifier(exporter(isPresented, files, onCompletion))
  }

  /// Shows a screen to save what documents are on while a value is true and there are documents.
  ///
  /// The value is false before it is told where the files are; a choice that is given up is not told.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>,
    documents: Documents,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: ReferenceFileDocument {
    let files = documents.map { ExportedFile($0, [contentType], name: nil) }
    return modifier(exporter(isPresented, files, onCompletion))
  }
}

extension View {
  /// Shows a screen to save a document on, as the first of some types, while a value is true and there is a document.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let file = document.map { ExportedFile($0, contentTypes, name: defaultFilename) }
    return modifier(exporter(isPresented, [file], { onCompletion(single($0)) }, onCancellation))
  }

  /// Shows a screen to save what a document is on, as the first of some types, while a value is true and there is one.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let file = document.map { ExportedFile($0, contentTypes, name: defaultFilename) }
    return modifier(exporter(isPresented, [file], { onCompletion(single($0)) }, onCancellation))
  }

  /// Shows a screen to save documents on, as the first of some types, while a value is true and there are documents.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>,
    documents: Documents,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: FileDocument {
    let files = documents.map { ExportedFile($0, contentTypes, name: nil) }
    return modifier(exporter(isPresented, files, onCompletion, onCancellation))
  }

  /// Shows a screen to save what documents are on, as the first of some types, while a value is true and there are any.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>,
    documents: Documents,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: ReferenceFileDocument {
    let files = documents.map { ExportedFile($0, contentTypes, name: nil) }
    return modifier(exporter(isPresented, files, onCompletion, onCancellation))
  }

  /// Shows a screen to save a value on, as the first of some types, while a value is true and there is one to save.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>,
    item: Item?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let file = item.map { ExportedFile(item: $0, contentTypes, name: defaultFilename) }
    return modifier(exporter(isPresented, [file], { onCompletion(single($0)) }, onCancellation))
  }

  /// Shows a screen to save values on, as the first of some types, while a value is true and there are some to save.
  public func fileExporter<Items: Collection, Item: Transferable>(
    isPresented: Binding<Bool>,
    items: Items,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Item == Items.Element {
    let files = items.map { ExportedFile(item: $0, contentTypes, name: nil) }
    return modifier(exporter(isPresented, files, onCompletion, onCancellation))
  }

  private func exporter(
    _ isPresented: Binding<Bool>,
    _ files: [ExportedFile?],
    _ completed: @escaping (FileResult) -> Void,
    _ cancelled: @escaping () -> Void = {}
  ) -> FilePicker {
    let files = files.compactMap { $0 }
    return FilePicker(
      isPresented: isPresented,
      hasFiles: !files.isEmpty,
      make: { done in
        ExportFolder.write(files) { result in
          done(
            result.map {
              let picker = UIDocumentPickerViewController(forExporting: $0.files)
              return FileScreen(picker: picker, folder: $0)
            }
          )
        }
      },
      completed: completed,
      cancelled: cancelled
    )
  }
}
