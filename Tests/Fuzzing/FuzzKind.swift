/// A kind of input that somebody else may have written, and what reads it.
package struct FuzzKind: Sendable {
  /// Its name on the command line, and of its folder in `Tests/Fixtures/Fuzz`.
  package let name: String
  /// What the mutator may take apart.
  package let grammar: Grammar
  /// Inputs that are right, of which the others are made.
  package let seeds: @Sendable @MainActor () -> [[UInt8]]
  /// How long one input may compute, in seconds.
  package let patience: Double
  /// Reads an input and does with it what an app does.
  package let read: @MainActor ([UInt8]) -> Void

  package init(
    _ name: String,
    _ grammar: Grammar,
    patience: Double = 4,
    seeds: @escaping @Sendable @MainActor () -> [[UInt8]] = { [] },
    read: @escaping @MainActor ([UInt8]) -> Void
  ) {
    self.name = name
    self.grammar = grammar
    self.patience = patience
    self.seeds = { CorpusFolder.files(name) + seeds() }
    self.read = read
  }

  /// What inputs are written in.
  package enum Grammar: Sendable {
    /// Elements, attributes and text.
    case markup
    /// Brackets, strings, numbers and words.
    case brackets
    /// Lines of words.
    case lines
    /// Fields of bytes.
    case binary
  }
}
