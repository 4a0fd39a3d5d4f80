import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads date pickers, and the bars of tabs.
@MainActor
enum NibPickerReader {
  static func readDate(_ picker: UIDatePicker, _ values: NibValues) {
    if let mode = values.choice("datePickerMode", modes) { picker.datePickerMode = mode }
    if let style = values.choice("style", styles) { picker.preferredDatePickerStyle = style }
    if let locale = values.child("locale")?.attributes["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let minutes = values.integer("minuteInterval") { picker.minuteInterval = minutes }
    if let date = date("minimumDate", values) { picker.minimumDate = date }
    if let date = date("maximumDate", values) { picker.maximumDate = date }
    if values.flag("useCurrentDate") != true, let date = date("date", values) {
      picker.date = date
    }
    if let span = values.number("countDownDuration") { picker.countDownDuration = Double(span) }
  }

  private static func date(_ key: String, _ values: NibValues) -> Date? {
    values.child(key, "date")?.number("timeIntervalSinceReferenceDate")
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private static let styles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  static func readTabBar(_ bar: UITabBar, _ values: NibValues) {
    if values.text("barStyle")?.hasPrefix("black") == true { bar.barStyle = .black }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    values.color("barTintColor") { bar.barTintColor = $0 }
    values.color("selectedImageTintColor") { color in if let color { bar.tintColor = color } }
    if let width = values.number("itemWidth") { bar.itemWidth = width }
    if let spacing = values.number("itemSpacing") { bar.itemSpacing = spacing }
    let items = values.element.list("items").compactMap {
      values.making.make($0) as? UITabBarItem
    }
    if !items.isEmpty { bar.items = items }
  }

  static func readTab(_ item: UITabBarItem, _ values: NibValues) {
    if let image = values.image("selectedImage") { item.selectedImage = image }
    if let badge = values.string("badgeValue") { item.badgeValue = badge }
    values.color("badgeColor") { item.badgeColor = $0 }
  }

  static func readSplit(_ controller: UISplitViewController, _ values: NibValues) {
    if let mode = values.choice("preferredDisplayMode", displays) {
      controller.preferredDisplayMode = mode
    }
    if let behavior = values.choice("behavior", behaviors) {
      controller.preferredSplitBehavior = behavior
    }
    if let flag = values.flag("presentsWithGesture") { controller.presentsWithGesture = flag }
  }

  private static let displays: [String: UISplitViewController.DisplayMode] = [
    "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    "allVisible": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
    "primaryOverlay": .oneOverSecondary,
  ]

  private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
    "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
}
