extension Diagnosis.Kind {
  package static let dataEntity = Self(
    "TSK-DATA-ENTITY",
    .fatal,
    "A model of Core Data has no entity of this name.",
    remedy: "Add the entity to the model, or ask for one of the model's."
  )

  package static let dataModel = Self(
    "TSK-DATA-MODEL",
    .warning,
    "A model of Core Data cannot be read, or a part of it.",
    remedy: "Save it anew in Xcode; what cannot be read is left out."
  )

  package static let dataSave = Self(
    "TSK-DATA-SAVE",
    .warning,
    "Objects of Core Data cannot be kept where the app asks for it.",
    remedy: "Give the store a folder that can be written to."
  )

  package static let gesturesUnreadable = Self(
    "TSK-GESTURES",
    .warning,
    "A gesture script could not be read.",
    remedy: "See Docs/GestureScripts.md for what a script holds."
  )

  package static let inert = Self(
    "TSK-INERT",
    .warning,
    "A framework of Apple's is here without the service behind it.",
    remedy: "Nothing needs to be done: the app is answered as on a device that has no such service;"
      + " Docs/Frameworks.md tells what each framework does."
  )

  package static let keyUnknown = Self(
    "TSK-KEY",
    .fatal,
    "An object has no property of this name that can be reached by it.",
    remedy: "Mark the property @IBOutlet or @objc, or remove the connection; nothing was set."
  )

  package static let keyType = Self(
    "TSK-KEY-TYPE",
    .fatal,
    "A value of the wrong type was set by name.",
    remedy: "Connect an object of the property's type, or change the property; it keeps its value."
  )

  package static let noDelegate = Self(
    "TSK-NO-DELEGATE",
    .fatal,
    "The app has no delegate.",
    remedy: "Mark a class that conforms to UIApplicationDelegate with @main."
  )

  package static let noDisplay = Self(
    "TSK-NO-DISPLAY",
    .warning,
    "No display can be reached to open a window on.",
    remedy: "Start from a desktop session, or ask for a picture with --png FILE."
  )

  package static let portUnavailable = Self(
    "TSK-PORT",
    .warning,
    "Nothing can be answered at the port or socket.",
    remedy: "Give another one; port 0 is any that is free."
  )

  package static let noSceneDelegate = Self(
    "TSK-NO-SCENE-DELEGATE",
    .warning,
    "The scene's delegate class was not found.",
    remedy: "Name a class of the app, as in $(PRODUCT_MODULE_NAME).SceneDelegate."
  )

  package static let noWindow = Self(
    "TSK-NO-WINDOW",
    .warning,
    "The app's delegate keeps no window, though Info.plist names a main storyboard.",
    remedy: "Declare var window: UIWindow? in the delegate; the window is shown all the same."
  )

  package static let observerRemoved = Self(
    "TSK-OBSERVER-REMOVED",
    .fatal,
    "An observer was removed that was not there.",
    remedy: "Remove an observer once for each time it was added, from the same object."
  )

  package static let observerUnhandled = Self(
    "TSK-OBSERVER-UNHANDLED",
    .fatal,
    "An observer was told of a change that it does not handle.",
    remedy: "Handle it, and call super only for what the class itself did not ask for."
  )

  package static let outputUnwritable = Self(
    "TSK-OUTPUT",
    .warning,
    "A file could not be written.",
    remedy: "Name a file in a folder that can be written to."
  )

  package static let outside = Self(
    "TSK-OUTSIDE",
    .warning,
    "A file or a setting of an app names a place outside of the app's folder.",
    remedy: "Put the file into the app's folder and name it without \"..\"; it is left out."
  )

  package static let selectorUnknown = Self(
    "TSK-SELECTOR",
    .fatal,
    "A method was called by a name its object does not have.",
    remedy: "Mark the method @objc, or enter it with SelectorTable.register; nothing was called."
  )

  package static let predicateFormat = Self(
    "TSK-PREDICATE",
    .fatal,
    "A predicate's or expression's format cannot be read.",
    remedy: "Correct the format, and give as many arguments as it names; the predicate is always"
      + " false, the expression nil."
  )

  package static let predicateValue = Self(
    "TSK-PREDICATE-VALUE",
    .fatal,
    "A predicate or sort descriptor asks of values what cannot be asked of them.",
    remedy: "Compare values of one kind, texts with texts; the comparison counts as false."
  )

  package static let stillBusy = Self(
    "TSK-STILL-BUSY",
    .warning,
    "The clock goes on though other threads have not come to rest.",
    remedy:
      "Let the work end, or be cancelled; pictures taken from here on may differ from run to run."
  )

  /// Running.
  package static let modelForeign = Self(
    "TSK-MODEL-CONTEXT",
    .warning,
    "A model was inserted into a context while another one has it.",
    remedy: "Ask the context for the model by its persistentModelID; the model stays where it is."
  )

  package static let modelMissing = Self(
    "TSK-MODEL-MISSING",
    .fatal,
    "A model has no value where there has to be one.",
    remedy: "Give the property a default or make it optional; set it before the model is inserted."
  )

  package static let modelStore = Self(
    "TSK-MODEL-STORE",
    .warning,
    "A store of SwiftData cannot be opened or written.",
    remedy: "Give the configuration a file in a folder that can be written to, and classes that can"
      + " take over what is in it; without that nothing is kept."
  )

  package static let modelUnknown = Self(
    "TSK-MODEL-UNKNOWN",
    .fatal,
    "A container of SwiftData does not know a class.",
    remedy: "Name the class where the container is made, as in .modelContainer(for: [Item.self])."
  )

  package static let modelValue = Self(
    "TSK-MODEL-VALUE",
    .fatal,
    "A property of a model has a type whose values cannot be kept.",
    remedy: "Make the type Codable, or mark the property @Transient and give it a default."
  )

  static let running = Group(
    "Running",
    [
      .dataEntity, .dataModel, .dataSave, .gesturesUnreadable, .inert, .keyUnknown, .keyType,
      .modelForeign, .modelMissing, .modelStore, .modelUnknown, .modelValue, .noDelegate,
      .noDisplay,
      .noSceneDelegate, .noWindow, .observerRemoved, .observerUnhandled, .outputUnwritable,
      .outside, .portUnavailable, .predicateFormat, .predicateValue, .selectorUnknown, .stillBusy,
    ]
  )
}
