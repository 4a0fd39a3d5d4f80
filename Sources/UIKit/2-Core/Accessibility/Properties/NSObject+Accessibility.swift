import CoreGraphics
import Foundation

/// What any object can say of itself to those who cannot see it; what the system tells of has these
/// as members of its own.
///
/// A default of a protocol, and not of `NSObject`: classes may then have properties of these names.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var store: AccessibilityStore? { AccessibilityNotes.store(of: self) }

  @MainActor private var ownStore: AccessibilityStore { AccessibilityNotes.ownStore(of: self) }

  /// Whether the object is told of as one thing.
  ///
  /// Defaults to false.
  @MainActor @preconcurrency
  public var isAccessibilityElement: Bool {
    get { store?.said.isElement ?? false }
    set { ownStore.said.isElement = newValue }
  }

  /// What the object is and does.
  ///
  /// Defaults to nothing.
  @MainActor @preconcurrency
  public var accessibilityTraits: UIAccessibilityTraits {
    get { store?.said.traits ?? .none }
    set { ownStore.said.traits = newValue }
  }

  /// A name for tests; nobody is told of it.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityIdentifier: String? {
    get { store?.said.identifier }
    set { ownStore.said.identifier = newValue }
  }

  /// Where the object is on the screen, in points.
  ///
  /// Defaults to nowhere.
  @MainActor @preconcurrency
  public var accessibilityFrame: CGRect {
    get { store?.frame ?? .zero }
    set { ownStore.frame = newValue }
  }

  /// Its outline on the screen, in points.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityPath: UIBezierPath? {
    get { store?.path }
    set { ownStore.path = newValue }
  }

  /// The language it is spoken in.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityLanguage: String? {
    get { store?.language }
    set { ownStore.language = newValue }
  }

  /// The elements in the object, in order.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityElements: [Any]? {
    get { store?.elements }
    set { ownStore.elements = newValue }
  }

  /// Whether the elements in the object are left out.
  ///
  /// Defaults to false.
  @MainActor @preconcurrency
  public var accessibilityElementsHidden: Bool {
    get { store?.said.hidesElements ?? false }
    set { ownStore.said.hidesElements = newValue }
  }

  /// Whether what lies beside the object is left out.
  ///
  /// Defaults to false.
  @MainActor @preconcurrency
  public var accessibilityViewIsModal: Bool {
    get { store?.said.isModal ?? false }
    set { ownStore.said.isModal = newValue }
  }

  /// Whether its elements are read together.
  ///
  /// Defaults to false.
  @MainActor @preconcurrency
  public var shouldGroupAccessibilityChildren: Bool {
    get { store?.groupsChildren ?? false }
    set { ownStore.groupsChildren = newValue }
  }

  /// What kind of container it is.
  ///
  /// Defaults to none.
  @MainActor @preconcurrency
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { store?.said.containerType ?? .none }
    set { ownStore.said.containerType = newValue }
  }

  /// How its elements are walked through.
  ///
  /// Defaults to automatic.
  @MainActor @preconcurrency
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { store?.navigationStyle ?? .automatic }
    set { ownStore.navigationStyle = newValue }
  }

  /// What can be done with it besides.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { store?.said.customActions }
    set { ownStore.said.customActions = newValue }
  }

  /// The lists of places in it that one can go through.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { store?.said.customRotors }
    set { ownStore.said.customRotors = newValue }
  }

  /// What the object is called.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityLabel: String? {
    get { store?.said.label?.string }
    set { ownStore.said.label = newValue.map { SpokenText($0) } }
  }

  /// What using the object does.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityHint: String? {
    get { store?.said.hint?.string }
    set { ownStore.said.hint = newValue.map { SpokenText($0) } }
  }

  /// What the object holds.
  ///
  /// Defaults to nil.
  @MainActor @preconcurrency
  public var accessibilityValue: String? {
    get { store?.said.value?.string }
    set { ownStore.said.value = newValue.map { SpokenText($0) } }
  }
}

/// Keeps what objects say of themselves that the system tells nothing of by itself.
@MainActor
private enum AccessibilityNotes {
  private static let key = UInt(bitPattern: ObjectIdentifier(AccessibilityStore.self))

  static func store(of object: NSObject) -> AccessibilityStore? {
    AssociatedObjects.value(key, of: object) as? AccessibilityStore
  }

  static func ownStore(of object: NSObject) -> AccessibilityStore {
    if let store = store(of: object) { return store }
    let made = AccessibilityStore()
    AssociatedObjects.set(made, key, of: object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
