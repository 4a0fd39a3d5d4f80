import Foundation

/// The properties whose looks can be set for all of a kind.
enum AppearanceKey: UInt8 {
  case backgroundColor, tintColor
  case barStyle, isTranslucent, barTintColor, shadowImage, titleTextAttributes
  case largeTitleTextAttributes, backIndicatorImage, backIndicatorTransitionMaskImage
  case prefersLargeTitles, standardAppearance, compactAppearance, scrollEdgeAppearance
  case compactScrollEdgeAppearance, unselectedItemTintColor, backgroundImage
  case selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing
  case badgeColor, titlePositionAdjustment
  case font, textColor, shadowColor, shadowOffset, highlightedTextColor, keyboardAppearance
  case onTintColor, thumbTintColor, onImage, offImage
  case pageIndicatorTintColor, currentPageIndicatorTintColor
  case separatorColor, separatorInset, separatorEffect, sectionIndexColor
  case sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor, sectionHeaderTopPadding
  case searchBarStyle, selectedSegmentTintColor, contentEdgeInsets, color
  case progressTintColor, trackTintColor, progressImage, trackImage
  case minimumTrackTintColor, maximumTrackTintColor
}

/// A method that sets a look for some of an object's states, with what it is about.
struct AppearanceCall: Hashable {
  enum Name: UInt8 {
    case titleTextAttributes, badgeTextAttributes, titleColor, titleShadowColor, backgroundImage
    case shadowImage, titlePosition, backgroundOffset, backImage, backOffset, backTitlePosition
    case dividerImage, contentPosition, icon, iconPosition, fieldImage
  }

  let name: Name
  let first: Int
  let second: Int

  init(_ name: Name, _ first: Int, _ second: Int = 0) {
    (self.name, self.first, self.second) = (name, first, second)
  }
}

/// What an object was given itself, so that nothing set for all of its kind takes it away.
struct AppearanceStore {
  /// One bit for each property.
  fileprivate(set) var given: UInt64 = 0
  fileprivate(set) var more: More?

  /// What few objects have.
  final class More {
    /// The methods with which the object was given a look.
    var calls: Set<AppearanceCall> = []
    /// Where an object writes down what is set on it, if it stands for all of its kind.
    let rule: AppearanceRule?

    init(rule: AppearanceRule?) { self.rule = rule }
  }

  /// Takes a property as not set: it was UIKit that gave it its first value.
  mutating func forget(_ key: AppearanceKey) { given &= ~(1 << UInt64(key.rawValue)) }

  mutating func stand(for rule: AppearanceRule) { more = More(rule: rule) }

  func has(_ key: AppearanceRule.Key) -> Bool {
    switch key {
    case .property(let key): given & (1 << UInt64(key.rawValue)) != 0
    case .call(let call): more?.calls.contains(call) ?? false
    }
  }
}

/// An object that has looks.
@MainActor
protocol AppearanceSubject: NSObject {
  var appearanceStore: AppearanceStore { get set }
}

/// A class whose object for `appearance()` is not made with `init(frame:)` or `init()`.
@MainActor
protocol AppearanceProxyMaking: AnyObject {
  /// Makes an object that is never shown, which writes down what is set on it.
  static func makeAppearanceProxy() -> NSObject
}

extension AppearanceSubject {
  /// Notes that a property was set: as the object's own, or for all of its kind.
  func note<Root: AnyObject, Value>(
    _ key: AppearanceKey,
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>
  ) {
    if Appearances.shared.isApplying { return }
    guard let rule = appearanceStore.more?.rule else {
      appearanceStore.given |= 1 << UInt64(key.rawValue)
      return
    }
    let path = path()
    guard let value = (self as? Root)?[keyPath: path] else { return }
    rule.record(.property(key)) { ($0 as? Root)?[keyPath: path] = value }
  }

  /// Notes that a method set a look; `apply` does the same to another object.
  func note<Root: AnyObject>(_ call: AppearanceCall, _ apply: @escaping (Root) -> Void) {
    if Appearances.shared.isApplying { return }
    if let rule = appearanceStore.more?.rule {
      rule.record(.call(call)) { ($0 as? Root).map(apply) }
    } else if let more = appearanceStore.more {
      more.calls.insert(call)
    } else {
      let more = AppearanceStore.More(rule: nil)
      more.calls.insert(call)
      appearanceStore.more = more
    }
  }
}
