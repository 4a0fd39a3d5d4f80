// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The targets are listed bottom-up: a target may import only what stands above it in this file.
// Docs/Decisions/0001-rooms.md tells why each exists.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func systemLibrary(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Sources/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([package])]
  )
}

func room(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  path: String? = nil,
  settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict + settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies,
    path: "Tests/\(name)Tests",
    exclude: [],
    swiftSettings: strict
  )
}

/// Apple's frameworks whose service Linux does not have (Docs/Frameworks.md), each with what it stands
/// on besides the words for it.
let inert: [(name: String, on: [Target.Dependency])] = [
  ("AVFAudio", []),
  ("AVFoundation", ["AVFAudio", "CoreGraphics", "CoreMedia", "InertViews", "QuartzCore"]),
  ("AVKit", ["AVFoundation", "InertViews", "UIKit"]),
  ("ActivityKit", ["UserNotifications"]),
  ("AdSupport", []),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", []),
  ("AuthenticationServices", ["InertViews", "UIKit"]),
  ("BackgroundTasks", []),
  ("CallKit", []),
  ("Charts", ["SwiftUI"]),
  ("CommonCrypto", ["CCrypto"]),
  ("Contacts", []),
  ("CoreBluetooth", []),
  ("CoreHaptics", []),
  ("CoreImage", ["CoreGraphics", "CQRCode", "Diagnostics", "ImageIO", "UIKit"]),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreSpotlight", ["UniformTypeIdentifiers"]),
  ("CoreTelephony", []),
  ("CoreTransferable", ["Combine", "UIKit", "UniformTypeIdentifiers"]),
  ("CryptoKit", ["CCrypto"]),
  ("EventKit", []),
  ("GameKit", ["UIKit"]),
  ("ImageIO", ["CoreGraphics"]),
  ("Intents", []),
  ("LinkPresentation", ["InertViews", "UIKit"]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation", "InertViews", "UIKit"]),
  ("MediaPlayer", ["InertViews", "UIKit"]),
  ("MessageUI", ["InertViews", "UIKit"]),
  ("MetricKit", []),
  ("MobileCoreServices", []),
  ("Network", []),
  ("NetworkPublishers", ["Combine"]),
  ("Photos", ["CoreGraphics", "UIKit"]),
  ("PhotosUI", ["InertViews", "Photos", "UIKit"]),
  ("QuickLook", ["InertViews", "UIKit"]),
  ("SafariServices", ["InertViews", "UIKit"]),
  ("Security", ["CoreGraphics"]),
  ("SpriteKit", ["InertViews", "UIKit"]),
  ("StoreKit", ["InertViews", "UIKit"]),
  ("SystemConfiguration", []),
  ("UniformTypeIdentifiers", ["UIKit"]),
  ("UserNotifications", []),
  ("WatchConnectivity", []),
  ("WeatherKit", ["CoreLocation"]),
  ("WebKit", ["InertViews", "UIKit"]),
  ("WidgetKit", []),
  ("_AVKit_SwiftUI", ["AVKit", "SwiftUI"]),
  ("_AuthenticationServices_SwiftUI", ["AuthenticationServices", "SwiftUI"]),
  ("_CoreData_SwiftUI", ["Combine", "CoreData", "FoundationAdditions", "SwiftUI"]),
  ("_MapKit_SwiftUI", ["MapKit", "SwiftUI"]),
  (
    "_PhotosUI_SwiftUI",
    ["CoreTransferable", "Photos", "PhotosUI", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]
  ),
  ("_QuickLook_SwiftUI", ["QuickLook", "SwiftUI"]),
  ("_SpriteKit_SwiftUI", ["SpriteKit", "SwiftUI"]),
  ("_StoreKit_SwiftUI", ["StoreKit", "SwiftUI"]),
  ("_SwiftData_SwiftUI", ["Combine", "FoundationAdditions", "SwiftData", "SwiftUI", "UIKit"]),
]

let inertNames = inert.map(\.name)

let inertTargets: [Target] =
  [
    room("Inert", ["Diagnostics"], path: "Sources/Inert/Inert"),
    room("InertViews", ["UIKit"], path: "Sources/Inert/InertViews"),
  ]
  + inert.map { room($0.name, ["Inert"] + $0.on, path: "Sources/Inert/\($0.name)") }
  + [
    // What builds them all.
    room(
      "InertFrameworks",
      ["CoreData", "SwiftData", "SwiftUI"] + inertNames.map { .byName(name: $0) },
      path: "Sources/Inert/InertFrameworks"
    ),
    tests(
      "CoreImage",
      [
        "_Testing_CoreGraphics", "_Testing_CoreImage", "CoreGraphics", "CoreImage", "Diagnostics",
        "ImageIO", "TestSupport",
      ]
    ),
    tests("CommonCrypto", ["CommonCrypto"]),
    tests("CryptoKit", ["CryptoKit", "TestSupport"]),
    tests("ImageIO", ["_Testing_CoreGraphics", "CoreGraphics", "ImageIO", "TestSupport"]),
    .testTarget(
      name: "InertTests",
      dependencies: [
        "_Testing_CoreImage", "Diagnostics", "Inert", "InertViews", "UIKit", "TestSupport",
      ]
        + inertNames.map { .byName(name: $0) },
      path: "Tests/InertTests",
      swiftSettings: strict
    ),
  ]

// The toolchain's own SwiftSyntax, which the compiler's macros are built on, lies beside it.
let toolchainHost: String = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let compiler =
    folders.map { "\($0)/swiftc" }
    .first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/swiftc"
  return URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
}()

/// What a target needs that sees SwiftSyntax; no library that other packages use does.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHost])]

let syntaxLibraries: [LinkerSetting] =
  [.unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost])]
  + ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"].map { .linkedLibrary($0) }

/// Released programs have the Swift libraries in them, where the toolchain can do that: the loader
/// then has half the names to look up, and the first frame comes in two thirds of the time.
let standingAlone: [LinkerSetting] = {
  let libraries = URL(fileURLWithPath: toolchainHost + "/../../swift_static/linux")
    .standardizedFileURL.path
  let names = [
    "CoreFoundation", "_FoundationICU", "_FoundationCShims",
    "_FoundationCollections", "stdc++",
  ]
  guard FileManager.default.fileExists(atPath: "\(libraries)/lib_FoundationICU.a") else {
    return []
  }
  var flags = ["-static-stdlib", "-use-ld=lld"] + names.map { "-l\($0)" }
  // The toolchain asks for C++'s library by a name that a file in this folder answers with the archive,
  // where the compiler for C++ is installed.
  let archives = try? FileManager.default.subpathsOfDirectory(atPath: "/usr/lib/gcc")
  if archives?.contains(where: { $0.hasSuffix("/libstdc++.a") }) == true {
    flags += ["-L", Context.packageDirectory + "/Tools/linking"]
  }
  // Nobody asks the program for names.
  flags += ["-Xlinker", "--no-export-dynamic"]
  #if os(Linux)
  // Older loaders do not know relocations in a bit map.
  var name = [CChar](repeating: 0, count: 64)
  confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
  let version = String(decoding: name.map(UInt8.init), as: UTF8.self).split { !$0.isNumber }
    .compactMap { Int($0) }
  if version.count > 1, (version[0], version[1]) >= (2, 36) {
    flags += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
  }
  #endif
  // What a start needs of its code lies side by side: 34 MB are read in instead of 44.
  flags += [
    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Tools/linking/order.txt",
    "-Xlinker", "--no-warn-symbol-ordering",
  ]
  flags += [
    "-Xlinker", "-T", "-Xlinker", Context.packageDirectory + "/Tools/linking/no-unwinding.ld",
  ]
  return [.unsafeFlags(flags, .when(configuration: .release))]
}()

/// Whether the worlds and the wrong inputs of the tests are programs of their own, which `./bench` builds.
///
/// They see what is internal of other modules, which a release build shows to those alone who ask for it, so
/// other builds know nothing of them.
let hasTestPrograms = Context.environment["TSUMIKI_TEST_PROGRAMS"] != nil

let worlds: Target = {
  let dependencies: [Target.Dependency] = [
    "CHeapMeter", "CoreGraphics", "Diagnostics", "QuartzCore", "TestSupport", "TextShaping",
    "UIKit", "WindowHost",
  ]
  let path = "Tests/WorldTests"
  guard hasTestPrograms else {
    return .testTarget(
      name: "WorldTests",
      dependencies: dependencies,
      path: path,
      exclude: ["Program"],
      swiftSettings: strict
    )
  }
  return .executableTarget(
    name: "world",
    dependencies: dependencies,
    path: path,
    exclude: ["KeepingTests.swift", "SoakTests.swift", "WorldTests.swift"],
    swiftSettings: strict
  )
}()

let wrongInputs: Target = {
  let dependencies: [Target.Dependency] = [
    "Diagnostics", "Fuzzing", "TestSupport", "tsumiki-translate",
  ]
  let path = "Tests/FuzzTests"
  guard hasTestPrograms else {
    return .testTarget(
      name: "FuzzTests",
      dependencies: dependencies,
      path: path,
      exclude: ["Program"],
      swiftSettings: strict + syntax
    )
  }
  return .executableTarget(
    name: "fuzz",
    dependencies: dependencies,
    path: path,
    exclude: ["FuzzTests.swift"],
    swiftSettings: strict + syntax
  )
}()

/// What builds apps; where wrong inputs are a program, that program has it in it.
let translate: [Target] = {
  let dependencies: [Target.Dependency] = [
    "AppContainers", "Diagnostics", "InterfaceFiles", "SourceTranslation", "TestReports",
  ]
  guard hasTestPrograms else {
    return [
      .executableTarget(
        name: "tsumiki-translate",
        dependencies: dependencies,
        swiftSettings: strict + syntax
      ),
      .plugin(
        name: "TranslateSources",
        capability: .buildTool(),
        dependencies: ["tsumiki-translate"]
      ),
    ]
  }
  return [
    .target(
      name: "tsumiki-translate",
      dependencies: dependencies,
      exclude: ["TranslateCommand.swift"],
      swiftSettings: strict + syntax
    )
  ]
}()

let translateProducts: [Product] =
  hasTestPrograms
  ? []
  : [
    .executable(name: "tsumiki-translate", targets: ["tsumiki-translate"]),
    .plugin(name: "TranslateSources", targets: ["TranslateSources"]),
  ]

/// Pure rooms that note what of them an input reaches, and the program that goes by it (libFuzzer, from the
/// toolchain); `./bench guided` builds them.
let guided: (settings: [SwiftSetting], targets: [Target]) = {
  let compilers = URL(fileURLWithPath: toolchainHost + "/../../clang").standardizedFileURL.path
  let versions = (try? FileManager.default.contentsOfDirectory(atPath: compilers)) ?? []
  #if arch(arm64)
  let processor = "aarch64"
  #else
  let processor = "x86_64"
  #endif
  let libraries = versions.map {
    "\(compilers)/\($0)/lib/linux/libclang_rt.fuzzer_no_main-\(processor).a"
  }
  guard Context.environment["TSUMIKI_GUIDED"] != nil,
    let library = libraries.first(where: FileManager.default.fileExists)
  else { return ([], []) }
  let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]
  let program = Target.executableTarget(
    name: "guided",
    dependencies: ["ConstraintSolver", "InterfaceFiles", "ScreenProtocol"],
    path: "Tests/Guided",
    swiftSettings: strict + instrumented,
    linkerSettings: [.unsafeFlags([library, "-lstdc++", "-lm"])]
  )
  return (instrumented, [program])
}()

let package = Package(
  name: "tsumiki",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "FoundationAdditions", "UIKitSpellings", "Combine", "os", "OSLog",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    .library(
      name: "TsumikiFrameworks",
      type: .dynamic,
      targets: ["UIKit", "FoundationAdditions", "UIKitSpellings", "Combine", "os", "OSLog"]
    ),
    .library(
      name: "InertFrameworks",
      targets: inertNames + ["CoreData", "SwiftData", "SwiftUI", "_Testing_CoreImage"]
    ),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "XCTestAdditions"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(
      name: "FBSnapshotTestCase",
      targets: ["FBSnapshotTestCase", "iOSSnapshotTestCase"]
    ),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .executable(name: "tsumiki", targets: ["tsumiki"]),
    .executable(name: "tsumiki-serve", targets: ["tsumiki-serve"]),
  ] + translateProducts,
  targets: [
    // C libraries, one door each.
    systemLibrary("CPixman", "pixman-1", "libpixman-1-dev"),
    systemLibrary("CCairo", "cairo", "libcairo2-dev"),
    systemLibrary("CPango", "pangocairo", "libpango1.0-dev"),
    systemLibrary("CGLib", "glib-2.0", "libglib2.0-dev"),
    systemLibrary("CFonts", "harfbuzz", "libharfbuzz-dev"),
    systemLibrary("CXCB", "xcb-shm", "libxcb-shm0-dev"),
    systemLibrary("CCrypto", "libcrypto", "libssl-dev"),
    systemLibrary("CSoup", "libsoup-3.0", "libsoup-3.0-dev"),
    systemLibrary("CQRCode", "libqrencode", "libqrencode-dev"),
    systemLibrary("CExpat", "expat", "libexpat1-dev"),
    systemLibrary("CSQLite", "sqlite3", "libsqlite3-dev"),
    .target(name: "CAllocatingInit"),
    .target(name: "CSimulatedClock"),
    .target(name: "CSDL2"),
    .target(name: "CXML"),

    // Those that are loaded when they are needed.
    .target(name: "CLateLoading"),
    .target(name: "CGObject", dependencies: ["CGLib", "CLateLoading"]),
    .target(name: "CGIO", dependencies: ["CGLib", "CLateLoading"]),
    .target(name: "CMarkdown", dependencies: ["CLateLoading"]),
    .target(name: "CPixbuf", dependencies: ["CGLib", "CLateLoading"]),
    .target(name: "CTextAnalysis", dependencies: ["CGLib", "CLateLoading"]),
    .target(name: "CDrawingWorker", dependencies: ["CCairo", "CGObject"]),

    room("Diagnostics"),
    room("MarkdownReading", ["CMarkdown"]),
    room("HTMLReading", ["CXML"]),
    room("ConstraintSolver", settings: guided.settings),

    // Drawing and the machine.
    room(
      "CoreGraphics",
      ["Diagnostics", "CPixman", "CCairo", "CGLib", "CGObject", "CPixbuf", "CDrawingWorker"]
    ),
    room("WindowHost", ["CSDL2", "CXCB"]),
    room("MessageBus", ["CGIO", "CGLib", "CGObject"]),
    room("TextShaping", ["Diagnostics", "CoreGraphics", "CFonts", "CTextAnalysis"]),
    room("QuartzCore", ["CAllocatingInit", "Diagnostics", "CoreGraphics"]),

    // Geometry without views.
    room("CollectionLayout"),

    // Movement without views.
    room("ScrollPhysics"),
    room("DynamicsSimulation"),

    // Views as values, without views of UIKit: what depends on what, and how room is shared.
    room("ViewGraph"),
    room("ViewLayout"),

    // Data without views.
    room("CollectionDiffing"),
    room("ListUpdates"),

    // Values over time, for code that imports Combine.
    .target(
      name: "Combine",
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]
    ),

    // The log, for code that writes to it.
    room("os"),
    room("OSLog", ["os"]),

    // Interface files without views.
    room("InterfaceFiles", ["CExpat"], settings: guided.settings),

    // What may be asked of a screen by programs.
    room("ScreenProtocol", ["Diagnostics"], settings: guided.settings),

    // What tests did, for those who run them.
    room("TestReports", ["Diagnostics"]),

    // The frameworks' face.
    room(
      "UIKit",
      [
        "CAllocatingInit", "CSimulatedClock", "CollectionDiffing", "CollectionLayout",
        "ConstraintSolver",
        "Diagnostics", "DynamicsSimulation", "CoreGraphics", "HTMLReading", "InterfaceFiles",
        "ListUpdates", "MarkdownReading", "MessageBus", "QuartzCore", "ScreenProtocol",
        "ScrollPhysics",
        "TextShaping", "WindowHost",
      ]
    ),
    .target(
      name: "FoundationAdditions",
      dependencies: ["Diagnostics", "UIKit"],
      swiftSettings: strict,
      // Names of units and lists are Foundation's own.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "UIKitSpellings",
      dependencies: ["Combine", "Diagnostics", "FoundationAdditions", "UIKit"],
      swiftSettings: strict,
      // The rules of languages for plurals are Foundation's own.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    // Views as values on top of UIKit, which knows nothing of them.
    room(
      "SwiftUI",
      [
        "Combine", "CoreGraphics", "CoreTransferable", "FoundationAdditions", "QuartzCore", "UIKit",
        "UniformTypeIdentifiers", "ViewGraph", "ViewLayout",
      ]
    ),
    // Files of SQLite's, of which only this knows the library.
    room("SQLiteFiles", ["CSQLite"]),
    // Objects that are kept, with their relationships.
    room(
      "CoreData",
      [
        "Combine", "Diagnostics", "FoundationAdditions", "InterfaceFiles", "SQLiteFiles", "UIKit",
      ]
    ),
    // Objects that are kept, as classes of Swift's.
    room("SwiftData", ["Diagnostics", "FoundationAdditions", "SQLiteFiles", "UIKit"]),
    room("_Testing_CoreGraphics", path: "Sources/TestingOverlays/_Testing_CoreGraphics"),
    room("_Testing_CoreImage", path: "Sources/TestingOverlays/_Testing_CoreImage"),
    room("_Testing_UIKit", path: "Sources/TestingOverlays/_Testing_UIKit"),

    // For tests of screens.
    room("XCTestAdditions", ["CSimulatedClock", "FoundationAdditions", "UIKit"]),
    room("SnapshotTesting", ["CoreGraphics", "QuartzCore", "UIKit", "XCTestAdditions"]),
    room("InlineSnapshotTesting", ["SnapshotTesting"]),
    room("FBSnapshotTestCase", ["CoreGraphics", "SnapshotTesting", "UIKit"]),
    room("iOSSnapshotTestCase", ["FBSnapshotTestCase"]),
    room(
      "ScreenTesting",
      ["CoreGraphics", "Diagnostics", "QuartzCore", "SnapshotTesting", "UIKit", "WindowHost"]
    ),
    // What builds them all.
    room(
      "TestingFrameworks",
      [
        "FBSnapshotTestCase", "InlineSnapshotTesting", "SnapshotTesting", "ScreenTesting",
        "XCTestAdditions", "iOSSnapshotTestCase",
      ]
    ),
    // What the programs of tests are linked with.
    room("TestRecording", ["TestReports", "UIKit"]),
    // Where apps and tests keep their files.
    room("AppContainers"),
    room(
      "XCUIAutomation",
      [
        "AppContainers", "Diagnostics", "FoundationAdditions", "ScreenProtocol", "TestRecording",
        "TestReports", "UIKit", "XCTestAdditions",
      ]
    ),

    // What stands on them.
    room("Gallery", ["UIKit"], path: "Examples/Gallery"),
    .target(
      name: "SourceTranslation",
      dependencies: ["Diagnostics"],
      swiftSettings: strict + syntax,
      linkerSettings: syntaxLibraries
    ),
    .executableTarget(
      name: "tsumiki-protocols",
      swiftSettings: strict + syntax,
      linkerSettings: syntaxLibraries
    ),
    .executableTarget(
      name: "tsumiki",
      dependencies: ["AppContainers", "Diagnostics", "UIKit", "Gallery"],
      swiftSettings: strict,
      linkerSettings: standingAlone
    ),

    // Keeps screens open for programs and people elsewhere.
    .target(
      name: "Serving",
      dependencies: ["CSoup", "Diagnostics", "ScreenProtocol"],
      resources: [.embedInCode("Web/page.html")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "tsumiki-serve",
      dependencies: ["Diagnostics", "Serving"],
      swiftSettings: strict,
      linkerSettings: standingAlone
    ),

    // Benchmarks.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CAllocationCounter", "CHeapMeter", "CollectionDiffing", "CollectionLayout",
        "ConstraintSolver", "CoreGraphics", "CPango", "CSDL2", "Gallery", "QuartzCore",
        "SwiftUI", "TextShaping", "UIKit",
        "WindowHost",
      ],
      path: "Benchmarks",
      exclude: ["Solver/Peer", "Start/Peer", "Toolkits/Peer"],
      swiftSettings: strict
    ),

    // Tests.
    .target(name: "CHeapMeter"),
    room("TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "CoreGraphics", "Diagnostics", "FoundationAdditions", "InterfaceFiles", "MessageBus",
        "ScreenProtocol", "Serving", "SourceTranslation", "TestSupport", "TextShaping", "UIKit",
        "UIKitSpellings", "WindowHost",
      ],
      path: "Tests/Fuzzing",
      swiftSettings: strict + syntax
    ),
    wrongInputs,
    .testTarget(
      name: "CombineTests",
      dependencies: ["Combine", "TestSupport"],
      path: "Tests/CombineTests",
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]
    ),
    tests("CollectionDiffing", ["CollectionDiffing", "TestSupport"]),
    tests("ConstraintSolver", ["ConstraintSolver", "TestSupport"]),
    tests("CollectionLayout", ["CollectionLayout", "TestSupport"]),
    tests("SQLiteFiles", ["SQLiteFiles"]),
    tests("ViewGraph", ["TestSupport", "ViewGraph"]),
    tests("ViewLayout", ["TestSupport", "ViewLayout"]),
    tests(
      "SwiftUI",
      [
        "AVKit", "Charts", "Combine", "CoreData", "CoreGraphics", "CoreTransferable",
        "FoundationAdditions",
        "MapKit", "Photos", "PhotosUI", "SpriteKit", "SwiftData", "SwiftUI", "TestSupport", "UIKit",
        "UniformTypeIdentifiers", "ViewGraph", "ViewLayout", "WindowHost", "_AVKit_SwiftUI",
        "_AuthenticationServices_SwiftUI", "_CoreData_SwiftUI", "_MapKit_SwiftUI",
        "_PhotosUI_SwiftUI", "_QuickLook_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI",
        "_SwiftData_SwiftUI",
      ]
    ),
    tests("ListUpdates", ["ListUpdates", "TestSupport"]),
    tests("Diagnostics", ["Diagnostics", "TestSupport"]),
    tests("MarkdownReading", ["MarkdownReading", "TestSupport"]),
    tests("HTMLReading", ["HTMLReading", "TestSupport"]),
    tests("Docs", ["TestSupport"]),
    tests("MessageBus", ["CGLib", "MessageBus", "TestSupport"]),
    tests("WindowHost", ["CSDL2", "TestSupport", "WindowHost"]),
    tests("os", ["os", "TestSupport"]),
    tests("ScreenProtocol", ["ScreenProtocol", "TestSupport"]),
    tests("TestReports", ["TestReports", "TestSupport"]),
    tests(
      "XCUIAutomation",
      ["FoundationAdditions", "ScreenProtocol", "TestSupport", "UIKit", "XCUIAutomation"]
    ),
    tests("Serving", ["ScreenProtocol", "Serving", "TestSupport"]),
    tests(
      "FoundationAdditions",
      ["Diagnostics", "FoundationAdditions", "TestSupport", "UIKit"]
    ),
    tests("UIKitSpellings", ["Combine", "TestSupport", "UIKit", "UIKitSpellings"]),
    tests("InterfaceFiles", ["InterfaceFiles", "TestSupport"]),
    tests(
      "CoreData",
      ["Combine", "CoreData", "Diagnostics", "FoundationAdditions", "TestSupport", "UIKit"]
    ),
    tests(
      "SwiftData",
      ["Diagnostics", "FoundationAdditions", "SwiftData", "TestSupport", "UIKit"]
    ),
    tests("DynamicsSimulation", ["DynamicsSimulation", "TestSupport"]),
    tests("ScrollPhysics", ["ScrollPhysics", "TestSupport"]),
    tests(
      "CoreGraphics",
      [
        "Diagnostics", "CLateLoading", "CoreGraphics", "_Testing_CoreGraphics", "CCairo",
        "TestSupport",
      ]
    ),
    tests(
      "QuartzCore",
      [
        "_Testing_CoreGraphics", "CoreGraphics", "Diagnostics", "QuartzCore", "TestSupport",
        "WindowHost",
      ]
    ),
    tests(
      "UIKit",
      [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CAllocationCounter", "CoreGraphics",
        "Diagnostics", "Gallery",
        "InterfaceFiles", "ListUpdates", "MessageBus", "QuartzCore", "ScreenProtocol",
        "ScrollPhysics", "TestSupport", "UIKit", "WindowHost",
      ]
    ),
    tests(
      "SnapshotTesting",
      [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "FBSnapshotTestCase",
        "InlineSnapshotTesting", "QuartzCore", "SnapshotTesting", "TestSupport", "UIKit",
        "XCTestAdditions", "iOSSnapshotTestCase",
      ]
    ),
    tests(
      "ScreenTesting",
      [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "Gallery", "ScreenTesting",
        "TestSupport", "UIKit",
      ]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "ScreenTesting", "SnapshotTesting", "UIKit"],
      path: "Tests/GalleryTests",
      exclude: ["__Snapshots__"],
      swiftSettings: strict
    ),
    worlds,
    tests(
      "TextShaping",
      [
        "TextShaping", "CoreGraphics", "Diagnostics", "_Testing_CoreGraphics", "TestSupport",
        "CPango", "CTextAnalysis",
      ]
    ),
    .testTarget(
      name: "SourceTranslationTests",
      dependencies: ["SourceTranslation", "TestSupport", "tsumiki-protocols"],
      path: "Tests/SourceTranslationTests",
      swiftSettings: strict + syntax
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CXCB", "CoreGraphics", "Diagnostics", "SourceTranslation", "TestReports", "TestSupport",
        "tsumiki", "tsumiki-translate", "XCUIAutomation",
      ],
      path: "Tests/CommandLineTests",
      swiftSettings: strict + syntax
    ),
  ] + translate + guided.targets + inertTargets,
  swiftLanguageModes: [.v6]
)
