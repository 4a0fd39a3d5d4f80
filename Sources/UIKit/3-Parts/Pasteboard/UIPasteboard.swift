import Foundation

/// What is copied and cut, for this app and others to paste.
///
/// The general pasteboard's text is the desktop's clipboard while the app has a window; the rest,
/// and all other pasteboards, is this program's own.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate"
    )
    /// Whether only this machine may have the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static let plainText = "public.utf8-plain-text"
  private static let urlType = "public.url"
  private static let imageType = "public.image"
  private static let colorType = "com.apple.uikit.color"

  /// What a pasteboard holds; objects of one name have it in common.
  @MainActor
  private final class Store {
    var content: [[String: Any]] = []
    var changes = 0
    var expiry: Date?
    var given: String?
  }

  private static var named: [Name: Store] = [:]

  /// The pasteboard that all apps share.
  public static let general = UIPasteboard(.general)

  /// Which pasteboard it is.
  public let name: Name
  private let store: Store

  private var content: [[String: Any]] {
    get { store.content }
    set { store.content = newValue }
  }

  private var changes: Int {
    get { store.changes }
    set { store.changes = newValue }
  }

  private var expiry: Date? {
    get { store.expiry }
    set { store.expiry = newValue }
  }

  /// The text that this pasteboard gave the clipboard last.
  private var given: String? {
    get { store.given }
    set { store.given = newValue }
  }

  private init(_ name: Name, _ store: Store = Store()) {
    self.name = name
    self.store = store
  }

  /// The pasteboard of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = pasteboardName == .general ? Self.general.store : Self.named[pasteboardName]
    guard let store = known ?? (create ? Store() : nil) else { return nil }
    self.init(pasteboardName, store)
    if pasteboardName != .general { Self.named[pasteboardName] = store }
  }

  /// A new pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(Name(UUID().uuidString))
    named[board.name] = board.store
    return board
  }

  /// Forgets the pasteboard of a name.
  open class func remove(withName pasteboardName: Name) {
    guard let store = named.removeValue(forKey: pasteboardName) else { return }
    store.content = []
    NotificationCenter.default.post(
      name: removedNotification,
      object: UIPasteboard(pasteboardName, store)
    )
  }

  /// Whether what is on it outlives the app; no.
  open var isPersistent: Bool { name == .general }

  /// How often it changed.
  open var changeCount: Int {
    follow()
    return changes
  }

  // MARK: The clipboard

  private var isGeneral: Bool { name == .general }

  /// Takes in what another program put on the clipboard.
  private func follow() {
    if let expiry, expiry <= Date() {
      content = []
      self.expiry = nil
    }
    guard isGeneral, TextServices.current.host != nil else { return }
    let clipboard = TextServices.current.clipboard
    guard clipboard != given else { return }
    given = clipboard
    content = clipboard.map { [[Self.plainText: $0]] } ?? []
    changes += 1
  }

  private func changed() {
    changes += 1
    if isGeneral {
      let text = content.compactMap { Self.text(in: $0) }.joined(separator: "\n")
      given = text
      TextServices.current.clipboard = text
      given = TextServices.current.clipboard
    }
    NotificationCenter.default.post(
      name: Self.changedNotification,
      object: self,
      userInfo: [Self.changedTypesAddedUserInfoKey: types]
    )
  }

  private static func text(in item: [String: Any]) -> String? {
    for (_, value) in item.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String { return text }
      if let url = value as? URL { return url.absoluteString }
    }
    return nil
  }

  private func only(_ type: String, _ value: Any?) { all(type, value.map { [$0] }) }

  private func all(_ type: String, _ values: [Any]?) {
    content = (values ?? []).map { [type: $0] }
    expiry = nil
    changed()
  }

  private func values<Value>(_ cast: (Any) -> Value?) -> [Value] {
    follow()
    return content.compactMap { item in
      for (_, value) in item.sorted(by: { $0.key < $1.key }) {
        if let found = cast(value) { return found }
      }
      return nil
    }
  }

  // MARK: Things

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { only(Self.plainText, newValue) }
  }

  /// All texts.
  open var strings: [String]? {
    get {
      let found = values { $0 as? String ?? ($0 as? URL)?.absoluteString }
      return found.isEmpty ? nil : found
    }
    set { all(Self.plainText, newValue) }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { only(Self.urlType, newValue) }
  }

  /// All addresses; texts that are addresses are, too.
  open var urls: [URL]? {
    get {
      let found = values { value -> URL? in
        if let url = value as? URL { return url }
        guard let text = value as? String, let url = URL(string: text), url.scheme != nil else {
          return nil
        }
        return url
      }
      return found.isEmpty ? nil : found
    }
    set { all(Self.urlType, newValue) }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { only(Self.imageType, newValue) }
  }

  /// All pictures.
  open var images: [UIImage]? {
    get {
      let found = values { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
      return found.isEmpty ? nil : found
    }
    set { all(Self.imageType, newValue) }
  }

  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { only(Self.colorType, newValue) }
  }

  /// All colours.
  open var colors: [UIColor]? {
    get {
      let found = values { $0 as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { all(Self.colorType, newValue) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }

  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }

  /// Whether there are pictures.
  open var hasImages: Bool { images != nil }

  /// Whether there are colours.
  open var hasColors: Bool { colors != nil }

  // MARK: Items

  /// All items: for each type what there is of it.
  open var items: [[String: Any]] {
    get {
      follow()
      return content
    }
    set { setItems(newValue) }
  }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// Puts items in the place of what was there.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    content = items
    expiry = options[.expirationDate] as? Date
    changed()
  }

  /// Adds items to what is there.
  open func addItems(_ items: [[String: Any]]) {
    follow()
    content += items
    changed()
  }

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// The types of some items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains(where: types.contains)
  }

  /// Whether each of some items has one of some types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet)?.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Which items have one of some types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items
    return IndexSet(
      items.indices.filter { index in
        pasteboardTypes.contains { items[index][$0] != nil }
      }
    )
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = items
    guard let itemSet else { return items.first.map { [$0] } }
    return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
  }

  /// What the first item has of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// What some items have of a type.
  open func values(
    forPasteboardType pasteboardType: String,
    inItemSet itemSet: IndexSet?
  )
    -> [Any]?
  { chosen(itemSet)?.compactMap { $0[pasteboardType] } }

  /// What the first item has of a type, as bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(of: value(forPasteboardType: pasteboardType))
  }

  /// What some items have of a type, as bytes.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?
      .compactMap { Self.data(of: $0) }
  }

  private static func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Puts one thing of a type in the place of what was there.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    only(pasteboardType, value)
  }

  /// Puts bytes of a type in the place of what was there.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    only(pasteboardType, data)
  }

  /// What is there for those who take items as they are dragged.
  open var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item {
          let data = Self.data(of: value)
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Puts what providers give in the place of what was there.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    content = []
    expiry = expirationDate
    for provider in itemProviders {
      guard let type = provider.registeredTypeIdentifiers.first else { continue }
      _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
        guard let data else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.add(data, type) } }
      }
    }
  }

  private func add(_ data: Data, _ type: String) {
    let isText = type == Self.plainText || type == "public.text"
    content.append([type: isText ? String(decoding: data, as: UTF8.self) : data])
    changed()
  }

  // MARK: Notices

  /// Posted when what is on a pasteboard changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
  /// Posted when a pasteboard was forgotten.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )
  /// The key for the types that came.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  /// The key for the types that went.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}
