import Foundation

/// Which files a pod's description names as its sources.
struct PodFiles {
  /// A pattern of paths: `Source/**/*.{h,swift}`; a folder stands for what lies in it.
  struct Pattern {
    private let expression: Regex<Substring>?

    init(_ pattern: String) {
      var text = ""
      var rest = Substring(pattern)
      while let next = rest.first {
        if rest.hasPrefix("**/") {
          text += "(?:.*/)?"
          rest = rest.dropFirst(3)
        } else if rest.hasPrefix("**") {
          text += ".*"
          rest = rest.dropFirst(2)
        } else {
          switch next {
          case "*": text += "[^/]*"
          case "?": text += "[^/]"
          case "{": text += "(?:"
          case "}": text += ")"
          case ",": text += "|"
          case ".", "+", "(", ")", "|", "^", "$": text += "\\\(next)"
          default: text.append(next)
          }
          rest = rest.dropFirst()
        }
      }
      expression = try? Regex("^\(text)(?:/[^/]*)?$", as: Substring.self)
    }

    func matches(_ path: String) -> Bool {
      guard let expression else { return false }
      return (try? expression.firstMatch(in: path)) != nil
    }
  }

  let patterns: [Pattern]

  /// Reads a description; what is for other systems is passed over.
  init(_ text: String) {
    let others = ["osx", "macos", "tvos", "watchos", "visionos"]
    // A list may go on in the next line.
    let text = text.replacing(#/([,\[=])\s*\n\s*/#) { $0.1 + " " }
    patterns = text.split(whereSeparator: \.isNewline).flatMap { line -> [Pattern] in
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#"),
        let match = line.firstMatch(of: /^([\w.]*)source_files\s*=(.*)$/),
        !match.1.split(separator: ".").contains(where: { others.contains(String($0)) })
      else { return [] }
      return match.2.matches(of: /['"]([^'"]+)['"]/).map { Pattern(String($0.1)) }
    }
  }
}
