import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Compares requests as they are sent: the line of the method, the fields and the body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Compares requests as they are sent.
  ///
  /// - Parameter pretty: Whether JSON in the body is spread over lines, keys in order.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
      let address = request.url.map(sorted)?.absoluteString ?? "(null)"
      let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { "\n" + text(of: $0, pretty: pretty) }
      return (["\(request.httpMethod ?? "GET") \(address)"] + fields + [body].compactMap { $0 })
        .joined(separator: "\n")
    }
  }

  /// Compares requests as commands of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
      func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
      let method = request.httpMethod ?? "GET"
      let fields = request.allHTTPHeaderFields ?? [:]
      var words = ["curl"]
      if method == "HEAD" { words.append("--head") }
      if method != "GET", method != "HEAD" { words.append("--request \(method)") }
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        words.append("--header \"\(name): \(quoted(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        // What is let out already is let out once more.
        words.append("--data \"\(quoted(body.replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = fields["Cookie"] { words.append("--cookie \"\(quoted(cookie))\"") }
      words.append("\"\(request.url.map(sorted)?.absoluteString ?? "(null)")\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys]
      )
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// An address with its query in order.
  private static func sorted(_ url: URL) -> URL {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems?.sorted { $0.name < $1.name }
    parts?.queryItems = items
    return parts?.url ?? url
  }
}
