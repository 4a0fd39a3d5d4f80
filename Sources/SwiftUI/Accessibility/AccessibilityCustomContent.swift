import UIKit

/// What something else that is worth knowing of a view is known by.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Makes a key with the name that is told.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with the name that is told.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key with the name that is told, which it is known by.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: "\(labelKey)")
  }
}

/// Something else that is worth knowing; without a value it is nothing.
private struct SpokenDetail {
  let key: AccessibilityCustomContentKey
  let value: Text?
  let importance: AXCustomContent.Importance

  @MainActor
  func content(in environment: EnvironmentValues) -> AXCustomContent? {
    guard let value else { return nil }
    let content = AXCustomContent(
      label: key.label.characters(in: environment),
      value: value.characters(in: environment)
    )
    content.importance = importance
    return content
  }
}

extension View {
  /// Says something else of the view, in place of what was said by the key; nil takes it back.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    let detail = SpokenDetail(key: key, value: value, importance: importance)
    return spoken(detail) { view, detail, environment in
      var all = view.accessibilityHandlers.customContent
      let place = all.firstIndex { $0.key == detail.key.id }
      if let content = detail.content(in: environment) {
        if let place { all[place].content = content } else { all.append((detail.key.id, content)) }
      } else if let place {
        all.remove(at: place)
      }
      view.accessibilityHandlers.customContent = all
    }
  }

  /// Says something else of the view, in place of what was said by the key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Says something else of the view, in place of what was said by the key.
  @_disfavoredOverload
  public func accessibilityCustomContent<Characters: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: Characters,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Says something else of the view, with its name.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    let key = AccessibilityCustomContentKey(label, id: "\(label)")
    return accessibilityCustomContent(key, value, importance: importance)
  }

  /// Says something else of the view, with its name.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Says something else of the view, with its name.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Says something else of the view, with its name.
  @_disfavoredOverload
  public func accessibilityCustomContent<Characters: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: Characters,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
