import Foundation

/// What the compiler says of translated files, as somebody reads it who knows only their own.
///
/// The compiler quotes lines of the file that it reads, by its numbers: these are the own file's here.
/// What it finds in lines that the translation wrote follows from something in the own ones, and is
/// left out where there is any error in those.
struct CompilerOutput {
  /// A message with the lines that it quotes.
  private struct Message {
    var head: String
    var path: String
    var line: Int
    var isError: Bool
    var quoted: [String] = []
  }

  private let messages: [Message]
  private let rest: [String]
  private let paths: Set<String>

  /// Reads an output; `sources` are the app's own files.
  init(_ output: String, sources: [URL]) {
    paths = Set(sources.map(\.path))
    var messages: [Message] = []
    var rest: [String] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^(/[^:]+):(\d+):\d+: (error|warning|note): /#) {
        messages.append(
          Message(
            head: String(line),
            path: String(match.1),
            line: Int(match.2) ?? 1,
            isError: match.3 == "error"
          )
        )
      } else if messages.isEmpty || !line.contains(#/^\s*(?:\d+\s)?\s*[|:]/#) {
        if !line.isEmpty { rest.append(String(line)) }
      } else {
        messages[messages.count - 1].quoted.append(String(line))
      }
    }
    self.messages = messages
    self.rest = rest
  }

  /// The errors, those of the own files alone if there are any.
  var errorCount: Int { shown.count(where: \.isError) }

  /// Where the first error is.
  var firstPlace: String? {
    shown.first(where: \.isError).map { message in
      message.head.components(separatedBy: ": error: ").first ?? message.path
    }
  }

  /// The output as it is printed.
  var text: String {
    var texts: [String: [Substring]] = [:]
    let lines = shown.flatMap { message -> [String] in
      if texts[message.path] == nil, paths.contains(message.path) {
        let text = (try? String(contentsOfFile: message.path, encoding: .utf8)) ?? ""
        texts[message.path] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      return [message.head] + quoted(message, texts[message.path] ?? []) + [""]
    }
    let others = messages.contains(where: \.isError) ? [] : rest
    return (lines + others).joined(separator: "\n")
  }

  private var shown: [Message] {
    guard messages.contains(where: { $0.isError && paths.contains($0.path) }) else {
      return messages
    }
    return messages.filter { paths.contains($0.path) }
  }

  /// The quoted lines with the numbers and words of the own file.
  private func quoted(_ message: Message, _ own: [Substring]) -> [String] {
    guard !own.isEmpty,
      let mark = message.quoted.firstIndex(where: { $0.contains(#/^\s*\|.*`- /#) }),
      let last = message.quoted[..<mark].last(where: { Self.number(of: $0) != nil }),
      let number = Self.number(of: last)
    else { return message.quoted }
    let shift = number - message.line
    return message.quoted.compactMap { line in
      guard let number = Self.number(of: line) else { return line }
      let width = line.prefix { $0 != "|" }.count - 1
      guard number - shift >= 1, number - shift <= own.count else { return nil }
      let text = String(number - shift)
      let space = String(repeating: " ", count: max(width - text.count, 0))
      return "\(space)\(text) | \(own[number - shift - 1])"
    }
  }

  private static func number(of line: String) -> Int? {
    line.firstMatch(of: #/^\s*(\d+) \|/#).flatMap { Int($0.1) }
  }
}
