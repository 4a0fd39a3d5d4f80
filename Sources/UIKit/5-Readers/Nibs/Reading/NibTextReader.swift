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
    readTraits(field, values)
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
    readTraits(view, values)
  }

  static func readSearch(_ bar: UISearchBar, _ values: NibValues) {
    if let text = values.string("text") { bar.text = text }
    if let placeholder = values.string("placeholder") { bar.placeholder = placeholder }
    if let prompt = values.string("prompt") { bar.prompt = prompt }
    if let style = values.choice("searchBarStyle", searchStyles) { bar.searchBarStyle = style }
    if values.text("barStyle")?.hasPrefix("black") == true { bar.barStyle = .black }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    if let flag = values.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let flag = values.flag("showsBookmarkButton") { bar.showsBookmarkButton = flag }
    if let flag = values.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = flag }
    values.color("barTintColor") { bar.barTintColor = $0 }
    let titles = values.element.list("scopeButtonTitles").map { NibValues.characters(of: $0) }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let flag = values.flag("showsScopeBar") { bar.showsScopeBar = flag }
    readTraits(bar, values)
  }

  /// What is asked of the keyboard, the same of all that is typed into.
  private static func readTraits(_ input: some UITextInputTraits, _ values: NibValues) {
    guard let child = values.child("textInputTraits") else { return }
    let traits = NibValues(child, values.making)
    if let type = traits.choice("keyboardType", keyboards) { input.keyboardType = type }
    if let type = traits.choice("returnKeyType", returnKeys) { input.returnKeyType = type }
    if let look = traits.choice("keyboardAppearance", looks) { input.keyboardAppearance = look }
    if let flag = traits.flag("secureTextEntry") { input.isSecureTextEntry = flag }
    if let flag = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = flag
    }
    if let type = traits.choice("autocapitalizationType", capitals) {
      input.autocapitalizationType = type
    }
    if let type = traits.choice("autocorrectionType", corrections) {
      input.autocorrectionType = type
    }
    if let type = traits.choice("spellCheckingType", spelling) { input.spellCheckingType = type }
    if let type = traits.choice("smartQuotesType", quotes) { input.smartQuotesType = type }
    if let type = traits.choice("smartDashesType", dashes) { input.smartDashesType = type }
    if let type = traits.choice("smartInsertDeleteType", inserts) {
      input.smartInsertDeleteType = type
    }
    if let type = traits.text("textContentType") {
      input.textContentType = UITextContentType(rawValue: type)
    }
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
  private static let quotes: [String: UITextSmartQuotesType] = ["no": .no, "yes": .yes]
  private static let dashes: [String: UITextSmartDashesType] = ["no": .no, "yes": .yes]
  private static let inserts: [String: UITextSmartInsertDeleteType] = ["no": .no, "yes": .yes]
}
