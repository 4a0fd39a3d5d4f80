import UIKit

extension View {
  /// Gives the view a rotor with places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.label(label)) { entries().rotorPlaces.places } }

  /// Gives the view a rotor with places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.label(Text(labelKey))) { entries().rotorPlaces.places } }

  /// Gives the view a rotor with places.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Label,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.label(Text(label))) { entries().rotorPlaces.places } }

  /// Gives the view a rotor in place of one that screen readers have with places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.system(systemRotor)) { entries().rotorPlaces.places } }

  /// Gives the view a rotor with the views of values, by the identities of the values.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.label(rotorLabel)) { RotorPlace.places(entries, \.id, entryLabel) } }

  /// Gives the view a rotor with the views of values, by the identities of the values.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.label(Text(rotorLabelKey))) { RotorPlace.places(entries, \.id, entryLabel) }
  }

  /// Gives the view a rotor with the views of values, by the identities of the values.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: Label,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.label(Text(rotorLabel))) { RotorPlace.places(entries, \.id, entryLabel) }
  }

  /// Gives the view a rotor, in place of one of screen readers, with the views of values.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.system(systemRotor)) { RotorPlace.places(entries, \.id, entryLabel) } }

  /// Gives the view a rotor with the views of values, by identities that a key path tells.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.label(rotorLabel)) { RotorPlace.places(entries, entryID, entryLabel) } }

  /// Gives the view a rotor with the views of values, by identities that a key path tells.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.label(Text(rotorLabelKey))) { RotorPlace.places(entries, entryID, entryLabel) }
  }

  /// Gives the view a rotor with the views of values, by identities that a key path tells.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: Label,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.label(Text(rotorLabel))) { RotorPlace.places(entries, entryID, entryLabel) }
  }

  /// Gives the view a rotor, in place of one of screen readers, with the views of values.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.system(systemRotor)) { RotorPlace.places(entries, entryID, entryLabel) } }

  /// Gives the view a rotor with parts of its text.
  public func accessibilityRotor(
    _ label: Text,
    textRanges: [Range<String.Index>]
  ) -> some View { rotor(.label(label)) { RotorPlace.places(textRanges) } }

  /// Gives the view a rotor with parts of its text.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View { rotor(.label(Text(labelKey))) { RotorPlace.places(textRanges) } }

  /// Gives the view a rotor with parts of its text.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol>(
    _ label: Label,
    textRanges: [Range<String.Index>]
  ) -> some View { rotor(.label(Text(label))) { RotorPlace.places(textRanges) } }

  /// Gives the view a rotor in place of one that screen readers have with parts of its text.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View { rotor(.system(systemRotor)) { RotorPlace.places(textRanges) } }

  /// Makes the view the place of rotors that have an entry with its identity in a namespace.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorEntryModifier(key: RotorEntryKey(id: AnyHashable(id), namespace: namespace)))
  }

  private func rotor(
    _ title: RotorModifier.Title,
    _ places: @escaping @MainActor () -> [RotorPlace]
  ) -> some View { modifier(RotorModifier(title: title, places: places)) }
}

extension RotorPlace {
  /// The views of values.
  fileprivate static func places<Model, ID: Hashable>(
    _ models: [Model],
    _ id: KeyPath<Model, ID>,
    _ label: KeyPath<Model, String>
  ) -> [RotorPlace] {
    models.map { model in
      RotorPlace(
        label: Text(verbatim: model[keyPath: label]),
        target: .identity(AnyHashable(model[keyPath: id])),
        range: nil
      )
    }
  }

  /// Parts of the text that has the rotor.
  fileprivate static func places(_ ranges: [Range<String.Index>]) -> [RotorPlace] {
    ranges.map { RotorPlace(label: nil, target: .own, range: $0) }
  }
}
