import Foundation
import InterfaceFiles

/// The archive that an object of a nib is made from: one element of the file.
///
/// Classes are made by `init(coder:)` as on iOS; those of UIKit hand themselves to `finish(_:as:)`
/// when they are set up, and are given what the element says.
final class NibCoder: NSCoder, InterfaceCoding, @unchecked Sendable {
  let element: InterfaceElement
  let making: NibMaking
  /// Whether a reader has given the object what the element says.
  private var isRead = false

  init(_ element: InterfaceElement, _ making: NibMaking) {
    self.element = element
    self.making = making
  }

  /// What the element says, as values.
  @MainActor var values: NibValues { NibValues(element, making) }

  /// Reads the element into an object that is set up, once, when its own UIKit class asks for it.
  @MainActor
  func finish(_ object: AnyObject, as type: AnyClass) {
    guard !isRead, NibReaders.leaf(of: object) == type else { return }
    isRead = true
    making.read(element, into: object)
  }

  /// Reads the element into an object whose class does not ask for it.
  @MainActor
  func finish(_ object: AnyObject) {
    guard !isRead else { return }
    isRead = true
    making.read(element, into: object)
  }

  @MainActor
  func value(of key: InterfaceKey) -> Any? {
    switch key {
    case .tableStyle: NibTableReader.style(element)
    case .cellStyle: NibCellReader.style(element)
    case .reuseIdentifier: NibCellReader.identifier(element)
    case .collectionLayout: element.child(key: "collectionViewLayout").flatMap { making.make($0) }
    }
  }

  // MARK: Keys

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    decodeObject(forKey: key) != nil
  }

  override func decodeObject(forKey key: String) -> Any? {
    if let text = element.attributes[key] { return text }
    return MainActor.assumeIsolated { Archived(NibArchiveKeys.value(key, self)) }.value
  }

  /// A value on its way off the main actor, which it never leaves in fact.
  private struct Archived: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) { self.value = value }
  }

  override func decodeBool(forKey key: String) -> Bool {
    element.flag(key) ?? decodeObject(forKey: key) as? Bool ?? false
  }

  override func decodeInteger(forKey key: String) -> Int {
    element.integer(key) ?? decodeObject(forKey: key) as? Int ?? 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: element.integer(key) ?? 0)
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(element.integer(key) ?? 0) }

  override func decodeFloat(forKey key: String) -> Float { Float(element.number(key) ?? 0) }

  override func decodeDouble(forKey key: String) -> Double {
    element.number(key) ?? decodeObject(forKey: key) as? Double ?? 0
  }
}
