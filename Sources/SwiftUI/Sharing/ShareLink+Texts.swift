import UIKit

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button that shares a text.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), message, label())
  }

  /// Makes a button that shares a text.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares a text.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), message, DefaultShareLinkLabel(title))
  }

  /// Makes a button that shares several texts.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items, message, label())
  }

  /// Makes a button that shares several texts.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel())
  }

  /// Makes a button with a title that shares several texts.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a button with a title that shares several texts.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Makes a button with a title that shares several texts.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, message, DefaultShareLinkLabel(title))
  }
}
