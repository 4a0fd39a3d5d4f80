import SwiftSyntax

/// `@Entry`, with which a value is put into the environment or a transaction without a key being written.
extension Rewriter {
  /// The types that entries are put into, and what their keys are.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  /// Writes what the macro writes: a property that asks for its key, and the key beside it.
  ///
  /// The value is computed each time it is asked for where the property says its type. Where the value has to
  /// tell it, the key keeps one, and can be seen wherever the property can.
  func rewriteEntry(_ attribute: AttributeSyntax) {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let owner = property.typesAround.first?.typeName?.split(separator: ".").last,
      let key = Self.keys[String(owner)], property.bindings.count == 1,
      let binding = property.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    edits.blank(attribute.bytes, of: source)
    let keyName = "_EntryKey_\(name.text.unquoted)"
    let accessors = " { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } };"
    let value = binding.initializer?.value
    guard let annotation = binding.typeAnnotation else {
      guard let value else { return }
      let access = property.modifiers.access
      let around = property.typesAround.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
      // What is public has to be so in each place; of what is private the parts are as open as it is.
      let inner = (access ?? around).flatMap {
        ["public", "package"].contains($0) ? $0 + " " : nil
      }
      let text =
        ": \(keyName).Value\(accessors) \(access.map { $0 + " " } ?? "")struct \(keyName):"
        + " SwiftUI.\(key) { \(inner ?? "")nonisolated(unsafe) static let defaultValue = "
      return put(text, " }", around: value, after: name.bytes.upperBound)
    }
    let type = annotation.type.trimmedDescription
    let text =
      "\(accessors) private struct \(keyName): SwiftUI.\(key) { typealias Value = \(type);"
      + " static var defaultValue: \(type) { "
    guard let value else {
      return edits.insert(text + "nil } }", at: annotation.bytes.upperBound)
    }
    put(text + "return ", " } }", around: value, after: annotation.bytes.upperBound)
  }

  /// Writes around a value, which stays on its line and in which what is changed is changed.
  func put(
    _ before: String,
    _ after: String,
    around value: ExprSyntax,
    after start: Int
  ) {
    let between = source[start..<value.bytes.lowerBound]
    let breaks = String(repeating: "\n", count: between.count { $0 == UInt8(ascii: "\n") })
    edits.replace(start..<value.bytes.lowerBound, with: breaks + before)
    edits.insert(after, at: value.bytes.upperBound)
  }
}
