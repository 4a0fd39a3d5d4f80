import CoreGraphics
import Diagnostics
import Foundation

/// A change of images by a name, with values set by names.
open class CIFilter: NSObject, NSCopying {
  private(set) var definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String?

  /// Whether the filter is to be applied; it always is here.
  open var isEnabled = true

  /// Makes a filter that its subclass knows.
  public override init() { definition = nil }

  /// Makes nothing: filters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  convenience init(_ definition: FilterDefinition?) {
    self.init()
    self.definition = definition
    setDefaults()
  }

  /// Makes a filter with its defaults; nil where there is none of this name.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.all[name] else { return nil }
    self.init(definition)
  }

  /// Makes a filter with its defaults and other values; nil where there is none of this name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Makes a filter with its defaults and other values; nil where there is none of this name.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// The filter's name, such as `CIGaussianBlur`.
  open var name: String {
    get { ownName ?? definition?.name ?? "\(type(of: self))" }
    set { ownName = newValue }
  }

  /// The image that the filter makes; nil without an input, and for values that mean nothing.
  open var outputImage: CIImage? {
    guard let definition, let given = FilterArguments(definition, values) else { return nil }
    return definition.make(given)
  }

  /// The names of what the filter takes.
  open var inputKeys: [String] { definition?.parameters.map(\.key) ?? [] }

  /// The names of what the filter makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// What is known of the filter and, by their names, of the values that it takes.
  open var attributes: [String: Any] {
    guard let definition else { return [kCIAttributeFilterName: name] }
    var found: [String: Any] = [
      kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.display,
      kCIAttributeFilterCategories: definition.categories,
    ]
    for parameter in definition.parameters { found[parameter.key] = parameter.attributes }
    return found
  }

  /// Sets all values to what they are to begin with.
  open func setDefaults() {
    for parameter in definition?.parameters ?? [] {
      if let start = parameter.start { values[parameter.key] = start }
    }
  }

  /// Sets a value by its name; a name that the filter does not have is a mistake.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let definition else { return setOwn(value, key) }
    guard definition.parameters.contains(where: { $0.key == key }) else {
      return Self.reportUnknown(key, name, definition)
    }
    values[key] = value is NSNull ? nil : value
  }

  /// A value by its name, or the image that is made; a name that the filter does not have is a
  /// mistake.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard let definition else { return own(key) }
    guard definition.parameters.contains(where: { $0.key == key }) else {
      Self.reportUnknown(key, name, definition)
      return nil
    }
    return values[key]
  }

  private static func reportUnknown(_ key: String, _ name: String, _ known: FilterDefinition) {
    let keys = known.parameters.map(\.key).joined(separator: ", ")
    UIKitDiagnostics.report(
      Diagnosis(
        .keyUnknown,
        what: "A filter has no value of this name.",
        place: "\(name).\(key)",
        saw: "it takes \(keys)",
        remedy: "Set one of the names in CIFilter.inputKeys; nothing was set."
      )
    )
  }

  /// A filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(definition)
    copy.values = values
    return copy
  }

  /// The name and the values.
  open override var description: String { "<\(name): \(values)>" }

  // MARK: What there is

  /// The names of the filters of a category, in order; nil is all.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of some categories, in order; nil is all.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    let wanted = Set(categories ?? [])
    return FilterDefinition.all.values.filter { wanted.isSubset(of: $0.categories) }
      .map(\.name).sorted()
  }

  /// What a filter is called for people, in English; nil where there is none.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.display
  }

  /// What a category is called for people, in English.
  open class func localizedName(forCategory category: String) -> String {
    let plain = category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category
    return plain.reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += " " }
      text.append(letter)
    }
  }
}
