import Foundation

extension TestReport {
  /// The report as a page that needs nothing beside it: failures first, then all tests by their classes.
  package var html: String {
    let title = "Tests: \(summary)"
    let failed = tests.filter { $0.outcome == .failed }
    var body = "<h1>\(Self.escaped(summary))</h1>\n"
    var told = ["\(Self.seconds(duration)) s"]
    if let seed { told.append("order of seed \(seed)") }
    body += "<p>\(told.joined(separator: ", "))</p>\n"
    if !failed.isEmpty {
      body += "<h2>Failures</h2>\n" + failed.map(Self.failure).joined(separator: "\n") + "\n"
    }
    body += "<h2>All tests</h2>\n" + groups.map(Self.group).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      \(body)
      </main>
      </body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --bad: #c62828; --good: #2e7d32; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --good: #81c784; } }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
    article { border-left: 4px solid var(--bad); padding: 0 1rem; margin: 1rem 0; }
    article h3 { font-size: 1rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0 .75rem; }
    .place { font-family: ui-monospace, monospace; font-size: .85em; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; }
    td { border-top: 1px solid var(--line); padding: .2rem .5rem .2rem 0; vertical-align: top; }
    td:first-child { overflow-wrap: anywhere; } td:last-child { text-align: right; }
    details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; }
    .failed { color: var(--bad); } .passed { color: var(--good); } .skipped { opacity: .7; }
    \(pictureStyle)
    """

  private static func failure(_ test: Test) -> String {
    let parts = test.failures.map { failure -> String in
      let place = failure.file.map { "\($0):\(failure.line ?? 0)" }
      return (place.map { "<div class=\"place\">\(escaped($0))</div>\n" } ?? "")
        + pictures(failure.comparison) + message(failure.message)
    }
    return "<article>\n<h3>\(escaped(test.name))</h3>\n\(parts.joined(separator: "\n"))\n</article>"
  }

  /// A message; what a crash prints is long and stands folded below its first lines.
  private static func message(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 16 else { return "<pre>\(escaped(text))</pre>" }
    let (head, rest) = (lines.prefix(12), lines.dropFirst(12))
    return "<pre>\(escaped(head.joined(separator: "\n")))</pre>\n<details><summary>"
      + "\(rest.count) more lines</summary>\n<pre>\(escaped(rest.joined(separator: "\n")))</pre>\n"
      + "</details>"
  }

  private static func group(_ name: String, _ tests: [Test]) -> String {
    let failed = tests.count { $0.outcome == .failed }
    let rows = tests.map { test in
      "<tr><td>\(escaped(test.shortName))</td>"
        + "<td class=\"\(test.outcome.rawValue)\">\(test.outcome.rawValue)</td>"
        + "<td>\(seconds(test.duration)) s</td></tr>"
    }
    let told = failed > 0 ? ", <span class=\"failed\">\(failed) failed</span>" : ""
    return """
      <details\(failed > 0 ? " open" : "")>
      <summary>\(escaped(name)): \(tests.count)\(told)</summary>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      </details>
      """
  }
}
