import Diagnostics
import Foundation
import UIKit

/// What was asked for on the command line.
struct Arguments {
  enum Command: Equatable {
    case help
    case list
    case gallery
    case screen(String)
    case app(String)
    case build(String)
    case test(String)
    case doctor(String)
    /// An app that is built already.
    case program(String)
    /// The folder for a report, and the reports that it is made of.
    case merge([String])
    /// A report whose results become references.
    case approve(String)
    /// What keeps screens open, with its arguments.
    case keeper([String])
  }

  static let help = """
    tsumiki                         the gallery: a window; without a display a page at a terminal, else
                                    pictures in out/
    tsumiki --list                  the ids of the gallery's screens
    tsumiki --screen ID [options]   one screen
    tsumiki PATH [options] [-- …]   an iOS app folder, .xcodeproj or Swift file, as it is on a Mac;
                                    what follows -- is for the app, and so is -AppleLanguages "(de)"
    tsumiki PATH --list             the names of the app's previews, of #Preview and PreviewProvider
    tsumiki PATH --screen NAME      one of them, or one at a place as in Row.swift:12, in place of the app's
                                    first screen
    tsumiki serve [PATH|--screen ID]  show it in a browser: prints the address of a page; without a path
                                    the gallery
    tsumiki mcp [PATH|--screen ID]  answer requests on the standard input: an MCP server for agents
      --port NUMBER      where the page is; any that is free
      --host ADDRESS     listen there, as at 0.0.0.0 in a container; otherwise this machine alone can look
      --socket FILE      a socket for programs
      --patience SECONDS how long an app may take to answer; 30
    tsumiki --build PATH            build an app and print where its program is
    tsumiki --test PATH             build and run the unit tests and UI tests of a project or package
      --report FOLDER    write what they came to: index.html, junit.xml and report.json
      --shuffle SEED     in an order that the seed gives
      --repeat NUMBER    so often
      --shard 3/8        one of so many parts; auto takes what the machines of a build say
      --times FILE       the report.json of a run before, for parts that take equally long
    tsumiki merge FOLDER REPORT…    put the reports of several runs together
    tsumiki approve REPORT          take what failed tests made as their references, --filter NAME those
                                    of some tests
    tsumiki --doctor PATH           list what a project uses that is missing here
      --target NAME      the target of a project, where it has several
      --scheme NAME      the scheme that names the target and the configuration
      --configuration NAME  whose settings count; Debug
      --filter NAME      the tests to run
      --packages FOLDER  a folder of clones that packages are taken from, before their addresses
      --allow-plugin NAME  a plugin of a package that may run while it is built; several times, if need be
      --keep-going       leave out what does not compile, and tell it

      --size 390x844     the device's size in points
      --scale 2          pixels a point
      --style light|dark
      --text-size NAME   extraSmall ... large ... accessibilityExtraExtraExtraLarge
      --rtl              read from right to left
      --smart-typing     keys put in capitals, round quotation marks, dashes and spaces
      --keyboard         a keyboard comes up on the screen where text is edited
      --safe-area T,L,B,R  what bars and corners of the device take, in points
      --png FILE         write a picture instead of opening a window
      --dump FILE        write the tree of views as JSON instead of opening a window
      --accessibility FILE  write what screen readers are told as JSON
      --gestures FILE    replay a gesture script before the picture or the dump
      --at SECONDS       turn the clock this far first; otherwise until all is quiet
      --wait SECONDS     for how long at most; 10
      --open URL         launch the app to open a URL: a scheme of its own, a file, a page of the web
      --date 2026-01-09T09:41  what the clock shows when the app starts
      --first-frame      end with the first frame and tell how much memory is in use
      --record FILE      write what is done in the window as a gesture script
    """

  private(set) var command = Command.gallery
  private(set) var options = LaunchOptions()
  /// What is said of a project, for the program that builds it.
  private(set) var project: [String] = []
  /// What is handed to the app.
  private(set) var appArguments: [String] = []

  /// The arguments as they were given.
  let words: [String]

  /// Whether somebody at a terminal wants to see a screen and there is no display to open a window on.
  var isForABrowser: Bool {
    switch command {
    case .app, .screen, .gallery: break
    default: return false
    }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      !(environmentVariable($0) ?? "").isEmpty
    }
    return !hasDisplay && isatty(STDOUT_FILENO) != 0 && !options.isHeadless
      && options.gestures == nil && options.record == nil && options.at == nil
      && options.wait == nil && options.endsAtFirstFrame == nil && options.listsScreens == nil
  }

  init(_ arguments: [String]) throws {
    words = arguments
    var rest = arguments[...]
    if let verb = rest.first, ["mcp", "serve"].contains(verb) {
      command = .keeper(arguments)
      return
    }
    if rest.first == "merge" {
      let folders = arguments.dropFirst().map { URL(fileURLWithPath: $0).path }
      guard folders.count > 1 else {
        throw Self.wrong("merge", "\(folders.count) folders", "a folder to write to and reports")
      }
      command = .merge(folders)
      return
    }
    if rest.first == "approve" {
      rest.removeFirst()
      command = .approve(try Self.path(&rest, "approve"))
    }
    if rest.first == "answer" {
      rest.removeFirst()
      options.isServed = true
    }
    var screen: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": command = .help
      case "--list": options.listsScreens = true
      case "--screen": screen = try Self.value(&rest, argument)
      case "--program": command = .program(try Self.path(&rest, argument))
      case "--build": command = .build(try Self.path(&rest, argument))
      case "--test": command = .test(try Self.path(&rest, argument))
      case "--doctor": command = .doctor(try Self.path(&rest, argument))
      case "--target", "--scheme", "--configuration", "--filter", "--allow-plugin":
        project += [argument, try Self.value(&rest, argument)]
      case "--keep-going": project.append(argument)
      case "--shuffle", "--repeat", "--shard":
        project += [argument, try Self.value(&rest, argument)]
      case "--report", "--times": project += [argument, try Self.path(&rest, argument)]
      case "--packages": project += [argument, try Self.path(&rest, argument)]
      case "--first-frame": options.endsAtFirstFrame = true
      case "--rtl": options.isRightToLeft = true
      case "--smart-typing": options.smartTyping = true
      case "--keyboard": options.keyboard = true
      case "--":
        appArguments += rest
        rest = []
      case _ where Self.isDefault(argument):
        appArguments += [argument, try Self.value(&rest, argument)]
      case _ where argument.hasPrefix("-"): try take(argument, &rest)
      default: command = .app(argument)
      }
    }
    try choose(screen)
  }

  /// What is listed or shown is of the app that was named, else of the gallery.
  private mutating func choose(_ screen: String?) throws {
    switch command {
    case .app, .program: options.screen = screen
    case .gallery:
      if let screen { command = .screen(screen) }
      if options.listsScreens == true { command = .list }
    case .help: break
    default:
      guard screen == nil, options.listsScreens != true else {
        throw Problem(
          .optionInvalid,
          what: "The option is for showing an app or the gallery.",
          place: screen == nil ? "--list" : "--screen",
          remedy: "Leave it out, or name the app or the gallery alone."
        )
      }
    }
  }

  /// Whether an argument sets one of the user's defaults for this run, as in `-AppleLanguages "(de)"`.
  private static func isDefault(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().first?.isUppercase == true
  }

  private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws {
    switch option {
    case "--size": options.size = try Self.numbers(&rest, option, "x", count: 2)
    case "--scale": options.scale = try Self.numbers(&rest, option, ",", count: 1).first
    case "--style":
      let style = try Self.value(&rest, option)
      guard ["light", "dark"].contains(style) else {
        throw Self.wrong(option, style, "light or dark")
      }
      options.style = style
    case "--text-size":
      let name = try Self.value(&rest, option)
      guard UIContentSizeCategory.optionNames.contains(name) else {
        let names = UIContentSizeCategory.optionNames
        throw Self.wrong(
          option,
          name,
          "one of \(names.joined(separator: ", "))",
          DidYouMean.question(name, in: names)
        )
      }
      options.textSize = name
    case "--safe-area":
      options.safeArea = try Self.numbers(&rest, option, ",", count: 4)
    case "--png": options.png = try Self.path(&rest, option)
    case "--dump": options.dump = try Self.path(&rest, option)
    case "--accessibility": options.accessibility = try Self.path(&rest, option)
    case "--gestures": options.gestures = try Self.path(&rest, option)
    case "--record": options.record = try Self.path(&rest, option)
    case "--wait":
      options.wait = try Self.numbers(&rest, option, ",", count: 1).first.map(Double.init)
    case "--open": options.open = try Self.url(&rest, option)
    case "--date": options.date = try Self.date(&rest, option)
    case "--at": options.at = try Self.numbers(&rest, option, ",", count: 1).first.map(Double.init)
    default:
      let names = Self.help.matches(of: /--[a-z-]+[a-z]/).map { String($0.0) }
      throw Problem(
        .optionInvalid,
        what: "There is no such option.",
        place: option,
        remedy: DidYouMean.question(option, in: names)
          + "tsumiki --help lists them; what is for the app stands behind --."
      )
    }
  }

  private static func value(_ rest: inout ArraySlice<String>, _ option: String) throws -> String {
    guard let value = rest.first else { throw wrong(option, "nothing", "a value") }
    // Where the value was forgotten, the next option is none.
    guard !value.hasPrefix("--") else { throw wrong(option, value, "a value in front of it") }
    rest = rest.dropFirst()
    return value
  }

  /// A path that stays the same when a program runs elsewhere.
  private static func path(_ rest: inout ArraySlice<String>, _ option: String) throws -> String {
    let path = try value(&rest, option)
    // Most are whole already, and addresses take their time.
    return path.hasPrefix("/") && !path.contains("/.") ? path : URL(fileURLWithPath: path).path
  }

  private static func numbers(
    _ rest: inout ArraySlice<String>,
    _ option: String,
    _ separator: Character,
    count: Int
  ) throws -> [CGFloat] {
    let text = try value(&rest, option)
    let numbers = text.split(separator: separator).compactMap { Double($0) }
    let isPositive = option == "--size" || option == "--scale"
    let most = ["--at", "--wait"].contains(option) ? longestRun : 16_384
    guard numbers.count == count, numbers.allSatisfy({ (0...most).contains($0) }),
      !isPositive || numbers.allSatisfy({ $0 > 0 })
    else {
      throw wrong(
        option,
        text,
        "\(count == 1 ? "a number" : "\(count) numbers") from 0 to \(Int(most)), as in \(option) \(example(option))"
      )
    }
    return numbers.map { CGFloat($0) }
  }

  /// The furthest that the clock is turned, in seconds: a day.
  private static let longestRun = 86_400.0

  private static func example(_ option: String) -> String {
    switch option {
    case "--size": "390x844"
    case "--safe-area": "59,0,34,0"
    case "--scale": "3"
    default: "2.5"
    }
  }

  private static func url(_ rest: inout ArraySlice<String>, _ option: String) throws -> URL {
    let text = try value(&rest, option)
    guard let url = URL(string: text), url.scheme != nil else {
      throw wrong(option, text, "a URL with a scheme, as in myapp://item/3")
    }
    return url
  }

  private static func date(_ rest: inout ArraySlice<String>, _ option: String) throws -> Double {
    let text = try value(&rest, option)
    let formats = ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"]
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in formats {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date.timeIntervalSince1970 }
    }
    throw wrong(option, text, "a date and a time, as in 2026-01-09T09:41")
  }

  private static func wrong(
    _ option: String,
    _ saw: String,
    _ wanted: String,
    _ question: String = ""
  ) -> Problem {
    Problem(
      .optionInvalid,
      what: "An option has a value that cannot be used.",
      place: option,
      saw: saw,
      remedy: "\(question)Give \(wanted)."
    )
  }
}
