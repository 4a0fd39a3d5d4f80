import CoreTransferable
import UIKit

/// What can be shared without being told how it is shown: addresses and texts.
public protocol PlainShareLinkItem: Transferable {}

extension URL: PlainShareLinkItem {}
extension String: PlainShareLinkItem {}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button that shares an item.
  public init<Item: PlainShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), message, label())
  }

  /// Makes a button that shares an item.
  public init<Item: PlainShareLinkItem>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares an item.
  public init<Item: PlainShareLinkItem>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares an item.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Item: PlainShareLinkItem>(
    _ title: Characters,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares an item.
  public init<Item: PlainShareLinkItem>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several items.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element: PlainShareLinkItem {
    self.init(items, message, label())
  }

  /// Makes a button that shares several items.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several items.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several items.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several items.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: PlainShareLinkItem, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(title))
  }
}
