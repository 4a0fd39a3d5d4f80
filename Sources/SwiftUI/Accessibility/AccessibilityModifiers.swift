import UIKit
import ViewGraph
import ViewLayout

/// Says something of a view to who does not see it, and to tests.
struct AccessibilityModifier: ElementModifier {
  let change: @MainActor (UIView) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AccessibilityModifier> {
    AccessibilityElement(self, around: content, node: node)
  }
}

private final class AccessibilityElement: ModifierElement<AccessibilityModifier> {
  private lazy var group = Surface(AccessibilityGroupView())

  override func modifierDidChange(from old: AccessibilityModifier, isEnvironmentChanged: Bool) {
    if let view = content.onlyView { modifier.change(view) } else { modifier.change(group.view) }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    if let view = content.onlyView {
      content.place(rect, proposal, placing)
      modifier.change(view)
      return
    }
    // Several views are a group of their own.
    let frame = placing.rounding.rounded(rect)
    placing.surface.show(group.view, in: rect, placing)
    group.fill(placing) {
      content.place(
        rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
        proposal,
        placing.inside(group, at: frame.origin)
      )
    }
    modifier.change(group.view)
  }
}

/// The view of several views that are read out together.
final class AccessibilityGroupView: PassingView {}

extension LayoutElement {
  /// The view that an element is, where it is only one.
  var onlyView: UIView? {
    if let text = self as? TextElement { return text.view }
    if let image = self as? ImageElement { return image.view }
    if let own = self as? RepresentedElement { return own.shownView }
    if let own = self as? any SurfaceOwning { return own.ownView }
    if let list = self as? ListElement { return list.view }
    if let scroll = self as? ScrollElement { return scroll.view }
    return wrapped?.onlyView
  }
}

/// An element with a view of its own.
@MainActor
protocol SurfaceOwning {
  var ownView: UIView { get }
}

extension SurfaceElement: SurfaceOwning {
  var ownView: UIView { view }
}

/// What views are for.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits

  /// None.
  public init() { traits = .none }

  init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header.
  public static let isHeader = AccessibilityTraits(.header)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Something that makes a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that stays.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Something that is told first.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The only thing that can be used.
  public static let isModal = AccessibilityTraits(.none)

  /// Whether one is among them.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// Those of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }
  /// Those that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  /// Those that one of them has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  /// Adds one.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  /// Takes one away.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    traits.subtract(member.traits)
    return had ? member : nil
  }
  /// Adds or replaces one.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(newMember)
    traits.formUnion(newMember.traits)
    return had ? newMember : nil
  }
  /// Adds those of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps those that another set has.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  /// Keeps those that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  /// Whether both have the same.
  public static func == (one: AccessibilityTraits, other: AccessibilityTraits) -> Bool {
    one.traits == other.traits
  }
}

/// What becomes of the views in a group that is read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let number: Int

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are read out one by one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are read out together.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension View {
  private func spoken(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// Sets what is said of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    spoken { view in
      view.accessibilityLabel = label.characters(in: EnvironmentValues())
      if view is AccessibilityGroupView { view.isAccessibilityElement = true }
    }
  }

  /// Sets what is said of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what is said of the view.
  @_disfavoredOverload
  public func accessibilityLabel<Characters: StringProtocol>(_ label: Characters) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what is said of the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets what value the view has.
  public func accessibilityValue(_ value: Text) -> some View {
    spoken { $0.accessibilityValue = value.characters(in: EnvironmentValues()) }
  }

  /// Sets what value the view has.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what value the view has.
  @_disfavoredOverload
  public func accessibilityValue<Characters: StringProtocol>(_ value: Characters) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    spoken { $0.accessibilityHint = hint.characters(in: EnvironmentValues()) }
  }

  /// Sets what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<Characters: StringProtocol>(_ hint: Characters) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the name that tests find the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    spoken { $0.accessibilityIdentifier = identifier }
  }

  /// Sets the name that tests find the view by.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Leaves the view out of what is read, or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    spoken { $0.accessibilityElementsHidden = hidden }
  }

  /// Leaves the view out of what is read, or not.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Says what the view is for.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    spoken { $0.accessibilityTraits.formUnion(traits.traits) }
  }

  /// Says what the view is not for.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    spoken { $0.accessibilityTraits.subtract(traits.traits) }
  }

  /// Reads the view out as a whole.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    spoken { view in
      switch children {
      case .contain: view.isAccessibilityElement = false
      case .combine:
        view.isAccessibilityElement = true
        if view.accessibilityLabel == nil { view.accessibilityLabel = SpokenText.of(view) }
      default: view.isAccessibilityElement = true
      }
    }
  }

  /// Does something when the view is used by who does not see it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: actionKind.name), handler)
  }

  /// Offers an action by its name.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    spoken { view in
      let title = name.characters(in: EnvironmentValues())
      var actions = (view.accessibilityCustomActions ?? []).filter { $0.name != title }
      actions.append(
        UIAccessibilityCustomAction(name: title) { _ in
          handler()
          return true
        }
      )
      view.accessibilityCustomActions = actions
    }
  }

  /// Sets when the view is read out, beside others: those of a higher value come first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What goes back does.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What a tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
