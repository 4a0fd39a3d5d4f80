extension Diagnosis.Kind {
  package static let alertCancel = Self(
    "TSK-ALERT-CANCEL",
    .fatal,
    "A second action of style cancel was added to an alert.",
    remedy: "Give it the style default; it was not added."
  )

  package static let alertField = Self(
    "TSK-ALERT-FIELD",
    .fatal,
    "A text field was added to an action sheet.",
    remedy: "Use the style alert; nothing was added."
  )

  package static let appearanceUnbalanced = Self(
    "TSK-APPEARANCE",
    .warning,
    "endAppearanceTransition() without a begin.",
    remedy: "Call beginAppearanceTransition(_:animated:) first, once for each end."
  )

  package static let childCycle = Self(
    "TSK-CHILD-CYCLE",
    .fatal,
    "A view controller was added to itself as a child.",
    remedy: "Add another controller; nothing was added."
  )

  package static let navBarOwned = Self(
    "TSK-NAV-BAR-OWNED",
    .fatal,
    "The bar of a navigation controller was changed directly.",
    remedy: "Push and pop controllers instead, or set their navigationItem; nothing was done."
  )

  package static let navPopMissing = Self(
    "TSK-NAV-POP-MISSING",
    .fatal,
    "A navigation controller was to go back to a controller it does not hold.",
    remedy: "Go back to one of viewControllers; nothing was done."
  )

  package static let navPushNav = Self(
    "TSK-NAV-PUSH-NAV",
    .fatal,
    "A navigation controller was pushed onto another.",
    remedy: "Push its root controller, or present the navigation controller; nothing was pushed."
  )

  package static let navPushTwice = Self(
    "TSK-NAV-PUSH-TWICE",
    .fatal,
    "A controller was pushed that the navigation controller holds already.",
    remedy: "Push another instance, or go back to this one with popToViewController; nothing was"
      + " pushed."
  )

  package static let noView = Self(
    "TSK-NO-VIEW",
    .fatal,
    "loadView() ended without a view.",
    remedy: "Set self.view in loadView(), or do not override it; an empty view is used."
  )

  package static let pageCount = Self(
    "TSK-PAGE-COUNT",
    .fatal,
    "A page view controller was given another number of pages than it shows.",
    remedy: "Give one page, or two where the book is bound in the middle; nothing was set."
  )

  package static let pageSides = Self(
    "TSK-PAGE-SIDES",
    .fatal,
    "A book bound in the middle was to have pages without a back.",
    remedy: "Leave it true, or bind the book at an edge; it stays true."
  )

  package static let presentTwice = Self(
    "TSK-PRESENT",
    .fatal,
    "A controller was presented that is on the screen already, or has a parent.",
    remedy: "Present another instance, or dismiss or remove this one first; nothing was presented."
  )

  package static let presentBusy = Self(
    "TSK-PRESENT-BUSY",
    .warning,
    "A controller was to present a second one.",
    remedy: "Dismiss the other first, or present from the one on top; nothing was presented."
  )

  package static let presentNoWindow = Self(
    "TSK-PRESENT-NO-WINDOW",
    .warning,
    "A controller was to present another while it is not on the screen.",
    remedy: "Present in viewDidAppear or later; nothing was presented."
  )

  package static let splitColumn = Self(
    "TSK-SPLIT-COLUMN",
    .fatal,
    "A split view controller was given a controller for a column it does not have.",
    remedy: "Make it with the style tripleColumn; nothing was set."
  )

  package static let splitStyle = Self(
    "TSK-SPLIT-STYLE",
    .warning,
    "viewControllers was set on a split view controller with columns.",
    remedy: "Use setViewController(_:for:) for each column; they were set in their order."
  )

  package static let tabMissing = Self(
    "TSK-TAB-MISSING",
    .fatal,
    "A tab bar controller was to show a controller it does not hold.",
    remedy: "Choose one of viewControllers; the chosen one stays."
  )

  /// View controllers.
  static let controllers = Group(
    "View controllers",
    [
      .alertCancel, .alertField, .appearanceUnbalanced, .childCycle, .navBarOwned, .navPopMissing,
      .navPushNav, .navPushTwice, .noView, .pageCount, .pageSides, .presentTwice, .presentBusy,
      .presentNoWindow, .splitColumn, .splitStyle, .tabMissing,
    ]
  )
}
