import Foundation
import MarkdownReading

extension AttributedString {
  /// How text with marks in it is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of a text is taken as marks.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Paragraphs, lists and the like, and what is in them.
      case full
      /// What is in paragraphs; lines are run together.
      case inlineOnly
      /// What is in paragraphs; lines stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with text that cannot be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// As much of it is given as could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](name: value)` gives attributes; it is text here.
    ///
    /// Defaults to false.
    /// Kept for the app; nothing here reads it.
    public var allowsExtendedAttributes: Bool

    /// How much of a text is taken as marks.
    ///
    /// Defaults to `full`.
    public var interpretedSyntax: InterpretedSyntax

    /// What is done with text that cannot be read; only text that is longer than 16 MB cannot.
    ///
    /// Defaults to `throwError`.
    public var failurePolicy: FailurePolicy

    /// The language of the text, which it is given as an attribute.
    ///
    /// Defaults to nil.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads text with marks in it.
  ///
  /// What stands out gets an `InlinePresentationIntent`, links a `link`, and paragraphs a
  /// `PresentationIntent`; nothing separates them in the characters. Addresses are taken as seen from
  /// `baseURL`. Throws where the text is longer than can be read.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let syntax: MarkdownSyntax =
      switch options.interpretedSyntax {
      case .full: .full
      case .inlineOnly: .inline
      case .inlineOnlyPreservingWhitespace: .inlinePreservingLines
      }
    guard let runs = MarkdownReader.runs(of: markdown, syntax) else {
      guard options.failurePolicy == .throwError else {
        self.init(markdown)
        return
      }
      throw CocoaError(.fileReadTooLarge)
    }
    self.init()
    for run in runs {
      var attributes = AttributeContainer()
      attributes.languageIdentifier = options.languageCode
      if !run.styles.isEmpty {
        attributes[MarkdownAttributes.Inline.self] = InlinePresentationIntent(
          rawValue: run.styles.rawValue
        )
      }
      attributes.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      attributes.imageURL = run.image.flatMap { URL(string: $0, relativeTo: baseURL) }
      if !run.blocks.isEmpty {
        let types = run.blocks.reversed().map {
          PresentationIntent.IntentType(kind: $0.kind.intent, identity: $0.number)
        }
        attributes[MarkdownAttributes.Blocks.self] = PresentationIntent(types: types)
      }
      append(AttributedString(run.text, attributes: attributes))
    }
  }

  /// Reads text with marks in it, in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(bytes: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads a file of text with marks in it, in UTF-8.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Reads text with marks in it.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
    self.init(attributedString: NSAttributedString(text))
  }
}

extension MarkdownBlock.Kind {
  fileprivate var intent: PresentationIntent.Kind {
    switch self {
    case .paragraph: .paragraph
    case .header(let level): .header(level: level)
    case .orderedList: .orderedList
    case .unorderedList: .unorderedList
    case .listItem(let ordinal): .listItem(ordinal: ordinal)
    case .codeBlock(let language): .codeBlock(languageHint: language)
    case .blockQuote: .blockQuote
    case .thematicBreak: .thematicBreak
    }
  }
}
