import UIKit

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button that shares an address.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), message, label())
  }

  /// Makes a button that shares an address.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares an address.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares an address.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several addresses.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items, message, label())
  }

  /// Makes a button that shares several addresses.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several addresses.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several addresses.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several addresses.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(title))
  }
}
