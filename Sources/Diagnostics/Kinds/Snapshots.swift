extension Diagnosis.Kind {
  package static let diffNoSections = Self(
    "TSK-DIFF-NO-SECTIONS",
    .fatal,
    "Items are added to a snapshot that has no sections.",
    remedy: "Call appendSections(_:) first; nothing was added."
  )

  package static let diffQueues = Self(
    "TSK-DIFF-QUEUES",
    .fatal,
    "apply was called on the main thread while an application from another waits.",
    remedy: "Apply always on the main thread or always on the same other queue; what waits is"
      + " applied first."
  )

  package static let diffReentrant = Self(
    "TSK-DIFF-REENTRANT",
    .fatal,
    "apply was called while a snapshot is being applied.",
    remedy: "Apply the next snapshot after the last one, as in its completion; it is applied then."
  )

  package static let diffSectionExists = Self(
    "TSK-DIFF-SECTION-EXISTS",
    .fatal,
    "Sections are added that are in the snapshot already.",
    remedy: "Add each section once; to place it elsewhere, move it. Nothing was added."
  )

  package static let diffSelf = Self(
    "TSK-DIFF-SELF",
    .fatal,
    "Something is placed beside itself.",
    remedy: "Name a neighbour that does not move in the same edit; nothing was changed."
  )

  package static let diffUnknown = Self(
    "TSK-DIFF-UNKNOWN",
    .fatal,
    "A snapshot was asked for something that is not in it.",
    remedy: "Add it first, or look whether it is there; nothing was changed."
  )

  package static let duplicateIdentifier = Self(
    "TSK-DUP-ID",
    .fatal,
    "Identifiers are repeated, or already in the snapshot.",
    remedy: "Put what tells them apart into the identifier, or name each once. Nothing was changed;"
      + " under the policy recover, the first of each counts."
  )

  package static let sameIdentifierNewValue = Self(
    "TSK-SAME-ID-NEW-VALUE",
    .warning,
    "An item is equal to the one that was there but holds something else; its cell stays as it was.",
    remedy: "Use an identifier that does not change, and call reconfigureItems(_:) when what it"
      + " stands for does."
  )

  /// Diffable data.
  static let snapshots = Group(
    "Diffable data",
    [
      .diffNoSections, .diffQueues, .diffReentrant, .diffSectionExists, .diffSelf, .diffUnknown,
      .duplicateIdentifier, .sameIdentifierNewValue,
    ]
  )
}
