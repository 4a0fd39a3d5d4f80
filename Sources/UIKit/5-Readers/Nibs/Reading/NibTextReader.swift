import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads what people type into.
@MainActor
enum NibTextReader {
  static func readField(_ field: UITextField, _ values: NibValues) {
    if let text = values.string("text") { field.text = text }
    if let text = values.attributedString("attributedText") { field.attributedText = text }
    if let placeholder = values.string("placeholder") { field.placeholder = placeholder }
    values.color("textColor") { color in if let color { field.textColor = color } }
    values.font("fontDescription") { field.font = $0 }
    if let alignment = values.choice("textAlignment", alignments) {
      field.textAlignment = alignment
    }
    if let style = values.choice("borderStyle", borders) { field.borderStyle = style }
    if let mode = values.choice("clearButtonMode", modes) { field.clearButtonMode = mode }
    if let size = values.number("minimumFontSize") { field.minimumFontSize = size }
    if let flag = values.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = flag }
    if let flag = values.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = flag
    }
    if let flag = values.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    guard let traits = traits(values) else { return }
    if let type = traits.choice("keyboardType", keyboards) { field.keyboardType = type }
    if let type = traits.choice("returnKeyType", returnKeys) { field.returnKeyType = type }
    if let look = traits.choice("keyboardAppearance", looks) { field.keyboardAppearance = look }
    if let flag = traits.flag("secureTextEntry") { field.isSecureTextEntry = flag }
    if let flag = traits.flag("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = flag
    }
    if let type = traits.choice("autocapitalizationType", capitals) {
      field.autocapitalizationType = type
    }
    if let type = traits.choice("autocorrectionType", corrections) {
      field.autocorrectionType = type
    }
    if let type = traits.choice("spellCheckingType", spelling) { field.spellCheckingType = type }
    if let type = traits.text("textContentType") {
      field.textContentType = UITextContentType(rawValue: type)
    }
  }

  static func readView(_ view: UITextView, _ values: NibValues) {
    if let text = values.string("text") { view.text = text }
    values.color("textColor") { color in if let color { view.textColor = color } }
    values.font("fontDescription") { view.font = $0 }
    if let alignment = values.choice("textAlignment", alignments) { view.textAlignment = alignment }
    if let text = values.attributedString("attributedText") { view.attributedText = text }
    if let flag = values.flag("editable") { view.isEditable = flag }
    if let flag = values.flag("selectable") { view.isSelectable = flag }
    if let flag = values.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = flag
    }
    guard let traits = traits(values) else { return }
    if let type = traits.choice("keyboardType", keyboards) { view.keyboardType = type }
    if let type = traits.choice("returnKeyType", returnKeys) { view.returnKeyType = type }
    if let type = traits.choice("autocapitalizationType", capitals) {
      view.autocapitalizationType = type
    }
    if let type = traits.choice("autocorrectionType", corrections) {
      view.autocorrectionType = type
    }
  }

  static func readSearch(_ bar: UISearchBar, _ values: NibValues) {
    if let text = values.string("text") { bar.text = text }
    if let placeholder = values.string("placeholder") { bar.placeholder = placeholder }
    if let prompt = values.string("prompt") { bar.prompt = prompt }
    if let style = values.choice("searchBarStyle", searchStyles) { bar.searchBarStyle = style }
    if values.text("barStyle")?.hasPrefix("black") == true { bar.barStyle = .black }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    if let flag = values.flag("showsCancelButton") { bar.showsCancelButton = flag }
    values.color("barTintColor") { bar.barTintColor = $0 }
    let titles = values.element.list("scopeButtonTitles").map { NibValues.characters(of: $0) }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let flag = values.flag("showsScopeBar") { bar.showsScopeBar = flag }
    guard let traits = traits(values) else { return }
    if let type = traits.choice("keyboardType", keyboards) { bar.keyboardType = type }
    if let type = traits.choice("autocapitalizationType", capitals) {
      bar.autocapitalizationType = type
    }
  }

  private static func traits(_ values: NibValues) -> NibValues? {
    values.child("textInputTraits").map { NibValues($0, values.making) }
  }

  // MARK: Words

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  private static let searchStyles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let looks: [String: UIKeyboardAppearance] = [
    "alert": .dark, "dark": .dark, "light": .light,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let corrections: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]
  private static let spelling: [String: UITextSpellCheckingType] = ["no": .no, "yes": .yes]
}
