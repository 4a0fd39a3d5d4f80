extension Diagnosis.Kind {
  package static let ambiguousHeight = Self(
    "TSK-AMBIGUOUS-HEIGHT",
    .warning,
    "A cell that is to find its size has constraints, but none decide its height.",
    remedy: "Constrain the lowest view's bottom to that of the content view; the estimated height"
      + " is kept."
  )

  package static let animationKey = Self(
    "TSK-ANIMATION-KEY",
    .warning,
    "An animation was added for a property that layers do not have.",
    remedy: "Look for a spelling mistake; layers say opacity for alpha, position for center, and"
      + " position and bounds for frame."
  )

  package static let animationValue = Self(
    "TSK-ANIMATION-VALUE",
    .warning,
    "An animation was given a value that no layer property has.",
    remedy: "Give a number, CGPoint, CGSize, CGRect, CATransform3D, CGPath, CGImage or CGColor"
      + " (UIColor's cgColor); the value is left out."
  )

  package static let animatorReleased = Self(
    "TSK-ANIMATOR-RELEASED",
    .fatal,
    "A property animator was released while it was paused or stopped.",
    remedy: "Keep it until it is done, or call stopAnimation(true) before letting go of it."
  )

  package static let animatorState = Self(
    "TSK-ANIMATOR-STATE",
    .fatal,
    "A property animator was called in a state that does not allow it.",
    remedy: "Stop a running animator before it is finished, and finish only one that was stopped."
  )

  package static let clipboardText = Self(
    "TSK-CLIPBOARD-TEXT",
    .warning,
    "The clipboard holds text that is not UTF-8.",
    remedy: "Copy it again from a program that writes UTF-8; what cannot be read shows as U+FFFD."
  )

  package static let constraintInvalid = Self(
    "TSK-CONSTRAINT-INVALID",
    .fatal,
    "A constraint was made of parts that do not go together, or was given an invalid number.",
    remedy: "Relate attributes of one kind and axis; use finite constants and priorities above 0"
      + " and up to 1000."
  )

  package static let constraintsConflict = Self(
    "TSK-CONSTRAINTS",
    .warning,
    "These required constraints cannot hold together; one was given up.",
    remedy: "Remove any one of them, or lower its priority to 999: without one the others hold."
  )

  package static let dropUnanswered = Self(
    "TSK-DROP-UNANSWERED",
    .warning,
    "Items were dropped where a copy or a move was proposed, and nobody takes them.",
    remedy: "Implement performDrop, or propose .cancel or .forbidden; the items are gone."
  )

  package static let itemEmpty = Self(
    "TSK-ITEM-EMPTY",
    .warning,
    "An item was asked for that its provider does not carry.",
    remedy: "Make it with init(object:), or register a representation before it is dragged; nil and"
      + " an error are given."
  )

  package static let layerClass = Self(
    "TSK-LAYER-CLASS",
    .fatal,
    "layerClass gives a class that is no CALayer.",
    remedy: "Return CALayer.self or a subclass; a plain layer is used."
  )

  package static let layerContents = Self(
    "TSK-LAYER-CONTENTS",
    .warning,
    "A layer's contents were set to something that is no image.",
    remedy: "Set a CGImage, such as UIImage's cgImage; nothing is shown."
  )

  package static let layerCycle = Self(
    "TSK-LAYER-CYCLE",
    .fatal,
    "A layer was added to itself or to a layer below it.",
    remedy: "Add it to a layer outside its own tree; nothing was added."
  )

  package static let layoutLoop = Self(
    "TSK-LAYOUT-LOOP",
    .warning,
    "Layout did not settle: the same layers asked for it again and again in one frame.",
    remedy: "Do not call setNeedsLayout, or change a size back and forth, in layoutSubviews; the"
      + " frame was shown as it stood."
  )

  package static let menuEmpty = Self(
    "TSK-MENU-EMPTY",
    .warning,
    "A context menu has nothing to show.",
    remedy: "Return nil from contextMenuInteraction(_:configurationForMenuAtLocation:) where there"
      + " is no menu; none is shown."
  )

  package static let notFinite = Self(
    "TSK-NAN",
    .fatal,
    "A length, a place or a size is not a finite number.",
    remedy: "Look for a division by zero, or for a size that is still unset where the value is"
      + " computed."
  )

  package static let noCommonAncestor = Self(
    "TSK-NO-COMMON-ANCESTOR",
    .fatal,
    "A constraint was activated between views that have no common ancestor.",
    remedy: "Add both views to one hierarchy first; the constraint stays inactive."
  )

  package static let offMainThread = Self(
    "TSK-MAIN",
    .warning,
    "A view was made or changed outside of the main thread.",
    remedy: "Come back with DispatchQueue.main.async or await MainActor.run before you touch it;"
      + " what happens otherwise is anyone's guess."
  )

  package static let pickerIndex = Self(
    "TSK-PICKER-INDEX",
    .fatal,
    "A picker view was asked for a row or a component that it does not have.",
    remedy: "Ask for one that the data source counted; nothing was done."
  )

  package static let placeholderLeft = Self(
    "TSK-PLACEHOLDER-LEFT",
    .warning,
    "A placeholder was left that nobody can commit or delete any more.",
    remedy: "Keep the context until the data has come, then call"
      + " commitInsertion(dataSourceUpdates:) or deletePlaceholder(); the placeholder is taken"
      + " away."
  )

  package static let previewWindow = Self(
    "TSK-PREVIEW-WINDOW",
    .fatal,
    "A preview was made of a view that is in no window.",
    remedy: "Give a target whose container is in a window; the preview does not show."
  )

  package static let timingName = Self(
    "TSK-TIMING-NAME",
    .fatal,
    "A timing function was asked for by a name that none has.",
    remedy: "Use a constant such as .easeInEaseOut; the default function is used."
  )

  package static let tooDeep = Self(
    "TSK-VIEW-DEEP",
    .fatal,
    "Views or layers stand inside each other deeper than any screen can be gone through.",
    remedy: "Look for a loop that adds each view to the one before, where all belong into one;"
      + " nothing was added."
  )

  package static let viewCycle = Self(
    "TSK-VIEW-CYCLE",
    .fatal,
    "A view was added to itself or to a view inside it.",
    remedy: "Add it to a view outside its own tree; nothing was added."
  )

  package static let visualFormat = Self(
    "TSK-VISUAL-FORMAT",
    .fatal,
    "A visual format cannot be read.",
    remedy: "Change the format where the caret points; no constraints were made."
  )

  /// Views, layers and constraints.
  static let views = Group(
    "Views, layers and constraints",
    [
      .ambiguousHeight, .animationKey, .animationValue, .animatorReleased, .animatorState,
      .clipboardText, .constraintInvalid, .constraintsConflict, .dropUnanswered, .itemEmpty,
      .layerClass, .layerContents, .layerCycle, .layoutLoop, .offMainThread, .menuEmpty,
      .notFinite, .noCommonAncestor, .pickerIndex, .placeholderLeft, .previewWindow, .timingName,
      .viewCycle, .tooDeep, .visualFormat,
    ]
  )
}
