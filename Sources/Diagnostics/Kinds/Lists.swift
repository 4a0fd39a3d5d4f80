extension Diagnosis.Kind {
  package static let accessoryTwice = Self(
    "TSK-ACCESSORY-TWICE",
    .fatal,
    "A cell was given two accessories of one type.",
    remedy: "Keep one, or show the other as a custom view; the first one stays."
  )

  package static let badCell = Self(
    "TSK-BAD-CELL",
    .fatal,
    "The data source gave no cell, or a view that it may not use for this index path.",
    remedy: "Return what dequeueReusableCell(withReuseIdentifier:for:) or its like gives for this"
      + " index path."
  )

  package static let batchConflict = Self(
    "TSK-BATCH-CONFLICT",
    .fatal,
    "Two updates of one batch contradict each other.",
    remedy: "Declare one thing for each item or section in a block; all is reloaded."
  )

  package static let batchCount = Self(
    "TSK-BATCH-COUNT",
    .fatal,
    "The counts after a batch of updates are not those before plus what was inserted less what was"
      + " deleted.",
    remedy: "Change the data inside the updates block, by just what is declared there; all is"
      + " reloaded."
  )

  package static let contentClass = Self(
    "TSK-CONTENT-CLASS",
    .fatal,
    "A content view was given a configuration of a class that it cannot show.",
    remedy: "Ask supports(_:) first, or make another view with makeContentView(); the old one"
      + " stays."
  )

  package static let contentReplaced = Self(
    "TSK-CONTENT-REPLACED",
    .warning,
    "The content configuration of a view was replaced by one of another class.",
    remedy: "Use one class of cell, or one reuse identifier, for each class of configuration; a new"
      + " content view was made."
  )

  package static let countHuge = Self(
    "TSK-COUNT-HUGE",
    .fatal,
    "The data source gave more sections or items than a list can have.",
    remedy: "Return a number that memory has room for; the others are left out."
  )

  package static let countNegative = Self(
    "TSK-COUNT-NEGATIVE",
    .fatal,
    "The data source gave a negative count.",
    remedy: "Return zero or more; the section is taken as empty."
  )

  package static let dequeueLost = Self(
    "TSK-DEQUEUE-LOST",
    fatalFrom: .ios18,
    "A view was dequeued for an element and not returned for it.",
    remedy: "Dequeue one view for each call and return that; ask cellForItem(at:) for one that is"
      + " there, and measure with a view of your own; iOS 18 stops the app here."
  )

  package static let indexNotFound = Self(
    "TSK-INDEX-NOTFOUND",
    .fatal,
    "A list was asked for an index that is NSNotFound.",
    remedy: "A search in the data found nothing: look at its result before you make an index path"
      + " of it."
  )

  package static let moveUnanswered = Self(
    "TSK-MOVE-UNANSWERED",
    .warning,
    "An item was moved by hand and the data source does not take that in.",
    remedy: "Implement collectionView(_:moveItemAt:to:), or return false from"
      + " collectionView(_:canMoveItemAt:); the item is where it was."
  )

  package static let noLayout = Self(
    "TSK-NO-LAYOUT",
    .fatal,
    "A collection view controller was made without a layout.",
    remedy: "Make it with init(collectionViewLayout:), or from a nib; a flow layout is used."
  )

  package static let notRegistered = Self(
    "TSK-NOT-REGISTERED",
    .fatal,
    "Nothing is registered for a reuse identifier, or for the kind of a decoration view.",
    remedy: "Register a class or a nib before the first layout; an empty view is used."
  )

  package static let reconfigureCell = Self(
    "TSK-RECONFIGURE-CELL",
    .fatal,
    "An item or row that was to be reconfigured came with another cell.",
    remedy: "Dequeue with the identifier that the item has, or reload it; the new cell is shown."
  )

  package static let registerClass = Self(
    "TSK-REGISTER-CLASS",
    .fatal,
    "A class was registered that cannot be used for it.",
    remedy:
      "Register a subclass of the class that the list makes; a table registers nothing, a collection"
      + " view uses an empty view."
  )

  package static let registrationInProvider = Self(
    "TSK-REGISTRATION-IN-PROVIDER",
    fatalFrom: .ios15,
    "A registration was made while a cell or view was being provided.",
    remedy: "Make it once, as a stored property: made anew each time, no view is ever used again."
  )

  package static let scrollRange = Self(
    "TSK-SCROLL-RANGE",
    .fatal,
    "A list was asked for an index path that does not exist.",
    remedy: "Check the path against the data before asking; nothing was done."
  )

  package static let sectionRange = Self(
    "TSK-SECTION-RANGE",
    .fatal,
    "The number of items was asked for a section that does not exist.",
    remedy: "Ask numberOfSections first; zero was returned."
  )

  package static let supplementaryInvalid = Self(
    "TSK-SUPP-INVALID",
    .warning,
    "A supplementary view was invalidated that the layout does not have.",
    remedy: "Name only what the layout shows: give the section a header or footer first, or leave"
      + " the call out; it was ignored."
  )

  package static let supplementaryMissing = Self(
    "TSK-SUPP-MISSING",
    .fatal,
    "The layout has a supplementary view that nothing provides.",
    remedy: "Implement collectionView(_:viewForSupplementaryElementOfKind:at:), or set"
      + " supplementaryViewProvider; an empty view is used."
  )

  package static let updateReentrant = Self(
    "TSK-UPDATE-REENTRANT",
    .fatal,
    "Updates were declared while cells are being made.",
    remedy: "Change the data outside cellForItemAt, willDisplay and layout; it is done once the"
      + " pass ends."
  )

  /// Collection and table views.
  static let lists = Group(
    "Collection and table views",
    [
      .accessoryTwice, .badCell, .batchConflict, .batchCount, .contentClass, .contentReplaced,
      .countHuge, .countNegative, .dequeueLost, .indexNotFound, .moveUnanswered, .noLayout,
      .notRegistered, .reconfigureCell, .registerClass, .registrationInProvider, .scrollRange,
      .sectionRange, .supplementaryInvalid, .supplementaryMissing, .updateReentrant,
    ]
  )
}
