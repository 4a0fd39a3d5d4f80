extension Diagnosis.Kind {
  package static let appCompile = Self(
    "TSK-APP-COMPILE",
    .fatal,
    "A module of the app does not compile.",
    remedy: "Mend the first error; tsumiki --doctor PATH lists what is missing here, and"
      + " Docs/Compatibility.md what UIKit has."
  )

  package static let appFolder = Self(
    "TSK-APP-FOLDER",
    .fatal,
    "There is no such folder.",
    remedy: "Give the folder of an iOS app, the one with its Swift files below it, or a Swift file."
  )

  package static let appLink = Self(
    "TSK-APP-LINK",
    .fatal,
    "The app's modules cannot be put together.",
    remedy: "Look for a type or function that is declared twice or only in Objective-C."
  )

  package static let appSources = Self(
    "TSK-APP-SOURCES",
    .fatal,
    "There are no Swift files to build.",
    remedy: "Give the folder, or a target, with the Swift files of an iOS app; code in Objective-C"
      + " does not run here."
  )

  package static let appStart = Self(
    "TSK-APP-START",
    .fatal,
    "A program could not be started.",
    remedy: "Remove the folder it is in and run once more."
  )

  package static let compilerMissing = Self(
    "TSK-COMPILER",
    .fatal,
    "There is no Swift compiler to build the app with.",
    remedy: "Install the Swift toolchain and put its bin folder into PATH."
  )

  package static let delegateSubclass = Self(
    "TSK-DELEGATE-SUBCLASS",
    .warning,
    "A subclass has a delegate method that its superclass, of another module, does not have.",
    remedy: "Give the superclass an open method of that name that does nothing, and override it."
  )

  package static let delegateUnknown = Self(
    "TSK-DELEGATE-UNKNOWN",
    .warning,
    "A method looks like one of a delegate's and is never called: no protocol here has it.",
    remedy: "Compare its name with Apple's; if it is right, what it answers is not here."
  )

  package static let fileLeftOut = Self(
    "TSK-FILE-LEFT-OUT",
    .warning,
    "A file of the app needs what is missing here, and no other file needs it.",
    remedy: "What it shows is missing; everything else runs."
  )

  package static let frameworksMissing = Self(
    "TSK-FRAMEWORKS",
    .fatal,
    "The frameworks are not built.",
    remedy: "Start with ./run, or build them with: swift build --product TsumikiFrameworks"
  )

  package static let infoUnreadable = Self(
    "TSK-INFO",
    .fatal,
    "Info.plist is missing or cannot be read.",
    remedy: "Put it back, correct INFOPLIST_FILE in the target's settings, or mend its XML."
  )

  package static let namesMissing = Self(
    "TSK-NAMES",
    .fatal,
    "The names that a module has cannot be listed.",
    remedy: "Build once more with ./run; swift symbolgraph-extract has to find the modules."
  )

  package static let noPreview = Self(
    "TSK-NO-PREVIEW",
    .fatal,
    "The app has no preview of this name.",
    remedy: "tsumiki PATH --list prints the names."
  )

  package static let noScreen = Self(
    "TSK-NO-SCREEN",
    .fatal,
    "The gallery has no such screen.",
    remedy: "tsumiki --list prints the ids."
  )

  package static let noTests = Self(
    "TSK-NO-TESTS",
    .fatal,
    "There are no unit tests.",
    remedy: "Give a project or package with a test target."
  )

  package static let optionInvalid = Self(
    "TSK-OPTION",
    .fatal,
    "An argument of a command cannot be used.",
    remedy: "tsumiki --help lists the options."
  )

  package static let overrideOutside = Self(
    "TSK-OVERRIDE-OUTSIDE",
    .warning,
    "An override is left out that Swift does not allow outside of Objective-C.",
    remedy: "Override it in the app's own classes, or ask for something of the app's own in its"
      + " place."
  )

  package static let partLeftOut = Self(
    "TSK-PART-LEFT-OUT",
    .warning,
    "Parts of a file need what is missing here.",
    remedy: "Nothing needs to be done: everything else runs."
  )

  package static let planUnreadable = Self(
    "TSK-PLAN",
    .fatal,
    "The plan of a translation cannot be read.",
    remedy: "The plugin TranslateSources writes it: take the plugin and tsumiki-translate from one"
      + " version of the package."
  )

  package static let projectUnreadable = Self(
    "TSK-PROJECT",
    .fatal,
    "A project has no file that describes it, or the file cannot be read.",
    remedy: "Give a folder that ends in .xcodeproj and has a readable project.pbxproj in it."
  )

  package static let resourceMissing = Self(
    "TSK-RESOURCE-MISSING",
    .warning,
    "A file of the app's bundle is not there; the app is built without it.",
    remedy: "Put it back, or take it out of the project."
  )

  package static let sourceMissing = Self(
    "TSK-SOURCE-MISSING",
    .fatal,
    "A source file of the project is not there.",
    remedy: "Put it back, or take it out of the project."
  )

  package static let targetMissing = Self(
    "TSK-TARGET",
    .fatal,
    "The project has no such target, or no app.",
    remedy: "Name one of its targets with --target."
  )

  package static let translatorMissing = Self(
    "TSK-TRANSLATOR",
    .fatal,
    "The program that translates and builds apps is not built.",
    remedy: "Start with ./run, or build it with: swift build --product tsumiki-translate"
  )

  package static let workspaceEmpty = Self(
    "TSK-WORKSPACE",
    .fatal,
    "The workspace names no project with an app.",
    remedy: "Give the .xcodeproj of the app."
  )

  /// Commands.
  static let commands = Group(
    "Commands",
    [
      .appCompile, .appFolder, .appLink, .appSources, .appStart, .compilerMissing,
      .delegateSubclass, .delegateUnknown, .fileLeftOut, .frameworksMissing, .infoUnreadable,
      .namesMissing, .noPreview, .noScreen, .noTests, .optionInvalid, .overrideOutside,
      .partLeftOut, .planUnreadable, .projectUnreadable, .resourceMissing,
      .sourceMissing, .targetMissing, .translatorMissing, .workspaceEmpty,
    ]
  )
}
