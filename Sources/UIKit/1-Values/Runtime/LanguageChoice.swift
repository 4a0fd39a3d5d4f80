import Foundation
import InterfaceFiles

/// Which of a bundle's languages the reader is shown.
package enum LanguageChoice {
  /// The languages the reader understands, the dearest first.
  static var wanted: [String] {
    LanguageOrder.languages(inArguments: ProcessInfo.processInfo.arguments)
      ?? [String(Locale.current.identifier.map { $0 == "_" ? "-" : $0 })]
  }

  /// The languages of a bundle to look in, the dearest first; without a match, the one the app was
  /// written in.
  package static func languages(of bundle: Bundle) -> [String] {
    let known = bundle.languages
    guard !known.isEmpty else { return [] }
    return LanguageOrder.order(
      known,
      wanted: wanted,
      written: bundle.information["CFBundleDevelopmentRegion"] as? String
    )
  }
}
