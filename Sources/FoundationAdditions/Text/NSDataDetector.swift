import Foundation
import UIKit

/// The kinds of what can be found in texts, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of pages, of mail, and phone numbers in texts.
///
/// Dates, places and flights are not found. It is no `NSRegularExpression` here, whose methods nobody
/// else may answer.
public final class NSDataDetector: NSObject {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// Makes a detector of kinds of `NSTextCheckingResult.CheckingType`; fails where there are none.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue)
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// What is found in a part of a text, in order.
  public func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    var types: UIDataDetectorTypes = []
    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    if kinds.contains(.aLink) { types.insert(.link) }
    if kinds.contains(.aPhoneNumber) { types.insert(.phoneNumber) }
    let whole = NSRange(location: 0, length: string.utf16.count)
    let range = NSIntersectionRange(range, whole)
    let text = string as NSString
    return LinkDetector.links(in: text.substring(with: range), types).map { found in
      let place = NSRange(
        location: found.range.location + range.location,
        length: found.range.length
      )
      return DetectedText(place, found.url, text.substring(with: place))
    }
  }

  /// Calls a block with all that is found in a part of a text, in order.
  public func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// How much is found in a part of a text.
  public func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// What is found first in a part of a text.
  public func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Where in a part of a text the first match is; `NSNotFound` without one.
  public func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// An address or a phone number in a text.
private final class DetectedText: NSTextCheckingResult {
  let address: URL
  let text: String
  private let place: NSRange

  init(_ place: NSRange, _ address: URL, _ text: String) {
    (self.place, self.address, self.text) = (place, address, text)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    address.scheme == "tel" ? .aPhoneNumber : .aLink
  }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  public var url: URL? { resultType == .aLink ? (self as? DetectedText)?.address : nil }

  /// A phone number as it is written; nil for other results.
  public var phoneNumber: String? {
    resultType == .aPhoneNumber ? (self as? DetectedText)?.text : nil
  }

  /// The date that was found: none is.
  public var date: Date? { nil }

  /// How long what was found lasts: nothing does.
  public var duration: TimeInterval { 0 }

  /// The parts of the postal address that was found: none is.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The parts of postal addresses.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Makes a part of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person or company.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A town.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state or province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's own are marked as never found.
  fileprivate static let aLink = Self(rawValue: 1 << 5)
  fileprivate static let aPhoneNumber = Self(rawValue: 1 << 11)
}
