import UIKit

/// What a screen of files shows beside what it always does.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is in packages, on the Mac.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files, on the Mac.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of files, on iOS.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What views say of the screens of files that are shown for those in them.
struct FileDialogValues: Equatable {
  var directory: URL?
  var options: FileDialogBrowserOptions = []
}

private enum FileDialogKey: EnvironmentKey {
  static var defaultValue: FileDialogValues { FileDialogValues() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogValues {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

extension View {
  /// Sets the folder that screens of files show first; nil leaves that to the system.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialog.directory, defaultDirectory)
  }

  /// Sets what screens of files show: on iOS whether names have their extensions.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialog.options, options)
  }

  /// Names the screen, whose folder and size the Mac keeps under the name; on iOS nothing is different.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets what the Mac says above a screen of files; on iOS nothing is said.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets what the Mac says above a screen of files; on iOS nothing is said.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets what the Mac says above a screen of files; on iOS nothing is said.
  @_disfavoredOverload
  public func fileDialogMessage<Message: StringProtocol>(_ message: Message) -> some View { self }

  /// Sets the title of the Mac's button that ends a choice; on iOS it has its own.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the title of the Mac's button that ends a choice; on iOS it has its own.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the Mac's button that ends a choice; on iOS it has its own.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View { self }

  /// Hands links on as such on the Mac; on iOS what they lead to is handed on.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets which files can be chosen on the Mac; on iOS their types decide alone.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets what the Mac calls the field for a file's name; on iOS there is none.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets what the Mac calls the field for a file's name; on iOS there is none.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what the Mac calls the field for a file's name; on iOS there is none.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View { self }
}
