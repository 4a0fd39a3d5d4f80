/// What a text view looks for in its text, to make links of it.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Places people live at; none is found here.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates of events; none is found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels; none is found here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights; none is found here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// What may be looked up; none is found here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Amounts of money; none is found here.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Measurements; none is found here.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
