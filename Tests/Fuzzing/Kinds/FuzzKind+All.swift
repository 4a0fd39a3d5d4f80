extension FuzzKind {
  /// The kinds that every program can read.
  package static let all: [FuzzKind] = [
    .nib, .storyboard, .visualFormat, .predicate, .archive, .catalog, .strings, .picture, .svg,
    .pdf, .font, .text, .html, .script, .assistive, .source,
    .requests, .keeping,
  ]
}
