import CoreTransferable
import UIKit

/// How something is shown that is shared.
///
/// Nothing here shows it: a sheet is headed by what is shared.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {}

extension SharePreview {
  /// Makes a preview with a title, a picture and a small picture.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Makes a preview with a title, a picture and a small picture.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image: Image, icon: Icon) {}

  /// Makes a preview with a title, a picture and a small picture.
  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Makes a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Makes a preview with a title and a picture.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image: Image) {}

  /// Makes a preview with a title and a picture.
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Makes a preview with a title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Makes a preview with a title and a small picture.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, icon: Icon) {}

  /// Makes a preview with a title and a small picture.
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Makes a preview with a title.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters) {}

  /// Makes a preview with a title.
  public init(_ title: Text) {}
}
