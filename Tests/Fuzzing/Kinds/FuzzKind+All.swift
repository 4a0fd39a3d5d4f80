extension FuzzKind {
  /// The kinds that every program can read.
  ///
  /// Predicates are read by Foundation alone, so there is none for them.
  package static let all: [FuzzKind] = [
    .nib, .storyboard, .visualFormat, .archive, .catalog, .strings, .picture, .svg, .pdf, .font,
    .text, .script, .assistive, .source,
  ]
}
