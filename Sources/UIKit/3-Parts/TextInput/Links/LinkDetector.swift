import Foundation

/// Finds addresses and phone numbers in a text.
package enum LinkDetector {
  package struct Found: Equatable {
    package var range: NSRange
    package var url: URL
  }

  /// What is found, in the order of the text; nothing lies on something else.
  package static func links(in text: String, _ types: UIDataDetectorTypes) -> [Found] {
    var found: [Found] = []
    func take(_ matches: [Found]) {
      for match in matches
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        found.append(match)
      }
    }
    if types.contains(.link) {
      take(matches(mail, in: text) { URL(string: "mailto:" + $0) })
      take(
        matches(page, in: text) { URL(string: $0.contains("://") ? $0 : "http://" + $0) }
      )
    }
    if types.contains(.phoneNumber) {
      take(
        matches(phone, in: text) { number in
          let digits = number.filter(\.isNumber)
          guard (7...15).contains(digits.count) else { return nil }
          return URL(string: "tel:" + (number.hasPrefix("+") ? "+" : "") + digits)
        }
      )
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private static let mail = #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#
  private static let page =
    #"(?:https?://|www\.)[^\s<>"”»]*[^\s<>"”»'’.,;:!?)\]]"#
    + #"|\b[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|io|dev|app|co|edu|gov|info|jp|de|uk|fr)"#
    + #"\b(?:/[^\s<>"”»]*[^\s<>"”»'’.,;:!?)\]])?"#
  private static let phone = #"(?<![\d.])\+?\(?\d[\d ().-]{5,}\d(?![\d.])"#

  private static func matches(
    _ pattern: String,
    in text: String,
    _ address: (String) -> URL?
  ) -> [Found] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: whole).compactMap { match in
      address((text as NSString).substring(with: match.range))
        .map { Found(range: match.range, url: $0) }
    }
  }
}
