import UIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark

  init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// How much colours differ from what is behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// The direction in which is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// How large the user wants text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: what everyone begins with.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// Extra extra extra large.
  case xxxLarge
  /// The first of those for accessibility.
  case accessibility1
  /// The second of those for accessibility.
  case accessibility2
  /// The third of those for accessibility.
  case accessibility3
  /// The fourth of those for accessibility.
  case accessibility4
  /// The fifth of those for accessibility.
  case accessibility5

  /// Whether it is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Makes a size of UIKit's; nil where that is not specified.
  public init?(_ category: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }

  var category: UIContentSizeCategory {
    Self.categories[Self.allCases.firstIndex(of: self) ?? 3]
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

/// The older name of what the user wants text to be.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Extra small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: what everyone begins with.
  case large
  /// Extra large.
  case extraLarge
  /// Extra extra large.
  case extraExtraLarge
  /// Extra extra extra large.
  case extraExtraExtraLarge
  /// The first of those for accessibility.
  case accessibilityMedium
  /// The second of those for accessibility.
  case accessibilityLarge
  /// The third of those for accessibility.
  case accessibilityExtraLarge
  /// The fourth of those for accessibility.
  case accessibilityExtraExtraLarge
  /// The fifth of those for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for accessibility.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

/// Where a scene is in its life.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not shown.
  case background
  /// It is shown, but cannot be used.
  case inactive
  /// It is shown and used.
  case active
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// How prominent a header is.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system likes.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}

/// Why what is shown is not the real thing.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// Makes reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The real thing is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The real thing is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The real thing is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Closes what is presented, or goes back.
@MainActor @preconcurrency
public struct DismissAction: Equatable {
  weak var controller: UIViewController?

  /// Does it.
  public func callAsFunction() { controller.map(ControllerClosing.close) }

  /// Whether both close the same.
  public nonisolated static func == (one: DismissAction, other: DismissAction) -> Bool {
    one.controller === other.controller
  }
}

/// Opens what an address leads to.
nonisolated public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// It was opened.
    public static let handled = Result(outcome: .handled)
    /// It was not opened, and is not to be.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  let handler: ((URL) -> Result)?

  /// Makes an action that decides by itself.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  nonisolated init() { handler = nil }

  /// Opens an address.
  @MainActor
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address, and tells whether it was accepted.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
    }
  }
}

/// The way in which something is shown.
@MainActor @preconcurrency
public struct PresentationMode {
  var dismissal: DismissAction
  /// Whether it is shown by something else.
  public private(set) var isPresented: Bool

  init(_ dismissal: DismissAction, isPresented: Bool) {
    self.dismissal = dismissal
    self.isPresented = isPresented
  }

  /// Closes it.
  public mutating func dismiss() {
    isPresented = false
    dismissal()
  }
}

/// Reloads what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Does it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Takes what UIKit says over.
  mutating func take(_ traits: UITraitCollection) {
    colorScheme = ColorScheme(traits.userInterfaceStyle)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    displayScale = traits.pixelsPerPoint
    legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    self[ContrastKey.self] = traits.accessibilityContrast == .high ? .increased : .standard
  }
}

/// How heavy text is for those who see it badly.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// How much colours differ from what is behind them.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How large the user wants text, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// Closes what is presented, or goes back.
  public var dismiss: DismissAction { DismissAction(controller: hostController.controller) }

  /// Whether the view is shown by something else.
  public var isPresented: Bool { isPresentedByController }

  /// The way in which the view is shown.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }
}
