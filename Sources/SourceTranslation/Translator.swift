import Diagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Something that a translation could not keep, or that is missing.
package struct Finding: Sendable, Hashable, Codable {
  /// A stable code, such as `TSK-IMPORT`.
  package let code: String
  package let what: String
  package let file: String
  package let line: Int
  package let remedy: String

  /// What the sentence begins with: a method's name, as in `tableView(_:didGuess:)`.
  package var subject: String { String(what.prefix { $0 != " " }) }

  package init(
    _ kind: Diagnosis.Kind,
    what: String,
    file: String,
    line: Int,
    remedy: String? = nil
  ) {
    code = kind.code.rawValue
    self.what = what
    self.file = file
    self.line = line
    self.remedy = remedy ?? kind.remedy
  }
}

/// How sources are translated.
package struct TranslationOptions: Sendable {
  /// The name of the module they are compiled to.
  package var module: String
  /// The modules that can be imported; others are left out.
  package var availableModules: Set<String>
  /// What `#if` finds set.
  package var conditions: Set<String>
  /// Whether files see UIKit without importing it: a header of their module does.
  package var seesUIKit: Bool
  /// The modules whose headers pass UIKit on to whoever imports them.
  package var modulesWithUIKit: Set<String> = []
  /// The system that `os(…)` means: that of packages which know nothing of UIKit is Linux.
  package var system = "iOS"
  /// Whether the module is one of UI tests, whose test cases end where they are not to go on.
  package var isUITest = false
  /// Whether the package manager finds the tests, which leaves those of the main actor out.
  package var testsAreFound = false

  package init(
    module: String,
    availableModules: Set<String> = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"],
    conditions: Set<String> = ["DEBUG"],
    seesUIKit: Bool = false
  ) {
    self.module = module
    self.availableModules = availableModules
    self.conditions = conditions
    self.seesUIKit = seesUIKit
  }
}

extension TranslationOptions {
  /// The options as a text that is the same for the same options, on every run.
  package var identity: String {
    "\(module) \(availableModules.sorted()) \(conditions.sorted()) \(seesUIKit)"
      + " \(modulesWithUIKit.sorted()) \(testsAreFound) \(system) \(isUITest)"
  }
}

/// A file as it is compiled on Linux.
package struct Translation: Sendable {
  package let text: String
  package let findings: [Finding]
}

/// Rewrites Swift sources for iOS so that they compile where there is no Objective-C.
package struct SourceTranslator: Sendable {
  package let options: TranslationOptions

  package init(_ options: TranslationOptions) { self.options = options }

  private var conditions: BuildConditions {
    BuildConditions(
      custom: options.conditions,
      modules: options.availableModules,
      system: options.system
    )
  }

  /// Reads what other files have to know of a file.
  package func facts(of source: String) -> SourceFacts {
    FactsReader(Parser.parse(source: SourceNesting.bounded(source)), conditions).facts
  }

  /// Translates a file; `path` is where it is, for messages and debuggers, and `sources` gives the
  /// text of another file of the module, which members may have to come from.
  package func translate(
    _ source: String,
    path: String,
    facts: ModuleFacts,
    sources: (String) -> String? = { _ in nil }
  ) -> Translation {
    let source = SourceNesting.bounded(source)
    let tree = Parser.parse(source: source)
    let rewriter = Rewriter(
      tree,
      source: source,
      path: path,
      conditions: conditions,
      options: options,
      facts: facts
    )
    rewriter.run { file in
      guard file != path, let text = sources(file).map(SourceNesting.bounded) else { return nil }
      let other = Rewriter(
        Parser.parse(source: text),
        source: text,
        path: file,
        conditions: conditions,
        options: options,
        facts: facts
      )
      other.walkOnly()
      return other
    }
    return Translation(text: rewriter.result, findings: rewriter.findings)
  }

  /// A short name for a long one, the same on every run: FNV-1a.
  package static func digest(_ text: String) -> String { digest(text.utf8) }

  /// The same of bytes.
  package static func digest(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
