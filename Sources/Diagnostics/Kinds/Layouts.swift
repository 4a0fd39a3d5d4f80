extension Diagnosis.Kind {
  package static let attributesMutated = Self(
    "TSK-ATTR-MUTATED",
    .warning,
    "A layout changed attributes that belong to its superclass.",
    remedy: "Copy attributes before you change them: attributes.map { $0.copy() }; they were made"
      + " anew."
  )

  package static let compCustom = Self(
    "TSK-COMP-CUSTOM",
    .warning,
    "A custom group has an estimated size, or its provider gave no frames.",
    remedy: "Give the group a fractional or absolute size, and return a frame for each item of one"
      + " repetition."
  )

  package static let compEndless = Self(
    "TSK-COMP-ENDLESS",
    .warning,
    "Subitems that take no room never fill their group.",
    remedy: "Give the subitem a length, or use repeatingSubitem:count:; a thousand were taken."
  )

  package static let compFit = Self(
    "TSK-COMP-FIT",
    .warning,
    "The first subitem is longer than its group, so the group holds no items.",
    remedy: "Make it no longer than its group, or give the group an estimated length along its"
      + " axis; nothing of the group is shown, as on iOS."
  )

  package static let compGroup = Self(
    "TSK-COMP-GROUP",
    .fatal,
    "A group was made without a subitem, or repeats it less than once.",
    remedy: "Give it at least one item, and take max(1, …) where the count is computed."
  )

  package static let compHuge = Self(
    "TSK-COMP-HUGE",
    .warning,
    "A compositional layout was given a length that no content can have.",
    remedy: "Use fractionalWidth(1) or estimated(…) for lengths that are not known; it was cut."
  )

  package static let compKindTwice = Self(
    "TSK-COMP-KIND",
    .fatal,
    "Two supplementary items of a section have the same kind.",
    remedy: "Give each its own elementKind; only the first is certain to show."
  )

  package static let compNegative = Self(
    "TSK-COMP-NEGATIVE",
    .warning,
    "A compositional layout was given a length below zero.",
    remedy: "Take max(0, …) where the length is computed; it is taken as 0."
  )

  package static let compSection = Self(
    "TSK-COMP-SECTION",
    .fatal,
    "A section provider gave no section for one that has items.",
    remedy: "Return an NSCollectionLayoutSection for every section with items; its items are not"
      + " shown."
  )

  package static let compWide = Self(
    "TSK-COMP-WIDE",
    .warning,
    "A group is longer across the layout than the section has room.",
    remedy: "Use a fraction of at most 1 for its length across; it reaches over the edge."
  )

  package static let contextClass = Self(
    "TSK-CONTEXT-CLASS",
    .fatal,
    "invalidationContextClass gives a class that is no invalidation context.",
    remedy: "Return UICollectionViewLayoutInvalidationContext.self or a subclass; the base class is"
      + " used."
  )

  package static let flowFit = Self(
    "TSK-FLOW-FIT",
    .warning,
    "An item is longer than its line.",
    remedy: "Make it no longer than that; after a change of bounds, invalidate the layout before it"
      + " is shown. The item is centred."
  )

  package static let flowHuge = Self(
    "TSK-FLOW-HUGE",
    .warning,
    "A flow layout was given a length that no content can have.",
    remedy: "Set estimatedItemSize to automaticSize for cells that size themselves; the length was"
      + " cut."
  )

  package static let flowNegative = Self(
    "TSK-FLOW-NEGATIVE",
    .fatal,
    "A flow layout was given a size below zero.",
    remedy: "Take max(0, …) where the size is computed, as from a width that is still 0; it is"
      + " taken as 0."
  )

  package static let insetEstimated = Self(
    "TSK-INSET-ESTIMATED",
    .warning,
    "contentInsets have no effect where the length is estimated.",
    remedy: "Use interGroupSpacing or edgeSpacing, or keep the distance inside of the cell."
  )

  package static let layoutStale = Self(
    "TSK-LAYOUT-STALE",
    fatalFrom: .next,
    "A layout gave attributes for an item that does not exist.",
    remedy: "Clear what the layout cached in prepare() when items went away; the attributes are"
      + " ignored."
  )

  package static let sizeLoop = Self(
    "TSK-SIZE-LOOP",
    .fatal,
    "A view that sizes itself never settles.",
    remedy: "Let preferredLayoutAttributesFitting(_:) give the same size for the same width, and"
      + " the layout grant it; the last one was kept for this pass."
  )

  package static let transitionOutOfTurn = Self(
    "TSK-TRANSITION",
    .fatal,
    "An interactive change of layout was called for out of turn.",
    remedy: "Start a change before finishing or cancelling it, and only one at a time."
  )

  /// Layouts of collection views.
  static let layouts = Group(
    "Layouts of collection views",
    [
      .attributesMutated, .compCustom, .compEndless, .compFit, .compGroup, .compHuge,
      .compKindTwice, .compNegative, .compSection, .compWide, .contextClass, .flowFit, .flowHuge,
      .flowNegative, .insetEstimated, .layoutStale, .sizeLoop, .transitionOutOfTurn,
    ]
  )
}
