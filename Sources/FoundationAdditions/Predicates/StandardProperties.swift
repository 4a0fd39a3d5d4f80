import Foundation

/// Properties of Foundation's values that formats name: they are classes on iOS, and have them by name.
enum StandardProperties {
  static func value(of object: Any, _ key: String) -> (isKnown: Bool, value: Any?) {
    switch object {
    case let text as String: value(of: text, key)
    case let url as URL: value(of: url, key)
    case let date as Date: value(of: date, key)
    default: Numeral(object).map { value(of: $0, key) } ?? (false, nil)
    }
  }

  private static func value(of text: String, _ key: String) -> (Bool, Any?) {
    switch key {
    case "length": (true, text.utf16.count)
    case "lowercaseString", "lowercased": (true, text.lowercased())
    case "uppercaseString", "uppercased": (true, text.uppercased())
    case "capitalizedString": (true, text.capitalized)
    case "intValue", "integerValue": (true, (text as NSString).integerValue)
    case "doubleValue", "floatValue": (true, (text as NSString).doubleValue)
    case "boolValue": (true, (text as NSString).boolValue)
    case "pathExtension": (true, (text as NSString).pathExtension)
    case "lastPathComponent": (true, (text as NSString).lastPathComponent)
    case "stringByDeletingPathExtension": (true, (text as NSString).deletingPathExtension)
    default: (false, nil)
    }
  }

  private static func value(of url: URL, _ key: String) -> (Bool, Any?) {
    switch key {
    case "absoluteString": (true, url.absoluteString)
    case "path": (true, url.path)
    case "host": (true, url.host)
    case "scheme": (true, url.scheme)
    case "query": (true, url.query)
    case "fragment": (true, url.fragment)
    case "pathExtension": (true, url.pathExtension)
    case "lastPathComponent": (true, url.lastPathComponent)
    default: (false, nil)
    }
  }

  private static func value(of date: Date, _ key: String) -> (Bool, Any?) {
    switch key {
    case "timeIntervalSince1970": (true, date.timeIntervalSince1970)
    case "timeIntervalSinceReferenceDate": (true, date.timeIntervalSinceReferenceDate)
    case "timeIntervalSinceNow": (true, date.timeIntervalSinceNow)
    default: (false, nil)
    }
  }

  private static func value(of number: Numeral, _ key: String) -> (Bool, Any?) {
    switch key {
    case "intValue", "integerValue", "longValue", "longLongValue":
      (true, Int(max(-9e18, min(9e18, number.double))))
    case "doubleValue", "floatValue": (true, number.double)
    case "boolValue": (true, number.double != 0)
    case "stringValue": (true, "\(number.object)")
    default: (false, nil)
    }
  }
}
