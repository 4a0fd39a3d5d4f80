extension Diagnosis.Kind {
  package static let nibAttribute = Self(
    "TSK-NIB-ATTRIBUTE",
    .warning,
    "A runtime attribute of an interface file could not be set.",
    remedy: "Mark the property @IBInspectable or @objc, or remove the attribute; nothing was set."
  )

  package static let nibCell = Self(
    "TSK-NIB-CELL",
    .fatal,
    "A registered nib does not hold exactly one view of the right kind.",
    remedy: "Leave one view of the class asked for at the top of the file."
  )

  package static let nibClass = Self(
    "TSK-NIB-CLASS",
    .warning,
    "An interface file names a class that does not exist.",
    remedy: "Compile the class into the app, or mend the name; the system's class is used."
  )

  package static let nibClassMismatch = Self(
    "TSK-NIB-CLASS-KIND",
    .fatal,
    "An interface file names a class of another kind.",
    remedy: "Let the class inherit from the system's class, which is used in its place."
  )

  package static let nibColor = Self(
    "TSK-NIB-COLOR",
    .warning,
    "An interface file names a colour that does not exist.",
    remedy: "Put a color set of that name in an asset catalog, or choose another colour."
  )

  package static let nibConstraint = Self(
    "TSK-NIB-CONSTRAINT",
    .warning,
    "A constraint of an interface file names no part of a view.",
    remedy: "Mend the constraint in Xcode; it is left out."
  )

  package static let nibConstraintItem = Self(
    "TSK-NIB-CONSTRAINT-ITEM",
    .warning,
    "A constraint of an interface file speaks of something that is not there.",
    remedy: "Mend the constraint in Xcode; it is left out."
  )

  package static let nibDestination = Self(
    "TSK-NIB-DESTINATION",
    .warning,
    "A connection of an interface file leads to an object that is not there.",
    remedy: "Remove the connection in Xcode, or connect it again; it is left out."
  )

  package static let nibElement = Self(
    "TSK-NIB-ELEMENT",
    .warning,
    "An element of an interface file stands for a class that there is not.",
    remedy: "Nothing needs to be done: a class above it is used, or it is left out."
  )

  package static let nibFile = Self(
    "TSK-NIB-FILE",
    .fatal,
    "An interface file cannot be read.",
    remedy: "Save the file in Xcode once more."
  )

  package static let nibFont = Self(
    "TSK-NIB-FONT",
    .warning,
    "An interface file names a font that is not there.",
    remedy: "Add the font's file to the app and to UIAppFonts; the system's font is used."
  )

  package static let nibImage = Self(
    "TSK-NIB-IMAGE",
    .warning,
    "An interface file names an image that is not in the bundle.",
    remedy: "Put an image set of that name in an asset catalog or the file among the resources; no"
      + " image is shown."
  )

  package static let nibInit = Self(
    "TSK-NIB-INIT",
    .fatal,
    "An object of an interface file could not be made: init(coder:) returned nil, or its class can"
      + " only be made in code.",
    remedy: "Call super.init(coder:) in init(coder:), or make the object in code; it is left out."
  )

  package static let nibMissing = Self(
    "TSK-NIB-MISSING",
    .fatal,
    "There is no nib of this name.",
    remedy: "Add the file to the app's resources, or mend the name; nothing is made."
  )

  package static let nibNoView = Self(
    "TSK-NIB-NO-VIEW",
    .fatal,
    "A controller's nib was read, and left the controller without a view.",
    remedy: "Connect the view outlet of the File's Owner; an empty view is used."
  )

  package static let nibReuse = Self(
    "TSK-NIB-REUSE",
    .fatal,
    "A nib names another reuse identifier than it was registered for.",
    remedy: "Make both the same, or leave it empty in the file; the one in code is used."
  )

  package static let nibReuseID = Self(
    "TSK-NIB-REUSE-ID",
    .warning,
    "A prototype cell has no reuse identifier, so that it cannot be used.",
    remedy: "Give it an identifier in the attributes inspector; it is left out."
  )

  package static let segueKindUnknown = Self(
    "TSK-SEGUE-KIND",
    .warning,
    "A segue has a kind that is not known.",
    remedy: "Choose another kind in Xcode, or a custom class; nothing is shown."
  )

  package static let segueMissing = Self(
    "TSK-SEGUE-MISSING",
    .fatal,
    "A controller has no segue of this name.",
    remedy: "Give the segue the identifier in Xcode; nothing is shown."
  )

  package static let segueNowhere = Self(
    "TSK-SEGUE-NOWHERE",
    .warning,
    "A segue leads to a scene that is not there.",
    remedy: "Delete the segue in Xcode, or draw it again; nothing is shown."
  )

  package static let segueUnwind = Self(
    "TSK-SEGUE-UNWIND",
    .warning,
    "No controller on the way back has the method that a segue names.",
    remedy: "Write the @IBAction method in the controller to come back to; nothing moves."
  )

  package static let storyboardCircle = Self(
    "TSK-STORYBOARD-CIRCLE",
    .fatal,
    "References between storyboards go round in a circle.",
    remedy: "Let one of the references name a real controller; an empty one is used."
  )

  package static let storyboardClass = Self(
    "TSK-STORYBOARD-CLASS",
    .fatal,
    "A controller of a storyboard has another class than asked for.",
    remedy: "Set the custom class in the identity inspector, or return a controller from the"
      + " creator."
  )

  package static let storyboardCycle = Self(
    "TSK-STORYBOARD-CYCLE",
    .fatal,
    "A scene of a storyboard contains itself, so that making it would never end.",
    remedy: "Remove the embed segue or the reference that leads back; it is left out."
  )

  package static let storyboardID = Self(
    "TSK-STORYBOARD-ID",
    .fatal,
    "A storyboard has no controller with this identifier.",
    remedy: "Set the Storyboard ID in the identity inspector; an empty controller is used."
  )

  package static let storyboardInitial = Self(
    "TSK-STORYBOARD-INITIAL",
    .warning,
    "A storyboard marks no controller to start with, or one that it does not have.",
    remedy: "Check \"Is Initial View Controller\" on one of its controllers; nil is returned."
  )

  package static let storyboardMissing = Self(
    "TSK-STORYBOARD-MISSING",
    .fatal,
    "There is no storyboard of this name.",
    remedy: "Add the file to the app's resources, or mend the name; it has no controllers."
  )

  package static let storyboardReference = Self(
    "TSK-STORYBOARD-REFERENCE",
    .fatal,
    "A reference to another storyboard does not name one.",
    remedy: "Choose the storyboard in the attributes inspector; an empty controller is used."
  )

  package static let stringsUnreadable = Self(
    "TSK-STRINGS",
    .warning,
    "A table of translated texts cannot be read.",
    remedy: "Write \"key\" = \"text\"; on each line, quotation marks inside as \\\"; the texts of"
      + " the interface file are shown."
  )

  /// Nibs and storyboards.
  static let interfaceFiles = Group(
    "Nibs and storyboards",
    [
      .nibAttribute, .nibCell, .nibClass, .nibClassMismatch, .nibColor, .nibConstraint,
      .nibConstraintItem, .nibDestination, .nibElement, .nibFile, .nibFont, .nibImage, .nibInit,
      .nibMissing, .nibNoView, .nibReuse, .nibReuseID, .segueKindUnknown, .segueMissing,
      .segueNowhere, .segueUnwind, .storyboardCircle, .storyboardClass, .storyboardCycle,
      .storyboardID, .storyboardInitial, .storyboardMissing, .storyboardReference,
      .stringsUnreadable,
    ]
  )
}
