import CoreTransferable
import UIKit

extension ShareLink {
  /// Makes a button that shares an item, with how it is shown.
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), message, label())
  }

  /// Makes a button that shares an item, with how it is shown.
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Item: Transferable>(
    _ title: Characters,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares an item, with how it is shown.
  public init<Item: Transferable>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several items, with how they are shown.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, message, label())
  }

  /// Makes a button that shares several items, with how they are shown.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several items, with how they are shown.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(title))
  }
}
