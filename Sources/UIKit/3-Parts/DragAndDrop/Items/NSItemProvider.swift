import Diagnostics
import Foundation
import Synchronization

/// Carries an item from one place to another as whatever types it can be had as.
///
/// What is loaded arrives after the call: with the next frame where the call was made on the main
/// thread, and on a thread of the provider's elsewhere.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Reads the data of a representation into a handler; it may be called at any time.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  /// Takes an object that was loaded, or what went wrong.
  public typealias ObjectHandler =
    @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

  /// The domain of errors of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What can go wrong.
  public enum ErrorCode: Int, Error, Sendable {
    /// It is not known what.
    case unknownError = -1
    /// There is no such item.
    case itemUnavailableError = -1000
    /// It is of another class than was expected.
    case unexpectedValueClassError = -1100
    /// It cannot be had as the type asked for.
    case unavailableCoercionError = -1200
  }

  private struct Content {
    var representations: [ItemRepresentation] = []
    var objects: [ItemObject] = []
    var suggestedName: String?
  }

  private let content = Mutex(Content())

  /// Makes a provider that carries nothing yet.
  public override init() { super.init() }

  /// Makes a provider that carries an object as everything it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider that carries an object as a type; without a type, as all it can be written as.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let object = item as? any NSItemProviderWriting else { return }
    guard let typeIdentifier else {
      registerObject(object, visibility: .all)
      return
    }
    let carried = ItemObject(object: object)
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      let type = carried.object.writableTypeIdentifiersForItemProvider.first ?? typeIdentifier
      return carried.object.loadData(
        withTypeIdentifier: type,
        forItemProviderCompletionHandler: done
      )
    }
  }

  /// Makes a provider that carries a file; nil where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let url = fileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      return nil
    }
    self.init()
    suggestedName = url.deletingPathExtension().lastPathComponent
    let types = ["txt": TypeIdentifier.text, "png": TypeIdentifier.png, "jpg": TypeIdentifier.jpeg]
    let type = types[url.pathExtension.lowercased()] ?? "public.data"
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      do {
        done(try Data(contentsOf: url), nil)
      } catch {
        done(nil, error)
      }
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let content = content.withLock { $0 }
    copy.content.withLock { $0 = content }
    return copy
  }

  /// A name for the item, as for a file it is saved in.
  ///
  /// Defaults to nil.
  open var suggestedName: String? {
    get { content.withLock(\.suggestedName) }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Registering

  /// Lets the item be had as data of a type; what is registered first is the most faithful.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    add(ItemRepresentation(type: typeIdentifier, visibility: visibility, load: loadHandler))
  }

  /// Lets an object be had as everything it can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    let carried = ItemObject(object: object)
    content.withLock { $0.objects.append(carried) }
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        carried.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Lets an object that is made when it is needed be had as everything its class can be written as.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping NSItemProvider.ObjectHandler
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error ?? ErrorCode.itemUnavailableError) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  private func add(_ representation: ItemRepresentation) {
    content.withLock {
      $0.representations.removeAll { $0.type == representation.type }
      $0.representations.append(representation)
    }
  }

  // MARK: Asking

  private var representations: [ItemRepresentation] { content.withLock(\.representations) }

  /// The types the item can be had as, in the order they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether the item can be had as a type or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  private func representation(_ type: String) -> ItemRepresentation? {
    representations.first { $0.type == type }
      ?? representations.first { TypeIdentifier.conforms($0.type, to: type) }
  }

  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Whether a value of a type can be had.
  public func canLoadObject<Value: ItemProviderValue>(ofClass type: Value.Type) -> Bool {
    canLoadObject(ofClass: type.itemProviderClass)
  }

  // MARK: Loading

  /// Loads the item's data as a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let delivery = ItemDelivery()
    return load(typeIdentifier) { data, error in
      delivery.deliver { completionHandler(data, error) }
    }
  }

  /// Loads the item as a type, as the data it is or the object it was registered with.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let delivery = ItemDelivery()
    let object = content.withLock { content in
      content.objects.first {
        $0.object.writableTypeIdentifiersForItemProvider.contains(typeIdentifier)
      }
    }
    if let object, object.object is any NSSecureCoding {
      return delivery.deliver { completionHandler?(object.object as? any NSSecureCoding, nil) }
    }
    _ = load(typeIdentifier) { data, error in
      delivery.deliver { completionHandler?(data.map { NSData(data: $0) }, error) }
    }
  }

  /// Loads an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let delivery = ItemDelivery()
    return object(aClass) { object, error in
      let carried = LoadedObject(object: object)
      delivery.deliver { completionHandler(carried.object, error) }
    }
  }

  /// Loads a value of a type.
  @discardableResult
  public func loadObject<Value: ItemProviderValue & Sendable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: type.itemProviderClass) { object, error in
      completionHandler(object.flatMap(Value.init(itemProviderObject:)), error)
    }
  }

  private struct LoadedObject: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
  }

  private struct WantedClass: @unchecked Sendable {
    let type: any NSItemProviderReading.Type
  }

  private func object(
    _ type: any NSItemProviderReading.Type,
    _ done: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let kept = content.withLock(\.objects).first { Swift.type(of: $0.object) == type }
    if let object = kept?.object as? any NSItemProviderReading {
      done(object, nil)
      return Self.finished
    }
    let name = type.readableTypeIdentifiersForItemProvider.first {
      hasItemConformingToTypeIdentifier($0)
    }
    guard let name, let actual = representation(name)?.type else {
      if representations.isEmpty { reportEmpty() }
      done(nil, ErrorCode.unavailableCoercionError)
      return Self.finished
    }
    let wanted = WantedClass(type: type)
    return load(name) { data, error in
      guard let data else { return done(nil, error ?? ErrorCode.itemUnavailableError) }
      do {
        done(try wanted.type.object(withItemProviderData: data, typeIdentifier: actual), nil)
      } catch {
        done(nil, error)
      }
    }
  }

  private func load(_ type: String, _ done: @escaping ItemRepresentation.Completion) -> Progress {
    guard let representation = representation(type) else {
      if representations.isEmpty { reportEmpty() }
      done(nil, ErrorCode.itemUnavailableError)
      return Self.finished
    }
    return representation.load(done) ?? Self.finished
  }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private func reportEmpty() {
    UIKitDiagnostics.report(
      Diagnosis(
        .itemEmpty,
        place: suggestedName.map { "NSItemProvider \"\($0)\"" } ?? "NSItemProvider",
        saw: "no registered representation"
      )
    )
  }
}
